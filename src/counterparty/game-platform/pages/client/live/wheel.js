// The wheel of roulette: its 37 pockets in the European order, and a spin that ends with the ball in the pocket that was drawn.

import { h } from '../page.js';
import { colourOf } from './bets.js';

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const step = 360 / order.length;
const paints = { red: '#b3202b', black: '#15161b', green: '#15803d' };
export const spinMs = 3400;
/** Whole turns of the wheel in a spin; the ball makes two more against it. */
const turns = 3;

const point = (radius, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(100 + radius * Math.sin(angle)).toFixed(2)} ${(100 - radius * Math.cos(angle)).toFixed(2)}`;
};

const sector = (number, at) => {
  const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
  return [
    h('path', {
      d: `M${point(92, from)}A92 92 0 0 1 ${point(92, to)}L${point(58, to)}A58 58 0 0 0 ${point(58, from)}Z`,
      fill: paints[colourOf(number)],
      stroke: '#d9b869',
      'stroke-width': 0.8,
    }),
    h('text', { x: 100, y: 21, transform: `rotate(${at * step} 100 100)` }, String(number)),
  ];
};

/** How far the wheel stands turned: the next spin begins where the last one ended. */
let angle = 0;

/** A wheel at rest; `hub` lies in its middle. */
export function wheelOf(hub) {
  const disc = h('g', { class: 'disc' }, order.map(sector));
  disc.style.rotate = `${angle}deg`;
  const ball = h('g', { class: 'ball' }, h('circle', { cx: 100, cy: 37, r: 5.2, fill: '#fffdf4' }));
  const box = h(
    'div',
    { class: 'wheel' },
    h(
      'svg',
      { viewBox: '0 0 200 200', 'aria-hidden': 'true' },
      h('circle', { cx: 100, cy: 100, r: 97, fill: '#3a2210', stroke: '#b98d2f', 'stroke-width': 5 }),
      disc,
      h('circle', { cx: 100, cy: 100, r: 58, fill: '#2a1a0d', stroke: '#b98d2f', 'stroke-width': 2 }),
      ball,
    ),
    hub,
  );
  return {
    box,
    /** Turns until the pocket of the number stands at the top, where the ball comes to lie. */
    spin(number) {
      const rest = order.indexOf(Number(number)) * step;
      angle = Math.ceil(angle / 360) * 360 - turns * 360 - rest;
      box.dataset.spun = '';
      box.style.setProperty('--spin', `${spinMs}ms`);
      box.style.setProperty('--ball', `${(turns + 2) * 360}deg`);
      disc.style.rotate = `${angle}deg`;
      angle %= 360;
    },
  };
}
