// A scorecard: its pages follow each other without a reload, the pay follows what is chosen, and a deal that cannot be sent
// is kept until it can. Without this file every page is a form as it stands. Nothing is counted here.
(() => {
  "use strict";
  const AGAIN_MS = 8000;
  const NEWS_MS = 1500;
  const KEPT = "talon.scorecard.";
  const FORMS = `${KEPT}forms.`;
  const base = location.pathname.split("/").slice(0, 3).join("/");
  const main = document.querySelector("main");
  if (!main || !base.startsWith("/scorecards/")) return;

  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  document.body.append(status);

  const part = (name, page = main) => page.querySelector(`[data-part=${name}]`);
  const openForm = () => main.querySelector("form[data-deal]");

  // ---- pages without a reload

  async function ask(address, options) {
    const answer = await fetch(address, { credentials: "same-origin", headers: { Accept: "text/html" }, ...options });
    const html = await answer.text();
    const page = new DOMParser().parseFromString(html, "text/html");
    if (new URL(answer.url).pathname === base) keepPage(answer.status, html, page);
    return { answer, page };
  }

  // Those of the card itself are kept for no network: scorecard-device.js does it.
  const keepPage = (status, html, page) => {
    document.dispatchEvent(new CustomEvent("scorecard:page", { detail: { status, html, page } }));
  };

  // ---- a deal that is filled in by half outlives its page

  const HALF = `${KEPT}half.${base}`;
  const forgetHalf = () => localStorage.removeItem(HALF);
  function keepHalf() {
    const form = openForm();
    if (form?.getAttribute("action") !== `${base}/deals`) return;
    const fields = filled(form);
    fields.delete("csrf");
    try { store(HALF, fields.toString()); } catch { /* Without room the form has it alone. */ }
  }

  async function takeUpHalf() {
    const fields = new URLSearchParams(kept(HALF) ?? "");
    const number = fields.get("number");
    if (!number || !part("deal")) return;
    const isNext = areBoards() ? openBoards().includes(number) : Number(number) === Number(part("deal").dataset.next) + read().length;
    if (!isNext) { forgetHalf(); return; }
    if (!openForm() && !(await openFor(fields))) return;
    const form = openForm();
    if (!form || ["number", "who", "call"].some((name) => (form.elements[name]?.value ?? null) !== fields.get(name))) return;
    fill(form, fields);
  }

  // The form of what was called, from the server or from those that are kept.
  async function openFor(fields) {
    const asked = new URLSearchParams([...fields].filter(([name]) => ["dealer", "who", "call"].includes(name)));
    if (areBoards()) asked.set("board", fields.get("number"));
    try {
      const { answer, page } = await ask(`${base}?${asked}`, {});
      show(page, answer.url);
      return true;
    } catch {
      return writeOffline(asked);
    }
  }

  function fill(form, fields) {
    let last = null;
    offer(form, null);
    for (const [name, value] of fields) {
      if (name === "note" && value && form.elements.note) {
        form.elements.note.value = value;
        form.elements.note.closest("details").open = true;
      }
      const list = value && name.startsWith("f.") ? form.querySelector(`select[name="${name}"]`) : null;
      if (list) {
        list.value = value;
        list.closest("details").open = true;
        last = list;
      }
      const input = name.startsWith("f.") ? form.querySelector(`input[name="${name}"][value="${CSS.escape(value)}"]`) : null;
      if (!input || input.checked) continue;
      input.checked = true;
      for (let box = input.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
      last = input;
    }
    last?.dispatchEvent(new Event("change", { bubbles: true }));
    keepHalf();
  }

  function show(page, address) {
    const next = page.querySelector("main");
    if (!next) { location.href = address; return; }
    main.className = next.className;
    main.replaceChildren(...document.importNode(next, true).childNodes);
    document.title = page.title;
    history.pushState(null, "", address);
    scrollTo(0, 0);
    document.dispatchEvent(new CustomEvent("scorecard:shown"));
    keepHalf();
    drawOutbox();
    fetchForms();
    // At a step its heading; after a deal that was saved, the deal and the sums.
    const told = openForm() ? [part("deal").querySelector("h2")] : [main.querySelector(".undo p"), part("sums")];
    const words = [main.querySelector(".notice"), ...told].map((one) => one?.textContent ?? "");
    status.textContent = words.join(" ").replace(/\s+/g, " ").trim();
    (main.querySelector("[data-part=deal] input:not([type=hidden]), [data-part=deal] button:not(.vh)") ?? main)
      .focus({ preventScroll: true });
  }

  function filled(form, button) {
    const fields = new URLSearchParams(new FormData(form));
    if (button?.name) fields.append(button.name, button.value);
    return fields;
  }

  // Said where it is looked at, and read aloud.
  function offline(says = "offline") {
    const words = part("outbox")?.dataset[says] ?? "–";
    status.textContent = words;
    main.querySelector(".offline")?.remove();
    const line = document.createElement("p");
    line.className = "offline";
    line.textContent = words;
    (part("deal") ?? main).prepend(line);
  }

  main.addEventListener("submit", async (event) => {
    const form = event.target;
    const address = new URL(form.getAttribute("action") || location.pathname, location.href);
    if (!address.pathname.startsWith(base) || form.hasAttribute("data-leave")) return;
    event.preventDefault();
    const fields = filled(form, event.submitter);
    const buttons = [...form.querySelectorAll("button")];
    for (const button of buttons) button.disabled = true;
    try {
      const isGet = form.method === "get";
      if (isGet) address.search = fields;
      const { answer, page } = await ask(address, isGet ? {} : { method: "POST", body: fields });
      const { replaces } = form.dataset;
      if (isGet || answer.redirected) forgetHalf();
      if (answer.redirected && replaces) drop({ body: replaces });
      show(page, answer.redirected || isGet ? answer.url : location.href);
      if (!answer.redirected && replaces && openForm()) openForm().dataset.replaces = replaces;
    } catch {
      for (const button of buttons) button.disabled = "out" in button.dataset;
      const isDeal = address.pathname === `${base}/deals` && !fields.has("preview");
      if (isDeal) keep(fields, form, event.submitter);
      else if (!form.matches(".choose") || !writeOffline(fields)) offline();
    }
  });

  main.addEventListener("click", async (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || link.matches("[download], [data-leave]")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || !address.pathname.startsWith(base) || link.hash) return;
    event.preventDefault();
    forgetHalf();
    try {
      const { answer, page } = await ask(address, {});
      show(page, answer.url);
    } catch {
      const { dealer, number } = openForm()?.elements ?? {};
      if (!dealer || !choose(dealer.value, number.value)) offline();
    }
  });
  addEventListener("popstate", () => location.reload());

  // ---- what a deal comes to, as it is filled in

  // Which choices can be beside the others: scorecard-offer.js shows it. Without an answer everything can be chosen.
  const offer = (form, told) => form.dispatchEvent(new CustomEvent("scorecard:offer", { bubbles: true, detail: told }));

  let asked = 0;
  main.addEventListener("change", async (event) => {
    const form = event.target.closest("form[data-deal]");
    if (!form) return;
    keepHalf();
    const fields = filled(form);
    fields.set("preview", "pay");
    const mine = ++asked;
    try {
      const { page } = await ask(form.getAttribute("action"), { method: "POST", body: fields });
      const told = page.querySelector("form[data-deal]");
      if (mine !== asked || !told) return;
      form.querySelector(".ends")?.replaceWith(document.importNode(told.querySelector(".ends"), true));
      offer(form, told.dataset);
    } catch {
      // Without a network the facts are enough; what they come to is told when they were sent.
      for (const pay of form.querySelectorAll(".ends small")) pay.remove();
      offer(form, null);
    }
  });

  // ---- without a network: the forms of the usual calls, fetched while there was one

  function kept(name) {
    try { return JSON.parse(localStorage.getItem(name)); } catch { return null; }
  }

  // Forms of other cards make room for what has to be kept.
  function store(name, value) {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(name, text);
    } catch {
      for (const key of Object.keys(localStorage).filter((key) => key.startsWith(FORMS))) localStorage.removeItem(key);
      localStorage.setItem(name, text);
    }
  }

  async function fetchForms() {
    const tag = part("deal")?.dataset.forms;
    if (!tag || !main.querySelector("form.choose") || kept(FORMS + base)?.tag === tag) return;
    try {
      const answer = await fetch(`${base}/forms`, { credentials: "same-origin" });
      if (!answer.ok) return;
      for (const key of Object.keys(localStorage).filter((key) => key.startsWith(FORMS))) localStorage.removeItem(key);
      localStorage.setItem(FORMS + base, JSON.stringify({ tag, html: await answer.text() }));
    } catch {
      // Those of last time do as well, or there are none.
    }
  }
  setTimeout(fetchForms, 1000);

  function template(wanted) {
    const forms = new DOMParser().parseFromString(kept(FORMS + base)?.html ?? "", "text/html");
    const found = [...forms.querySelectorAll("template")].find(wanted);
    const deal = part("deal");
    if (!found || !deal) return null;
    deal.replaceChildren(document.importNode(found.content, true));
    return deal;
  }

  // The first step, with this dealer; where deals are boards, of this board.
  function choose(dealer, board) {
    const deal = template((one) => one.dataset.chooser === String(dealer));
    const form = deal?.querySelector("form");
    if (form?.elements.board) {
      form.elements.board.value = board;
      const name = deal.dataset.board.replace("#", Number(deal.dataset.first) + Number(board) - 1);
      deal.querySelector("h2").prepend(`${name} · `);
    }
    return deal !== null;
  }

  // Where deals are boards: those of which nothing is written, there or here, and who deals one.
  const areBoards = () => part("deal")?.dataset.boards !== undefined;
  function openBoards() {
    const here = read().map((one) => new URLSearchParams(one.body).get("number"));
    return part("deal").dataset.boards.split(".").filter((board) => board && !here.includes(board));
  }
  function dealerOf(board) {
    const people = atTable();
    return people[(Number(part("deal").dataset.first) + Number(board) - 2) % people.length];
  }

  // Who sits at the table, in the order of play.
  const atTable = () => (part("deal")?.dataset.people ?? "").split(".").filter(Boolean).map(Number);

  // The second step. Who deals matters only where somebody sits out.
  function writeOffline(fields) {
    const people = atTable().length;
    const fits = (one) => one.dataset.call === fields.get("call") && ["", fields.get("who")].includes(one.dataset.who)
      && (people === 3 || one.dataset.dealer === fields.get("dealer"));
    const next = Number(part("deal")?.dataset.next ?? 1);
    const number = areBoards() ? fields.get("board") || openBoards()[0] : next + read().length;
    const form = template(fits)?.querySelector("form");
    if (!form || !number) return false;
    form.elements.key.value = freshKey();
    form.elements.dealer.value = fields.get("dealer");
    form.elements.number.value = number;
    for (const pay of form.querySelectorAll(".ends small")) pay.remove();
    return true;
  }

  const freshKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

  // ---- deals that were not sent yet

  const shelf = KEPT + base;
  const read = () => kept(shelf) ?? [];
  const write = (list) => { if (list.length) store(shelf, list); else localStorage.removeItem(shelf); };

  function keep(fields, form, button) {
    const chosen = [...form.querySelectorAll(".pills input:checked:not(:disabled)")]
      .filter((input) => input.value && !input.defaultChecked)
      .map((input) => input.nextElementSibling.textContent);
    for (const list of form.querySelectorAll("select")) {
      if (fields.get(list.name)) chosen.push(`${list.labels[0].textContent}: ${list.value}`);
    }
    if (fields.get("note")) chosen.push(fields.get("note"));
    const title = form.closest("section")?.querySelector("h2")?.textContent.trim() ?? "";
    const end = button?.querySelector("b")?.textContent.trim() ?? "";
    const words = [title, end, ...chosen].filter(Boolean).join(", ");
    try {
      const { replaces } = form.dataset;
      const one = { body: fields.toString(), words };
      const list = read();
      // What it replaces may have been sent by another window.
      const isThere = list.some((other) => other.body === replaces);
      write(isThere ? list.map((other) => (other.body === replaces ? one : other)) : [...list, one]);
    } catch {
      offline(); // There is no room left: the form stays as it is.
      return;
    }
    forgetHalf();
    drawOutbox();
    const deal = part("deal");
    const last = new URLSearchParams(read().at(-1).body);
    const isDeclarers = deal?.hasAttribute("data-declarer-deals") && last.has("who");
    const people = atTable();
    const next = people[(people.indexOf(Number(last.get("dealer"))) + 1) % people.length];
    const board = areBoards() ? openBoards()[0] : null;
    const dealer = board ? dealerOf(board) : isDeclarers ? Number(last.get("who")) : next;
    if ((areBoards() && !board) || !choose(dealer, board)) { deal?.replaceChildren(); offline(); }
    status.textContent = part("outbox")?.dataset.title ?? "";
    setTimeout(send, AGAIN_MS);
  }

  // An entry opens in its form again, and stays as it is until that is saved.
  async function edit(one) {
    if (sending) return;
    const fields = new URLSearchParams(one.body);
    if (!(await openFor(fields))) { offline(); return; }
    const form = openForm();
    if (!form) { offline(); return; }
    for (const name of ["number", "people", "dealer"]) form.elements[name].value = fields.get(name);
    fill(form, fields);
    form.dataset.replaces = one.body;
    (form.querySelector("input:not([type=hidden])") ?? form).focus();
  }

  // Beside the sums stands how many deals are not in them.
  function drawUncounted(count) {
    main.querySelector(".uncounted")?.remove();
    const { one, few, other } = part("outbox")?.dataset ?? {};
    if (!count || !part("sums")) return;
    const words = { one, few }[new Intl.PluralRules(document.documentElement.lang).select(count)] ?? other;
    const told = { className: "uncounted", textContent: words.replace(/\d+/, count) };
    part("sums").after(Object.assign(document.createElement("p"), told));
  }

  function drawOutbox() {
    const box = part("outbox");
    if (!box) return;
    const list = read();
    drawUncounted(list.length);
    box.hidden = !list.length;
    box.replaceChildren();
    if (!list.length) return;
    box.className = "outbox";
    const title = document.createElement("b");
    title.textContent = `${box.dataset.title}: ${list.length}`;
    const lines = document.createElement("ol");
    for (const one of list) {
      const line = document.createElement("li");
      line.textContent = one.refused ? `${one.words} (${one.refused}) ` : `${one.words} `;
      if (part("deal")) line.append(button(box.dataset.edit, () => edit(one)), " ");
      if (one.refused) line.append(button(box.dataset.drop, () => { drop(one); drawOutbox(); }));
      lines.append(line);
    }
    box.append(title, lines, button(box.dataset.send, () => send(true)));
  }

  function button(words, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "btn small";
    made.textContent = words;
    made.addEventListener("click", act);
    return made;
  }

  // One may have come while this one was on its way.
  const drop = (one) => write(read().filter((other) => other.body !== one.body));
  const mark = (one, refused) => write(read().map((other) => (other.body === one.body ? { ...one, refused } : other)));

  let sending = false;
  async function send(again) {
    if (sending) return;
    if (openForm()?.dataset.replaces) { setTimeout(send, AGAIN_MS); return; } // It may be about to change.
    sending = true;
    try {
      for (;;) {
        const one = read().find((entry) => again === true || !entry.refused);
        if (!one) break;
        const body = new URLSearchParams(one.body);
        const token = main.querySelector("input[name=csrf]")?.value;
        if (token) body.set("csrf", token); // Whoever wrote it may have signed in anew since.
        const { answer, page } = await ask(`${base}/deals`, { method: "POST", body });
        if (answer.redirected && part("sums", page)) {
          drop(one);
          if (openForm()) refresh(page); else show(page, answer.url);
        } else if (answer.status >= 500 || answer.status === 429) {
          setTimeout(send, AGAIN_MS);
          break;
        } else {
          // Refused: it stays with the reason, and where there is a form it opens as it was filled.
          mark(one, page.querySelector(".notice, h1")?.textContent.trim() || String(answer.status));
          if (page.querySelector("form[data-deal]") && !openForm()) { drop(one); show(page, location.href); }
          break;
        }
      }
    } catch {
      setTimeout(send, AGAIN_MS);
    } finally {
      sending = false;
      drawOutbox();
    }
  }
  addEventListener("online", send);
  drawOutbox();
  send();
  takeUpHalf();

  // ---- what the other phone wrote

  // The sums and lines of a newer page; the first step too, because another one may deal by now. A form stays as it is.
  function refresh(page) {
    const hadConflicts = main.querySelectorAll(".conflict").length;
    const wasTold = part("told")?.textContent.trim();
    for (const name of ["sums", "conflicts", "told", "lines"]) {
      const fresh = part(name, page);
      if (part(name) && fresh) part(name).replaceWith(document.importNode(fresh, true));
    }
    drawUncounted(read().length);
    const told = part("told")?.textContent.trim();
    if (main.querySelectorAll(".conflict").length > hadConflicts) {
      status.textContent = main.querySelector(".conflict h2").textContent;
    } else if (told && told !== wasTold) {
      status.textContent = told;
    }
    const fresh = part("deal", page);
    const deal = part("deal");
    if (!fresh || !deal) return;
    if (openForm()) { Object.assign(deal.dataset, fresh.dataset); return; }
    const who = deal.querySelector("input[name=who]:checked")?.value;
    const hadFocus = deal.contains(document.activeElement);
    const next = document.importNode(fresh, true);
    deal.replaceWith(next);
    const same = who && next.querySelector(`input[name=who][value="${CSS.escape(who)}"]`);
    if (same) same.checked = true;
    if (hadFocus) (same || next.querySelector("input:not([type=hidden])"))?.focus({ preventScroll: true });
  }

  let isAway = false;
  let isGone = false;
  setInterval(async () => {
    const sums = part("sums");
    if (document.hidden || sending || !sums) return;
    try {
      const news = await fetch(`${base}/revision`, { credentials: "same-origin" });
      if (news.status === 404 && !isGone) {
        isGone = true;
        keepPage(404, "", document);
        offline("gone");
      }
      if (isAway) { main.querySelector(".offline")?.remove(); isAway = false; }
      if (!news.ok || (await news.text()) === sums.dataset.revision) return;
      const { answer, page } = await ask(base, {});
      if (answer.ok) refresh(page);
    } catch {
      // Looked at again in a moment.
      if (!isAway) offline("away");
      isAway = true;
    }
  }, NEWS_MS);
})();
