// What every game page does: reading its first state, drawing elements, bets that arrive exactly once, the balance and the last bets.

const config = JSON.parse(document.getElementById('config').textContent);
/** How things stood when the page was sent. */
export const first = config;
export const { game, engine, facts, autoplay } = config;
export const lang = document.documentElement.lang === 'en' ? 'en' : 'zh-CN';

/** A text by its id; `values` replace what stands in braces: `{name}`, or `{name|form for one|form for others}`. */
export function say(id, values = {}) {
  const text = config.words[id] ?? id;
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, name, one, other) => {
    if (!(name in values)) return whole;
    const value = String(values[name]);
    return one === undefined ? value : (value === '1' ? one : other).replaceAll('#', value);
  });
}

/** An element: h('div', {class: 'a'}, child, ...). Children are texts, elements or lists of them; null and false vanish. */
export function h(name, attributes = {}, ...children) {
  const isSvg =
    /^(?:svg|path|circle|rect|g|ellipse|line|polygon|polyline|text|defs|use|symbol|linearGradient|radialGradient|stop|animateMotion)$/.test(
      name,
    );
  const element = isSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'style')
      for (const [property, each] of Object.entries(value)) element.style.setProperty(property, each);
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(
    ...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

const buttonsIn = (element) => [...element.querySelectorAll('button')];
/** Which button of an element had the focus and has lost it, since it is disabled for a while. */
const lostFocus = new WeakMap();
/** Puts children in the place of those before; whoever plays with the keys keeps their place among its buttons. */
export function fill(element, ...children) {
  const active = document.activeElement;
  const isLost = active === null || active === document.body;
  const place = isLost
    ? lostFocus.get(element)
    : element !== active && element.contains(active) && buttonsIn(element).indexOf(active);
  element.replaceChildren(...children.flat(9).filter(Boolean));
  if (!Number.isInteger(place) || place < 0) return;
  const button = buttonsIn(element)[place];
  lostFocus.delete(element);
  if (button?.disabled) lostFocus.set(element, place);
  else button?.focus({ preventScroll: true });
}

const waitingForFocus = new WeakSet();
/** Disables a button or enables it again: who pressed it with a key can press it once more. */
export function disable(button, isDisabled) {
  if (button.disabled === isDisabled) return;
  if (isDisabled && document.activeElement === button) waitingForFocus.add(button);
  button.disabled = isDisabled;
  if (isDisabled || !waitingForFocus.delete(button)) return;
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
}
export const byId = (id) => document.getElementById(id);

/** "1200.5000" as "1,200.50", truncated: as the site and the list of games write it. */
export function yuan(amount) {
  const [whole, places = ''] = String(amount).split('.');
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `${groups.join(',')}.${`${places}00`.slice(0, 2)}`;
}

/** In 0.0001 yuan, exact. */
export const units = (amount) => {
  const [whole, places = ''] = String(amount).split('.');
  return BigInt(whole + `${places}0000`.slice(0, 4));
};

const notice = byId('notice');
let noticeTimer;
export function showNotice(text, tone = '', forMs = 3200) {
  clearTimeout(noticeTimer);
  notice.textContent = text;
  notice.dataset.tone = tone;
  notice.hidden = text === '';
  if (forMs > 0)
    noticeTimer = setTimeout(() => {
      notice.hidden = true;
    }, forMs);
}
notice.hidden = true;

/** 12000n as "1.2000": an amount as the wire has it. */
export const amountOf = (size) => `${size / 10000n}.${String(size % 10000n).padStart(4, '0')}`;

/** What a round came to for the player, in yuan as they are shown. */
export function profitOf({ stake, prize }) {
  const profit = units(prize) - units(stake);
  const size = profit < 0n ? -profit : profit;
  return {
    sign: profit > 0n ? '+' : profit < 0n ? '−' : '',
    size: yuan(amountOf(size)),
  };
}

/** Says at a table what a round came to. Where no bet of it was won or lost, its stake came back; else it was paid just as much. */
export function showVerdict(line, { stake, prize, bets }) {
  const { sign, size } = profitOf({ stake, prize });
  const isPushed = bets.every((each) => units(each.stake) === units(each.prize));
  line.dataset.state = sign === '+' ? 'won' : sign === '' ? 'void' : 'lost';
  fill(
    line,
    sign === '+'
      ? h('b', {}, say('profit.won', { profit: size }))
      : sign === ''
        ? say(isPushed ? 'returned' : 'profit.none', { win: yuan(prize) })
        : h('b', {}, say('profit.lost', { loss: size })),
  );
}

let current = config;
const listeners = [];
/** Calls back with each standing: {balance, state, rounds}. */
export function onStanding(listener) {
  listeners.push(listener);
  listener(current);
}
let isHeld = () => false;
/** Balance and last bets stay as they are for as long as `isShowing` says so: what came is shown first. */
export function holdMoney(isShowing) {
  isHeld = isShowing;
}
const moneyListeners = [];
/** Calls back with each standing whose money is shown. */
export function onMoney(listener) {
  moneyListeners.push(listener);
}
export function showMoney() {
  if (isHeld()) return;
  const { balance } = current;
  byId('balance').textContent = `${balance.startsWith('-') ? '−' : ''}¥${yuan(balance.replace('-', ''))}`;
  for (const listener of moneyListeners) listener(current);
}
export function take(standing) {
  if (!standing.balance) return;
  current = standing;
  for (const listener of listeners) listener(standing);
  showMoney();
}

const addressOf = (name) => `/${name}?game=${encodeURIComponent(game)}`;
let isOffline = false;
function online(is) {
  if (is === !isOffline) return;
  isOffline = !is;
  document.body.toggleAttribute('data-offline', isOffline);
  showNotice(isOffline ? say('offline') : '', 'bad', isOffline ? 0 : 1);
}

/** Asks again and again how things stand; `everyMs` may be changed by the page's state. */
export function follow(everyMs) {
  const round = async () => {
    try {
      if (!document.hidden) {
        const response = await fetch(addressOf('state'), { signal: AbortSignal.timeout(6000) });
        if (response.status === 403) {
          showNotice(say('refused.closed'), 'bad', 0);
          return;
        }
        take(await response.json());
        online(true);
      }
    } catch {
      online(false);
    }
    setTimeout(round, everyMs);
  };
  setTimeout(round, everyMs);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden)
      fetch(addressOf('state'))
        .then((response) => response.json())
        .then(take, () => online(false));
  });
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

let restsUntil = 0;
/** Resolves when the next round may begin: some laws let so much time pass from one round to the next. */
export const rested = () => pause(Math.max(0, restsUntil - Date.now()));

/**
 * Places a bet exactly once: its id stays the same through every repeat, and it is repeated until the platform has answered.
 * Returns the answer; a refusal is shown.
 */
export async function bet(body, { quiet = false } = {}) {
  const once = crypto.randomUUID
    ? crypto.randomUUID()
    : `${Date.now()}-${Math.random().toString(36).slice(2, 14)}`;
  const sent = JSON.stringify({ once, ...body });
  for (let attempt = 0; ; attempt += 1) {
    let response;
    let answer;
    try {
      response = await fetch(addressOf('bet'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
        signal: AbortSignal.timeout(8000),
      });
      answer = response.status < 500 ? await response.json() : undefined;
    } catch {
      answer = undefined;
    }
    if (answer) {
      online(true);
      if (attempt > 0) showNotice('', '', 1);
      if (!answer.ok) {
        showNotice(say(`refused.${answer.code}`), 'bad', 4500);
        take(answer);
      } else if (!quiet) take(answer);
      if (answer.ok) restsUntil = Date.now() + config.cycleMs;
      return answer;
    }
    showNotice(say('confirming'), 'bad', 0);
    await pause(Math.min(8000, 600 * 2 ** attempt));
  }
}

/** What a settled round came to. */
export function announce({ stake, prize, state }) {
  if (state === 'won') showNotice(say('won', { win: yuan(prize) }), 'good');
  else if (state === 'void') showNotice(say('returned', { win: yuan(prize) }));
  else if (state === 'lost')
    showNotice(units(prize) > 0n ? say('returned', { win: yuan(prize) }) : say('lostRound'));
  else showNotice(say('placed', { stake: yuan(stake) }), 'good');
}

const suitSigns = { S: '♠', H: '♥', C: '♣', D: '♦' };
/** A playing card by its code; '' is a face-down card. */
export function cardFace(code, at = 0) {
  if (code === '') return h('i', { class: 'card back', style: { '--at': at } });
  const suit = code[0];
  return h(
    'i',
    {
      class: 'card',
      'data-red': suit === 'H' || suit === 'D',
      style: { '--at': at },
      role: 'img',
      'aria-label': code,
    },
    h('b', {}, code.slice(1)),
    h('em', {}, suitSigns[suit]),
  );
}

const spots = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
export const dieFace = (face, at = 0) =>
  h(
    'i',
    { class: 'die', style: { '--at': at }, role: 'img', 'aria-label': String(face) },
    Array.from({ length: 9 }, (_, place) =>
      h('s', { 'data-on': spots[face].includes(place), 'data-red': face === '1' || face === '4' }),
    ),
  );

/** A row of chips; `chosen` is called with each choice. */
export function chipRow(values, chosen, first = values[0]) {
  let now = first;
  const row = h('div', { class: 'chips', role: 'group', 'aria-label': say('chip') });
  const draw = () =>
    fill(
      row,
      values.map((value, at) =>
        h(
          'button',
          {
            type: 'button',
            class: 'chip',
            'data-tone': at % 6,
            'aria-pressed': String(value === now),
            onclick: () => {
              now = value;
              chosen(value);
              draw();
            },
          },
          h('span', {}, value),
        ),
      ),
    );
  draw();
  return row;
}

queueMicrotask(() => take(config));

/** What automatic exchange moved in on the way here, as the site's address says; shown once. */
const carried = /^#in=(\d{1,9}(?:\.\d{1,4})?)$/.exec(location.hash)?.[1];
if (carried) {
  history.replaceState(history.state, '', location.pathname + location.search);
  queueMicrotask(() => showNotice(say('carried', { amount: yuan(carried) }), '', 6000));
}
