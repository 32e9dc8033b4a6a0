// Calls the reader of an open page: a table that needs the director, a round that has begun. The title says it until
// someone looks, and a sound does where it was switched on. Without this file the page itself says it, and no more.
(() => {
  "use strict";
  const SOUND = "talon.sound";
  const TONES = [[880, 0], [1175, 0.18], [880, 0.36]]; // hertz, and seconds after the first one
  const calls = document.querySelector("#calls");
  if (!calls) return;
  const title = document.title;
  const lines = (element) => (element?.dataset.calls ?? "").split("\n").filter(Boolean);
  let known = lines(calls);
  let untold = [];
  let audio;

  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = "btn small";
  toggle.textContent = calls.dataset.sound;
  const place = document.createElement("p");
  place.className = "calls";
  place.append(toggle);
  document.querySelector("main")?.append(place);

  function isOn() {
    try { return localStorage.getItem(SOUND) === "on"; } catch { return false; }
  }
  function set(on) {
    try { localStorage.setItem(SOUND, on ? "on" : "off"); } catch { /* it is off then */ }
    toggle.setAttribute("aria-pressed", String(isOn()));
  }
  set(isOn());

  // A browser lets nothing sound before someone has touched the page.
  function wake() {
    if (!isOn() || !window.AudioContext) return;
    audio ??= new AudioContext();
    audio.resume();
  }
  function ring() {
    if (!isOn()) return;
    navigator.vibrate?.([200, 100, 200]);
    if (audio?.state !== "running") return;
    for (const [hertz, after] of TONES) {
      const tone = new OscillatorNode(audio, { frequency: hertz });
      const volume = new GainNode(audio, { gain: 0.2 });
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + after);
      tone.stop(audio.currentTime + after + 0.15);
    }
  }
  toggle.addEventListener("click", () => { set(!isOn()); wake(); ring(); });
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);

  document.addEventListener("talon:fresh", ({ detail }) => {
    const told = detail.querySelector("#calls");
    if (!told) return; // signed out elsewhere: what was known stays known
    const now = lines(told);
    const fresh = now.filter((line) => !known.includes(line));
    // What is settled meanwhile calls nobody any more.
    untold = untold.filter((line) => now.includes(line));
    known = now;
    if (fresh.length) ring();
    if (document.hidden) untold.push(...fresh);
    document.title = untold.length ? `● ${untold.join("; ")} – ${title}` : title;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    untold = [];
    document.title = title;
  });
})();
