// What table games draw: the pocket of the wheel, three dice, a card a side of dragon tiger.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import type { Card } from '../cards.ts';
import { POCKETS } from '../roulette.ts';

export const spinWheel = (below: RandomBelow): number => below(POCKETS);

export const throwDice = (below: RandomBelow): number[] => Array.from({ length: 3 }, () => 1 + below(6));

export interface DragonTigerHand {
  readonly dragon: Card;
  readonly tiger: Card;
}

/** The next two cards of the shoe: dragon first. */
export function dealDragonTiger(shoe: readonly Card[]): DragonTigerHand {
  const [dragon, tiger] = shoe;
  if (!dragon || !tiger) throw new RangeError(`a hand needs more than ${shoe.length} cards`);
  return { dragon, tiger };
}
