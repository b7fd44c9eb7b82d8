// What each slot machine shows: a motif of its own for each symbol, and the colours of its ground.
import { SLOT_MACHINES, type SlotCode } from '#rules/games/slotMachines.ts';
import { type Label, labelOf } from '../../words.ts';

export interface SlotTheme {
  /** The emblem of each symbol, which no other machine shows; `A` is the one of the game's cover. */
  readonly motifs: Readonly<Record<string, string>>;
  /** The room from the middle outwards, the lines of its frame, and a cell from above to below. */
  readonly ground: readonly [inner: string, outer: string, line: string, cellTop: string, cellFoot: string];
}

/** `A:dragon B:phoenix` as a record. */
const motifsIn = (text: string): SlotTheme['motifs'] =>
  Object.fromEntries(text.split(' ').map((each) => each.split(':') as [symbol: string, motif: string]));

export const SLOT_THEMES: Readonly<Record<SlotCode, SlotTheme>> = {
  fortune: {
    motifs: motifsIn(
      'A:fortune B:ingot C:coin D:abacus E:firecracker K:packet Q:knot J:drum W:blessing S:bowl',
    ),
    ground: ['#7a1018', '#2a0408', '#d09a35', '#fff3df', '#f3cf97'],
  },
  fruit: {
    motifs: motifsIn('A:fruit B:watermelon C:grape D:apple E:lemon K:strawberry W:pineapple S:juice'),
    ground: ['#1f6b34', '#08240f', '#9fd46a', '#fbfff0', '#d9efb4'],
  },
  dragon: {
    motifs: motifsIn('A:dragon B:phoenix C:koi D:tiger E:bolt K:mountain Q:cloud J:wave W:pillar S:gate'),
    ground: ['#173a7a', '#050f2b', '#e0b550', '#eef4ff', '#b9cdf0'],
  },
  banquet: {
    motifs: motifsIn('A:pagoda B:crown C:fan D:ewer E:peach K:bun Q:tea J:mooncake W:lantern M:box'),
    ground: ['#6a2140', '#22081a', '#e0a0b8', '#fff2f4', '#efc6cf'],
  },
  bouquet: {
    motifs: motifsIn('A:flower B:lotus C:plum D:orchid E:mum K:bamboo W:butterfly'),
    ground: ['#8a2f66', '#2c0b24', '#f0a9cf', '#fff5fb', '#f6cfe4'],
  },
  pearls: {
    motifs: motifsIn(
      'A:treasure B:longship C:anchor D:turtle E:crab K:clownfish Q:jellyfish W:trident S:pearl',
    ),
    ground: ['#0b6a86', '#032532', '#6fd3e0', '#effcff', '#b5e3ec'],
  },
  silkroad: {
    motifs: motifsIn('A:camel B:lamp C:pyramid D:tent E:palm K:jug W:sun'),
    ground: ['#8a5a1c', '#2b1805', '#f0cf86', '#fff8e6', '#ecd39a'],
  },
};

/** What a symbol of the strips is called at a machine. */
export function nameOfSymbol(code: SlotCode, symbol: string): Label {
  const isScatter = symbol === 'S' && !('pearls' in SLOT_MACHINES[code]);
  return symbol === 'W' || isScatter
    ? labelOf(`web.game.symbol.${symbol}`)
    : labelOf(`web.game.motif.${SLOT_THEMES[code].motifs[symbol]}`);
}
