// Owns the page of a fishing room: fish that swim by, shots that are sent in small groups, and what each caught.
import { bet, byId, fill, follow, h, onStanding, say, showNotice, units, yuan } from './page.js';

const play = byId('play');
let cannon = '0.5';
let standing;
let fired = 0;
const sea = h('div', { class: 'sea' });
const count = h('p', { class: 'legend' }, say('fishing.hint'));
const choice = h('div', { class: 'choice', role: 'group', 'aria-label': say('fishing.cannon') });
fill(play, sea, h('p', { class: 'legend' }, say('fishing.cannon')), choice, count);

/** Size and colours of each fish: body, belly, fin. */
const looks = {
  xiaohuang: [38, '#f4c430', '#fff0b0', '#d18f00'],
  qingyu: [44, '#3f7fae', '#bfe0f5', '#1e4f77'],
  haima: [40, '#f08a4b', '#ffd9b8', '#b8561d'],
  hetun: [50, '#d8c27a', '#fff7dd', '#8f7a35'],
  shuimu: [46, '#b78be0', '#ecdcff', '#7b4bb0'],
  denglong: [52, '#5f5fae', '#c9c9ff', '#ffd75e'],
  wugui: [60, '#4f9a55', '#cfeabf', '#2c6632'],
  bianfu: [66, '#53657f', '#c3d2e6', '#2e3c52'],
  jianyu: [76, '#4a78b8', '#dcebff', '#274a7d'],
  shayu: [90, '#66788a', '#e4ebf2', '#3c4b5a'],
  jinchan: [74, '#e0a91a', '#fff0b3', '#96690a'],
  jinlong: [112, '#f0b429', '#fff2c2', '#c8321f'],
  zhadan: [66, '#c8382c', '#ffd2c7', '#5d140d'],
  shandian: [78, '#7c5cff', '#e8e0ff', '#ffe45c'],
  jubao: [84, '#2f9e8f', '#fff0b3', '#d99a12'],
};

function drawing(code) {
  const [size, body, belly, fin] = looks[code];
  const long = ['jianyu', 'shandian', 'jinlong'].includes(code);
  const [width, height] = [size, size * (long ? 0.42 : 0.64)];
  const parts = [
    h('path', { d: 'M20 50L0 26q2 24 0 48z', fill: fin }),
    h('ellipse', { cx: 56, cy: 50, rx: 40, ry: 28, fill: body }),
    h('path', { d: 'M18 54q38 34 76 0q-8 24-38 24T18 54z', fill: belly }),
    h('path', { d: 'M42 26q14-22 28 0z', fill: fin }),
    h('path', { d: 'M50 58q-6 16-18 18q2-14 8-20z', fill: fin }),
  ];
  if (['wugui', 'jubao', 'jinchan', 'zhadan'].includes(code))
    parts.push(
      h('path', { d: 'M28 46q28-32 56 0l-10 14H38z', fill: fin, opacity: 0.9 }),
      h('path', { d: 'M44 44l12-10l12 10l-6 14H50z', fill: belly, opacity: 0.75 }),
    );
  if (code === 'shuimu')
    parts.push(
      h('path', {
        d: 'M34 70q-4 16 2 28M50 74q-4 14 2 26M66 72q-2 14 4 26',
        fill: 'none',
        stroke: fin,
        'stroke-width': 4,
      }),
    );
  if (code === 'jianyu') parts.push(h('path', { d: 'M94 46l34-4l-34 12z', fill: fin }));
  if (code === 'denglong')
    parts.push(
      h('path', { d: 'M70 24q8-18 22-8', fill: 'none', stroke: body, 'stroke-width': 4 }),
      h('circle', { cx: 94, cy: 18, r: 7, fill: '#fff3a0' }),
    );
  if (code === 'jinlong')
    parts.push(
      h('path', { d: 'M84 26l10-16l2 18zM72 22l4-16l8 14z', fill: fin }),
      h('path', { d: 'M92 56q16 0 18 12', fill: 'none', stroke: fin, 'stroke-width': 3 }),
    );
  if (code === 'shandian')
    parts.push(h('polygon', { points: '44,36 62,36 54,48 68,48 42,70 50,54 38,54', fill: fin }));
  if (code === 'zhadan')
    parts.push(
      h('circle', { cx: 56, cy: 48, r: 13, fill: '#222' }),
      h('path', { d: 'M64 38q8-10 12-4', fill: 'none', stroke: '#ffb52e', 'stroke-width': 3 }),
    );
  parts.push(
    h('circle', { cx: 80, cy: 42, r: 6, fill: '#fff' }),
    h('circle', { cx: 82, cy: 42, r: 3.2, fill: '#111' }),
  );
  return h('svg', { viewBox: '-4 0 132 104', width, height: height * 1.1 }, parts);
}

/** Fish in the sea: where each is, and in which row it swims. */
const swimmers = new Set();
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
/** No row is lower than the tallest fish with its name, and what rises and falls of it. */
const rowHeight = 86;
/** In a row all swim one way at one pace: none meets another, and no name is covered. */
const rows = Array.from({ length: Math.max(2, Math.floor(sea.clientHeight / rowHeight)) }, (_, at) => ({
  at,
  speed: (at % 2 === 0 ? 1 : -1) * (16 + Math.random() * 14),
  gap: 16,
}));
const inRow = (row) => [...swimmers].filter((one) => one.row === row);
const isOut = ({ x, width, row }) => (row.speed > 0 ? x > sea.clientWidth : x < -width);
/** Whether the one that entered last has left room behind it. */
const hasRoom = (row) =>
  inRow(row).every(({ x, width }) => (row.speed > 0 ? x >= row.gap : x + width <= sea.clientWidth - row.gap));
/** Rarer the more it pays. Without a place it enters at the edge. */
function release(row, from) {
  const fish = standing.state.fish;
  const weights = fish.map(({ pays }) => 40 / (Number.parseFloat(pays) + 4));
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const { code, pays } =
    fish[
      weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      })
    ] ?? fish[0];
  const swimmer = { code, row, phase: Math.random() * 7 };
  const svg = drawing(code);
  if (row.speed < 0) svg.style.transform = 'scaleX(-1)';
  swimmer.element = h(
    'button',
    {
      type: 'button',
      class: 'swimmer',
      'aria-label': say(`fish.${code}`),
      onpointerdown: (event) => {
        event.preventDefault();
        shoot(swimmer);
      },
      onclick: (event) => event.detail === 0 && shoot(swimmer),
    },
    svg,
    h('small', {}, `${say(`fish.${code}`)} ×${pays}`),
  );
  sea.append(swimmer.element);
  const { offsetWidth: width, offsetHeight: height } = swimmer.element;
  const free = sea.clientHeight / rows.length - height - 10;
  swimmer.width = width;
  swimmer.x = from ?? (row.speed > 0 ? -width : sea.clientWidth);
  swimmer.y = (sea.clientHeight / rows.length) * row.at + 5 + Math.random() * Math.max(0, free);
  swimmers.add(swimmer);
  row.gap = 16 + Math.random() * 90;
  return swimmer;
}
/** Fills a row from one edge to the other. */
function fillRow(row) {
  for (let x = 8 + Math.random() * 60; x < sea.clientWidth - 60; ) {
    const { width } = release(row, x);
    x += width + row.gap;
  }
}

let before = 0;
function swim(now) {
  const seconds = Math.min(0.1, (now - before) / 1000);
  before = now;
  for (const swimmer of swimmers) {
    if (!isCalm) swimmer.x += swimmer.row.speed * seconds;
    const bob = isCalm ? 0 : Math.sin(now / 700 + swimmer.phase) * 4;
    swimmer.element.style.transform = `translate(${swimmer.x}px, ${swimmer.y + bob}px)`;
    if (isOut(swimmer)) remove(swimmer);
  }
  for (const row of rows) {
    // Where nothing moves, nothing comes in either: a row that was caught whole is filled again.
    if (isCalm && inRow(row).length === 0) fillRow(row);
    if (!isCalm && hasRoom(row)) release(row);
  }
  requestAnimationFrame(swim);
}
const remove = (swimmer) => {
  swimmers.delete(swimmer);
  swimmer.element.remove();
};

let waiting = [];
let isSending = false;
function shoot(swimmer) {
  if (!swimmers.has(swimmer) || waiting.length >= 20) return;
  if (units(standing.balance) < units(cannon) * BigInt(waiting.length + 1))
    return showNotice(say('refused.short'), 'bad');
  waiting.push(swimmer);
  burst(swimmer, '');
  if (!isSending) setTimeout(send, 250);
  isSending = true;
}
function burst({ x, y, element }, text) {
  const mark = h(
    'span',
    {
      class: 'burst',
      'data-missed': text === '',
      style: { left: `${x + element.offsetWidth / 2 - 13}px`, top: `${y + 8}px` },
    },
    text,
  );
  sea.append(mark);
  setTimeout(() => mark.remove(), 950);
}

async function send() {
  const sent = waiting;
  waiting = [];
  const answer = await bet({ cannon, shots: sent.map(({ code }) => code) });
  if (answer.ok) {
    fired += sent.length;
    fill(count, `${say('fishing.fired', { count: fired })} · ${say('fishing.hint')}`);
    answer.shots.forEach(({ fish, win }, at) => {
      if (win === '') return;
      burst(sent[at], `+${yuan(win)}`);
      remove(sent[at]);
      if (units(win) >= units(cannon) * 20n)
        showNotice(say('fishing.caught', { fish: say(`fish.${fish}`), win: yuan(win) }), 'good');
    });
  }
  isSending = waiting.length > 0;
  if (isSending) setTimeout(send, 50);
  else draw();
}

function draw() {
  fill(
    choice,
    standing.state.cannons.map((value) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(value === cannon),
          onclick: () => {
            cannon = value;
            draw();
          },
        },
        `¥${value}`,
      ),
    ),
  );
}
onStanding((next) => {
  standing = next;
  draw();
});
rows.forEach(fillRow);
requestAnimationFrame(swim);
fill(
  byId('rules'),
  h(
    'ul',
    {},
    standing.state.fish.map(({ code, pays }) =>
      h('li', {}, h('span', {}, say(`fish.${code}`)), h('b', {}, `×${pays}`)),
    ),
  ),
);
follow(6000);
