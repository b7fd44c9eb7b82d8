// Owns the games of outside platforms that a demonstration begins with: those that its platforms run, and one that is closed.
import type { LocalText } from '#contract/station.generated.ts';
import {
  type GameTag,
  gamesOf,
  kindOf,
  nameOfGame,
  nameOfPlatform,
  platformCodes,
} from '#counterparty/game-platform/catalogue.ts';
import type { PlatformKind } from '#counterparty/game-platform/wire.ts';

export interface SeedPlatform {
  code: string;
  name: LocalText;
  /** The class it is listed under. */
  type: 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  kind: PlatformKind;
  /** False while it is being maintained. */
  isOpen: boolean;
  games: { code: string; name: LocalText; tags: readonly GameTag[] }[];
}

const classOf = (kind: PlatformKind): SeedPlatform['type'] => {
  if (kind === 'pt' || kind === 'qt') return 'egame';
  return kind === 'tsport' ? 'sport' : kind;
};

const closed = (code: string, chinese: string, english: string) => ({
  code,
  name: { 'zh-CN': chinese, en: english },
  tags: [],
});

export const platforms: readonly SeedPlatform[] = [
  ...platformCodes.map((code) => ({
    code,
    name: nameOfPlatform(code),
    type: classOf(kindOf(code)),
    kind: kindOf(code),
    isOpen: true,
    games: gamesOf(code).map((game) => ({ code: game.code, name: nameOfGame(game.code), tags: game.tags })),
  })),
  {
    code: 'sandbox-egame2',
    name: { 'zh-CN': '演示电子二馆', en: 'Demo Slots Two' },
    type: 'egame',
    kind: 'egame',
    isOpen: false,
    games: [closed('phoenix', '凤舞九天', 'Phoenix Dance'), closed('emerald', '翡翠传奇', 'Jade Story')],
  },
];
