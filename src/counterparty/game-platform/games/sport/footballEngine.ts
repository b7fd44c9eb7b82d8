// The football of a platform: a list of fixtures that is never empty, tickets on them, and their settlement and correction.
import { sportResult } from '#rules/games/sport.ts';
import { readMoney } from '#values/money.ts';
import { type Label, labelOf } from '../../../words.ts';
import { type CatalogueGame, gamesOf } from '../../catalogue.ts';
import { BetRefused } from '../../rounds.ts';
import { type StoredRow, storeOf } from '../../sqlite.ts';
import { type Engine, type EngineParts, readBet } from '../engine.ts';
import {
  type Fixture,
  full,
  isHalfTime,
  isOffered,
  isOpen,
  matchMs,
  matchOf,
  type Offer,
  offersShown,
  pickOf,
  play,
} from './football.ts';
import { drawEarlyMeetings, drawMeetings, matchDay, type Rhythm } from './leagues.ts';
import { ticketStore, ticketTables } from './ticketStore.ts';
import { type DecidedLeg, type Leg, lineFor, ticketBody } from './tickets.ts';

export const footballTables = `
CREATE TABLE IF NOT EXISTS fixture (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game TEXT NOT NULL, kick_off INTEGER NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS fixture_of_game ON fixture (game, kick_off);
CREATE INDEX IF NOT EXISTS fixture_to_play ON fixture (game, kick_off) WHERE is_over = 0;
${ticketTables}`;

const everyMs = 45_000;
const rhythm: Rhythm = { everyMs, aheadMs: 6 * everyMs, matchMs, listedMs: 150_000 };

const scoreText = ([home, away]: readonly [number, number]): string => `${home}-${away}`;

/** What decides a leg beside the score: a match that was broken off, goals that do not count. */
function noteOf(
  { pick: { market }, isInPlay }: Leg,
  { status, score }: Fixture,
  [home, away]: readonly [number, number],
): Label | undefined {
  if (status === 'cancelled' || status === 'postponed' || status === 'abandoned')
    return labelOf(`web.game.note.${status}`);
  // The score alone does not say why 2-1 loses a handicap that was taken at 1-0.
  if (!isInPlay || market !== 'handicap') return undefined;
  return labelOf('web.game.note.afterBet', { score: scoreText([score[0] - home, score[1] - away]) });
}

export function footballEngine(parts: EngineParts): Engine {
  const { db, random, platform } = parts;
  const { one, all, run, transaction } = storeOf(db);

  const fixtureOf = (row: StoredRow): Fixture => ({
    ...(JSON.parse(String(row.body)) as Fixture),
    id: Number(row.id),
  });
  const fixtureAt = (id: number): Fixture | null => {
    const row = one('SELECT * FROM fixture WHERE id = ?', id);
    return row ? fixtureOf(row) : null;
  };

  function keep(fixture: Fixture): void {
    const isOver = fixture.endedAt !== null && fixture.correctionAt === null;
    run(
      'UPDATE fixture SET body = ?, is_over = ? WHERE id = ?',
      JSON.stringify(fixture),
      isOver ? 1 : 0,
      fixture.id,
    );
  }

  function schedule(game: CatalogueGame, at: number): void {
    if (game.rule.engine !== 'football') return;
    const { leagues } = game.rule;
    const listedSince = (afterMs: number) =>
      all('SELECT * FROM fixture WHERE game = ? AND kick_off > ?', game.code, afterMs)
        .map(fixtureOf)
        .map(({ league, home, away, kickOff }) => ({ league, home, away, startAt: kickOff }));
    const soonMs = at + rhythm.aheadMs;
    const last = one(
      'SELECT max(kick_off) AS at FROM fixture WHERE game = ? AND kick_off <= ?',
      game.code,
      soonMs,
    )?.at;
    const list = { lastAt: Number(last ?? 0), listedSince };
    for (const { startAt, ...meeting } of [
      ...drawMeetings(leagues, rhythm, list, at, random),
      ...drawEarlyMeetings(leagues, listedSince(soonMs), at, random),
    ]) {
      const fixture: Omit<Fixture, 'id'> = {
        ...meeting,
        kickOff: startAt,
        status: 'scheduled',
        minute: 0,
        score: [0, 0],
        ht: null,
        strength: [90 + random(130), 60 + random(120)],
        suspendedUntil: 0,
        endedAt: null,
        correctionAt: null,
        isCorrected: false,
      };
      run(
        'INSERT INTO fixture (game, kick_off, body) VALUES (?, ?, ?)',
        game.code,
        startAt,
        JSON.stringify(fixture),
      );
    }
  }

  function decided(leg: Leg): DecidedLeg {
    const fixture = fixtureAt(leg.match)!;
    const { market, selection, line, scoreAtBet } = leg.pick as Leg['pick'] & {
      line?: string;
      scoreAtBet: [number, number];
    };
    const pick = pickOf({ market: market as Offer['market'], selection, line: line ?? '' }, scoreAtBet);
    const { status, score, ht, htDone } = matchOf(fixture);
    const isScored = status !== 'scheduled' && status !== 'cancelled' && status !== 'postponed';
    const note = noteOf(leg, fixture, scoreAtBet);
    return {
      leg,
      result: sportResult(pick, { status, score, ht, htDone }, 'match'),
      match: { status, score, ht, htDone },
      shown: {
        match: labelOf('web.game.match', {
          home: labelOf(`web.game.team.${fixture.home}`),
          away: labelOf(`web.game.team.${fixture.away}`),
        }),
        league: labelOf(`web.game.league.${fixture.league}`),
        market: labelOf(`web.game.market.${market}`),
        pick:
          market === 'handicap'
            ? labelOf('web.game.pick.team', {
                team: labelOf(`web.game.team.${selection === 'home' ? fixture.home : fixture.away}`),
                line: lineFor(selection, line ?? ''),
              })
            : labelOf(`web.game.pick.${/^\d-\d$/.test(selection) ? 'score' : selection}`, {
                line: line ?? '',
                score: selection,
              }),
        score: isScored ? scoreText(score!) : '',
        ...(leg.isInPlay && { scoreAtBet: scoreText(scoreAtBet) }),
        ...(isScored && ht && { ht: scoreText(ht) }),
        ...(note && { note }),
        startAt: fixture.kickOff,
      },
    };
  }

  const tickets = ticketStore(parts, 'sport', decided);

  function advance(game: CatalogueGame, at: number): void {
    transaction(() => {
      schedule(game, at);
      const due = all(
        'SELECT * FROM fixture WHERE game = ? AND is_over = 0 AND kick_off <= ? ORDER BY kick_off',
        game.code,
        at,
      );
      for (const row of due) {
        const before = fixtureOf(row);
        const after = play(before, at, random);
        if (after === before) continue;
        keep(after);
        const isDecided = after.endedAt !== null && before.endedAt === null;
        if (isDecided || after.isCorrected !== before.isCorrected) tickets.settle(after.id, at);
      }
    });
  }

  return {
    bet(holder, game, given, at) {
      const body = readBet(ticketBody, given);
      advance(game, at);
      return tickets.place(holder, game, body, at, (wanted) => {
        const row = one('SELECT * FROM fixture WHERE id = ? AND game = ?', wanted.match, game.code);
        const fixture = row && fixtureOf(row);
        if (!fixture || !isOpen(fixture, at)) throw new BetRefused('sealed');
        const { market, selection, line, odds } = wanted;
        if (!isOffered(fixture, { market: market as Offer['market'], selection, line, odds }))
          throw new BetRefused('oddsChanged');
        return {
          match: fixture.id,
          pick: {
            market,
            selection,
            ...(readMoney(line) !== undefined && { line }),
            scoreAtBet: fixture.score,
          },
          odds,
          ...(fixture.status === 'running' && { isInPlay: true }),
        };
      });
    },

    tick(at) {
      for (const game of gamesOf(platform)) advance(game, at);
    },

    state(_holder, game, at) {
      advance(game, at);
      const fixtures = all(
        'SELECT * FROM fixture WHERE game = ? AND kick_off > ? ORDER BY kick_off',
        game.code,
        at - matchMs - rhythm.listedMs,
      )
        .map(fixtureOf)
        .filter(({ endedAt }) => endedAt === null || at - endedAt < rhythm.listedMs);
      return {
        engine: 'football',
        matches: fixtures.map((fixture) => ({
          id: fixture.id,
          league: fixture.league,
          home: fixture.home,
          away: fixture.away,
          startsInMs: Math.max(0, fixture.kickOff - at),
          startAt: fixture.kickOff,
          status: fixture.status,
          day: matchDay({ ...fixture, startAt: fixture.kickOff }, at),
          minute: Math.min(fixture.minute, full),
          isHalfTime: isHalfTime(fixture),
          score: fixture.status === 'scheduled' ? null : fixture.score,
          isCorrected: fixture.isCorrected,
          isOpen: isOpen(fixture, at),
          offers: offersShown(fixture),
        })),
      };
    },
  };
}
