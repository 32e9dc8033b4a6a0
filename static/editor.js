// The editor of hands without reloads: the answer to a form takes the place of the editor, and where one stood stays.
(() => {
  'use strict';
  const root = () => document.getElementById('editor');
  let busy = false;

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

  const swap = (page) => {
    const next = page.getElementById('editor');
    if (!next) return false;
    const focused = document.activeElement;
    const name = focused && focused.id ? '#' + CSS.escape(focused.id) : null;
    const act = focused && focused.name === 'act' ? focused.value : null;
    const step = root().querySelector('[name=step]').value;
    root().replaceWith(next);
    const same = name ? next.querySelector(name)
      : act === null ? null
        : [...next.querySelectorAll('[name=act]:not([aria-hidden])')].find((one) => one.value === act);
    if (same) same.focus({ preventScroll: true });
    const moved = next.querySelector('[name=step]').value !== step;
    const alert = next.querySelector('[role=alert]');
    if (moved) scrollTo(0, 0);
    if (alert) alert.scrollIntoView({ block: 'nearest' });
    said.textContent = next.dataset.announce || '';
    stay();
    return true;
  };

  document.addEventListener('submit', async (event) => {
    const form = event.target;
    const button = event.submitter;
    if (form.id !== 'ed' || button && button.value === 'download') return;
    event.preventDefault();
    if (busy) return;
    busy = true;
    const data = new FormData(form, button);
    try {
      const answer = await fetch(form.action, { method: 'POST', body: data, headers: { Accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!swap(page)) throw new Error('no editor in the answer');
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
  // rank), Backspace takes the last step back.
  let suit = '';
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, textarea, select')) return;
    const area = root();
    if (!area || !area.contains(document.activeElement) && document.activeElement !== document.body) return;
    const press = (button) => {
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    if (event.key === 'Backspace') press(area.querySelector('[name=act][value=back]'));
    if (!/^[0-9a-z]$/i.test(event.key)) return;
    const key = event.key.toUpperCase();
    const card = suit && [...area.querySelectorAll('.own button')].find((one) => one.value.includes(`"card":"${suit}${key}"`));
    suit = card || /[0-9]/.test(key) ? '' : key;
    if (card) press(card);
    else if (/[0-9]/.test(key)) press(area.querySelectorAll('.own .ok')[(Number(key) + 9) % 10]);
  });
})();
