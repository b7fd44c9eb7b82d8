// Owns the pages of a platform as they arrive: the frame of a game with its words and first state, and the expired entry.

import { minOddsDefault } from '#rules/games/odds.ts';
import { PAYLINES, SLOT_MACHINES, type SlotMachine } from '#rules/games/slotMachines.ts';
import { type Html, html, jsonForPage, raw } from '#texts/html.ts';
import { formatMoney } from '#values/money.ts';
import { type GameWords, gameTexts, gameWordsIn } from '../../words.ts';
import { type CatalogueGame, gameOf, gamesOf, type PlatformCode } from '../catalogue.ts';
import { chessFacts } from '../games/chessEngine.ts';
import { SLOT_THEMES } from '../games/slotThemes.ts';
import { ticketLimits } from '../games/sport/tickets.ts';
import { tableGameOf, tableLimits } from '../games/tableGames.ts';
import { endsWithBet } from '../platformWorld.ts';
import type { Seat } from '../store.ts';
import { slotFeatures } from './slotFeatures.ts';

/** The room of a game: its colours, and the script that draws it, where it has none of its own. */
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

/** Games with a script of their own beside the one of their room. */
const ownScripts: ReadonlySet<string> = new Set(['niuniu']);
/** Kinds of rooms with a sheet of their own. */
const sheets: ReadonlySet<string> = new Set(['live', 'sport', 'slot']);

export const frame = (locale: Seat['locale'], title: string, kind: string, body: Html): string =>
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
<link rel="stylesheet" href="/game.css">
${sheets.has(kind) && html`<link rel="stylesheet" href="/${kind}.css">`}
<link rel="stylesheet" href="/short.css">
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
  return frame(
    locale,
    title,
    'closed',
    html`<main class="gone"><h1>${title}</h1><p>${words('web.game.closed.text')}</p>${
      back && html`<a class="home" href="${back}">${words('web.game.closed.back')}</a>`
    }</main>`,
  );
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
    return {
      reels: machine.reels,
      lines: PAYLINES.slice(0, machine.lines),
      pays: machine.pays,
      scatter: machine.scatter,
      free: machine.free ?? null,
      wildFactor: machine.wildFactor ?? null,
      expandingReel: machine.expandingReel ?? null,
      theme: SLOT_THEMES[rule.machine],
      features: slotFeatures(rule.machine, words),
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
  return {
    pays: Object.fromEntries(tableGameOf(game).pays),
    least: formatMoney(tableLimits.least),
    most: formatMoney(tableLimits.most),
    isZeroHalf: rule.engine === 'roulette' && rule.laPartage,
  };
}

export function gamePage(platform: PlatformCode, seat: Seat, standing: object): string {
  const game = gameOf(platform, seat.game)!;
  const words = gameWordsIn(seat.locale);
  const name = words(`web.game.name.${game.code}`);
  const script = scripts[game.rule.engine];
  const config = {
    game: game.code,
    engine: game.rule.engine,
    facts: { ...factsOf(game, words), ...(game.rule.engine === 'slot' && { autoSpin: seat.autoSpin }) },
    words: gameTexts(seat.locale),
    cycleMs: endsWithBet(game) ? seat.cycleSeconds * 1000 : 0,
    autoplay: seat.autoplay,
    ...standing,
  };
  return frame(
    seat.locale,
    name,
    script,
    html`${header(seat, name, {
      back: seat.returnUrl,
      all: gamesOf(platform).length > 1 ? `/lobby?game=${game.code}` : '',
    })}
${purse(seat, html`<b id="balance"></b>`)}
<p id="notice" role="status" aria-live="polite"></p>
<main id="play"><noscript>${words('web.game.script')}</noscript></main>
<section class="rounds" aria-label="${words('web.game.latest')}"><h2>${words('web.game.latest')}</h2><ul id="rounds"></ul></section>
<details class="fair"><summary>${words('web.game.rules')}</summary><div id="rules"></div><p>${words('web.game.fair')}</p></details>
<script type="application/json" id="config">${raw(jsonForPage(config))}</script>
<script type="module" src="/client/${script}/${ownScripts.has(game.rule.engine) ? game.rule.engine : script}.js"></script>`,
  );
}
