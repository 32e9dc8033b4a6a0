// The results of a round in one form: Enter goes from field to field, and a row is saved when it is left. Without this
// file the form is sent as a whole. What cannot be sent is kept by tournament.js, which hears of each row.
(() => {
  "use strict";
  const form = document.querySelector("form[data-grid]");
  if (!form) return;
  form.classList.add("live");
  const status = document.querySelector("#results-said");
  const FIELDS = "input:is([name=score], [name=deals], [name=board])";
  const fields = (box) => [...box.querySelectorAll(FIELDS)];
  const rowOf = (part) => part.closest("[data-row]");
  const isFull = (row) => fields(row).every((field) => field.value.trim());
  const boxes = (row) => [...row.querySelectorAll("[name=missing]")];
  const isChanged = (row) => boxes(row).some((box) => box.checked !== box.defaultChecked)
    || fields(row).some((field) => field.value !== field.defaultValue);
  const named = (row) => row.querySelector(".top-line a").textContent.trim();
  const isSent = (field) => field.type !== "checkbox" || field.checked;
  const values = (row) => [...row.querySelectorAll("input[name]")].filter(isSent)
    .map((field) => [field.name, field.value]);
  const isHere = (action) => new URL(action).pathname === location.pathname;

  function say(row, words) {
    row.querySelector(".said").textContent = words;
    status.textContent = `${named(row)}: ${words}`;
  }

  function save(row) {
    const sent = values(row);
    // Until its answer nobody knows what stands there: the score of before, typed again, is a change as well.
    row.querySelector("[name=before]")?.remove();
    // The address names the row, so that what is kept of one takes the place of that one alone.
    const action = `${form.action}#${row.id}`;
    const scores = fields(row).filter((field) => field.name !== "deals");
    const whose = (field) => field.labels[0]?.textContent ?? field.getAttribute("aria-label");
    const one = {
      id: `${action} ${row.querySelector("[name=key]").value}`,
      action,
      fields: [["csrf", form.querySelector("[name=csrf]").value], ...sent],
      says: `${named(row)}: ${scores.map((field) => `${whose(field)} ${field.value}`).join(", ")}`,
      row: row.id,
    };
    row.dataset.typed = "";
    // Not sent twice.
    for (const field of fields(row)) field.defaultValue = field.value;
    for (const box of boxes(row)) box.defaultChecked = box.checked;
    say(row, form.dataset.saving);
    document.dispatchEvent(new CustomEvent("talon:send", { detail: one }));
  }

  // What became of a row stands in it, and nothing else of the page changes. An answer without the row, such as that
  // the session has ended, is left to tournament.js.
  document.addEventListener("talon:told", (event) => {
    const { row: id, action, page } = event.detail;
    const row = document.getElementById(id);
    if (!isHere(action) || !row) return;
    const fresh = page?.getElementById(id);
    if (page && !fresh?.matches("[data-row]")) return;
    event.preventDefault();
    if (!page) return say(row, form.dataset.waits);
    const focus = row.contains(document.activeElement) ? document.activeElement.id : "";
    const late = fields(row).filter((field) => field.value !== field.defaultValue);
    const next = document.importNode(fresh, true);
    row.replaceWith(next);
    // What was typed since it was sent is not lost.
    for (const field of late) {
      const there = next.querySelector(`#${field.id}`);
      if (there) there.value = field.value;
    }
    if (focus) (document.getElementById(focus) ?? next.querySelector("a")).focus({ preventScroll: true });
    const fault = next.querySelector(".err");
    status.textContent = `${named(next)}: ${(fault ?? next.querySelector(".said")).textContent}`;
  });

  // The page goes for one that shows what was sent: whatever else was typed goes with it.
  document.addEventListener("talon:show", ({ detail: one }) => {
    if (!one.row || !isHere(one.action)) return;
    const open = [...form.querySelectorAll("[data-row]")].filter((row) =>
      fields(row).length && ("typed" in row.dataset || row.id !== one.row && isChanged(row)));
    const [token, ...sent] = one.fields;
    const own = open.some((row) => row.id === one.row) ? [] : sent;
    one.fields = [token, ...own, ...open.flatMap(values)];
  });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const own = event.submitter && rowOf(event.submitter);
    const rows = own ? [own] : [...form.querySelectorAll("[data-row]")];
    rows.filter((row) => isChanged(row) || row.querySelector(".err") && fields(row).length).forEach(save);
  });

  form.addEventListener("focusout", (event) => {
    const row = rowOf(event.target);
    // A window that loses the focus keeps it for the field, and nobody has left that.
    setTimeout(() => {
      if (row?.isConnected && !row.contains(document.activeElement) && isFull(row) && isChanged(row)) save(row);
    });
  });

  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches(FIELDS)) return;
    event.preventDefault();
    const all = fields(form);
    const next = all.slice(all.indexOf(event.target) + 1).find((field) => !field.readOnly);
    if (next) { next.focus(); next.select(); } else event.target.blur();
  });

  // The key of a phone that goes on passes over a score that is counted; whoever touches it can still type there.
  form.addEventListener("input", () => {
    for (const field of fields(form)) field.readOnly = "counted" in field.dataset && field !== document.activeElement;
  });
  const open = (event) => { if (event.target.matches(FIELDS)) event.target.readOnly = false; };
  form.addEventListener("pointerdown", open);

  // One sign for a row: it turns the score that was typed last.
  const last = new WeakMap();
  form.addEventListener("focusin", (event) => {
    open(event);
    if (event.target.matches("[name=score], [name=board]")) last.set(rowOf(event.target), event.target);
  });
  // The field keeps the focus, and a phone its keys.
  form.addEventListener("mousedown", (event) => { if (event.target.closest("[data-turn]")) event.preventDefault(); });
  form.addEventListener("click", (event) => {
    const turn = event.target.closest("[data-turn]");
    if (!turn) return;
    const field = last.get(rowOf(turn)) ?? fields(rowOf(turn))[0];
    const typed = field.value.trim();
    field.value = /^[-−–]/.test(typed) ? typed.slice(1).trim() : `-${typed.replace(/^[+]/, "")}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  });
})();
