// Owns the look of a game's page: balance, what a round showed, what to stake, and what the game pays.

import { type Html, html } from '#texts/html.ts';
import { formatYuan, YUAN } from '#values/money.ts';
import { wordsIn } from '../words.ts';
import type { Game, Row } from './games/game.ts';
import { stakes } from './games/game.ts';
import { reel, returned as returnedByReels, twoOfRarest } from './games/reels.ts';
import type { Round, Seat } from './store.ts';

/** Ids are composed from what the game and the round say; both catalogues contain all of them. */
type Words = (id: `web.game.${string}`, values?: Record<string, string | number>) => string;

export interface GamePageFacts {
  seat: Seat;
  game: Game;
  balance: bigint;
  /** The round just played. */
  shown: Round | null;
  latest: readonly Round[];
  /** The balance was below the stake. */
  isShort: boolean;
  /** Identifies the form: sent twice, it is played once. */
  once: string;
}

const frame = (locale: Seat['locale'], title: string, kind: string, body: Html): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/game.css">
</head>
<body data-kind="${kind}">
${body}
</body>
</html>
`.markup;

/** For a token that was used, has expired, or never existed. */
export function closedPage(locale: Seat['locale']): string {
  const words = wordsIn(locale);
  return frame(
    locale,
    words('web.game.closed.title'),
    'closed',
    html`<main class="closed"><h1>${words('web.game.closed.title')}</h1><p>${words('web.game.closed.text')}</p></main>`,
  );
}

export function gamePage(facts: GamePageFacts): string {
  const { seat, game, balance, shown, latest, isShort, once } = facts;
  const words = wordsIn(seat.locale) as Words;
  const name = words(`web.game.name.${seat.game}`);
  const stake = shown ? Number(shown.stake / YUAN) : affordable(balance);
  const choice = shown?.choice || game.options[0]?.key;
  return frame(
    seat.locale,
    name,
    game.kind,
    html`<header><a href="${seat.returnUrl}">${words('web.game.back')}</a><h1>${name}</h1></header>
<main>
<p class="purse"><span>${words('web.game.balance')}</span><b>¥${formatYuan(balance)}</b></p>
<section class="stage" aria-live="polite" aria-label="${words('web.game.stage')}">
${shown ? round(shown, game, seat, words) : html`<p class="hint">${words(`web.game.begin.${game.kind}`)}</p>`}
</section>
${isShort && html`<p class="fault" role="alert">${words('web.game.short')}</p>`}
<form method="post" action="/game">
<input type="hidden" name="once" value="${once}">
${
  game.options.length > 0 &&
  html`<fieldset><legend>${words('web.game.choose')}</legend><div class="chips wide">${game.options.map(
    ({ key, pays }) =>
      html`<label><input type="radio" name="choice" value="${key}"${key === choice && html` checked`}><span>${words(`web.game.${game.kind}.${key}`)}<small>×${pays / 100}</small></span></label>`,
  )}</div></fieldset>`
}
<fieldset><legend>${words('web.game.stake')}</legend><div class="chips">${stakes.map(
      (each) =>
        html`<label><input type="radio" name="stake" value="${each}"${each === stake && html` checked`}><span>${each}</span></label>`,
    )}</div></fieldset>
<button>${words(`web.game.go.${game.kind}`)}</button>
</form>
${latest.length > 0 && played(latest, words)}
<details><summary>${words('web.game.pays')}</summary>${payTable(game, seat, words)}<p>${words('web.game.fair')}</p></details>
</main>`,
  );
}

const affordable = (balance: bigint): number =>
  [...stakes].reverse().find((stake) => stake <= 10 && BigInt(stake) * YUAN <= balance) ?? stakes[0];

function round(shown: Round, game: Game, seat: Seat, words: Words): Html {
  const rows = JSON.parse(shown.outcome) as Row[];
  const profit = shown.win - shown.stake;
  const result = shown.win === 0n ? 'lost' : profit === 0n ? 'even' : 'won';
  return html`${rows.map(
    ({ label, reading, tiles }) =>
      html`<div class="row">${label && html`<h2>${words(`web.game.${label}`)}</h2>`}<div class="tiles">${tiles.map(
        ({ mark, tone }) => html`<i data-tone="${tone}">${markText(mark, game, seat, words)}</i>`,
      )}</div>${reading && html`<p>${words(`web.game.${reading.key}`, { count: reading.count ?? 0 })}</p>`}</div>`,
  )}
<p class="result" data-result="${result}">${words(`web.game.result.${result}`, {
    stake: formatYuan(shown.stake),
    win: formatYuan(shown.win),
  })}</p>`;
}

function markText(mark: string, game: Game, seat: Seat, words: Words): string {
  if (game.kind === 'reels') return [...words(`web.game.marks.${seat.game}`)][Number(mark)]!;
  return game.kind === 'fish' ? words(`web.game.${mark}`) : mark;
}

const played = (latest: readonly Round[], words: Words): Html =>
  html`<section class="played"><h2>${words('web.game.latest')}</h2><ul>${latest.map(
    ({ id, stake, win }) =>
      html`<li><span>#${id}</span><span>${words('web.game.staked', { stake: formatYuan(stake) })}</span><b>${
        win > stake ? '+' : win < stake ? '−' : ''
      }${formatYuan(win > stake ? win - stake : stake - win)}</b></li>`,
  )}</ul></section>`;

function payTable(game: Game, seat: Seat, words: Words): Html {
  if (game.kind === 'reels') {
    const marks = [...words(`web.game.marks.${seat.game}`)];
    return html`<ul class="pays">${reel.map(
      ({ pays }, at) => html`<li><span>${marks[at]!.repeat(3)}</span><b>×${pays}</b></li>`,
    )}<li><span>${words('web.game.twoOf', { mark: marks[0]! })}</span><b>×${twoOfRarest}</b></li></ul>
<p>${words('web.game.returned', { share: (Math.floor(returnedByReels() * 1000) / 10).toFixed(1) })}</p>`;
  }
  return html`<p>${words(`web.game.rules.${game.kind}`)}</p>`;
}
