// The places to bet on at a live table: how they are pressed and reached by keys, the chips on them, and what won.

import { disable, engine, h, say, showNotice } from '../page.js';
import { layouts, linesOf, nameOf, oddsOf, payValues, toneOf } from './bets.js';
import { beside, carpetStyle, isEdge, numbersOf, sideOf } from './carpet.js';

export const spots = h('div', { class: 'lay' });

/** Every place by the code of its bet. They are made once: a press that is under way keeps its button. */
const places = new Map();
const chips = new Map();

/** Shows which numbers a bet between them covers. */
function cover(code, isOn) {
  for (const number of numbersOf(code))
    places.get(`straight:${number}`).toggleAttribute('data-covered', isOn);
}

const cellOf = (code, isCarpet, press) =>
  h(
    'button',
    {
      type: 'button',
      class: 'spot',
      'data-tone': toneOf(code),
      'data-number': code.startsWith('straight'),
      style: isCarpet ? carpetStyle(code) : {},
      onclick: press,
      'aria-label': nameOf(code),
    },
    linesOf(code),
    // What a number pays stands above the carpet.
    !code.startsWith('straight') && h('small', {}, oddsOf(code)),
  );

const edgeOf = (code, press) =>
  h('button', {
    type: 'button',
    class: 'edge',
    'data-side': sideOf(code),
    style: carpetStyle(code),
    onclick() {
      showNotice(`${nameOf(code)} · ${oddsOf(code)}`, '', 1600);
      press();
    },
    onpointerenter: () => cover(code, true),
    onpointerleave: () => cover(code, false),
    onfocus: () => cover(code, true),
    onblur: () => cover(code, false),
    'aria-label': nameOf(code),
  });

/** Numbers and what lies between them are one stop of the Tab key; arrows walk from one to the next. */
function walkByArrows(carpet) {
  const isWalked = (code) => code.startsWith('straight') || isEdge(code);
  let stop = 'straight:0';
  for (const [code, place] of places) if (isWalked(code)) place.tabIndex = code === stop ? 0 : -1;
  carpet.addEventListener('focusin', ({ target }) => {
    const code = [...places].find(([, place]) => place === target)?.[0];
    if (!code || !isWalked(code)) return;
    places.get(stop).tabIndex = -1;
    stop = code;
    target.tabIndex = 0;
  });
  carpet.addEventListener('keydown', (event) => {
    const to = event.target === places.get(stop) && beside(stop, event.key);
    if (!to) return;
    event.preventDefault();
    places.get(to).focus();
  });
}

/** Lays out the table; `press` is called with the bet whose place is pressed. */
export function makeSpots(press) {
  for (const row of layouts[engine]) {
    const isCarpet = row[0] === 'straight:0';
    for (const code of row)
      places.set(
        code,
        isEdge(code) ? edgeOf(code, () => press(code)) : cellOf(code, isCarpet, () => press(code)),
      );
    const box = h(
      'div',
      {
        class: isCarpet ? 'spots carpet' : 'spots',
        'data-dense': row.length > 4 || engine === 'roulette',
        'data-count': row.length,
        style: { '--columns': row.length },
      },
      row.map((code) => places.get(code)),
    );
    if (isCarpet) {
      walkByArrows(box);
      const pieces = say('live.between', payValues()).split(' · ');
      const whole = pieces.map((piece, at) => [at > 0 && ' · ', h('span', { class: 'whole' }, piece)]);
      spots.append(h('p', { class: 'between' }, whole));
    }
    spots.append(box);
  }
}

/** `laid` and `placed` are amounts by the code of their bet: those that wait to be confirmed, and those that are bet. */
export function drawSpots({ isOpen, wins, laid, placed }) {
  const won = new Set(wins);
  for (const [code, place] of places) {
    disable(place, !isOpen);
    place.toggleAttribute('data-won', won.has(code));
    // One chip a place, with all that lies there.
    const sum = (laid.get(code) ?? 0) + (placed.get(code) ?? 0);
    const isPlaced = !laid.has(code);
    const key = sum > 0 ? `${sum} ${isPlaced}` : '';
    if (key === (chips.get(code) ?? '')) continue;
    chips.set(code, key);
    place.querySelector('em')?.remove();
    if (key !== '')
      place.append(h('em', { class: isEdge(code) && 'laid', 'data-placed': isPlaced }, String(sum)));
  }
}
