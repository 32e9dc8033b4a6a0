// What a scorecard does on the device on which it is open: its page is kept for no network, the screen stays awake, and times
// are those of whoever reads.
(() => {
  "use strict";
  const PAGES = "talon-scorecards";
  const PAGES_MAX = 5;
  const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
  const base = location.pathname.split("/").slice(0, 3).join("/");
  const main = document.querySelector("main");
  if (!main || !base.startsWith("/scorecards/")) return;

  const asItCame = `<!doctype html>${document.documentElement.outerHTML}`;
  const part = (name, page = main) => page.querySelector(`[data-part=${name}]`);

  // Times come in UTC; here the zone of whoever reads is known.
  function tellLocalTimes() {
    for (const time of main.querySelectorAll("time[datetime]")) {
      const at = new Date(time.dateTime);
      time.textContent = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    }
  }
  tellLocalTimes();
  document.addEventListener("scorecard:shown", tellLocalTimes);

  // ---- the page itself, for the worker that shows it without a network

  async function keepPage(status, html, page) {
    if (!navigator.serviceWorker || page.querySelector("form[data-deal]")) return;
    const cache = await caches.open(PAGES);
    if (status === 404) { await cache.delete(base); return; }
    if (status !== 200) return;
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
    await cache.put(base, new Response(html, { headers }));
    const kept = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith("/scorecards/"));
    for (const old of kept.slice(0, -PAGES_MAX)) await cache.delete(old);
  }

  async function beReadyForNoNetwork() {
    if (!navigator.serviceWorker) return;
    await navigator.serviceWorker.register("/scorecards/worker.js");
    if (location.pathname === base && part("sums")) await keepPage(200, asItCame, document);
    const used = document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src]");
    const cache = await caches.open(PAGES);
    await cache.addAll([...used].map((one) => one.href ?? one.src));
  }
  beReadyForNoNetwork().catch(() => {}); // Without it a card needs the network to open, and no more.
  document.addEventListener("scorecard:page", ({ detail: { status, html, page } }) => {
    keepPage(status, html, page).catch(() => {}); // Without it a card needs the network to open, and no more.
  });

  if (navigator.wakeLock) {
    const awake = () => { if (!document.hidden) navigator.wakeLock.request("screen").catch(() => {}); };
    document.addEventListener("visibilitychange", awake);
    awake();
  }
})();
