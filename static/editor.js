// The editor of hands without reloads: the answer to a form takes the place of the editor, and where one stood stays.
(() => {
  'use strict';
  const root = () => document.getElementById('editor');
  let busy = false;
  // What was typed is sent by itself after a while, and nothing else is sent meanwhile.
  let timer = 0;
  let keeping = Promise.resolve();

  const said = document.createElement('p');
  said.className = 'vh';
  said.setAttribute('role', 'status');
  document.body.append(said);

  // A reload, another language and signing in come back to the hand as it stands.
  const stay = () => {
    const here = root() && root().dataset.here;
    if (!here) return;
    history.replaceState(null, '', here);
    document.querySelectorAll('form[action="/preferences"] [name=next]').forEach((field) => { field.value = here; });
  };
  stay();

  // Where the keyboard goes on: at the same button, at what undoes it, or at what can be done next.
  const followed = (next, act) => {
    const buttons = [...next.querySelectorAll('[name=act]:not([aria-hidden])')];
    const other = act.replace(/^(give|take):/, (_, word) => (word === 'give' ? 'take:' : 'give:'));
    return [act, other].map((one) => buttons.find((button) => button.value === one)).find(Boolean)
      ?? next.querySelector('.now .ok') ?? next.querySelector('.now button') ?? next.querySelector('.onward button');
  };

  const swap = (page) => {
    const next = page.getElementById('editor');
    if (!next) return false;
    const focused = document.activeElement;
    const name = focused && focused.id ? '#' + CSS.escape(focused.id) : null;
    const act = focused && focused.name === 'act' ? focused.value : null;
    const step = root().querySelector('[name=step]').value;
    root().replaceWith(next);
    const same = name ? next.querySelector(name) : act === null ? null : followed(next, act);
    if (same) same.focus({ preventScroll: true });
    const moved = next.querySelector('[name=step]').value !== step;
    const alert = next.querySelector('[role=alert]');
    if (moved) scrollTo(0, 0);
    if (alert) alert.scrollIntoView({ block: 'nearest' });
    said.textContent = next.dataset.announce || '';
    stay();
    return true;
  };

  const post = async (form, data) => {
    const answer = await fetch(form.action, {
      method: 'POST', body: data, headers: { Accept: 'text/html' }, keepalive: document.hidden,
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!page.getElementById('editor')) throw new Error('no editor in the answer');
    return { status: answer.status, page };
  };

  // The fields stay as they are being typed; what is behind them becomes that of the answer.
  const take = (page) => {
    const form = document.getElementById('ed');
    const next = page.getElementById('ed');
    for (const old of form.querySelectorAll('input[type=hidden]')) {
      if (['history', 'key', 'seen', 'text', 'was'].includes(old.name)) old.remove();
    }
    for (const one of next.querySelectorAll('input[type=hidden]')) {
      if (['history', 'key', 'seen', 'text', 'was'].includes(one.name)) form.prepend(one);
    }
    form.action = next.action;
    root().dataset.here = page.getElementById('editor').dataset.here || '';
    const said = [form.querySelector('#kept'), next.querySelector('#kept')];
    if (said[0] && said[1]) said[0].replaceWith(said[1]);
    stay();
  };

  const keep = async () => {
    clearTimeout(timer);
    timer = 0;
    const form = document.getElementById('ed');
    // While two windows differ a person decides, and nothing by itself.
    if (!form || busy || form.querySelector('[name=act][value^="keep:"]')) return;
    const data = new FormData(form);
    data.set('act', '');
    try {
      const { status, page } = await post(form, data);
      if (status === 200 || status === 422) take(page);
      else swap(page);
    } catch {
      // It stays in the fields, and goes with the next step.
    }
  };

  document.addEventListener('input', (event) => {
    if (!event.target.closest('#ed') || event.target.matches('[type=checkbox]')) return;
    clearTimeout(timer);
    timer = setTimeout(() => { keeping = keeping.then(keep); }, 1000);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && timer) keeping = keeping.then(keep);
  });

  document.addEventListener('submit', async (event) => {
    const form = event.target;
    const button = event.submitter;
    if (form.id !== 'ed' || button && (['download', 'ppn'].includes(button.value) || button.hasAttribute('formaction'))) return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    timer = 0;
    await keeping;
    const data = new FormData(form, button);
    try {
      swap((await post(form, data)).page);
    } catch {
      busy = false;
      // The plain form shows what is wrong.
      const act = document.createElement('input');
      act.type = 'hidden';
      act.name = 'act';
      act.value = button ? button.value : '';
      form.append(act);
      form.submit();
      return;
    }
    busy = false;
  });

  // A suit and a rank by their letters play a card, digits the legal card of that number (but behind a suit they are the
  // rank), Backspace takes the last step back, Enter confirms.
  let suit = '';
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.target.matches('input:not([type=checkbox]), textarea, select')) return;
    const area = root();
    if (!area || !area.contains(document.activeElement) && document.activeElement !== document.body) return;
    const press = (button) => {
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    const key = event.key.toUpperCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'Z' && key !== 'Y') return;
      press(area.querySelector(`[name=act][value=${key === 'Y' || event.shiftKey ? 'redo' : 'undo'}]`));
      return;
    }
    if (event.key === 'Backspace') press(area.querySelector('[name=act][value=back]'));
    if (event.key === 'Enter' && event.target.matches('body, input')) press(area.querySelector('.now .go, .onward .go'));
    if (!/^[0-9a-z]$/i.test(event.key)) return;
    const card = suit && [...area.querySelectorAll('.own button')].find((one) => one.value.includes(`"card":"${suit}${key}"`));
    suit = card || /[0-9]/.test(key) ? '' : key;
    if (card) press(card);
    else if (/[0-9]/.test(key)) press(area.querySelectorAll('.own .ok')[(Number(key) + 9) % 10]);
  });
})();
