// Players made for a measurement or a crash test: accounts with money and an open session each, written past the log-in and its hashing.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ajaxHeader } from '#contract/boot.ts';
import { credit, openAccount } from '#server/account/accounts.ts';
import { randomSecret, sha256 } from '#server/account/tokens.ts';
import { cookieName } from '#server/account/visitor.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { inStation } from '#server/db/stationTransaction.ts';

export interface Player {
  station: string;
  accountId: number;
  name: string;
  /** Lines of the request's head: station, cookies, and that it is a page's own. */
  headers: string;
}

export interface PlayersOptions {
  now: Date;
  /** How old accounts and their money are; `now` when left out. */
  openedAt?: Date;
  /** The upline of each, by its place; null for none. */
  parentOf?: (at: number) => number | null;
  /** The number in the name of the first: where players were made before, one that is free. 0 when left out. */
  firstNumber?: number;
}

/** `money` in 0.0001 yuan for each; the session is as of `now`. */
export async function openPlayers(
  pool: pg.Pool,
  station: string,
  count: number,
  money: bigint,
  { now, openedAt = now, parentOf = () => null, firstNumber = 0 }: PlayersOptions,
): Promise<Player[]> {
  const players: Player[] = [];
  const batch = 100;
  for (let from = 0; from < count; from += batch) {
    await inStation(pool, station, async (db) => {
      for (let at = from; at < Math.min(count, from + batch); at++) {
        const name = `player${String(firstNumber + at).padStart(5, '0')}`;
        const accountId = await openAccount(db, station, {
          name,
          role: 'member',
          password_hash: null,
          created_at: openedAt,
          parent_id: parentOf(at),
        });
        if (accountId === null) throw new Error(`${name} is there already.`);
        const why = { type: ledgerTypes.addedByHand, refType: 'seed', refId: name, remark: '' };
        await credit(db, station, { id: accountId, role: 'member' }, money, { ...why, at: openedAt });
        // Some stations open no deposit before a member has said whether to set a limit.
        await db
          .insertInto('player_limit_answer')
          .values({ station, account_id: accountId, answer: 'decline', answered_at: openedAt })
          .execute();
        const [token, secret] = [randomSecret(), randomSecret()];
        await db
          .insertInto('session')
          .values({
            station,
            account_id: accountId,
            token_hash: sha256(token),
            seed: randomBytes(32),
            visitor_hash: sha256('visitor', secret),
            address: '127.0.0.1',
            started_at: now,
            seen_at: now,
          })
          .execute();
        const cookies = { session: token, visitor: secret };
        const cookie = (['session', 'visitor'] as const)
          .map((kind) => `${cookieName(kind, station, true)}=${cookies[kind]}`)
          .join('; ');
        players.push({
          station,
          accountId,
          name,
          headers: `Host: ${station}.localhost\r\n${ajaxHeader.join(': ')}\r\nCookie: ${cookie}\r\n`,
        });
      }
    });
  }
  return players;
}
