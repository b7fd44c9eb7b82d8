// The pages of a platform as they arrive: the frame of a game with its words and first state, and the expired entry.

import { minOddsDefault } from '#rules/games/odds.ts';
import { featureOf, PAYLINES, SLOT_MACHINES, type SlotMachine } from '#rules/games/slotMachines.ts';
import { type Html, html, jsonForPage, raw } from '#texts/html.ts';
import { formatMoney } from '#values/money.ts';
import { type GameWords, gameTexts, gameWordsIn } from '../../words.ts';
import { type CatalogueGame, gameOf, gamesOf, type PlatformCode } from '../catalogue.ts';
import { drawSymbol } from '../covers/drawSymbol.ts';
import { chessFacts } from '../games/chessEngine.ts';
import { SLOT_THEMES } from '../games/slotThemes.ts';
import { ticketLimits } from '../games/sport/tickets.ts';
import { mostPlaces, tableGameOf, tableLimits } from '../games/tableGames.ts';
import { endsWithBet } from '../platformWorld.ts';
import type { Seat } from '../store.ts';
import { addressesOf, type PageName } from './pageFiles.ts';
import { slotFeature, slotWays } from './slotFeatures.ts';

/** The kind of room that a game is played in: its colours. */
export const scripts = {
  baccarat: 'live',
  dragonTiger: 'live',
  roulette: 'live',
  sicbo: 'live',
  slot: 'slot',
  niuniu: 'chess',
  erbagang: 'chess',
  fish: 'fish',
  football: 'sport',
  esport: 'sport',
} as const satisfies Record<CatalogueGame['rule']['engine'], string>;
export type RoomKind = (typeof scripts)[keyof typeof scripts];

/** The page of a game: its files; the two card games look alike and are played differently. */
const pageOf = ({ rule: { engine } }: CatalogueGame): PageName =>
  engine === 'niuniu' || engine === 'erbagang' ? engine : (scripts[engine] as PageName);
/** The page whose style a kind of room has. */
const styleOf = (kind: RoomKind): PageName => (kind === 'chess' ? 'erbagang' : kind);

interface Frame {
  locale: Seat['locale'];
  title: string;
  kind: RoomKind;
  /** Address of its script. */
  script?: string;
  body: Html;
}

export const frame = ({ locale, title, kind, script, body }: Frame): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0b1512">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${script && html`<script type="module" src="${script}"></script>`}
<link rel="stylesheet" href="${addressesOf(styleOf(kind)).style}">
</head>
<body data-kind="${kind}">
${body}
</body>
</html>
`.markup;

/** For a token that was used, has expired, or never existed; `back` is the page of the site it came from, where that is known. */
export function closedPage(locale: Seat['locale'], back: string | null): string {
  const words = gameWordsIn(locale);
  const title = words('web.game.closed.title');
  return frame({
    locale,
    title,
    kind: 'chess',
    body: html`<main class="gone"><h1>${title}</h1><p>${words('web.game.closed.text')}</p>${
      back && html`<a class="home" href="${back}">${words('web.game.closed.back')}</a>`
    }</main>`,
  });
}

/** `all` leads to the list of games; '' on that list itself. */
export const header = (
  { locale }: Seat,
  title: string,
  { back, all }: { back: string; all: string },
): Html => {
  const words = gameWordsIn(locale);
  return html`<header><a class="leave" href="${back}" aria-label="${words('web.game.back')}"></a><h1>${title}</h1>${
    all === '' ? html`<span></span>` : html`<a class="all" href="${all}">${words('web.game.lobby')}</a>`
  }</header>`;
};

/** The balance and whether it is play money, and beside it where more is moved in, where the player does that by hand. */
export const purse = ({ locale, moneyUrl, playMoney }: Seat, balance: Html): Html => {
  const words = gameWordsIn(locale);
  const name = words(playMoney ? 'web.game.playMoney' : 'web.game.balance');
  return html`<p class="purse" role="region" aria-label="${name}"><span${playMoney && raw(' class="trial"')}>${name}</span>${balance}${
    moneyUrl !== '' && html`<a href="${moneyUrl}">${words('web.game.moveIn')}</a>`
  }</p>`;
};

/** What a game's script needs beside its state. */
function factsOf(game: CatalogueGame, words: GameWords): object {
  const { rule } = game;
  if (rule.engine === 'slot') {
    const machine: SlotMachine = SLOT_MACHINES[rule.machine];
    const theme = SLOT_THEMES[rule.machine];
    return {
      reels: machine.reels,
      lines: machine.clusters ? [] : PAYLINES.slice(0, machine.lines),
      parts: machine.lines,
      pays: machine.pays,
      scatter: machine.scatter,
      free: machine.free ?? null,
      wildFactor: machine.wildFactor ?? null,
      expandingReel: machine.expandingReel ?? null,
      boxes: machine.boxes ?? null,
      pearls: machine.pearls ?? null,
      clusters: machine.clusters ?? null,
      kind: featureOf(machine),
      theme,
      // They come with the page: no reel stands empty.
      pictures: Object.fromEntries(Object.values(theme.motifs).map((motif) => [motif, drawSymbol(motif)])),
      feature: slotFeature(rule.machine, words),
      ways: slotWays(machine, words),
    };
  }
  if (rule.engine === 'niuniu' || rule.engine === 'erbagang') return chessFacts(rule);
  if (rule.engine === 'football' || rule.engine === 'esport')
    return {
      least: formatMoney(ticketLimits.least),
      most: formatMoney(ticketLimits.most),
      minOdds: Number(minOddsDefault.numerator) / Number(minOddsDefault.denominator),
    };
  if (scripts[rule.engine] !== 'live') return {};
  const table = tableGameOf(game);
  return {
    pays: Object.fromEntries(table.pays),
    least: formatMoney(tableLimits.least),
    most: Object.fromEntries([...table.pays.keys()].map((code) => [code, formatMoney(table.mostOn(code))])),
    mostPlaces,
    isZeroHalf: rule.engine === 'roulette' && rule.laPartage,
  };
}

export function gamePage(platform: PlatformCode, seat: Seat, standing: object): string {
  const game = gameOf(platform, seat.game)!;
  const words = gameWordsIn(seat.locale);
  const name = words(`web.game.name.${game.code}`);
  const config = {
    game: game.code,
    engine: game.rule.engine,
    facts: { ...factsOf(game, words), ...(game.rule.engine === 'slot' && { autoSpin: seat.autoSpin }) },
    words: gameTexts(seat.locale),
    cycleMs: endsWithBet(game) ? seat.cycleSeconds * 1000 : 0,
    autoplay: seat.autoplay,
    ...standing,
  };
  return frame({
    locale: seat.locale,
    title: name,
    kind: scripts[game.rule.engine],
    script: addressesOf(pageOf(game)).script,
    body: html`${header(seat, name, {
      back: seat.returnUrl,
      all: gamesOf(platform).length > 1 ? `/lobby?game=${game.code}` : '',
    })}
${purse(seat, html`<b id="balance"></b>`)}
<p id="notice" role="status" aria-live="polite"></p>
<main id="play"><noscript>${words('web.game.script')}</noscript></main>
<section class="rounds" aria-label="${words('web.game.latest')}"><div class="head"><h2>${words('web.game.latest')}</h2><a href="/history?game=${game.code}">${words('web.game.history')}</a></div><ul id="rounds"></ul></section>
<details class="fair"><summary>${words('web.game.rules')}</summary><div id="rules"></div><p>${words('web.game.fair')}</p></details>
<script type="application/json" id="config">${raw(jsonForPage(config))}</script>`,
  });
}
