// Steps through a hand without reloading. Every act here is a link that works without this file.
// The page's #replay region is fetched from the link's own address and swapped; nothing is computed here.
(() => {
  "use strict";
  const TRICK_END_PAUSE = 1.6; // times the chosen speed, so that a finished trick can be read
  const ANNOUNCE_FROM_MS = 2000; // faster autoplay would flood a screen reader
  const SWIPE_MIN_PX = 48;
  const CACHE_PAGES_MAX = 40;
  const FELT_SEEN_MIN = 0.5; // of the table, or of the window where that is lower
  const STEP = "a[data-step], [data-steps] a"; // links to positions: marked alone or as all of a list
  const $ = (selector) => document.querySelector(selector);
  const region = () => $("#replay");
  if (!region()) return;

  const live = document.createElement("p");
  live.className = "vh";
  live.setAttribute("role", "status");
  document.body.append(live);
  // What is told to all, not only to those who hear the page: it goes with whatever is done next.
  function say(words) {
    live.textContent = words;
    live.className = "toast";
  }
  function hush() {
    live.className = "vh";
  }

  const pages = new Map(); // address -> promise of a page, so that stepping back and forth asks once
  let timer = 0;
  let running = 0; // number of the newest step; an older answer that comes late is dropped
  const waiting = []; // what was asked for by keys while a step was on its way
  let working = false;

  // What the reader chose lasts over pages of this visit; a browser that keeps nothing simply forgets.
  const keep = {
    get(key) { try { return sessionStorage.getItem("talon." + key); } catch { return null; } },
    set(key, value) { try { sessionStorage.setItem("talon." + key, value); } catch { /* forgotten, not broken */ } },
  };

  async function load(href) {
    const answer = await fetch(href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
    if (!answer.ok) throw new Error(String(answer.status));
    // The address may lead on to another one: the solver plays there.
    return { fresh: new DOMParser().parseFromString(await answer.text(), "text/html"), at: answer.url };
  }
  function page(href) {
    if (!pages.has(href)) {
      if (pages.size >= CACHE_PAGES_MAX) pages.delete(pages.keys().next().value);
      const promise = load(href);
      promise.catch(() => pages.delete(href));
      pages.set(href, promise);
    }
    return pages.get(href);
  }

  async function go(href, quiet) {
    const mine = ++running;
    hush();
    try {
      const { fresh, at } = await page(href);
      if (mine !== running) return false;
      const next = fresh.querySelector("#replay");
      if (!next) throw new Error("no region");
      const before = region().dataset;
      const now = next.dataset;
      swap(next, fresh.title);
      history.replaceState(null, "", at);
      remember();
      // A sentence that stands there already is not said again: then it is the look that has changed.
      const turned = now.announce === before.announce && now.view !== before.view;
      if (!quiet) live.textContent = (turned ? now.view : now.announce) || "";
      return true;
    } catch {
      location.assign(href); // the server says what is wrong better than we can
      return false;
    }
  }

  // What the frame around the region leads back to is the position that is shown now.
  function remember() {
    const here = location.pathname + location.search;
    for (const field of document.querySelectorAll(".foot input[name=next]")) field.value = here;
    for (const a of document.querySelectorAll('a[href^="/sign-in?next="]')) a.href = "/sign-in?next=" + encodeURIComponent(here);
  }

  // The control of the new region that does what the focused one did in the old one.
  function same(active, old, fresh) {
    const kept = active.closest("details[data-kept]");
    if (active.dataset.key) return fresh.querySelector(`[data-key="${CSS.escape(active.dataset.key)}"]`);
    if (active.dataset.scroll) return fresh.querySelector(`[data-scroll="${active.dataset.scroll}"]`);
    if (kept && active.tagName === "SUMMARY") return fresh.querySelector(`details[data-kept="${kept.dataset.kept}"] > summary`);
    if (!active.matches(STEP)) return null;
    // A link to a position: the same one of those in its part of the page that lead there.
    const part = `#${active.closest("[id]").id} :is(${STEP})`;
    const like = (box) => [...box.querySelectorAll(part)].filter((a) => path(a) === path(active));
    return like(fresh)[like(old.parentNode).indexOf(active)] || fresh.querySelector(".picks a");
  }
  const path = (a) => new URL(address(a), location.href).pathname;
  const address = (a) => a.href.baseVal ?? a.href; // in a picture it is an object

  // Focus stays on the same control, else on the region.
  function swap(next, title) {
    const old = region();
    const active = document.activeElement;
    const inside = old.contains(active);
    const scrolls = [...old.querySelectorAll("[data-scroll]")].map((e) => [e.dataset.scroll, e.scrollTop, e.scrollLeft]);
    const fresh = document.importNode(next, true);
    for (const d of old.querySelectorAll("details[data-kept][open]")) {
      const again = fresh.querySelector(`details[data-kept="${d.dataset.kept}"]`);
      if (again) again.open = true;
    }
    let target = inside ? same(active, old, fresh) : null;
    old.replaceWith(fresh);
    for (const [name, top, left] of scrolls) {
      const e = fresh.querySelector(`[data-scroll="${name}"]`);
      if (e) { e.scrollTop = top; e.scrollLeft = left; }
    }
    document.title = title;
    dress();
    if (inside) {
      if (target && !target.href && target.tagName === "A") target.tabIndex = 0; // at an end: the control is off but keeps focus
      if (!target || !target.getClientRects().length) target = fresh;
      target.focus({ preventScroll: true });
    }
  }

  // Whoever steps from a list further down wants to see the table.
  function showTable() {
    const felt = region().querySelector(".board > :first-child");
    const box = felt.getBoundingClientRect();
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (seen < FELT_SEEN_MIN * Math.min(box.height, innerHeight)) felt.scrollIntoView({ block: "start" });
  }

  // Shows what only works with script, and puts the reader's choices on a region that came new from the server.
  function dress() {
    document.documentElement.classList.add("has-js");
    const box = region();
    const gone = keep.get("gone") === "1";
    box.classList.toggle("no-gone", gone);
    for (const b of box.querySelectorAll("[data-hide-gone]")) b.setAttribute("aria-pressed", String(gone));
    for (const b of document.querySelectorAll("[data-letters]")) b.checked = letters();
    for (const s of box.querySelectorAll("[data-speed]")) s.value = keep.get("speed") || s.value;
    showPlaying();
    prefetch();
  }
  function prefetch() {
    if (navigator.connection && navigator.connection.saveData) return;
    const a = link("next");
    if (a) page(a.href).catch(() => {});
  }

  const link = (key) => region().querySelector(`a[data-key="${CSS.escape(key)}"][href]`);
  // Every press counts, however fast they come: each leads on from where the one before it led.
  function follow(find) {
    stop();
    waiting.push(find);
    if (!working) work();
  }
  async function work() {
    working = true;
    while (waiting.length) {
      const a = waiting.shift()();
      if (!a) continue;
      if (a.hash) location.assign(a.href); // further down on this page
      // Something else was asked for meanwhile, or the server has to say what is wrong.
      else if (!(await go(a.href, waiting.length > 0))) waiting.length = 0;
    }
    working = false;
  }
  function followKey(name) {
    follow(() => {
      const a = link(name);
      const why = { "next-mistake": "noNextMistake", "back-mistake": "noBackMistake" }[name];
      // Where both say the same it is written once.
      const words = region().dataset;
      if (!a && why && words.noNextMistake) say(words[why] ?? words.noNextMistake);
      return a;
    });
  }

  // ---- autoplay: off by default, stops when anything else is used
  const speed = () => Number(keep.get("speed") || region().querySelector("[data-speed]")?.value || 2000);
  function showPlaying() {
    const b = region().querySelector("[data-play]");
    if (!b) return;
    b.setAttribute("aria-pressed", String(timer !== 0));
    const use = b.querySelector("use");
    if (use) use.setAttribute("href", use.getAttribute("href").replace(/#.*/, timer ? "#pause" : "#play"));
  }
  function plan() {
    const pause = region().hasAttribute("data-trick-end") ? TRICK_END_PAUSE : 1;
    timer = setTimeout(tick, speed() * pause);
    showPlaying();
  }
  async function tick() {
    const a = link("next");
    if (!a) return stop();
    if (await go(a.href, speed() < ANNOUNCE_FROM_MS)) { if (timer) plan(); } else stop();
  }
  function stop() {
    clearTimeout(timer);
    timer = 0;
    showPlaying();
  }
  function toggle() {
    if (timer) return stop();
    if (link("next")) plan();
  }

  // ---- the list of keys is written by the server in <dialog id="keys">; the browser traps and returns focus
  function help() {
    const d = $("#keys");
    if (!d || d.open) return;
    stop();
    d.showModal();
  }
  function nextView() {
    const views = [...region().querySelectorAll('a[data-key^="view-"]')];
    const at = views.findIndex((a) => a.hasAttribute("aria-current"));
    return views[(at + 1) % views.length];
  }
  // Where the browser gives no clipboard the address is chosen, ready to be copied by hand.
  async function copy(button) {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { return; }
    button.textContent = button.dataset.done;
    live.textContent = button.dataset.done;
  }
  function variation(by) {
    const lines = [...region().querySelectorAll("a[data-variation]")];
    const at = lines.findIndex((a) => a.closest("[aria-current]"));
    return lines[at < 0 ? (by > 0 ? 0 : lines.length - 1) : (at + by + lines.length) % lines.length];
  }
  // Letters alone can be switched off, for people who speak to the browser or whose hands shake.
  const letters = () => keep.get("letters") !== "0";
  function hideGone() {
    keep.set("gone", region().classList.contains("no-gone") ? "0" : "1");
    dress();
  }

  const KEYS = {
    ArrowLeft: "back", ArrowRight: "next", "S-ArrowLeft": "back-trick", "S-ArrowRight": "next-trick",
    "S-ArrowUp": "main-line", PageUp: "back-trick", PageDown: "next-trick", Home: "start", End: "end",
    k: "back", j: "next", m: "next-mistake", "S-m": "back-mistake", n: "next-deal", p: "back-deal",
    0: "view-all", 1: "view-A", 2: "view-B", 3: "view-C", h: "then", r: "rotate", f: "rotate", l: "review", x: "legal", d: "decisive", c: "note", g: "note",
  };
  const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
  function onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const box = region();
    const on = event.target;
    if (on.closest(TYPING) || $("#keys")?.open) return;
    const letter = event.key.length === 1 && event.key !== " ";
    if (letter && !letters()) return;
    if (event.key === "?") { event.preventDefault(); return help(); }
    // Inside the region, or where nothing has the focus; a link or a field elsewhere keeps its own keys.
    if (!box.contains(on) && on !== document.body && on !== document.documentElement) return;
    hush();
    // A table that scrolls by itself keeps its own arrow keys.
    if (!letter && on.closest(".scroll, pre") && on.matches("[tabindex]")) return;
    // A key that is held down steps as fast as the pages come, and no further once it is let go.
    if (event.repeat && working) return event.preventDefault();
    if (event.key === " ") {
      if (on.closest("button, summary")) return; // there the space bar already means something
      event.preventDefault();
      return toggle();
    }
    // Where there are no variations these keys still scroll the page.
    if ((event.key === "ArrowUp" || event.key === "ArrowDown") && !event.shiftKey) {
      const by = event.key === "ArrowUp" ? -1 : 1;
      if (!variation(by)) return;
      event.preventDefault();
      return follow(() => variation(by));
    }
    if (event.key === "ArrowUp" && !link("main-line")) return;
    if (event.key === "v") { event.preventDefault(); return follow(nextView); }
    const name = KEYS[(event.shiftKey ? "S-" : "") + (letter ? event.key.toLowerCase() : event.key)];
    if (!name) return;
    event.preventDefault(); // at either end the page must not jump instead
    // Another deal is another page: its heading changes too.
    const deal = document.querySelector(`a[data-deal="${name}"]`);
    if (deal) {
      keep.set("deal", "1");
      location.assign(deal.href);
    } else followKey(name);
  }

  document.addEventListener("keydown", onKey);
  document.addEventListener("click", (event) => {
    const on = event.target.closest("a, button");
    if (!on || !region().contains(on)) return;
    if (on.matches("[data-play]")) return toggle();
    if (on.matches("[data-hide-gone]")) return hideGone();
    if (on.matches("[data-help]")) return help();
    if (on.matches("[data-copy]")) return copy(on);
    stop();
    waiting.length = 0;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // Only links with a data-key and those of STEP lead to another state of this region.
    const steps = on.matches(STEP);
    if (!plain || !(steps || on.matches("a[href][data-key]")) || (on.hash && !steps)) return;
    event.preventDefault();
    const to = new URL(address(on), location.href);
    to.hash = ""; // the place on the page is for those without script
    go(to.href).then((there) => { if (there && steps) showTable(); });
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-speed]")) { keep.set("speed", event.target.value); if (timer) { stop(); toggle(); } }
    if (event.target.matches("[data-letters]")) keep.set("letters", event.target.checked ? "1" : "0");
  });

  // ---- swipe on the felt: left is on, right is back; the buttons stay
  let from = null;
  document.addEventListener("touchstart", (event) => {
    const t = event.touches[0];
    from = event.touches.length === 1 && event.target.closest(".felt") ? [t.clientX, t.clientY] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!from) return;
    const t = event.changedTouches[0];
    const dx = t.clientX - from[0];
    const dy = t.clientY - from[1];
    from = null;
    if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
    followKey(dx < 0 ? "next" : "back");
  }, { passive: true });
  // Only the browser knows when something is printed.
  addEventListener("beforeprint", () => {
    const now = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format();
    for (const e of region().querySelectorAll("[data-printed]")) e.textContent = `${e.dataset.printed} ${now}`;
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); });

  dress();
  // Whoever came from the deal beside by a key goes on by keys.
  if (keep.get("deal") === "1") region().focus({ preventScroll: true });
  keep.set("deal", "0");
})();
