// The form of a deal shows only what can be beside the choices that are made. scorecard.js asks which that is, and hands the
// answer on; nothing is judged here.
(() => {
  "use strict";
  const main = document.querySelector("main");

  // Shows only what can be beside the other choices. What was chosen and cannot be any more is given up: then it is
  // asked once more what the form comes to.
  function offer(form, { closed, out }) {
    const isClosed = new Set(closed.split(" "));
    const isOut = new Set(out.split(" "));
    let isGivenUp = false;
    for (const field of form.querySelectorAll("[data-field]")) {
      const name = field.dataset.field;
      field.hidden = isClosed.has(name);
      const choices = [...field.querySelectorAll("input, option")];
      for (const choice of choices) {
        choice.disabled = choice.value !== "" && (field.hidden || isOut.has(`${name}=${choice.value}`));
      }
      const isMade = (choice) => choice.checked || choice.selected;
      if (!choices.some((choice) => choice.disabled && isMade(choice))) continue;
      const other = choices.find((choice) => !choice.disabled);
      if (!other) continue;
      if (other.matches("option")) other.selected = true; else other.checked = true;
      isGivenUp = true;
    }
    for (const button of form.querySelectorAll(".ends [data-out]")) button.disabled = true;
    if (isGivenUp) form.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Where nobody can be asked, or what is filled in has not been judged yet, everything can be chosen.
  function offerAll(form) {
    for (const button of form.querySelectorAll(".ends [data-out]")) {
      delete button.dataset.out;
      button.disabled = false;
    }
    offer(form, { closed: "", out: "" });
  }

  main?.addEventListener("scorecard:offer", ({ target, detail }) => (detail ? offer(target, detail) : offerAll(target)));
})();
