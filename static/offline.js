// A scorecard opens again without a network, as this device last saw it; scorecard.js puts it aside. With a network
// nothing comes from here.
"use strict";
const KEPT = "talon-scorecards";
const AWAY = [502, 503, 504];

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const isPage = request.mode === "navigate";
  if (isPage || address.pathname.startsWith("/static/")) {
    event.respondWith(answer(request, isPage ? address.pathname : request));
  }
});

async function answer(request, key) {
  let fresh = Response.error();
  try {
    fresh = await fetch(request);
    if (fresh.status === 404 && request.mode === "navigate") await (await caches.open(KEPT)).delete(key);
    if (!AWAY.includes(fresh.status)) return fresh;
  } catch {
    // What was put aside is all there is.
  }
  const cache = await caches.open(KEPT);
  return (await cache.match(key)) ?? fresh;
}
