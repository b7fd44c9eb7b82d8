// What sets a slot machine apart, in a few words: for its page and for its tile on the list of games.
import { featureOf, SLOT_MACHINES, type SlotCode, type SlotMachine } from '#rules/games/slotMachines.ts';
import type { GameWords } from '../../words.ts';

export function slotFeature(code: SlotCode, words: GameWords): string {
  const machine: SlotMachine = SLOT_MACHINES[code];
  const { expandingReel = 0, wildFactor = 1, free, pearls = [], clusters = [] } = machine;
  return words(`web.game.slot.feature.${featureOf(machine)}`, {
    reel: expandingReel + 1,
    wild: wildFactor,
    factor: free?.factor ?? 1,
    most: Math.max(0, ...Object.values(free?.spins ?? {})),
    times: Math.max(0, ...pearls),
    least: clusters[0] ?? 0,
  });
}

/** How it counts wins: by lines, or by what touches. */
export const slotWays = ({ clusters, lines }: SlotMachine, words: GameWords): string =>
  clusters
    ? words('web.game.slot.touching', { least: clusters[0] })
    : words('web.game.slot.lines', { count: lines });
