// The winning lines over the reels: each runs from the reel where it begins through what it counts, one after another; what touches is joined.
import { facts, h } from '../page.js';

const rows = 3;
const colours = ['#ffd54a', '#ff6b6b', '#5fd6ff', '#8cf28c', '#ff9df0', '#ffa94d'];
/** A cell of the drawing. */
const size = 100;
const delayMs = 180;

/** From each cell to the ones below it and beside it that belong to it. */
function netOf(cells) {
  const has = new Set(cells.map(String));
  const at = ([reel, row]) => `${(reel + 0.5) * size} ${(row + 0.5) * size}`;
  return cells
    .flatMap(([reel, row]) =>
      [
        [reel + 1, row],
        [reel, row + 1],
      ]
        .filter((next) => has.has(String(next)))
        .map((next) => `M${at([reel, row])}L${at(next)}`),
    )
    .join('');
}

export function winLines() {
  const element = h('svg', {
    class: 'lines',
    viewBox: `0 0 ${facts.reels.length * size} ${rows * size}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  return {
    element,
    clear: () => element.replaceChildren(),
    /** Each with its number and the cells that it counts, as reel and row; a cluster has no number and is one net. */
    show(wins) {
      element.replaceChildren(
        ...wins.map(({ number, cells }, place) => {
          const look = {
            'data-line': number,
            stroke: colours[(number || place) % colours.length],
            style: { 'animation-delay': `${place * delayMs}ms` },
          };
          if (number === 0) return h('path', { ...look, d: netOf(cells) });
          const points = cells.map(
            ([reel, row]) => `${(reel + 0.5) * size},${(row + 0.5) * size + ((number % 5) - 2) * 5}`,
          );
          return h('polyline', { ...look, points: points.join(' ') });
        }),
      );
    },
  };
}
