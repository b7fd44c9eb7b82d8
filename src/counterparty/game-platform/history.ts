// Owns the past of a demonstration's players: a platform of its own in memory plays so many rounds between two moments, and its records are the history.
import { DatabaseSync } from 'node:sqlite';
import { YUAN } from '#values/money.ts';
import { gamesOf, kindOf, type PlatformCode } from './catalogue.ts';
import type { Random } from './games/engine.ts';
import { openWorld, type PlatformWorld, platformTables } from './platformWorld.ts';
import { BetRefused } from './rounds.ts';
import { sampleBet } from './sampleBets.ts';
import type { GameRound } from './wire.ts';

export interface HistoryOptions {
  platform: PlatformCode;
  operator: string;
  member: string;
  /** How many bets; a bet that wins free spins, or is corrected, has more records. */
  bets: number;
  /** Epoch milliseconds; the bets lie between them, most of them in the evening in Beijing. */
  from: number;
  to: number;
  random: Random;
}

const hourMs = 3_600_000;
const beijingMs = 8 * hourMs;
/** Stakes in yuan that players like. */
const stakes = [1, 2, 2, 5, 5, 10, 10, 20, 50];
/** What happens at a platform is at most this long in coming: a match with its correction. */
const restMs = 6 * 60_000;
/** Steps of the clock where something is under way. */
const stepMs = 10_000;

/** Moments of play, rising: sessions of some minutes that begin between noon and midnight. */
function momentsOf({ bets, from, to, random }: HistoryOptions): number[] {
  const moments: number[] = [];
  const [earliest, latest] = [from + 1, to - restMs];
  if (latest <= earliest) return moments;
  for (let session = 0; moments.length < bets; session++) {
    // Days too short for an evening are filled evenly.
    if (session > bets * 20) {
      moments.push(earliest + random(latest - earliest));
      continue;
    }
    const day = from + random(Math.max(1, Math.ceil((to - from) / (24 * hourMs)))) * 24 * hourMs;
    const midnight = Math.floor((day + beijingMs) / (24 * hourMs)) * 24 * hourMs - beijingMs;
    const evening = random(3) > 0 ? 19 * hourMs + random(5 * hourMs - 1) : 12 * hourMs + random(7 * hourMs);
    let at = midnight + evening;
    const length = 4 + random(12);
    for (let played = 0; played < length && moments.length < bets; played++) {
      at += 20_000 + random(50_000);
      if (at >= earliest && at < latest) moments.push(at);
    }
  }
  return moments.sort((one, other) => one - other);
}

/** Lets everything that is under way come to its end, as far as it does before `until`. */
function settle(world: PlatformWorld, from: number, until: number): number {
  let at = from;
  while (at + stepMs < until && at < from + restMs) {
    at += stepMs;
    world.tick(at);
  }
  return at;
}

/**
 * Plays for a member in the past and returns every record, in the order of the platform's stream. The same random source makes the same
 * history. The ids begin with `past-` and the member's number, so they are never those of the running platform.
 */
export function playHistory(options: HistoryOptions): GameRound[] {
  const { platform, operator, member, to, random } = options;
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(platformTables);
    const world = openWorld(db, platform, random, () => `past-${member}-${kindOf(platform)}-`);
    const holder = { operator, platform, member };
    const games = gamesOf(platform);
    const moments = momentsOf(options);
    world.books.transfer(
      { ...holder, orderNo: 'past', direction: 'in', amount: 10_000_000n * YUAN },
      true,
      moments[0] ?? to,
    );
    let game = games[0]!;
    moments.forEach((at, place) => {
      if (place % 6 === 0) game = games[random(games.length)]!;
      world.tick(at);
      const body = sampleBet(world.state(holder, game.code, at), {
        once: `past-${member}-${place}`.padEnd(10, '-'),
        yuan: stakes[random(stakes.length)]!,
        random,
      });
      try {
        if (body) world.bet(holder, game.code, body, at);
      } catch (error) {
        // A match that is closed for a moment: the player lets it pass.
        if (!(error instanceof BetRefused) || error.code === 'invalid') throw error;
      }
      settle(world, at, moments[place + 1] ?? to);
    });
    world.tick(to);
    return world.rounds.recordsAfter(operator, platform, '', 1_000_000)!.records;
  } finally {
    db.close();
  }
}
