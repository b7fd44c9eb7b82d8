// The list of a platform's games: the colours and the header of its rooms, a cover for each game, and what sets it apart from the others.
import { type Html, html, raw } from '#texts/html.ts';
import { amountText } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import { type GameWords, gameWordsIn } from '../../words.ts';
import { type GameTag, gamesOf, kindOf, nameOfGame, type PlatformCode } from '../catalogue.ts';
import { type CoverKind, coverOf } from '../covers/coverAddress.ts';
import type { Seat } from '../store.ts';
import type { PlatformKind } from '../wire.ts';
import { frame, header, purse, scripts } from './gamePage.ts';
import { lobbyFacts } from './lobbyFacts.ts';

/** The class of games under whose covers a kind of platform is found on the sites. */
const coverKindOf: Readonly<Record<PlatformKind, CoverKind>> = {
  live: 'live',
  egame: 'egame',
  pt: 'egame',
  qt: 'egame',
  chess: 'chess',
  fish: 'fish',
  sport: 'sport',
  tsport: 'sport',
  esport: 'esport',
};

/** The same cover that a site shows for it. */
function coverOfGame(platform: PlatformCode, code: string): string {
  const name = Object.values(nameOfGame(code)).join(' ');
  return coverOf({ kind: coverKindOf[kindOf(platform)], platform, code, name });
}

/** Three games side by side from here on, to be compared at a glance; fewer fill the screen with large covers. */
const many = 9;

/** Alone in its row: each of a few, and the first of an odd number. */
const isWide = (at: number, count: number): boolean =>
  count <= 3 || (at === 0 && count < many && count % 2 === 1);

interface LobbyParts {
  balance: bigint;
  /** How a game stands. */
  stateOf(game: string): Record<string, unknown>;
}

interface Tile {
  code: string;
  cover: string;
  tag: GameTag | undefined;
  isWide: boolean;
  facts: readonly string[];
}

const tile = (words: GameWords, { code, cover, tag, isWide, facts }: Tile): Html =>
  html`<a href="/game?game=${code}"${isWide && raw(' data-wide')}><span class="cover"><img src="${cover}" alt="" width="240" height="240"></span><strong>${words(`web.game.name.${code}`)}</strong>${
    tag && html`<em data-tag="${tag}">${words(`web.game.tag.${tag}`)}</em>`
  }${facts.map((fact) => html`<small>${fact}</small>`)}</a>`;

export function lobbyPage(platform: PlatformCode, seat: Seat, { balance, stateOf }: LobbyParts): string {
  const words = gameWordsIn(seat.locale);
  const title = words(`web.game.platform.${kindOf(platform)}`);
  const games = gamesOf(platform);
  const tiles = games.map((game, at) =>
    tile(words, {
      code: game.code,
      cover: coverOfGame(platform, game.code),
      tag: game.tags[0],
      isWide: isWide(at, games.length),
      facts: lobbyFacts(game, stateOf(game.code), words),
    }),
  );
  return frame({
    locale: seat.locale,
    title,
    kind: scripts[games[0]!.rule.engine],
    body: html`${header(seat, title, { back: `/game?game=${seat.game}`, all: '' })}
${purse(seat, html`<b>¥${amountText(wireMoney(balance))}</b>`)}
<main class="lobby"${games.length >= many && raw(' data-many')}>${tiles}</main>`,
  });
}
