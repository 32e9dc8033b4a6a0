// Forms that show beside them what they would come to: shown again with every choice. Without this file the button of
// the form does it.
"use strict";
(() => {
  for (const form of document.querySelectorAll("form[data-preview]")) {
    let asked = 0;
    form.addEventListener("change", async () => {
      const fields = new URLSearchParams(new FormData(form));
      fields.set("preview", "1");
      const mine = ++asked;
      try {
        const answer = await fetch(form.getAttribute("action"), { method: "POST", body: fields });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const [here, told] = [document, page].map((one) => one.querySelector(form.dataset.preview));
        if (mine !== asked || !here || !told) return;
        here.replaceChildren(...told.childNodes);
      } catch {
        // What is shown stays until the next choice, or until the form is sent.
      }
    });
  }
})();
