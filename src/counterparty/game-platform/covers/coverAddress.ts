// Which cover a game without a picture of its own gets: the motif its name speaks of, and a seed that is its own.
import { hashOf } from './chance.ts';
import motifs from './motifs.json' with { type: 'json' };

/** Where covers are served, by the sites and by the platforms. */
export const coverFolder = '/art/cover/';

export const coverKinds = ['live', 'egame', 'chess', 'fish', 'sport', 'esport'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Seeds of one motif: enough that two games side by side differ, few enough to be remembered. */
export const coverSeeds = 1296;

/** What a name says, in the order in which it is looked for; the first that fits decides. */
const words = Object.fromEntries(
  coverKinds.map((kind) => [
    kind,
    motifs.words[kind].map(([pattern, motif]) => [new RegExp(pattern!, 'i'), motif!] as const),
  ]),
) as Record<CoverKind, (readonly [pattern: RegExp, motif: string])[]>;

/** What the names that say nothing are given, by their seed. */
const standards: Readonly<Record<CoverKind, readonly string[]>> = {
  egame: ['reels', 'seven', 'gem', 'coin', 'ingot', 'bell', 'crown', 'fortune', 'flower', 'lotus', 'bolt'],
  chess: ['fan', 'tiles', 'three', 'dice'],
  fish: ['clownfish', 'koi', 'shark', 'turtle', 'jellyfish', 'crab', 'ray'],
  live: ['baccarat', 'wheel', 'dice', 'fan'],
  sport: ['cup', 'football', 'basketball', 'tennis'],
  esport: ['controller', 'crystal', 'swords', 'crosshair'],
};

export interface CoveredGame {
  kind: CoverKind;
  platform: string;
  code: string;
  /** In every language it has, one after the other. */
  name: string;
}

/** Address of a game's drawn cover; the same at every time. */
export function coverOf({ kind, platform, code, name }: CoveredGame): string {
  const seed = hashOf(`${platform}/${code}`);
  const motif =
    words[kind].find(([pattern]) => pattern.test(name))?.[1] ??
    standards[kind][seed % standards[kind].length]!;
  return `${coverFolder}${kind}-${motif}-${(seed % coverSeeds).toString(36)}.svg`;
}

/** Every motif that coverOf() may name for a kind. */
export const motifsOf = (kind: CoverKind): string[] => [
  ...new Set([...words[kind].map(([, motif]) => motif), ...standards[kind]]),
];
