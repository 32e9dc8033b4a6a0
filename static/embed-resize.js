// Tells the page around this frame how high it is, now and whenever that changes.
"use strict";
(() => {
  let told = 0;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height !== told) {
      told = height;
      parent.postMessage({ type: "talon-height", height, address: location.href }, "*");
    }
  };
  new ResizeObserver(tell).observe(document.documentElement);
  tell();
})();
