// The slot machines: reels, paylines and pay tables. A symbol is one letter; W is wild, S is the scatter, M a box that opens.

import { PT_MACHINES } from './machines/ptMachines.ts';
import { QT_MACHINES } from './machines/qtMachines.ts';

export interface SlotMachine {
  /** How many of the paylines it plays; into so many parts it divides a stake. */
  readonly lines: number;
  /** Five strips; a stop is the index of the top symbol shown, and the rows below follow the strip around. */
  readonly reels: readonly string[];
  /** Line bets paid for three, four and five alike. */
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  /** Times the total stake by how many scatters show. */
  readonly scatter: Readonly<Record<number, number>>;
  readonly free?: {
    /** Free spins by how many scatters show. */
    readonly spins: Readonly<Record<number, number>>;
    /** Wins of a free spin are multiplied by this. */
    readonly factor: number;
    /** Scatters of a free spin award more. */
    readonly retrigger: boolean;
    /** Most free spins of one round. */
    readonly cap?: number;
  };
  /** A line win in which a wild stands for another symbol is multiplied by this, once. */
  readonly wildFactor?: number;
  /** A wild that shows on this reel fills it for line wins. */
  readonly expandingReel?: number;
  /** All boxes `M` of a spin open as one symbol: how many of a hundred spins open as which. */
  readonly boxes?: Readonly<Record<string, number>>;
  /** From three on, each scatter opens and pays one of these, times the total stake; each is as likely as the others. */
  readonly pearls?: readonly number[];
  /** Lines are read from the last reel as well; five alike pay once. */
  readonly isBothWays?: true;
  /** Instead of lines, symbols that touch pay: `pays` is for this many and more, in parts of the stake. */
  readonly clusters?: readonly [number, number, number];
}

export const slotFeatureCodes = [
  'clusters',
  'boxes',
  'pearls',
  'bothWays',
  'expand',
  'wild',
  'free',
] as const;
export type SlotFeature = (typeof slotFeatureCodes)[number];

/** What sets a machine apart from every other. */
export function featureOf(machine: SlotMachine): SlotFeature {
  const has: Readonly<Record<SlotFeature, boolean>> = {
    clusters: machine.clusters !== undefined,
    boxes: machine.boxes !== undefined,
    pearls: machine.pearls !== undefined,
    bothWays: machine.isBothWays === true,
    expand: machine.expandingReel !== undefined,
    wild: machine.wildFactor !== undefined,
    free: machine.free !== undefined,
  };
  return slotFeatureCodes.find((code) => has[code])!;
}

export const ROWS = 3;

/** The row on each reel, 0 is the top; a machine plays the first of them. */
export const PAYLINES: readonly (readonly number[])[] = (
  '11111 00000 22222 01210 21012 00100 22122 10001 12221 01110 21112 01010 21212 10101 12121 11011 11211 ' +
  '00122 22100 10121 12101 02020 20202 02220 20002'
)
  .split(' ')
  .map((line) => [...line].map(Number));

export const SLOT_MACHINES = {
  fortune: {
    lines: 20,
    reels: [
      'ECEQJEBQCQADJQCKDAJBSJKEKDKJB',
      'EKQSJADEQDJBCQKJQDBDJWKQCEWCAK',
      'CKQDWEQAJECQKEKBJKSBJCBDJAEWDQ',
      'JDCEAKJDWKEAQKQSECJDBJBQEWKDQC',
      'KQAJCESJBJBQKDEDQDBQKEKJCJKACE',
    ],
    pays: {
      A: [50, 250, 1500],
      B: [40, 120, 500],
      C: [30, 80, 300],
      D: [20, 60, 250],
      E: [15, 50, 200],
      K: [10, 25, 100],
      Q: [8, 25, 100],
      J: [5, 15, 80],
    },
    scatter: { 3: 2, 4: 10, 5: 50 },
    free: { spins: { 3: 8, 4: 12, 5: 20 }, factor: 2, retrigger: false },
  },
  fruit: {
    lines: 10,
    wildFactor: 2,
    reels: [
      'KDECKBKCKSWBACEDKEDECAEBD',
      'CSCDWBKEKADBKCBDKEKDECEAD',
      'EDCECDEAKDEKWBCEKACDBKBKS',
      'DKDEKADBWECBSBEDEKCDACKCE',
      'WDEKABCKCEBEASKDKEDKEDCBC',
    ],
    pays: {
      W: [100, 500, 2000],
      A: [25, 100, 400],
      B: [15, 50, 200],
      C: [8, 25, 80],
      D: [6, 20, 60],
      E: [5, 12, 40],
      K: [3, 10, 30],
    },
    scatter: { 3: 4, 4: 20, 5: 100 },
  },
  dragon: {
    lines: 25,
    expandingReel: 2,
    reels: [
      'EQKDEJDJKBAKQSEJCJCBAECDQKQ',
      'KDJEQJQKJDBKQACBEQSBJKAECDEC',
      'EAKWBQDJQKJKEKEJBSQCEJADCDQC',
      'AQDJSBJSKQAKEQCDBCEDCJKQBKEJ',
      'AKCSJDEKSQKBEQAEJDCJEKQJBDQBC',
    ],
    pays: {
      A: [50, 250, 1000],
      B: [40, 120, 500],
      C: [25, 75, 300],
      D: [20, 60, 200],
      E: [9, 40, 125],
      K: [8, 30, 100],
      Q: [5, 25, 100],
      J: [5, 20, 75],
    },
    scatter: { 3: 2, 4: 10, 5: 100 },
    free: { spins: { 3: 10, 4: 15, 5: 25 }, factor: 2, retrigger: true, cap: 50 },
  },
  ...PT_MACHINES,
  ...QT_MACHINES,
} as const satisfies Record<string, SlotMachine>;

export type SlotCode = keyof typeof SLOT_MACHINES;

/** Percent that a machine returns, counted over all its stop sets (docs/rules-of-games.md §3). */
export const SLOT_RETURNS: Readonly<Record<SlotCode, string>> = {
  fortune: '96.320230',
  fruit: '94.469007',
  dragon: '95.214515',
  banquet: '96.389157',
  bouquet: '96.019802',
  pearls: '95.480802',
  silkroad: '95.550772',
};
