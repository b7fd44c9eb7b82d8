// Owns the fishing game: the rarer the fish, the more it pays; each returns the same share in the long run.
import type { Game } from './game.ts';

/** Shots in a hundred thousand that catch it: what it pays, times its chance, is 95 hundredths. */
export const fishes = [
  { key: 'shrimp', pays: 200, chance: 47_500 },
  { key: 'crab', pays: 500, chance: 19_000 },
  { key: 'turtle', pays: 1_000, chance: 9_500 },
  { key: 'shark', pays: 4_000, chance: 2_375 },
] as const;
const shots = 100_000;

export const fish: Game = {
  kind: 'fish',
  options: fishes.map(({ key, pays }) => ({ key, pays })),
  play(random, choice) {
    const target = fishes.find(({ key }) => key === choice)!;
    const isCaught = random(shots) < target.chance;
    return {
      pays: isCaught ? target.pays : 0,
      rows: [
        {
          reading: { key: isCaught ? 'fish.caught' : 'fish.missed' },
          tiles: [{ mark: `fish.${target.key}`, tone: isCaught ? 'gold' : 'dark' }],
        },
      ],
    };
  },
};
