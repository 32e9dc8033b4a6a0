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

  function failed(row, words = row.parentNode.dataset.failed) {
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

  // Taps on a row that is being sent: each waits for the answer before it, and goes with the form of that answer.
  const queues = new Map();

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const act = event.submitter;
    const row = form.closest(".door > li");
    if (!row || !act) return;
    event.preventDefault();
    const tap = { of: form.id, value: act.value, body: new FormData(form), byKeys: act.matches(":focus-visible") };
    const queue = queues.get(row.id);
    // Twice the same button is one tap.
    if (queue?.at(-1)?.value === tap.value) return;
    if (queue) return void queue.push(tap);
    queues.set(row.id, [tap]);
    work(row.id);
  });

  async function work(id) {
    const queue = queues.get(id);
    while (queue.length > 0 && await send(document.getElementById(id), queue[0])) queue.shift();
    queues.delete(id);
  }

  // The form and the button of a tap in the row as it is now; none where the row has it no more.
  function found(row, tap) {
    const button = [...row.querySelectorAll("button[name]")].find((one) => one.value === tap.value && one.form?.id === tap.of);
    return button && { form: button.form, button };
  }

  async function send(row, tap) {
    const { form, button } = found(row, tap) ?? {};
    // What was tapped is done already.
    if (!form) return true;
    row.setAttribute("aria-busy", "true");
    try {
      // What was typed is as it was tapped, and the key as the row has it now.
      const body = new URLSearchParams(tap.body);
      body.set("key", form.elements.key.value);
      body.set("act", tap.value);
      const answer = await fetch(form.action, { method: "POST", body, credentials: "same-origin" });
      // A server that has no time now is like one that is not there: the row says that it was not sent.
      if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = fresh.getElementById(row.id);
      if (!next) return show(form, button);
      const whole = document.importNode(next, true);
      row.replaceWith(whole);
      renew(fresh);
      const told = fresh.querySelector("main > .notice[role=status]") ?? whole.querySelector(".who-is");
      status.textContent = told.textContent;
      // What the server refused is said in the row too, which is what is looked at.
      if (!answer.ok && found(whole, tap)) failed(whole, told.textContent.trim());
      if (tap.byKeys) whole.querySelector("button")?.focus({ preventScroll: true });
      return true;
    } catch {
      row.removeAttribute("aria-busy");
      failed(row);
      return false;
    }
  }

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
