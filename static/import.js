// Import pages: a drop zone that fills the file field, times in the reader's own time, and progress without a reload.
// Without this file the form has its ordinary file field, times are UTC and the progress page refreshes by <meta>.
(() => {
  "use strict";
  const ASK_AGAIN_MS = 1000;
  const ASK_AGAIN_MS_MAX = 15000;
  document.documentElement.classList.add("has-js");

  const said = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  function tellTimes() {
    for (const time of document.querySelectorAll("time[datetime]:not([title])")) {
      time.title = time.textContent;
      time.textContent = said.format(new Date(time.dateTime));
    }
  }
  tellTimes();

  for (const zone of document.querySelectorAll("[data-drop]")) {
    const field = zone.querySelector("input[type=file]");
    if (!field) continue;
    const over = (on) => (event) => { event.preventDefault(); zone.classList.toggle("over", on); };
    zone.addEventListener("dragenter", over(true));
    zone.addEventListener("dragover", over(true));
    zone.addEventListener("dragleave", over(false));
    zone.addEventListener("drop", (event) => {
      over(false)(event);
      if (!event.dataTransfer || !event.dataTransfer.files.length) return;
      field.files = event.dataTransfer.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      field.focus();
    });
  }
  // A text that is too long cannot be shown again by the server, so it is not sent.
  for (const field of document.querySelectorAll("textarea[data-bytes-max]")) {
    const judge = () => {
      const fits = new Blob([field.value]).size <= Number(field.dataset.bytesMax);
      field.setCustomValidity(fits ? "" : field.dataset.tooLarge);
    };
    field.addEventListener("input", judge);
    judge();
  }
  // A file dropped beside the zone must not make the browser leave the page.
  if (document.querySelector("[data-drop]")) {
    for (const name of ["dragover", "drop"]) window.addEventListener(name, (event) => event.preventDefault());
  }

  // The server puts data-refetch="/imports/9" on #import while the job runs and leaves it out when it is done.
  let wait = ASK_AGAIN_MS;
  async function again() {
    const here = document.querySelector("#import[data-refetch]");
    if (!here) return;
    if (document.hidden) return plan(ASK_AGAIN_MS_MAX);
    try {
      const answer = await fetch(here.dataset.refetch, { headers: { Accept: "text/html" }, credentials: "same-origin" });
      if (!answer.ok) throw new Error(String(answer.status));
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = fresh.querySelector("#import");
      if (!next) return location.reload();
      // Whoever is reading or pressing something inside keeps it: then only the progress part changes.
      const busy = here.contains(document.activeElement) && next.hasAttribute("data-refetch");
      const parts = busy ? [here.querySelector("#progress"), next.querySelector("#progress")] : [here, next];
      if (parts[0] && parts[1]) parts[0].replaceWith(document.importNode(parts[1], true));
      const heads = [document.querySelector(".head"), fresh.querySelector(".head")];
      if (heads[0] && heads[1]) heads[0].replaceWith(document.importNode(heads[1], true));
      tellTimes();
      document.title = fresh.title;
      wait = ASK_AGAIN_MS;
    } catch {
      wait = Math.min(wait * 2, ASK_AGAIN_MS_MAX);
    }
    plan(wait);
  }
  const plan = (ms) => { if (document.querySelector("#import[data-refetch]")) setTimeout(again, ms); };
  plan(wait);
})();
