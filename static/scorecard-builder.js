// A seldom call is found by its parts: the list shows those that have the chosen ones, that of exactly these first. Without
// this file the list is there as it stands.
(() => {
  "use strict";
  const partsOf = (call) => call.dataset.parts.split(" ").filter(Boolean);
  const has = (call, parts) => parts.every((part) => partsOf(call).includes(part));
  const callsOf = (builder) => [...builder.closest("form").querySelectorAll("button[data-parts]")];

  // What does not go with the part that was chosen last is given up.
  function giveUp(boxes, last, calls) {
    let kept = [last.value];
    for (const box of boxes.filter((one) => one.checked && one !== last)) {
      box.checked = calls.some((call) => has(call, [...kept, box.value]));
      if (box.checked) kept = [...kept, box.value];
    }
  }

  function draw(builder, boxes) {
    const parts = boxes.filter((box) => box.checked).map((box) => box.value);
    for (const call of callsOf(builder)) {
      const isExact = parts.length > 0 && partsOf(call).length === parts.length && has(call, parts);
      call.classList.toggle("go", isExact);
      if (call.closest(".list")) call.hidden = !has(call, parts);
    }
    // Those that stand alone have none of the parts.
    for (const call of builder.parentElement.querySelectorAll("button:not([data-parts])")) call.hidden = parts.length > 0;
  }

  document.addEventListener("toggle", ({ target }) => {
    const builder = target.querySelector?.("[data-builder]");
    if (builder) builder.hidden = false;
  }, true);

  document.addEventListener("change", ({ target }) => {
    const builder = target.closest("[data-builder]");
    if (!builder) return;
    const boxes = [...builder.querySelectorAll("input")];
    if (target.checked) giveUp(boxes, target, callsOf(builder));
    draw(builder, boxes);
  });
})();
