// What each slot machine shows: a motif of its own for each picture symbol, and the colours of its ground and its letters.
import type { SlotCode } from '#rules/games/slotMachines.ts';
import { type Label, labelOf } from '../../words.ts';

/** Picture symbols from the dearest down, the wild one and the scatter; K, Q and J are letters. */
export const pictureSymbols = ['A', 'B', 'C', 'D', 'E', 'W', 'S'] as const;
export type PictureSymbol = (typeof pictureSymbols)[number];

export interface SlotTheme {
  /** The emblem that a symbol shows; `A` is the one of the game's cover. */
  readonly motifs: Readonly<Record<PictureSymbol, string>>;
  /** The room from the middle outwards, the lines of its frame, and a cell from above to below. */
  readonly ground: readonly [inner: string, outer: string, line: string, cellTop: string, cellFoot: string];
  readonly letters: Readonly<Record<'K' | 'Q' | 'J', string>>;
}

const motifsIn = (text: string): SlotTheme['motifs'] =>
  Object.fromEntries(text.split(' ').map((motif, at) => [pictureSymbols[at]!, motif])) as SlotTheme['motifs'];

export const SLOT_THEMES: Readonly<Record<SlotCode, SlotTheme>> = {
  fortune: {
    motifs: motifsIn('fortune ingot coin lantern koi blessing bell'),
    ground: ['#7a1018', '#2a0408', '#d09a35', '#fff3df', '#f3cf97'],
    letters: { K: '#a3141f', Q: '#a8650a', J: '#6b3a08' },
  },
  fruit: {
    motifs: motifsIn('fruit seven bell apple candy gem lotus'),
    ground: ['#1f6b34', '#08240f', '#9fd46a', '#fbfff0', '#d9efb4'],
    letters: { K: '#c2254c', Q: '#2f7a2a', J: '#d0720c' },
  },
  dragon: {
    motifs: motifsIn('dragon phoenix koi pearl lotus bolt pagoda'),
    ground: ['#173a7a', '#050f2b', '#e0b550', '#eef4ff', '#b9cdf0'],
    letters: { K: '#173f9a', Q: '#0d6f78', J: '#7a2a8c' },
  },
  palace: {
    motifs: motifsIn('pagoda crown mask fan joy blessing lantern'),
    ground: ['#6a2140', '#22081a', '#e0a0b8', '#fff2f4', '#efc6cf'],
    letters: { K: '#8c1846', Q: '#7a4a10', J: '#4b2a7a' },
  },
  peony: {
    motifs: motifsIn('flower lotus plum fan moon gem joy'),
    ground: ['#8a2f66', '#2c0b24', '#f0a9cf', '#fff5fb', '#f6cfe4'],
    letters: { K: '#b0206e', Q: '#2f7d5a', J: '#7a3fa0' },
  },
  ocean: {
    motifs: motifsIn('treasure pearl anchor longship koi gem moon'),
    ground: ['#0b6a86', '#032532', '#6fd3e0', '#effcff', '#b5e3ec'],
    letters: { K: '#0b5a86', Q: '#0a7a6a', J: '#3f4fa0' },
  },
  caravan: {
    motifs: motifsIn('pyramid lamp horse coin tent bolt ruins'),
    ground: ['#8a5a1c', '#2b1805', '#f0cf86', '#fff8e6', '#ecd39a'],
    letters: { K: '#9a4a10', Q: '#6f5a12', J: '#2f6a72' },
  },
};

/** What a letter of the strips is called at a machine; K, Q and J are their own names. */
export function nameOfSymbol(code: SlotCode, symbol: string): Label {
  if (symbol === 'W' || symbol === 'S') return labelOf(`web.game.symbol.${symbol}`);
  const motif = SLOT_THEMES[code].motifs[symbol as PictureSymbol];
  return motif === undefined ? { 'zh-CN': symbol, en: symbol } : labelOf(`web.game.motif.${motif}`);
}
