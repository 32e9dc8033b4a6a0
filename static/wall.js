// Lets the clock of a wall tick between two pages, and sees how large the wall is. The server has written both times;
// without this file they stand still, and a large wall is told by hand.
(() => {
  "use strict";
  const LARGE_PX = 1600; // between a wall of 1280 and one of 1920
  const larger = document.body.dataset.large;
  if (larger && Math.min(innerWidth, innerHeight * 16 / 9) >= LARGE_PX) location.replace(larger);
  const clock = document.querySelector("time[data-second]");
  const all = document.querySelectorAll("[data-left]");
  const began = performance.now();
  const two = (number) => String(number).padStart(2, "0");
  const tick = () => {
    const gone = Math.floor((performance.now() - began) / 1000);
    if (clock) {
      const second = (Number(clock.dataset.second) + gone) % 86400;
      clock.textContent = `${Math.floor(second / 3600)}:${two(Math.floor(second / 60) % 60)}`;
    }
    for (const left of all) {
      const seconds = Number(left.dataset.left) - gone;
      left.textContent = seconds > 0 ? `${Math.floor(seconds / 60)}:${two(seconds % 60)}` : left.dataset.over;
    }
  };
  tick();
  setInterval(tick, 1000);
})();
