// A scorecard: its pages follow each other without a reload, the pay follows what is chosen, and a deal that cannot be sent
// is kept until it can. Without this file every page is a form as it stands. Nothing is counted here.
(() => {
  "use strict";
  const AGAIN_MS = 8000;
  const NEWS_MS = 1500;
  const KEPT = "talon.scorecard.";
  const base = location.pathname.split("/").slice(0, 3).join("/");
  const main = document.querySelector("main");
  if (!main || !base.startsWith("/scorecards/")) return;

  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  document.body.append(status);

  // ---- pages without a reload

  async function ask(address, options) {
    const answer = await fetch(address, { credentials: "same-origin", headers: { Accept: "text/html" }, ...options });
    return { answer, page: new DOMParser().parseFromString(await answer.text(), "text/html") };
  }

  function show(page, address) {
    const next = page.querySelector("main");
    if (!next) { location.href = address; return; }
    main.className = next.className;
    main.replaceChildren(...document.importNode(next, true).childNodes);
    document.title = page.title;
    history.pushState(null, "", address);
    scrollTo(0, 0);
    drawOutbox();
    const told = main.querySelector(".notice")?.textContent.trim() || main.querySelector("h2, h1")?.textContent;
    status.textContent = told ?? "";
    (main.querySelector("[data-part=deal] input:not([type=hidden]), [data-part=deal] button:not(.vh)") ?? main)
      .focus({ preventScroll: true });
  }

  function filled(form, button) {
    const fields = new URLSearchParams(new FormData(form));
    if (button?.name) fields.append(button.name, button.value);
    return fields;
  }

  main.addEventListener("submit", async (event) => {
    const form = event.target;
    const address = new URL(form.getAttribute("action") || location.pathname, location.href);
    if (!address.pathname.startsWith(base) || form.hasAttribute("data-leave")) return;
    event.preventDefault();
    const fields = filled(form, event.submitter);
    for (const button of form.querySelectorAll("button")) button.disabled = true;
    try {
      const isGet = form.method === "get";
      if (isGet) address.search = fields;
      const { answer, page } = await ask(address, isGet ? {} : { method: "POST", body: fields });
      show(page, answer.redirected || isGet ? answer.url : location.href);
    } catch {
      for (const button of form.querySelectorAll("button")) button.disabled = false;
      if (address.pathname === `${base}/deals` && !fields.has("preview")) keep(fields, form, event.submitter);
      else if (form.matches(".choose")) open(fields);
    }
  });

  main.addEventListener("click", async (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || !address.pathname.startsWith(base) || link.hash) return;
    event.preventDefault();
    try {
      const { answer, page } = await ask(address, {});
      show(page, answer.url);
    } catch {
      location.href = link.href;
    }
  });
  addEventListener("popstate", () => location.reload());

  // ---- what a deal comes to, as it is filled in

  let asked = 0;
  main.addEventListener("change", async (event) => {
    const form = event.target.closest("form[data-deal]");
    if (!form) return;
    const fields = filled(form);
    fields.set("preview", "1");
    const mine = ++asked;
    try {
      const { page } = await ask(form.getAttribute("action"), { method: "POST", body: fields });
      const ends = page.querySelector("form[data-deal] .ends");
      if (mine === asked && ends) form.querySelector(".ends")?.replaceWith(document.importNode(ends, true));
    } catch {
      // Without a network the facts are enough; what they come to is told when they were sent.
      for (const pay of form.querySelectorAll(".ends small")) pay.remove();
    }
  });

  // ---- without a network: the forms of the usual calls, fetched while there was one

  const forms = `${KEPT}forms.${base}`;
  async function fetchForms() {
    if (!main.querySelector("form.choose")) return;
    try {
      const answer = await fetch(`${base}/forms`, { credentials: "same-origin" });
      if (answer.ok) localStorage.setItem(forms, await answer.text());
    } catch {
      // Those of last time do as well.
    }
  }
  setTimeout(fetchForms, 1000);

  // Who deals matters only where somebody sits out; each deal has a key of its own.
  function open(fields) {
    const kept = new DOMParser().parseFromString(localStorage.getItem(forms) ?? "", "text/html");
    const fits = [...kept.querySelectorAll("template")].filter((form) =>
      form.dataset.call === fields.get("call") && ["", fields.get("who")].includes(form.dataset.who));
    const found = fits.find((form) => form.dataset.dealer === fields.get("dealer")) ?? fits[0];
    const part = main.querySelector("[data-part=deal]");
    if (!found || !part) return;
    chooser = [...part.childNodes];
    part.replaceChildren(document.importNode(found.content, true));
    const form = part.querySelector("form");
    form.elements.key.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
    form.elements.dealer.value = fields.get("dealer");
    form.elements.number.value = Number(form.elements.number.value) + read().length;
    for (const pay of form.querySelectorAll(".ends small")) pay.remove();
    part.querySelector("a").addEventListener("click", (event) => {
      event.preventDefault();
      event.stopPropagation();
      part.replaceChildren(...chooser);
    });
  }
  let chooser = [];

  // The next deal, with the next dealer in turn.
  function nextDeal() {
    const part = main.querySelector("[data-part=deal]");
    if (!chooser.length || !part) return;
    part.replaceChildren(...chooser);
    const people = main.querySelectorAll(".sums li").length;
    const dealer = part.querySelector("form.choose input[name=dealer]");
    if (dealer) dealer.value = (Number(dealer.value) + 1) % people;
    for (const input of part.querySelectorAll("input:checked")) input.checked = false;
  }

  // ---- deals that were not sent yet

  const shelf = KEPT + base;
  const read = () => { try { return JSON.parse(localStorage.getItem(shelf)) ?? []; } catch { return []; } };
  const write = (list) => {
    if (list.length) localStorage.setItem(shelf, JSON.stringify(list));
    else localStorage.removeItem(shelf);
  };

  function keep(fields, form, button) {
    const chosen = [...form.querySelectorAll(".pills input:checked")]
      .filter((input) => input.value && input.defaultChecked === false)
      .map((input) => input.nextElementSibling.textContent);
    const title = form.closest("section")?.querySelector("h2")?.textContent.trim() ?? "";
    const end = button?.querySelector("b")?.textContent.trim() ?? "";
    write([...read(), { body: fields.toString(), words: [title, end, ...chosen].filter(Boolean).join(", ") }]);
    drawOutbox();
    nextDeal();
    status.textContent = main.querySelector("[data-part=outbox]")?.dataset.title ?? "";
    setTimeout(send, AGAIN_MS);
  }

  function drawOutbox() {
    const box = main.querySelector("[data-part=outbox]");
    if (!box) return;
    const list = read();
    box.hidden = !list.length;
    box.replaceChildren();
    if (!list.length) return;
    box.className = "outbox";
    const title = document.createElement("b");
    title.textContent = `${box.dataset.title}: ${list.length}`;
    const lines = document.createElement("ol");
    for (const one of list) {
      const line = document.createElement("li");
      line.textContent = one.words + (one.refused ? ` (${one.refused})` : "");
      lines.append(line);
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn small";
    button.textContent = box.dataset.send;
    button.addEventListener("click", send);
    box.append(title, lines, button);
  }

  let sending = false;
  async function send() {
    if (sending || !read().length) return;
    sending = true;
    try {
      for (let list = read(); list.length; list = read()) {
        const { answer, page } = await ask(`${base}/deals`, { method: "POST", body: new URLSearchParams(list[0].body) });
        if (answer.status >= 500 || answer.status === 429) break;
        if (!answer.redirected) {
          // Refused: the form is shown as it was typed, so that nothing is lost.
          write(list.slice(1));
          show(page, location.href);
          return;
        }
        write(list.slice(1));
        show(page, answer.url);
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

  // ---- what the other phone wrote

  setInterval(async () => {
    const sums = main.querySelector("[data-part=sums]");
    if (document.hidden || sending || !sums) return;
    try {
      const news = await fetch(`${base}/revision`, { credentials: "same-origin" });
      if (!news.ok || (await news.text()) === sums.dataset.revision) return;
      const { answer, page } = await ask(base, {});
      if (!answer.ok) return;
      for (const name of ["sums", "lines"]) {
        const part = main.querySelector(`[data-part=${name}]`);
        const fresh = page.querySelector(`[data-part=${name}]`);
        if (part && fresh) part.replaceWith(document.importNode(fresh, true));
      }
      const choose = main.querySelector("[data-part=deal] form.choose");
      const fresh = page.querySelector("[data-part=deal]");
      if (choose && fresh && !choose.querySelector("input:checked")) {
        main.querySelector("[data-part=deal]").replaceWith(document.importNode(fresh, true));
      }
    } catch {
      // Looked at again in a moment.
    }
  }, NEWS_MS);

  if (navigator.wakeLock) {
    const awake = () => { if (!document.hidden) navigator.wakeLock.request("screen").catch(() => {}); };
    document.addEventListener("visibilitychange", awake);
    awake();
  }
})();
