// Pages of an event: they follow what happens without a reload, and a result that cannot be sent is kept until it can.
// Without this file every page shows the state of its last load, and a form is sent as ever.
(() => {
  "use strict";
  const CALM_MS = 1500; // a room full of readers does not ask in the same moment
  const AGAIN_MS = 15000;
  const KEPT = "talon.results";
  // A key that goes on sends nothing while there are boards to come: what is empty was not played.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches(".boards input")) return;
    if (event.target.closest("[data-grid]")) return;
    const fields = [...event.target.form.querySelectorAll("input[type=text]")];
    const next = fields[fields.indexOf(event.target) + 1];
    if (next || event.repeat) event.preventDefault();
    if (!next || event.repeat) return;
    next.focus();
    next.select();
  });

  const words = document.querySelector("#live");
  if (!words) return;
  let seen = Number(words.dataset.revision);
  let newest = seen; // the answer to a row knows more than the rest of the page

  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  document.body.append(status);

  // ---- news

  let waiting = 0;
  function plan(ms) { if (!waiting) waiting = setTimeout(refresh, ms); }

  async function refresh() {
    waiting = 0;
    // Asked when someone looks again, unless they are to be called.
    if (document.hidden && !document.querySelector("#calls")) return;
    try {
      const answer = await fetch(location.href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
      if (!answer.ok || answer.redirected) return;
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = fresh.querySelector("#live");
      const revision = Number(next?.dataset.revision);
      // A page that was overtaken by a newer one says nothing.
      if (revision >= newest) { seen = newest = revision; renew(fresh); }
    } catch {
      plan(AGAIN_MS);
    }
  }

  // Each part with what it is now; of a list that still has the same rows, each row by itself.
  function pairs(fresh) {
    return [...document.querySelectorAll("[data-part]")].flatMap((part) => {
      const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`);
      if (!next) return [];
      const rows = [...part.children];
      const isSame = "rows" in part.dataset && rows.length === next.children.length
        && rows.every((row, at) => row.id === next.children[at].id);
      return isSame ? rows.map((row, at) => [row, next.children[at]]) : [[part, next]];
    });
  }

  // Parts are known by their names. One in which someone types, or has opened something, stays as it is.
  function renew(fresh) {
    let late = false;
    let said = false;
    for (const [part, next] of pairs(fresh)) {
      // A row that was sent, or came back, stays as it is until its own answer.
      const stays = part.hasAttribute("aria-busy") || "typed" in part.dataset;
      if (stays || next.isEqualNode(part) || same(part, next)) continue;
      if (busy(part)) { late = true; continue; }
      const focus = part.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
      const whole = document.importNode(next, true);
      part.replaceWith(whole);
      if (focus) whole.querySelector(`a[href="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
      said = true;
    }
    if (said) status.textContent = words.dataset.news;
    notice("late", late ? words.dataset.late : "");
    tick();
    helpTyping();
    document.dispatchEvent(new CustomEvent("talon:fresh", { detail: fresh }));
  }

  // The keys of forms are new each time and tell nothing.
  function same(one, other) {
    const bare = (part) => {
      const copy = part.cloneNode(true);
      for (const field of copy.querySelectorAll("input[name=key]")) field.removeAttribute("value");
      for (const time of copy.querySelectorAll("[data-ends]")) { time.textContent = ""; time.classList.remove("over"); }
      for (const both of copy.querySelectorAll(".sign")) both.replaceWith(both.querySelector("input"));
      for (const field of copy.querySelectorAll("input[name^=score], input[name=board]")) {
        field.inputMode = "text";
        for (const mark of ["readonly", "data-counted"]) field.removeAttribute(mark);
      }
      for (const box of copy.querySelectorAll("[data-helped]")) box.removeAttribute("data-helped");
      for (const field of copy.querySelectorAll("[aria-label^='±'], [data-said]")) field.remove();
      return copy.innerHTML;
    };
    return bare(one) === bare(other);
  }

  function busy(part) {
    if (part.querySelector("details[open]")) return true;
    const active = document.activeElement;
    if (part.contains(active) && active.matches("input, select, textarea, button")) return true;
    return [...part.querySelectorAll("input, select, textarea")].some((field) =>
      field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked
        : field.tagName === "SELECT"
          ? field.selectedIndex !== Math.max(0, [...field.options].findIndex((one) => one.defaultSelected))
          : field.type !== "hidden" && field.value !== field.defaultValue);
  }

  function notice(name, text, act) {
    let box = document.querySelector(`[data-notice="${name}"]`);
    if (!text) { box?.remove(); return; }
    if (!box) {
      box = document.createElement("div");
      box.className = "notice warn";
      box.dataset.notice = name;
      box.setAttribute("role", "status");
      (document.querySelector(".tabs") || words).after(box);
    }
    const line = document.createElement("p");
    line.textContent = text + " ";
    if (act) line.append(act);
    box.replaceChildren(line);
  }

  if (window.EventSource && words.dataset.live) {
    let source;
    const open = () => {
      source = new EventSource(words.dataset.live);
      source.onmessage = (news) => { if (Number(news.data) > seen) plan(Math.random() * CALM_MS); };
      // The browser comes back by itself unless it was told not to.
      source.onerror = () => { if (source.readyState === EventSource.CLOSED) setTimeout(open, AGAIN_MS); };
    };
    open();
    document.addEventListener("visibilitychange", () => { if (!document.hidden) plan(0); });
    addEventListener("pagehide", () => source.close());
    addEventListener("pageshow", (event) => { if (event.persisted) { open(); plan(0); } });
  }

  // ---- the clock of a round

  function tick() {
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const left = Math.max(0, Math.round((Number(clock.dataset.ends) - Date.now()) / 1000));
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      clock.classList.toggle("over", left === 0);
    }
  }
  tick();
  if (document.querySelector("[data-ends]")) setInterval(tick, 1000);

  // ---- typing scores: pads of digits have no minus, and the last score of a table follows from the others

  // As the server reads them: a sign in front, and digits parted in threes or not at all.
  const NUMBER = /^([+\-−–]?)\s*(\d+|[1-9]\d{0,2}(?:([ .,'\u00a0\u202f])\d{3})(?:\3\d{3})*)$/;
  function number(field) {
    const found = NUMBER.exec(field.value.trim());
    if (!found) return NaN;
    const digits = Number(found[2].replace(/\D/g, ""));
    return found[1] && found[1] !== "+" ? -digits : digits;
  }
  function helpTyping() {
    // In the grid of a round each row is a table of its own.
    for (const form of document.querySelectorAll("form:not([data-grid]), [data-row]")) {
      const scores = [...form.querySelectorAll(".score input[name^=score]")];
      const zero = (form.closest("form") ?? form).querySelector("[data-zero]");
      for (const field of scores) {
        if (field.closest(".sign")) continue;
        field.inputMode = "numeric";
        if (form.matches("[data-row]")) continue;
        const turn = document.createElement("button");
        turn.type = "button";
        turn.className = "btn small";
        turn.textContent = "±";
        turn.setAttribute("aria-label", `± ${field.labels[0]?.textContent ?? ""}`);
        turn.addEventListener("click", () => {
          const typed = field.value.trim();
          field.value = /^[-−–]/.test(typed) ? typed.slice(1).trim() : `-${typed.replace(/^[+]/, "")}`;
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.focus();
        });
        const both = document.createElement("div");
        both.className = "sign";
        field.replaceWith(both);
        both.append(turn, field);
      }
      if (zero && scores.length) countLast(form, scores);
    }
    for (const board of document.querySelectorAll(".boards[data-zero] tbody tr")) {
      countLast(board, [...board.querySelectorAll("input")]);
    }
  }
  function countLast(box, scores) {
    if (box.dataset.helped) return;
    box.dataset.helped = "1";
    box.addEventListener("input", (event) => {
      if (!scores.includes(event.target)) return;
      delete event.target.dataset.counted;
      const open = scores.filter((field) => field !== event.target && (!field.value.trim() || field.dataset.counted));
      if (open.length !== 1) return;
      const sum = scores.filter((field) => field !== open[0]).reduce((all, field) => all + number(field), 0);
      open[0].value = Number.isNaN(sum) ? "" : String(-sum);
      if (Number.isNaN(sum)) delete open[0].dataset.counted; else open[0].dataset.counted = "1";
    });
  }
  helpTyping();

  // ---- results that could not be sent (they stay on this device until the server has answered)

  const kept = {
    all() { try { return JSON.parse(localStorage.getItem(KEPT) || "[]"); } catch { return []; } },
    put(list) {
      try { localStorage.setItem(KEPT, JSON.stringify(list)); return true; } catch { return false; }
    },
  };

  async function send(one) {
    const answer = await fetch(one.action, {
      method: "POST", body: new URLSearchParams(one.fields), credentials: "same-origin",
      redirect: one.row ? "follow" : "manual",
    });
    // A server that has no time now is asked again later, as if there were no connection.
    if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
    // Where the server sends us on, it has taken the result.
    const taken = answer.type === "opaqueredirect" || answer.status === 303
      || answer.redirected && answer.ok && new URL(answer.url).pathname === new URL(one.action).pathname;
    const placed = one.row && told(one, await answer.text());
    drop(one);
    return { taken, placed };
  }

  // Whether the grid of the round shows in its row what became of it; without a page, that it waits.
  function told(one, text) {
    const page = text === undefined ? undefined : new DOMParser().parseFromString(text, "text/html");
    const news = new CustomEvent("talon:told", { cancelable: true, detail: { row: one.row, action: one.action, page } });
    const placed = !document.dispatchEvent(news);
    if (placed && page) newest = Math.max(newest, Number(page.querySelector("#live")?.dataset.revision) || 0);
    helpTyping();
    return placed;
  }

  // What the server does not take is shown by the server itself: the form is sent once more as an ordinary one.
  function show(one) {
    document.dispatchEvent(new CustomEvent("talon:show", { detail: one }));
    drop(one);
    const form = document.createElement("form");
    form.method = "post";
    form.action = one.action;
    for (const [name, value] of one.fields) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }

  // The page of the table, as its sender sees it; what was typed there is done with.
  function go(one) {
    const seat = one.fields.find(([name]) => name === "seat")?.[1];
    const there = seat ? `${one.action}?seat=${seat}` : one.action;
    if (there === location.href) location.reload(); else location.assign(there);
  }

  // One that was sent, with the rows that went with it.
  function drop(one) {
    const keys = one.fields.filter(([name]) => name === "key").map(([, key]) => key);
    kept.put(kept.all().filter((other) =>
      other.id !== one.id && !(one.row && other.fields.some(([name, key]) => name === "key" && keys.includes(key)))));
  }

  function tell() {
    const list = kept.all();
    if (!list.length) { notice("kept", ""); return; }
    const again = document.createElement("button");
    again.type = "button";
    again.className = "btn small";
    again.textContent = words.dataset.sendNow;
    again.addEventListener("click", () => empty(true));
    notice("kept", `${words.dataset.notSent} ${list.map((one) => one.says).join("; ")}`, again);
  }

  let sending = false;
  async function empty(asked) {
    if (sending || !asked && navigator.onLine === false) return tell();
    sending = true;
    try {
      for (const one of kept.all()) {
        const { taken, placed } = await send(one);
        if (placed) continue;
        if (!taken) { tell(); return show(one); }
        if (new URL(one.action).pathname === location.pathname) return go(one);
        notice("sent", words.dataset.sent);
        plan(0);
      }
    } catch { /* still no connection: it stays */ } finally { sending = false; }
    tell();
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-keep]")) return;
    const act = event.submitter;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    if (act && act.name) fields.push([act.name, act.value]);
    const says = [...form.querySelectorAll(".score input, input[name=board]")].map((field) =>
      `${field.getAttribute("aria-label") ?? field.labels[0]?.textContent ?? ""} ${field.value}`).join(", ");
    const one = { id: `${form.action} ${fields.find(([name]) => name === "key")?.[1]}`, action: form.action, fields, says };
    if (!keep(one)) return;
    event.preventDefault();
    if (act) act.disabled = true;
    try {
      const { taken } = await send(one);
      if (taken) go(one); else show(one);
    } catch {
      if (act) act.disabled = false;
      tell();
      document.querySelector('[data-notice="kept"]')?.scrollIntoView({ block: "center" });
    }
  });
  // Kept before it is sent, so that a phone that dies in between loses nothing.
  const keep = (one) => kept.put([...kept.all().filter((other) => other.action !== one.action), one]);
  document.addEventListener("talon:send", async ({ detail: one }) => {
    keep(one);
    try {
      const { taken, placed } = await send(one);
      if (!placed && !taken) show(one);
      if (document.querySelector('[data-notice="kept"]')) tell();
    } catch {
      told(one);
      tell();
    }
  });
  addEventListener("online", () => empty(false));
  setInterval(() => { if (kept.all().length) empty(false); }, AGAIN_MS);
  if (kept.all().length) empty(false); else tell();
})();
