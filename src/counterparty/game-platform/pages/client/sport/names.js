// How a selection on a match is called: its market, its side and its line.
import { engine, h, say } from '../page.js';

export const isFootball = engine === 'football';

export const leagueOf = ({ league }) =>
  isFootball ? say(`league.${league}`) : say('esport.league', { bestOf: 3 });
export const teamOf = (team) => say(`team.${team}`);

const marketOf = ({ market }) => market.split('.')[0];
export const nameOfMarket = ({ market }) => {
  const [name, map] = market.split('.');
  return say(`market.${name}`, { map: map ?? '' });
};

function lineFor(selection, line) {
  if (line === '' || line === '0') return line;
  const isMinus = line.startsWith('-') === (selection !== 'away');
  return `${isMinus ? '−' : '+'}${line.replace('-', '')}`;
}

export function nameOfPick(match, offer) {
  const { selection, line } = offer;
  const isTeam = selection === 'home' || selection === 'away';
  if (marketOf(offer) === '1x2' || !isTeam)
    return say(/^\d-\d$/.test(selection) ? 'pick.score' : `pick.${selection}`, { line, score: selection });
  return say('pick.team', { team: teamOf(match[selection]), line: lineFor(selection, line) }).trim();
}

/** On a button a handicap is one piece, below or beside the team, alike in all of a market. */
export function labelOfPick(match, offer) {
  const name = nameOfPick(match, offer);
  const handicap = lineFor(offer.selection, offer.line);
  if (handicap === '' || !name.endsWith(handicap)) return h('span', {}, name);
  return h('span', {}, name.slice(0, -handicap.length), h('i', {}, handicap));
}

export const timeText = (ms) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
