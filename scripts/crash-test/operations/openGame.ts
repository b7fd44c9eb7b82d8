// Owns entering a game, with the wallet where automatic exchange is on, and playing some rounds of it.
import { openGame as call } from '#contract/transfer.generated.ts';
import { plainGames } from '../counterparties.ts';
import type { Operation } from '../world.ts';

const openGame: Operation = {
  weight: 8,
  // The entry link comes after the first stored answer, or not at all.
  agree: () => true,
  ask(_world, { random, funded }) {
    // Without automatic exchange there is money to play with where it was moved before.
    const game =
      funded.length > 0 && random.percent(70)
        ? plainGames.find(({ platform }) => platform === funded.at(-1))!
        : random.one(plainGames);
    return { path: call.path, fields: { ...game } };
  },
  async next({ counterparties }, { random, name }, { url }) {
    const rounds = Array.from({ length: 2 + random.below(4) }, () => ({
      stake: random.one([1, 2, 5]),
      once: `${name}-${String(random.below(1_000_000_000)).padStart(9, '0')}`,
    }));
    if (url) await counterparties.play(String(url), rounds);
  },
};

export default openGame;
