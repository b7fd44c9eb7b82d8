// The reels of a slot machine: its symbols, the strips that run by while it is not yet known what comes, and how each comes to stand.
import { facts, h, say } from '../page.js';

const { theme } = facts;
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
/** So many symbols run by before they repeat. */
const running = 6;
const rowCount = 3;

/** The picture of each motif as an address. */
const addresses = Object.fromEntries(
  Object.entries(facts.pictures).map(([motif, picture]) => [
    motif,
    `data:image/svg+xml,${encodeURIComponent(picture)}`,
  ]),
);
export const pictureOf = (symbol) =>
  h('img', { src: addresses[theme.motifs[symbol]], alt: '', width: 60, height: 60 });
const isNamed = (symbol) => symbol === 'W' || symbol === 'S';
export const nameOf = (symbol) =>
  say(
    symbol === 'W' || (symbol === 'S' && !facts.pearls)
      ? `symbol.${symbol}`
      : `motif.${theme.motifs[symbol]}`,
  );
const cell = (symbol) =>
  h(
    'div',
    { class: 'cell', role: 'img', 'aria-label': nameOf(symbol), 'data-named': isNamed(symbol) && symbol },
    pictureOf(symbol),
    isNamed(symbol) && h('b', {}, nameOf(symbol)),
  );

/** A reel that shows the first symbols of its strip. */
function reelOf(strip, at) {
  // What runs by is of its own strip; its last symbols are its first ones, so that it goes round without a seam.
  const begin = (at * 7) % strip.length;
  const loop = Array.from({ length: running }, (_, place) => strip[(begin + place) % strip.length]);
  const band = h(
    'div',
    { class: 'band', 'aria-hidden': 'true' },
    [...loop, ...loop.slice(0, rowCount)].map((symbol) => h('div', { class: 'cell' }, pictureOf(symbol))),
  );
  let cells = [];
  const element = h('div', { class: 'reel', style: { '--reel': at } });
  function show(symbols) {
    cells = symbols.map(cell);
    element.replaceChildren(...cells, band);
  }
  show([...strip.slice(0, rowCount)]);
  return {
    element,
    show,
    turn() {
      element.removeAttribute('data-stopped');
      for (const each of cells) {
        each.removeAttribute('data-hit');
        each.removeAttribute('data-dim');
      }
      element.toggleAttribute('data-turning', !isCalm);
    },
    /** Comes to stand with these; without any it stands where it was. */
    stop(symbols) {
      element.removeAttribute('data-turning');
      if (!symbols) return;
      show(symbols);
      element.setAttribute('data-stopped', '');
    },
    /** Cells whose symbol becomes another one, by their row. */
    open(symbols) {
      for (const [row, symbol] of symbols) {
        const opened = cell(symbol);
        opened.setAttribute('data-opened', '');
        cells[row].replaceWith(opened);
        cells[row] = opened;
      }
    },
    isBadged: (row) => cells[row].querySelector('em') !== null,
    /** Writes over a cell what it is worth. */
    badge(row, text) {
      cells[row].append(h('em', {}, text));
    },
    /** Marks the rows that are part of a win, and dims the others. */
    mark(isHit) {
      for (const [row, each] of cells.entries()) {
        each.toggleAttribute('data-hit', isHit(row));
        each.toggleAttribute('data-dim', !isHit(row));
      }
    },
  };
}

export const reels = facts.reels.map(reelOf);
