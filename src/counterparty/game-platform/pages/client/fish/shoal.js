// The fish in a sea: they swim in rows by animations that the browser runs beside the page, so that no work of the page holds them up.
import { h, say } from '../page.js';
import { animal } from './seaLife.js';

/** No row is lower than the tallest fish with its name, and what rises and falls of it. */
const rowHeight = 86;
/** So often it is looked at who has left the sea and where there is room. */
const everyMs = 200;

/**
 * `depth` says how deep they swim, above the bed; `fish` are those of the room with what each pays; `tapped` is called with one that is
 * aimed at.
 */
export function shoalIn(sea, { isCalm, depth, fish, tapped }) {
  const swimmers = new Set();
  /** In a row all swim one way at one pace: none meets another, and no name is covered. */
  let rows = [];
  /** Of the water, as it is filled: to ask for it makes the browser lay out the page. */
  let water = { width: 0, depth: 0 };
  /** Of a fish with its name, by its code: asked once, since asking makes the browser lay out the page. */
  const sizes = new Map();

  const inRow = (row) => [...swimmers].filter((one) => one.row === row);
  /** Where its left edge is now. */
  const xOf = ({ from, row, swimming }) =>
    from + (swimming ? (row.speed * Number(swimming.currentTime ?? 0)) / 1000 : 0);
  const isOut = (swimmer) => {
    const x = xOf(swimmer);
    return swimmer.row.speed > 0 ? x > water.width : x < -swimmer.width;
  };
  const middleOf = (swimmer) => [xOf(swimmer) + swimmer.width / 2, swimmer.y + swimmer.height / 2 - 8];
  function remove(swimmer) {
    swimmers.delete(swimmer);
    swimmer.element.remove();
  }
  /** Whether the one that entered last has left room behind it. */
  const hasRoom = (row) =>
    inRow(row).every((one) =>
      row.speed > 0 ? xOf(one) >= row.gap : xOf(one) + one.width <= water.width - row.gap,
    );

  /** Rarer the more it pays. */
  function anyFish() {
    const all = fish();
    const weights = all.map(({ pays }) => 40 / (Number.parseFloat(pays) + 4));
    let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return all[at] ?? all[0];
  }

  function sizeOf(code, element) {
    if (!sizes.has(code)) sizes.set(code, { width: element.offsetWidth, height: element.offsetHeight });
    return sizes.get(code);
  }

  /** Without a place it enters at the edge. */
  function release(row, place) {
    const { code, pays } = anyFish();
    const svg = animal(code);
    if (row.speed < 0) svg.style.transform = 'scaleX(-1)';
    const swimmer = { code, row, swimming: null };
    swimmer.element = h(
      'button',
      {
        type: 'button',
        class: 'swimmer',
        'aria-label': say(`fish.${code}`),
        onpointerdown: (event) => {
          event.preventDefault();
          tapped(swimmer);
        },
        onclick: (event) => event.detail === 0 && tapped(swimmer),
      },
      svg,
      h('small', {}, `${say(`fish.${code}`)} ×${pays}`),
    );
    sea.append(swimmer.element);
    Object.assign(swimmer, sizeOf(code, swimmer.element));
    const { width, height } = swimmer;
    const free = water.depth / rows.length - height - 10;
    swimmer.from = place ?? (row.speed > 0 ? -width : water.width);
    swimmer.y = (water.depth / rows.length) * row.at + 5 + Math.random() * Math.max(0, free);
    swim(swimmer);
    swimmers.add(swimmer);
    row.gap = 16 + Math.random() * 90;
    return swimmer;
  }

  /** From where it is to beyond the edge it swims to, and up and down on the way: one layer, however many move. */
  function swim(swimmer) {
    const { row, from, width, y, element } = swimmer;
    const at = (x) => `${x}px ${y}px`;
    element.style.translate = at(from);
    if (isCalm) return;
    const to = row.speed > 0 ? water.width + 1 : -width - 1;
    swimmer.swimming = element.animate([{ translate: at(from) }, { translate: at(to) }], {
      duration: ((to - from) / row.speed) * 1000,
      fill: 'forwards',
    });
    element.animate([{ transform: 'translateY(-4px)' }, { transform: 'translateY(4px)' }], {
      duration: 2200,
      delay: -Math.random() * 4400,
      direction: 'alternate',
      easing: 'ease-in-out',
      iterations: Number.POSITIVE_INFINITY,
    });
  }

  /** Fills a row from one edge to the other. */
  function fillRow(row) {
    for (let x = 8 + Math.random() * 60; x < water.width - 60; ) {
      const { width } = release(row, x);
      x += width + row.gap;
    }
  }

  function look() {
    if (document.hidden) return;
    for (const swimmer of swimmers) if (isOut(swimmer)) remove(swimmer);
    for (const row of rows) {
      // Caught whole, or left while nobody looked on. Where nothing moves, nothing else comes in.
      if (inRow(row).length === 0) fillRow(row);
      else if (!isCalm && hasRoom(row)) release(row);
    }
  }
  setInterval(look, everyMs);

  const fromMiddle = (swimmer) => Math.abs(middleOf(swimmer)[0] - water.width / 2);
  return {
    has: (swimmer) => swimmers.has(swimmer),
    isIn: (swimmer) => swimmers.has(swimmer) && !isOut(swimmer),
    middleOf,
    remove,
    /** Those wholly in the water, those before the cannon first. */
    inSight: () =>
      [...swimmers]
        .filter((one) => xOf(one) >= 0 && xOf(one) + one.width <= water.width)
        .sort((one, other) => fromMiddle(one) - fromMiddle(other)),
    /** Divides the sea into rows and fills each. */
    fill() {
      swimmers.forEach(remove);
      water = { width: sea.clientWidth, depth: depth() };
      rows = Array.from({ length: Math.max(2, Math.floor(water.depth / rowHeight)) }, (_, at) => ({
        at,
        speed: (at % 2 === 0 ? 1 : -1) * (16 + Math.random() * 14),
        gap: 16,
      }));
      rows.forEach(fillRow);
    },
  };
}
