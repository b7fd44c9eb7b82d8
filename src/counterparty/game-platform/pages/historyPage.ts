// The page of all that a player has bet at a platform: what today came to, and every round of every game, those with play money named as such.
import { type Html, html, jsonForPage, raw } from '#texts/html.ts';
import { gameTexts, gameWordsIn } from '../../words.ts';
import { gameOf, type PlatformCode } from '../catalogue.ts';
import type { Seat } from '../store.ts';
import { frame, header, purse, scripts } from './gamePage.ts';
import { addressesOf } from './pageFiles.ts';

export interface History {
  balance: string;
  /** Amounts as the wire has them. */
  today: { count: number; stake: string; profit: string };
  /** The newest rounds, as pages show them. */
  listed: readonly object[];
  hasMore: boolean;
}

export function historyPage(platform: PlatformCode, seat: Seat, history: History): string {
  const words = gameWordsIn(seat.locale);
  const title = words('web.game.history');
  const { rule, code } = gameOf(platform, seat.game)!;
  const config = { game: code, engine: rule.engine, words: gameTexts(seat.locale), rounds: [], ...history };
  const trial: Html | false =
    seat.playMoney && html`<p class="play-money">${words('web.game.history.trial')}</p>`;
  return frame({
    locale: seat.locale,
    title,
    kind: scripts[rule.engine],
    script: addressesOf('history').script,
    body: html`${header(seat, title, { back: `/game?game=${code}`, all: '' })}
${purse(seat, html`<b id="balance"></b>`)}
<p id="notice" role="status" aria-live="polite"></p>
${trial}
<main id="play" class="history"></main>
<script type="application/json" id="config">${raw(jsonForPage(config))}</script>`,
  });
}
