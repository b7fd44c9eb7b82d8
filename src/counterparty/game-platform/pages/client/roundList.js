// How rounds are listed: what came, with how much on what, and what a round came to for the player.
import { h, lang, profitOf, say, yuan } from './page.js';
import { linesOf, most } from './sport/parlay.js';

/** A selection with its score: that at which it was placed in play, and the result once it is decided. */
function legText({ match, pick, odds, score, scoreAtBet, result }) {
  const said =
    result !== 'open' && score !== ''
      ? say('sport.result', { score: score.replace('-', ':') })
      : scoreAtBet && say('sport.atBet', { score: scoreAtBet.replace('-', ':') });
  return [
    `${match[lang]} · `,
    h('span', { class: 'whole' }, `${pick[lang]} @${odds}`),
    said && [' · ', h('span', { class: 'whole' }, said)],
  ];
}

/** The system of a ticket and its stake, and the most it can return while it is open. */
function ticketTexts({ stake, state, detail: { parlay, legs } }) {
  const [matches, lines] = parlay.split('x');
  const odds = legs.map((leg) => Number(leg.odds));
  return [
    parlay && say('sport.system', { matches, lines }),
    stakeText(stake),
    state === 'unsettled' &&
      say('sport.most', { most: yuan(most(parlay, odds, Number(stake) / linesOf(parlay))) }),
  ];
}

const summaryOf = ({ hands = [], legs = [], shots = [], reels, lines = [] }) => {
  if (legs.length > 0) return legs.map((leg, at) => [at > 0 && h('br', {}), legText(leg)]);
  if (hands.length > 0)
    return hands.map(({ name, result }, at) => [
      at > 0 && ' · ',
      h('span', { class: 'whole' }, `${name[lang]} ${result[lang]}`),
    ]);
  if (shots.length > 0)
    return shots.map(({ name, count, hits }) => `${name[lang]} ${hits}/${count}`).join(' · ');
  if (reels)
    return lines.length > 0
      ? lines.map(({ name, count }) => `${name[lang]}×${count}`).join(' · ')
      : say('lostRound');
  return '';
};

const stakeText = (stake) => `${say('stake')} ¥${yuan(stake)}`;
/** So many bets of one round are named with their stakes. */
const mostNamed = 4;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const timeOf = new Intl.DateTimeFormat(lang, clock);

/** When a round was bet on and with how much; where one bets on places, on which. */
function betTexts(round, timeFormat) {
  const { stake, at, detail } = round;
  const time = timeFormat.format(at);
  if (detail.legs) return [time, ...ticketTexts(round)];
  const places = detail.bets ?? [];
  if (round.engine === 'niuniu' || places.length === 0 || places.length > mostNamed)
    return [time, stakeText(stake)];
  const named = places.map((place) => `${place.name[lang]} ¥${yuan(place.stake)}`);
  return [time, `${say('stake')} ${named[0]}`, ...named.slice(1)];
}

/** Pieces that stay whole, side by side. */
const pieces = (texts) =>
  texts.filter(Boolean).map((text, at) => [at > 0 && ' · ', h('span', { class: 'whole' }, text)]);

/** A round as a row of a list; `title` stands above what came, `timeFormat` writes when it was bet on. */
export function rowOf(round, { title = null, timeFormat = timeOf } = {}) {
  const { state, detail } = round;
  const { sign, size } = profitOf(round);
  return h(
    'li',
    { 'data-state': state },
    h(
      'div',
      {},
      title && h('strong', {}, title),
      h(
        'p',
        {},
        summaryOf(detail) || detail.bets?.map(({ name }) => name[lang]).join(' · ') || say(`state.${state}`),
      ),
      h('small', {}, pieces(betTexts(round, timeFormat))),
    ),
    // A shot is paid at once: while its round goes on, what it has come to is known.
    h('b', {}, state === 'unsettled' && !detail.shots ? say('state.unsettled') : `${sign}${size}`),
  );
}
