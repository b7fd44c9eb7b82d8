// The winning lines over the reels: each runs from its first reel through what it counts, one after another.
import { facts, h } from '../page.js';

const rows = 3;
const colours = ['#ffd54a', '#ff6b6b', '#5fd6ff', '#8cf28c', '#ff9df0', '#ffa94d'];
/** A cell of the drawing. */
const size = 100;
const delayMs = 180;

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
    /** Each with its number, its row on each reel, and how many reels it counts. */
    show(wins) {
      element.replaceChildren(
        ...wins.map(({ number, rows: at, count }, place) => {
          const points = at
            .slice(0, count)
            .map((row, reel) => `${(reel + 0.5) * size},${(row + 0.5) * size + ((number % 5) - 2) * 5}`);
          return h('polyline', {
            points: points.join(' '),
            'data-line': number,
            stroke: colours[number % colours.length],
            style: { 'animation-delay': `${place * delayMs}ms` },
          });
        }),
      );
    },
  };
}
