// Entering a game, with the wallet where automatic exchange is on, and playing some rounds of it.
import { openGame as call } from '#contract/transfer.generated.ts';
import { gamesOf } from '#counterparty/game-platform/catalogue.ts';
import type { Ask, Operation, Person } from '../world.ts';

/** Any game of a platform. */
export const entryOf = ({ random }: Person, platform: string): Ask => ({
  path: call.path,
  fields: { platform, gameCode: random.one(gamesOf(platform)).code },
});

const openGame: Operation = {
  weight: 8,
  // The entry link comes after the first stored answer, or not at all.
  agree: () => true,
  ask({ counterparties }, person) {
    const { random, funded } = person;
    // Without automatic exchange there is money to play with where it was moved before.
    const isFunded = funded.length > 0 && random.percent(70);
    return entryOf(person, isFunded ? funded.at(-1)! : random.one(counterparties.platforms));
  },
  async next({ counterparties }, { random, name }, { url }, { fields }) {
    const rounds = Array.from({ length: 2 + random.below(4) }, () => ({
      stake: random.one([1, 2, 5]),
      once: `${name}-${String(random.below(1_000_000_000)).padStart(9, '0')}`,
    }));
    if (url) await counterparties.play(fields.platform!, String(url), rounds);
  },
};

export default openGame;
