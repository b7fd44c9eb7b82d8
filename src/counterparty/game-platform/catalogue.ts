// Which platforms and games the demonstration runs: codes, kinds, tags, and the rules that each game is played by.
import type { BaccaratVariant } from '#rules/games/baccarat.ts';
import type { ErbagangMode } from '#rules/games/erbagang.ts';
import type { SlotCode } from '#rules/games/slotMachines.ts';
import { labelOf } from '../words.ts';
import type { Label, PlatformKind } from './wire.ts';

export type GameRule =
  | { readonly engine: 'baccarat'; readonly variant: BaccaratVariant }
  | { readonly engine: 'dragonTiger' | 'sicbo' | 'fish' | 'esport' }
  | { readonly engine: 'roulette'; readonly laPartage: boolean }
  | { readonly engine: 'slot'; readonly machine: SlotCode }
  /** `base` is yuan. */
  | { readonly engine: 'niuniu'; readonly base: number }
  | { readonly engine: 'erbagang'; readonly mode: ErbagangMode }
  | { readonly engine: 'football'; readonly leagues: readonly string[] };

export type GameTag = 'hot' | 'new';

export interface CatalogueGame {
  code: string;
  rule: GameRule;
  tags: readonly GameTag[];
}

const game = (code: string, rule: GameRule, ...tags: GameTag[]): CatalogueGame => ({ code, rule, tags });

/** By the code of the platform; names are in the catalogues of texts. */
const games = {
  'sandbox-live': [
    game('baccarat', { engine: 'baccarat', variant: 'commission' }, 'hot'),
    game('baccarat2', { engine: 'baccarat', variant: 'commission' }),
    game('baccaratfree', { engine: 'baccarat', variant: 'noCommission' }, 'new'),
    game('dragontiger', { engine: 'dragonTiger' }, 'hot'),
    game('roulette', { engine: 'roulette', laPartage: false }),
    game('roulettefr', { engine: 'roulette', laPartage: true }),
    game('sicbo', { engine: 'sicbo' }, 'hot'),
  ],
  // A slot is on the shelf for what it alone has: a machine with its own feature, symbols and ground.
  'sandbox-egame': [
    game('fortune', { engine: 'slot', machine: 'fortune' }, 'hot'),
    game('fruit', { engine: 'slot', machine: 'fruit' }, 'new'),
    game('dragon', { engine: 'slot', machine: 'dragon' }, 'hot'),
  ],
  'sandbox-pt': [
    game('palace', { engine: 'slot', machine: 'banquet' }, 'hot'),
    game('peony', { engine: 'slot', machine: 'bouquet' }, 'new'),
  ],
  'sandbox-qt': [
    game('ocean', { engine: 'slot', machine: 'pearls' }, 'hot'),
    game('caravan', { engine: 'slot', machine: 'silkroad' }, 'new'),
  ],
  'sandbox-chess': [
    game('niuniu', { engine: 'niuniu', base: 1 }, 'hot'),
    game('niuniu5', { engine: 'niuniu', base: 5 }),
    game('niuniu20', { engine: 'niuniu', base: 20 }),
    game('erbagang', { engine: 'erbagang', mode: 'flat' }, 'hot'),
    game('erbagang2', { engine: 'erbagang', mode: 'multiple' }, 'new'),
  ],
  'sandbox-fish': ['reef', 'harbour', 'abyss', 'lagoon', 'storm'].map((code) =>
    game(code, { engine: 'fish' }, ...(code === 'reef' ? (['hot'] as const) : [])),
  ),
  'sandbox-sport': [
    game('football', { engine: 'football', leagues: ['river', 'coast', 'north'] }, 'hot'),
    game('cup', { engine: 'football', leagues: ['cup'] }),
  ],
  'sandbox-esport': [game('moba', { engine: 'esport' }, 'hot'), game('shooter', { engine: 'esport' })],
  'sandbox-tsport': [game('world', { engine: 'football', leagues: ['isles', 'plains'] }, 'hot')],
} satisfies Record<string, CatalogueGame[]>;

/**
 * Covers of earlier shelves, by platform and machine: nobody is led to them, but who sits at one, or has free spins there, goes on.
 */
const withdrawn: Readonly<Record<string, Partial<Record<SlotCode, string>>>> = {
  'sandbox-egame': {
    fortune: 'lantern pearl panda koi jade moon abacus',
    fruit: 'orchard tea plum kite bamboo fox temple',
    dragon: 'gate opera tiger crane drum silk horse',
  },
  'sandbox-pt': {
    banquet: 'ptsafari ptviking ptgenie ptpharaoh ptwolf ptaztec',
    bouquet: 'ptcircus pttango ptgold ptjazz ptrobin ptorient',
  },
  'sandbox-qt': {
    pearls: 'qtrocket qtcandy qtmagic qtdino qtpirate qtgarden',
    silkroad: 'qtsamurai qtneon qtfarm qtaurora qtrobot qttrain',
  },
};

/** A game that is on the shelf no longer. */
function withdrawnGame(platform: string, code: string): CatalogueGame | undefined {
  const found = Object.entries(withdrawn[platform] ?? {}).find(([, codes]) =>
    codes.split(' ').includes(code),
  );
  return found && game(code, { engine: 'slot', machine: found[0] as SlotCode });
}

export type PlatformCode = keyof typeof games;
export const platformCodes = Object.keys(games) as PlatformCode[];

const isPlatform = (platform: string): platform is PlatformCode => Object.hasOwn(games, platform);

export const kindOf = (platform: string): PlatformKind => platform.replace('sandbox-', '') as PlatformKind;

/** The games that a platform offers. */
export const gamesOf = (platform: string): readonly CatalogueGame[] =>
  isPlatform(platform) ? games[platform] : [];

export const gameOf = (platform: string, code: string): CatalogueGame | undefined =>
  gamesOf(platform).find((each) => each.code === code) ?? withdrawnGame(platform, code);

export const nameOfGame = (code: string): Label => labelOf(`web.game.name.${code}`);
export const nameOfPlatform = (platform: string): Label => labelOf(`web.game.platform.${kindOf(platform)}`);
