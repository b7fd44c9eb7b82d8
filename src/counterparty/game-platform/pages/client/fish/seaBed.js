// What a fishing room stands on: its water and reef, each room by its code, and the cannon at the middle of the bed.
import { h } from '../page.js';

/** Height of the bed in pixels: no row of fish reaches into it. */
export const bedHeight = 60;

/** What grows and lies on a bed, upright from 0 0, each in one colour. */
const growths = {
  branch: { d: 'M0 0V-44M0-16Q-18-20-20-40M0-26Q16-30 18-50M-20-30Q-30-34-30-44M18-38Q28-40 30-52', line: 9 },
  tubes: { d: 'M-14 0V-28M-2 0V-46M10 0V-36M21 0V-20', line: 9 },
  weed: { d: 'M-10 0Q-20-16-10-28T-12-50M4 0Q14-14 4-26T8-58M16 0Q24-12 17-22T22-38', line: 5 },
  fan: {
    d: 'M0 0V-16M0-12Q-26-14-28-40M0-14Q-14-24-14-48M0-14V-52M0-14Q14-24 14-48M0-12Q26-14 28-40',
    line: 4,
  },
  dome: { d: 'M-30 2Q-30-26 0-26Q30-26 30 2Z' },
  rock: { d: 'M-40 2L-32-22L-14-36L4-28L16-42L34-20L42 2Z' },
  // A jar that sank.
  jar: {
    d: 'M-10 4Q-28-20-8-32V-40H-13V-46H13V-40H8V-32Q28-20 10 4ZM-13-42Q-27-40-18-23L-14-27Q-19-37-12-37ZM13-42Q27-40 18-23L14-27Q19-37 12-37Z',
  },
  anchor: { d: 'M-6-46V-4M-18-36H6M-26-18Q-22-2-6-3Q12-4 16-20M-6-46a4 4 0 1 0-.1 0', line: 5 },
  // Ribs of a ship.
  ribs: { d: 'M-34 0Q-36-28-22-40M-16 0Q-18-36-4-50M2 0Q0-32 16-46M20 0Q20-22 34-34M-40-4H40', line: 5 },
  star: { d: 'M0-21L4-14L12-13L6-7L8 1L0-3L-8 1L-6-7L-12-13L-4-14Z' },
};

/** Water from above to below, the ground, and what stands on it: kind, place from 0 to 100, size, colour. The middle is the cannon's. */
const rooms = {
  reef: {
    water: ['#167fa8', '#0d5f96', '#06294f'],
    ground: '#17587a',
    grown: [
      ['dome', 3, 1, '#a8475f'],
      ['branch', 13, 0.9, '#e07a62'],
      ['fan', 25, 0.75, '#a066c8'],
      ['tubes', 35, 0.5, '#d99a4a'],
      ['star', 66, 0.8, '#e0875a'],
      ['branch', 73, 0.6, '#4fb894'],
      ['tubes', 85, 0.8, '#d99a4a'],
      ['branch', 96, 1.05, '#c9607f'],
    ],
  },
  harbour: {
    water: ['#1f6f9e', '#10386e', '#061334'],
    ground: '#234a72',
    grown: [
      ['rock', 2, 0.9, '#2a4766'],
      ['weed', 12, 0.8, '#3f8f74'],
      ['jar', 25, 0.75, '#a8744e'],
      ['branch', 36, 0.45, '#b07ad0'],
      ['weed', 66, 0.55, '#3f8f74'],
      ['anchor', 79, 0.9, '#7f90a6'],
      ['rock', 98, 1, '#2a4766'],
      ['branch', 91, 0.7, '#d98f4f'],
    ],
  },
  abyss: {
    water: ['#8a4263', '#52206a', '#1b0a38'],
    ground: '#43206a',
    grown: [
      ['rock', 5, 1.1, '#3d1f5c'],
      ['tubes', 17, 0.9, '#b45fc9'],
      ['weed', 29, 0.65, '#6f6ad0'],
      ['dome', 37, 0.35, '#8a3f7f'],
      ['tubes', 67, 0.5, '#d77a8c'],
      ['fan', 80, 0.85, '#9a62e0'],
      ['rock', 97, 1.15, '#3d1f5c'],
      ['branch', 90, 0.65, '#d06a86'],
    ],
  },
  lagoon: {
    water: ['#4660cc', '#2a2f9a', '#100f4c'],
    ground: '#2f2f86',
    grown: [
      ['weed', 4, 0.95, '#4aa58c'],
      ['branch', 15, 0.85, '#a86ee0'],
      ['dome', 27, 0.6, '#7a4bb0'],
      ['star', 36, 0.8, '#e0b04a'],
      ['jar', 68, 0.55, '#c79a3f'],
      ['fan', 79, 0.7, '#d07ab8'],
      ['dome', 95, 1, '#5a3fa0'],
      ['branch', 89, 0.7, '#e0a05a'],
    ],
  },
  storm: {
    water: ['#0f7f72', '#0a5c5c', '#042b30'],
    ground: '#125457',
    grown: [
      ['ribs', 9, 1, '#7d684e'],
      ['branch', 22, 0.7, '#d9707a'],
      ['weed', 34, 0.6, '#5aa866'],
      ['rock', 69, 0.4, '#1f5654'],
      ['branch', 75, 0.6, '#d9707a'],
      ['rock', 97, 1.05, '#1f5654'],
      ['tubes', 87, 0.9, '#58c8a0'],
    ],
  },
};

/** Gives the sea of a room its water, and returns its bed. */
export function seaBed(code, sea) {
  const { water, ground, grown } = rooms[code] ?? rooms.reef;
  water.forEach((colour, at) => {
    sea.style.setProperty(`--water-${at}`, colour);
  });
  const place = (x, ...parts) => h('svg', { x: `${x}%`, y: bedHeight, overflow: 'visible' }, parts);
  const wide = (d, opacity) =>
    h(
      'svg',
      { width: '100%', height: bedHeight, viewBox: '0 0 240 60', preserveAspectRatio: 'none' },
      h('path', { d, fill: ground, opacity }),
    );
  return h(
    'svg',
    { class: 'bed', width: '100%', height: bedHeight, 'aria-hidden': 'true' },
    wide('M0 34Q40 16 88 32T176 28T240 36V60H0Z', 0.5),
    grown.map(([kind, x, size, colour]) => {
      const { d, line } = growths[kind];
      return place(
        x,
        h('path', {
          d,
          transform: `translate(0 -6) scale(${size})`,
          fill: line ? 'none' : colour,
          stroke: line ? colour : 'none',
          'stroke-width': line ?? 0,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      );
    }),
    wide('M0 54Q60 44 120 52T240 50V60H0Z', 1),
  );
}

/** The cannon: `aim` turns it to a place in the sea and returns where its muzzle is then. */
export function cannonAt(sea, isCalm) {
  const value = h('text', { x: 52, y: 55, 'text-anchor': 'middle' });
  const barrel = h(
    'g',
    {},
    h('path', { d: 'M42 44L43 10H61L62 44Z', fill: '#d9a632' }),
    h('path', { d: 'M46 42L47 12H52L51 42Z', fill: '#ffe7a0', stroke: 'none' }),
    h('rect', { x: 39, y: 3, width: 26, height: 9, rx: 4, fill: '#f3c64f' }),
    h('rect', { x: 40, y: 24, width: 24, height: 6, rx: 2, fill: '#f3c64f' }),
  );
  const turning = h('g', { class: 'turning' }, barrel);
  const element = h(
    'svg',
    { class: 'cannon', width: 104, height: bedHeight, viewBox: '0 0 104 60', 'aria-hidden': 'true' },
    turning,
    h('path', { d: 'M12 60Q14 36 52 36Q90 36 92 60Z', fill: '#a8321f' }),
    h('rect', { x: 24, y: 43, width: 56, height: 16, rx: 8, fill: '#3a0f0a', stroke: '#f3c64f' }),
    value,
  );
  return {
    element,
    load: (text) => value.replaceChildren(text),
    aim(x, y) {
      const [fromX, fromY] = [sea.clientWidth / 2, sea.clientHeight - 16];
      const angle = Math.max(-1.25, Math.min(1.25, Math.atan2(x - fromX, fromY - y)));
      if (!isCalm) {
        turning.style.transform = `rotate(${angle}rad)`;
        barrel.animate([{ transform: 'none' }, { transform: 'translateY(7px)' }, { transform: 'none' }], {
          duration: 180,
          easing: 'ease-out',
        });
      }
      return [fromX + Math.sin(angle) * 42, fromY - Math.cos(angle) * 42];
    },
  };
}
