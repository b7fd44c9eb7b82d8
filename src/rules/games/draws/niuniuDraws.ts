// What niuniu draws: five cards a seat from one pack, and who is banker.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Card, PACK, shuffled } from '../cards.ts';

const HAND = 5;

/** Five cards for each seat. */
export function dealNiuniu(seats: number, below: RandomBelow): Card[][] {
  const cards = shuffled(PACK, below);
  return Array.from({ length: seats }, (_, seat) => cards.slice(HAND * seat, HAND * (seat + 1)));
}

export interface NiuniuBanker {
  /** Place in the list of bids. */
  readonly at: number;
  readonly bankerMult: number;
}

/** The highest bid is banker at what it bid; equal bids are drawn, and where nobody bids everybody is, at 1. */
export function drawBanker(bids: readonly number[], below: RandomBelow): NiuniuBanker {
  const highest = Math.max(...bids);
  const candidates = bids.flatMap((bid, at) => (bid === highest ? [at] : []));
  return { at: candidates[below(candidates.length)]!, bankerMult: Math.max(1, highest) };
}
