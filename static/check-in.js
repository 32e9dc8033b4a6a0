// The list at the door: a tap checks a player in without leaving the place, and the search narrows the list as one types.
// Without this file a tap is an ordinary form that comes back to its row, and the search asks the server.
(() => {
  "use strict";
  const field = document.querySelector("#find-entry");
  if (!field) return;
  document.documentElement.classList.add("has-js");
  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  document.body.append(status);

  // ---- a tap

  let newest = 0;
  const known = (page) => Number(page.querySelector("#live")?.dataset.revision ?? 0);

  // What stands beside the list, as of the last answer that is newer than what is shown.
  function renew(fresh) {
    if (known(fresh) < newest) return;
    newest = known(fresh);
    for (const name of ["counts", "till", "first", "door", "revision"]) {
      const part = document.querySelector(`[data-part="${name}"]`);
      const next = fresh.querySelector(`[data-part="${name}"]`);
      if (part && next && !part.querySelector("details[open]")) part.replaceWith(document.importNode(next, true));
    }
  }

  function failed(row) {
    const words = row.parentNode.dataset.failed;
    const there = row.querySelector(".not-sent") ?? document.createElement("span");
    there.className = "chip bad not-sent";
    there.textContent = words;
    (row.querySelector(".who-is") ?? row).append(there);
    status.textContent = words;
  }

  // What is no list is shown by the server itself: the form is sent once more as an ordinary one.
  function show(form, act) {
    const said = document.createElement("input");
    Object.assign(said, { type: "hidden", name: act.name, value: act.value });
    form.append(said);
    form.submit();
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const act = event.submitter;
    const row = form.closest(".door > li");
    if (!row || !act) return;
    event.preventDefault();
    if (row.hasAttribute("aria-busy")) return;
    const byKeys = act.matches(":focus-visible");
    row.setAttribute("aria-busy", "true");
    try {
      const body = new URLSearchParams(new FormData(form));
      body.append(act.name, act.value);
      const answer = await fetch(form.action, { method: "POST", body, credentials: "same-origin" });
      // A server that has no time now is like one that is not there: the row says that it was not sent.
      if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = fresh.getElementById(row.id);
      if (!next) return show(form, act);
      const whole = document.importNode(next, true);
      row.replaceWith(whole);
      renew(fresh);
      const told = fresh.querySelector("main > .notice[role=status]") ?? whole.querySelector(".who-is");
      status.textContent = told.textContent;
      if (byKeys) whole.querySelector("button")?.focus({ preventScroll: true });
    } catch {
      row.removeAttribute("aria-busy");
      failed(row);
    }
  });

  // ---- the search

  // As the server reads names: small letters without their marks, Cyrillic in Latin letters, "đ", "dj" and "d" as one.
  const CYRILLIC = Object.fromEntries(["аa", "бb", "вv", "гg", "дd", "ђd", "еe", "жz", "зz", "иi", "јj", "кk", "лl", "љlj",
    "мm", "нn", "њnj", "оo", "пp", "рr", "сs", "тt", "ћc", "уu", "фf", "хh", "цc", "чc", "џdz", "шs", "đd", "łl", "ßss"]
    .map((pair) => [pair[0], pair.slice(1)]));
  const key = (text) => text.toLowerCase().replace(/./gsu, (letter) => CYRILLIC[letter] ?? letter)
    .normalize("NFD").replace(/\p{M}/gu, "").replace(/dj+/g, "d").trim();

  // A rule of its own, so that a row that is renewed is found or not like the one before it.
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
  const none = document.querySelector("[data-none]");

  function find() {
    const words = key(field.value).split(/\s+/).filter(Boolean);
    const all = words.map((word) => `[data-key*="${CSS.escape(word)}"]`).join("");
    rule.replaceSync(all ? `.door > li:not(${all}) { display: none; }` : "");
    const shown = [...document.querySelectorAll(".door > li")].some((row) => !all || row.matches(all));
    if (none) none.hidden = shown;
  }
  // A page that the server has narrowed has not all rows: there the form asks again.
  const isWhole = !new URLSearchParams(location.search).get("q");
  if (isWhole) {
    field.addEventListener("input", find);
    field.form.addEventListener("submit", (event) => event.preventDefault());
    find();
  }
  field.addEventListener("focus", () => field.select());
})();
