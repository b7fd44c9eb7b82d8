// The roads of a live table: beads, the big road, the three derived from it, how often each side came, and what either would write next.

import { engine, fill, h, say } from '../page.js';
import { markOf, nameOf, toneOf } from './bets.js';

const sides = {
  baccarat: ['banker', 'player', 'tie'],
  dragonTiger: ['dragon', 'tiger', 'tie'],
  roulette: ['red', 'black', 'green'],
  sicbo: ['big', 'small', 'anyTriple'],
}[engine];
const derived = ['bigEye', 'small', 'cockroach'];
const rows = 6;
/** The side of a cell. */
const sizeOf = (road) => (road === 'big' ? 18 : 9);

const beads = h('div', { class: 'grid' });
const title = h('h2', {});
const counts = h('p', { class: 'counts' });
const maps = h('div', { class: 'maps' });
const asked = h('div', { class: 'asked' });
export const roads = h('section', { class: 'road' }, title, counts, beads, maps, asked);

const centre = (at, size) => at * size + size / 2;

const shapes = {
  big: ([, , , ties], x, y) => [
    h('circle', { cx: x, cy: y, r: 6.4, fill: 'none', stroke: 'currentColor', 'stroke-width': 2.2 }),
    ties > 0 &&
      h('path', { d: `M${x - 5} ${y + 5}L${x + 5} ${y - 5}`, stroke: '#43d17c', 'stroke-width': 2.2 }),
    ties > 1 && h('text', { x, y: y + 3.5, fill: '#f7f1e1', 'font-size': 9 }, String(ties)),
  ],
  bigEye: (_cell, x, y) => [
    h('circle', { cx: x, cy: y, r: 3, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6 }),
  ],
  small: (_cell, x, y) => [h('circle', { cx: x, cy: y, r: 3.4, fill: 'currentColor' })],
  cockroach: (_cell, x, y) => [
    h('path', { d: `M${x - 3} ${y + 3}L${x + 3} ${y - 3}`, stroke: 'currentColor', 'stroke-width': 2 }),
  ],
};

/** A road in a frame of its own, which scrolls. */
function mapOf(road, cells) {
  const size = sizeOf(road);
  const columns = Math.max(1, ...cells.map(([column]) => column + 2));
  const [width, height] = [columns * size, rows * size];
  const frame = h(
    'div',
    { class: 'map', style: { '--cell': `${size}px` } },
    h(
      'svg',
      {
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        preserveAspectRatio: 'xMinYMin meet',
        role: 'img',
        'aria-label': `${say(`live.road.${road}`)} ${cells.length}`,
      },
      cells.map((cell) => {
        const [column, row, side] = cell;
        return h('g', { 'data-side': side }, shapes[road](cell, centre(column, size), centre(row, size)));
      }),
    ),
  );
  return h('figure', {}, h('figcaption', {}, say(`live.road.${road}`)), frame);
}

const askedSign = (road, side) =>
  h(
    'svg',
    { viewBox: '0 0 9 9', width: 13, height: 13, 'aria-hidden': 'true' },
    side !== null && h('g', { 'data-side': side }, shapes[road]([], 4.5, 4.5)),
  );

const toEnd = (frame) => {
  frame.scrollLeft = frame.scrollWidth;
};

let drawn = '';
/** Draws what changed with the last hand; a road that was scrolled back is not pulled away. */
export function drawRoads({
  hand,
  beads: marks,
  roads: { counts: came, counted, big, derived: eyes, asked: next },
  cardsLeft,
}) {
  const key = `${hand.split('-')[0]} ${marks.length}`;
  if (key === drawn) return;
  drawn = key;
  fill(
    title,
    cardsLeft > 0 ? `${say('live.road')} · ${say('live.cardsLeft', { count: cardsLeft })}` : say('live.road'),
  );
  fill(
    counts,
    [...sides.map((code, at) => [code, came[at]]), ...Object.entries(counted)].map(([code, count]) =>
      h('span', { 'data-tone': toneOf(code) || code }, nameOf(code), h('b', {}, String(count))),
    ),
    h('span', {}, say('live.hands', { count: marks.length })),
  );
  const wasAtEnd = beads.scrollLeft + beads.clientWidth >= beads.scrollWidth - 30;
  fill(
    beads,
    marks.map((mark) => {
      const { tone, sign } = markOf(mark);
      return h('i', { class: 'mark', 'data-tone': tone }, sign);
    }),
  );
  if (wasAtEnd) toEnd(beads);
  fill(
    maps,
    mapOf('big', big),
    derived.map((road) => mapOf(road, eyes[road])),
  );
  for (const frame of maps.querySelectorAll('.map')) toEnd(frame);
  fill(
    asked,
    next.map((signs, at) =>
      h(
        'span',
        { 'data-tone': toneOf(sides[at]) || sides[at] },
        say('live.asked', { side: nameOf(sides[at]) }),
        derived.map((road) => askedSign(road, signs[road])),
      ),
    ),
  );
}
