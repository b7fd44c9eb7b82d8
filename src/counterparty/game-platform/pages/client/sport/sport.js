// The page of matches: in play, today and early, one league or all, a search, the list of matches, the slip, and the tickets.
import { announce, byId, facts, fill, follow, h, onStanding, say } from '../page.js';
import '../latestRounds.js';
import { isCalm } from '../showing.js';
import { matchList } from './matches.js';
import { isFootball, leagueOf, teamOf } from './names.js';
import { betSlip } from './slip.js';

const days = ['inPlay', 'today', 'early', 'over'];
let standing;
let at = Date.now();
/** Null until the first matches are known: then the first day that has any. */
let day = null;
let league = '';

const slip = betSlip({ balance: () => standing.balance, changed: draw });
const list = matchList(slip);
const tabs = h('div', { class: 'tabs', role: 'group', 'aria-label': say('sport.days') });
const leagues = h('div', { class: 'leagues', role: 'group', 'aria-label': say('sport.leagues') });
const search = h('input', {
  type: 'search',
  class: 'search',
  placeholder: say('sport.search'),
  'aria-label': say('sport.search'),
  oninput: draw,
});
const waiting = h('button', {
  type: 'button',
  class: 'waiting',
  hidden: true,
  onclick: () =>
    byId('rounds').scrollIntoView({ block: 'center', behavior: isCalm.matches ? 'auto' : 'smooth' }),
});
fill(byId('play'), waiting, tabs, h('div', { class: 'sieve' }, search, leagues), list.elements, slip.element);

/** A row of buttons that keep their places: only what changed is written. */
function drawChoice(row, values, now, choose) {
  const key = values.map(([value]) => value).join();
  if (row.dataset.key !== key) {
    row.dataset.key = key;
    fill(
      row,
      values.map(([value]) =>
        h('button', {
          type: 'button',
          onclick: () => {
            choose(value);
            draw();
          },
        }),
      ),
    );
  }
  for (const [place, [value, name]] of values.entries()) {
    const button = row.children[place];
    if (button.textContent !== name) button.textContent = name;
    button.setAttribute('aria-pressed', String(value === now));
  }
}

function drawList() {
  const { matches } = standing.state;
  const ofDay = (name) => matches.filter((match) => match.day === name);
  day ??= days.find((name) => ofDay(name).length > 0) ?? days[0];
  drawChoice(
    tabs,
    days.map((name) => [name, `${say(`sport.day.${name}`)} ${ofDay(name).length}`]),
    day,
    (name) => {
      day = name;
    },
  );
  const names = [...new Set(matches.map((match) => match.league))].sort();
  if (!names.includes(league)) league = '';
  leagues.hidden = names.length < 2;
  drawChoice(
    leagues,
    [['', say('sport.allLeagues')], ...names.map((name) => [name, leagueOf({ league: name })])],
    league,
    (name) => {
      league = name;
    },
  );
  const wanted = search.value.trim().toLowerCase();
  const shown = ofDay(day).filter(
    (match) =>
      (league === '' || match.league === league) &&
      [teamOf(match.home), teamOf(match.away), leagueOf(match)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
  );
  list.draw(day === 'over' ? shown.reverse() : shown, Date.now(), Date.now() - at);
}

function draw() {
  const open = standing.rounds.filter(({ state }) => state === 'unsettled').length;
  waiting.hidden = open === 0;
  waiting.textContent = say('sport.open', { count: open });
  drawList();
  slip.draw();
}

const settled = new Map();
onStanding((next) => {
  standing = next;
  at = Date.now();
  list.take(next.state.matches, at);
  slip.take(next.state.matches);
  for (const { id, state, prize } of next.rounds) {
    if (settled.get(id) === 'unsettled' && state !== 'unsettled') announce({ prize, stake: '0', state });
    settled.set(id, state);
  }
  draw();
});
const ofFootball = ['time', 'line', 'inPlay', 'score', 'void', 'parlay'];
const ofEsport = ['match', 'map', 'void', 'parlay'];
fill(
  byId('rules'),
  [
    say('sport.empty'),
    ...(isFootball
      ? ofFootball.map((id) => say(`sport.rule.football.${id}`))
      : ofEsport.map((id) => say(`sport.rule.esport.${id}`))),
    say('sport.rule.bet', { least: facts.least, most: facts.most }),
  ].map((rule) => h('p', {}, rule)),
);
follow(2000);
