// What sets a slot machine apart, in a few words: for its page and for its tile on the list of games.
import { SLOT_MACHINES, type SlotCode, type SlotMachine } from '#rules/games/slotMachines.ts';
import type { GameWords } from '../../words.ts';

export function slotFeatures(code: SlotCode, words: GameWords): string[] {
  const { expandingReel, wildFactor, free }: SlotMachine = SLOT_MACHINES[code];
  return [
    ...(expandingReel === undefined
      ? []
      : [words('web.game.slot.feature.expand', { reel: expandingReel + 1 })]),
    ...(wildFactor === undefined ? [] : [words('web.game.slot.feature.wild', { factor: wildFactor })]),
    ...(free
      ? [
          words('web.game.slot.feature.free', {
            factor: free.factor,
            most: free.cap ?? Math.max(...Object.values(free.spins)),
          }),
        ]
      : []),
  ];
}
