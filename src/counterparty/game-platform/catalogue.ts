// Owns which platforms and games the demonstration runs: codes, kinds, tags, and the rules that each game is played by.
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

const slots = (
  machine: SlotCode,
  codes: string,
  tags: Readonly<Record<string, GameTag>> = {},
): CatalogueGame[] =>
  codes.split(' ').map((code) => ({
    code,
    rule: { engine: 'slot', machine },
    tags: Object.hasOwn(tags, code) ? [tags[code]!] : [],
  }));
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
  'sandbox-egame': [
    ...slots('fortune', 'fortune lantern pearl panda koi jade moon abacus', { fortune: 'hot', koi: 'new' }),
    ...slots('fruit', 'fruit orchard tea plum kite bamboo fox temple', { fruit: 'hot', kite: 'new' }),
    ...slots('dragon', 'gate dragon opera tiger crane drum silk horse', {
      gate: 'hot',
      dragon: 'hot',
      drum: 'new',
    }),
  ],
  'sandbox-pt': [
    ...slots('palace', 'palace ptsafari ptviking ptgenie ptpharaoh ptwolf ptaztec', {
      palace: 'hot',
      ptaztec: 'new',
    }),
    ...slots('peony', 'peony ptcircus pttango ptgold ptjazz ptrobin ptorient', { peony: 'hot' }),
  ],
  'sandbox-qt': [
    ...slots('ocean', 'ocean qtrocket qtcandy qtmagic qtdino qtpirate qtgarden', {
      ocean: 'hot',
      qtdino: 'new',
    }),
    ...slots('caravan', 'caravan qtsamurai qtneon qtfarm qtaurora qtrobot qttrain', { caravan: 'hot' }),
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

export type PlatformCode = keyof typeof games;
export const platformCodes = Object.keys(games) as PlatformCode[];

const isPlatform = (platform: string): platform is PlatformCode => Object.hasOwn(games, platform);

export const kindOf = (platform: string): PlatformKind => platform.replace('sandbox-', '') as PlatformKind;

export const gamesOf = (platform: string): readonly CatalogueGame[] =>
  isPlatform(platform) ? games[platform] : [];

export const gameOf = (platform: string, code: string): CatalogueGame | undefined =>
  gamesOf(platform).find((each) => each.code === code);

export const nameOfGame = (code: string): Label => labelOf(`web.game.name.${code}`);
export const nameOfPlatform = (platform: string): Label => labelOf(`web.game.platform.${kindOf(platform)}`);
