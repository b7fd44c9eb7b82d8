// Owns the three-reel machine: 32 stops a reel, six marks, paid for three alike and for two of the rarest.
import type { Game, Random } from './game.ts';

/** Stops of each mark on a reel, and what three of it pay. */
export const reel = [
  { stops: 2, pays: 400 },
  { stops: 3, pays: 120 },
  { stops: 4, pays: 60 },
  { stops: 6, pays: 25 },
  { stops: 8, pays: 12 },
  { stops: 9, pays: 8 },
] as const;
/** Two of the rarest mark, wherever they stand. */
export const twoOfRarest = 10;

const stops = reel.flatMap(({ stops: count }, mark) => Array.from({ length: count }, () => mark));

/** Times the stake that three marks pay. */
export function paidFor(marks: readonly number[]): number {
  const [first] = marks;
  if (marks.every((mark) => mark === first)) return reel[first!]!.pays;
  return marks.filter((mark) => mark === 0).length === 2 ? twoOfRarest : 0;
}

/** What comes back of a yuan on average: every one of the 32,768 ways the reels can stop, counted. */
export function returned(): number {
  let sum = 0;
  for (const a of stops) for (const b of stops) for (const c of stops) sum += paidFor([a, b, c]);
  return sum / stops.length ** 3;
}

/** Machines differ in what their marks look like; a tile names its mark by number, the rarest 0. */
export const reels: Game = {
  kind: 'reels',
  options: [],
  play(random: Random) {
    const drawn = [0, 1, 2].map(() => stops[random(stops.length)]!);
    return {
      pays: paidFor(drawn) * 100,
      rows: [
        {
          tiles: drawn.map((mark) => ({
            mark: String(mark),
            tone: mark === 0 ? 'gold' : mark < 3 ? 'red' : 'dark',
          })),
        },
      ],
    };
  },
};
