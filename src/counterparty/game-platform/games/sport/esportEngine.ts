// The esport of a platform: matches whose maps are played by the clock, open for bets before and between the maps, and their settlement.
import { type CompletedMap, type EsportMatch, type EsportPick, esportResult } from '#rules/games/esport.ts';
import { parseMoney, readMoney } from '#values/money.ts';
import { type Label, labelOf } from '../../../words.ts';
import { type CatalogueGame, gamesOf } from '../../catalogue.ts';
import { BetRefused } from '../../rounds.ts';
import { type StoredRow, storeOf } from '../../sqlite.ts';
import { type Engine, type EngineParts, type Random, readBet } from '../engine.ts';
import { drawEarlyMeetings, drawMeetings, matchDay, type Rhythm } from './leagues.ts';
import { type Chances, chancesOf, priceOf } from './prices.ts';
import { ticketStore, ticketTables } from './ticketStore.ts';
import { type DecidedLeg, type Leg, lineFor, ticketBody } from './tickets.ts';

export const esportTables = `
CREATE TABLE IF NOT EXISTS esport_match (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game TEXT NOT NULL, starts_at INTEGER NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS esport_match_of_game ON esport_match (game, starts_at);
CREATE INDEX IF NOT EXISTS esport_match_to_play ON esport_match (game, starts_at) WHERE is_over = 0;
${ticketTables}`;

const sides = ['home', 'away'] as const;
type Side = (typeof sides)[number];
const events = ['firstBlood', 'firstTower', 'firstDragon', 'first10Kills'] as const;
type MapEvent = (typeof events)[number];

interface Match {
  id: number;
  home: string;
  away: string;
  startAt: number;
  bestOf: number;
  status: EsportMatch['status'];
  maps: CompletedMap[];
  declared: Side | null;
  /** Chance of home to win a map, in thousandths. */
  strength: number;
  endedAt: number | null;
}

const mapMs = 60_000;
const breakMs = 25_000;
const everyMs = 90_000;
const rhythm: Rhythm = {
  everyMs,
  aheadMs: 4 * everyMs,
  matchMs: 3 * (mapMs + breakMs),
  listedMs: 150_000,
};

const scoreOf = (maps: readonly CompletedMap[]): [number, number] => {
  const home = maps.filter(({ winner }) => winner === 'home').length;
  return [home, maps.length - home];
};
const isDecided = ({ maps, bestOf }: Match): boolean => Math.max(...scoreOf(maps)) > bestOf / 2;
/** When the next map begins. */
const nextMapAt = ({ startAt, maps }: Match): number => startAt + maps.length * (mapMs + breakMs);

const isOpen = (match: Match, at: number): boolean =>
  (match.status === 'scheduled' || match.status === 'running') && at < nextMapAt(match);

function drawMap(strength: number, random: Random): CompletedMap {
  const first = (): Side => (random(1000) < (strength + 500) / 2 ? 'home' : 'away');
  return {
    winner: random(1000) < strength ? 'home' : 'away',
    events: {
      firstBlood: first(),
      firstTower: first(),
      // Not every map sees a dragon.
      firstDragon: random(10) === 0 ? null : first(),
      first10Kills: first(),
    },
  };
}

/** Plays a match up to a moment; a map is drawn when it is over. */
function play(match: Match, at: number, random: Random): Match {
  if (match.status !== 'scheduled' && match.status !== 'running') return match;
  let next = match;
  while (at >= nextMapAt(next)) {
    if (next.status === 'scheduled') {
      if (random(1000) < 12) return { ...next, status: 'cancelled', endedAt: at };
      next = { ...next, status: 'running' };
    }
    if (at < nextMapAt(next) + mapMs) break;
    if (random(1000) < 8) return { ...next, status: 'forfeit', declared: sides[random(2)]!, endedAt: at };
    next = { ...next, maps: [...next.maps, drawMap(next.strength, random)] };
    if (isDecided(next)) return { ...next, status: 'finished', endedAt: at };
  }
  return next;
}

const asRule = ({ status, bestOf, maps, declared }: Match): EsportMatch => ({
  status,
  bestOf,
  maps,
  declared,
});

interface Offer {
  market: string;
  selection: string;
  line: string;
  odds: string;
}

/** `mapWinner.2` and `firstBlood.1` name the map behind the point; every other market is of the whole match. */
function pickOf({ market, selection, line }: Omit<Offer, 'odds'>): EsportPick {
  const [name = '', map] = market.split('.');
  const event = events.find((each) => each === name);
  return {
    market: (event ? 'firstTo' : name) as EsportPick['market'],
    selection,
    line: line === '' ? undefined : parseMoney(line),
    map: map === undefined ? undefined : Number(map),
    event,
  };
}

/** Every way the rest of a match may go, by the winners of its maps. */
function continuations(match: Match): [Match, number][] {
  if (isDecided(match)) return [[{ ...match, status: 'finished' }, 1]];
  const chance = match.strength / 1000;
  return sides.flatMap((winner) =>
    continuations({ ...match, maps: [...match.maps, { winner, events: {} }] }).map(
      ([end, rest]): [Match, number] => [end, rest * (winner === 'home' ? chance : 1 - chance)],
    ),
  );
}

function eventChances(match: Match, event: MapEvent, side: Side): Chances {
  const home = (match.strength + 500) / 2000;
  const happens = event === 'firstDragon' ? 0.9 : 1;
  const chance = side === 'home' ? home : 1 - home;
  return { won: chance * happens, lost: (1 - chance) * happens, void: 1 - happens };
}

function offersOf(match: Match): Offer[] {
  const map = match.maps.length + 1;
  const both = (market: string, line = ''): Omit<Offer, 'odds'>[] =>
    sides.map((selection) => ({ market, selection, line }));
  const favourite = match.strength >= 500 ? '-1.5' : '1.5';
  const isNew = match.maps.length === 0;
  const wanted: Omit<Offer, 'odds'>[] = [
    ...both('winner'),
    ...(isNew ? both('mapHandicap', favourite) : []),
    ...(isNew ? ['over', 'under'].map((selection) => ({ market: 'totalMaps', selection, line: '2.5' })) : []),
    ...both(`mapWinner.${map}`),
    ...events.flatMap((event) => both(`${event}.${map}`)),
    ...(isNew
      ? ['2-0', '2-1', '1-2', '0-2'].map((selection) => ({ market: 'mapScore', selection, line: '' }))
      : []),
  ];
  const ends = continuations(match);
  return wanted.flatMap((offer) => {
    const pick = pickOf(offer);
    const chances = pick.event
      ? eventChances(match, pick.event, offer.selection as Side)
      : chancesOf(ends, (end) => {
          const result = esportResult(pick, asRule(end));
          return result === 'pending' ? 'void' : result;
        });
    const odds = priceOf(chances);
    return odds === null ? [] : [{ ...offer, odds }];
  });
}

/** What decides a leg beside the score of the match: who won the map or took the event, or why nobody did. */
function noteOf(match: Match, map: number | undefined, event: MapEvent | undefined): Label | undefined {
  const played = map === undefined ? undefined : match.maps[map - 1];
  if (played) {
    const side = event ? played.events[event] : played.winner;
    if (!side) return labelOf('web.game.note.noEvent');
    const team = labelOf(`web.game.team.${match[side]}`);
    return labelOf(event ? 'web.game.note.event' : 'web.game.note.map', { team });
  }
  if (match.status === 'cancelled' || match.status === 'forfeit')
    return labelOf(`web.game.note.${match.status}`);
  return map !== undefined && match.endedAt !== null ? labelOf('web.game.note.noMap') : undefined;
}

export function esportEngine(parts: EngineParts): Engine {
  const { db, random, platform } = parts;
  const { one, all, run, transaction } = storeOf(db);
  const matchOf = (row: StoredRow): Match => ({
    ...(JSON.parse(String(row.body)) as Match),
    id: Number(row.id),
  });

  function schedule(game: CatalogueGame, at: number): void {
    const listedSince = (afterMs: number) =>
      all('SELECT * FROM esport_match WHERE game = ? AND starts_at > ?', game.code, afterMs)
        .map(matchOf)
        .map(({ home, away, startAt }) => ({ league: game.code, home, away, startAt }));
    const soonMs = at + rhythm.aheadMs;
    const last = one(
      'SELECT max(starts_at) AS at FROM esport_match WHERE game = ? AND starts_at <= ?',
      game.code,
      soonMs,
    )?.at;
    const list = { lastAt: Number(last ?? 0), listedSince };
    for (const { home, away, startAt } of [
      ...drawMeetings([game.code], rhythm, list, at, random),
      ...drawEarlyMeetings([game.code], listedSince(soonMs), at, random),
    ]) {
      const match: Omit<Match, 'id'> = {
        home,
        away,
        startAt,
        bestOf: 3,
        status: 'scheduled',
        maps: [],
        declared: null,
        strength: 350 + random(301),
        endedAt: null,
      };
      run(
        'INSERT INTO esport_match (game, starts_at, body) VALUES (?, ?, ?)',
        game.code,
        startAt,
        JSON.stringify(match),
      );
    }
  }

  function decided(leg: Leg): DecidedLeg {
    const match = matchOf(one('SELECT * FROM esport_match WHERE id = ?', leg.match)!);
    const { market, selection, line, map, event } = leg.pick as Leg['pick'] & {
      line?: string;
      map?: number;
      event?: MapEvent;
    };
    const pick = { ...pickOf({ market, selection, line: line ?? '' }), map, event };
    const [home, away] = scoreOf(match.maps);
    const isTeam = selection === 'home' || selection === 'away';
    const note = noteOf(match, map, event);
    return {
      leg,
      result: esportResult(pick, asRule(match)),
      match: asRule(match),
      shown: {
        match: labelOf('web.game.match', {
          home: labelOf(`web.game.team.${match.home}`),
          away: labelOf(`web.game.team.${match.away}`),
        }),
        league: labelOf('web.game.esport.league', { bestOf: match.bestOf }),
        market: labelOf(`web.game.market.${event ?? market}`, { map: map ?? 0 }),
        pick: isTeam
          ? labelOf('web.game.pick.team', {
              team: labelOf(`web.game.team.${match[selection]}`),
              line: lineFor(selection, line ?? ''),
            })
          : labelOf(`web.game.pick.${market === 'mapScore' ? 'score' : selection}`, {
              line: line ?? '',
              score: selection,
            }),
        score: match.status === 'scheduled' || match.status === 'cancelled' ? '' : `${home}-${away}`,
        ...(note && { note }),
        startAt: match.startAt,
      },
    };
  }

  const tickets = ticketStore(parts, 'esport', decided);

  function advance(game: CatalogueGame, at: number): void {
    transaction(() => {
      schedule(game, at);
      const due = all(
        'SELECT * FROM esport_match WHERE game = ? AND is_over = 0 AND starts_at <= ? ORDER BY starts_at',
        game.code,
        at,
      );
      for (const row of due) {
        const before = matchOf(row);
        const after = play(before, at, random);
        if (after === before) continue;
        run(
          'UPDATE esport_match SET body = ?, is_over = ? WHERE id = ?',
          JSON.stringify(after),
          after.endedAt === null ? 0 : 1,
          after.id,
        );
        if (after.endedAt !== null) tickets.settle(after.id, at);
      }
    });
  }

  return {
    bet(holder, game, given, at) {
      const body = readBet(ticketBody, given);
      advance(game, at);
      return tickets.place(holder, game, body, at, (wanted) => {
        const row = one('SELECT * FROM esport_match WHERE id = ? AND game = ?', wanted.match, game.code);
        const match = row && matchOf(row);
        if (!match || !isOpen(match, at)) throw new BetRefused('sealed');
        const offer = offersOf(match).find(
          ({ market, selection, line }) =>
            market === wanted.market && selection === wanted.selection && line === wanted.line,
        );
        if (!offer) throw new BetRefused('sealed');
        if (offer.odds !== wanted.odds) throw new BetRefused('oddsChanged');
        const { market, selection, map, event } = pickOf(offer);
        return {
          match: match.id,
          pick: {
            market,
            selection,
            ...(readMoney(offer.line) !== undefined && { line: offer.line }),
            ...(map !== undefined && { map }),
            ...(event !== undefined && { event }),
          },
          odds: offer.odds,
        };
      });
    },

    tick(at) {
      for (const game of gamesOf(platform)) advance(game, at);
    },

    state(_holder, game, at) {
      advance(game, at);
      const matches = all(
        'SELECT * FROM esport_match WHERE game = ? AND starts_at > ? ORDER BY starts_at',
        game.code,
        at - rhythm.matchMs - rhythm.listedMs,
      )
        .map(matchOf)
        .filter(({ endedAt }) => endedAt === null || at - endedAt < rhythm.listedMs);
      return {
        engine: 'esport',
        matches: matches.map((match) => ({
          id: match.id,
          league: '',
          home: match.home,
          away: match.away,
          startAt: match.startAt,
          startsInMs: Math.max(0, nextMapAt(match) - at),
          status: match.status,
          day: matchDay(match, at),
          minute: match.maps.length + 1,
          isHalfTime: match.status === 'running' && isOpen(match, at),
          score: match.status === 'scheduled' ? null : scoreOf(match.maps),
          isCorrected: false,
          isOpen: isOpen(match, at),
          offers: isOpen(match, at) ? offersOf(match) : [],
        })),
      };
    },
  };
}
