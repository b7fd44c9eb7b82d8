// A platform without its network: books, rounds and games over one store, driven by whoever has the clock.
import type { DatabaseSync } from 'node:sqlite';
import { type CatalogueGame, gameOf, kindOf, type PlatformCode } from './catalogue.ts';
import type { Engine, Random } from './games/engine.ts';
import { engineOf, engineTables } from './games/engines.ts';
import {
  BetRefused,
  openRounds,
  type Round,
  type Rounds,
  type RoundsOptions,
  roundTables,
} from './rounds.ts';
import type { Holder } from './store.ts';
import { type Books, openBooks, schema } from './store.ts';

export const platformTables = [schema, roundTables, engineTables].join('');

export interface PlatformWorld {
  books: Books;
  rounds: Rounds;
  engine: Engine;
  /**
   * Takes a bet once, as a page or a program sends it. Where a game ends with its bet, so many seconds at least lie between two rounds of a player,
   * whatever a page shows. Throws BetRefused.
   */
  bet(holder: Holder, game: string, body: Record<string, unknown>, at: number, cycleSeconds?: number): Round;
  state(holder: Holder, game: string, at: number): Record<string, unknown>;
  tick(at: number): void;
}

/** Live tables have a clock of their own, and a match takes its time. */
export const endsWithBet = ({ rule }: Pick<CatalogueGame, 'rule'>): boolean =>
  ['slot', 'niuniu', 'erbagang', 'fish'].includes(rule.engine);

/** The tables have to be there. */
export function openWorld(
  db: DatabaseSync,
  platform: PlatformCode,
  random: Random,
  idPrefix: RoundsOptions['idPrefix'] = (holder) => `${holder.platform}-`,
): PlatformWorld {
  const books = openBooks(db);
  const rounds = openRounds(db, books, { kindOf, idPrefix });
  const engine = engineOf({ db, rounds, random, platform });
  const known = (code: string) => {
    const game = gameOf(platform, code);
    if (!game) throw new BetRefused('invalid', `${code} is not a game of ${platform}.`);
    return game;
  };
  return {
    books,
    rounds,
    engine,
    bet(holder, code, body, at, cycleSeconds = 0) {
      const game = known(code);
      // The later steps of a hand belong to the round that its deal began.
      const begins = body.step === undefined || body.step === 'deal';
      if (cycleSeconds > 0 && begins && endsWithBet(game) && !rounds.isTaken(holder, body.once)) {
        const last = rounds.lastBetAt(holder, code);
        if (last !== null && at < last + cycleSeconds * 1000) throw new BetRefused('tooSoon');
      }
      return engine.bet(holder, game, body, at);
    },
    state: (holder, game, at) => engine.state(holder, known(game), at) as Record<string, unknown>,
    tick: (at) => engine.tick?.(at),
  };
}
