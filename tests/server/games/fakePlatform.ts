// A game platform for tests of reading rounds: it signs like a real one and answers `/records` with whatever the test scripts.
import { randomBytes } from 'node:crypto';
import type { GameRound } from '#counterparty/game-platform/wire.ts';
import { type CounterpartyServer, Refused, serveCounterparty } from '#counterparty/serve.ts';
import { alpha } from '#support/testStations.ts';

export interface Asked {
  operator: string;
  platform: string;
  cursor: string;
  limit: number;
}

export interface FakePlatform extends CounterpartyServer {
  /** What was asked, oldest first. */
  asked: Asked[];
  /** Replaces the honest answer, until it is undefined again. */
  script: ((asked: Asked) => object | Promise<object>) | undefined;
  /** Appended to the stream, in order. */
  rounds: object[];
}

/** The cursor behind so many records. */
export const placeAfter = (count: number): string => (count === 0 ? '' : `c${count}`);

/** An honest page of a stream. */
export function honest(rounds: readonly object[], { cursor, limit }: Asked): object {
  const from = cursor === '' ? 0 : Number(cursor.slice(1));
  if (!(from <= rounds.length)) throw new Refused('cursorUnknown', 'This place was never given.');
  const records = rounds.slice(from, from + limit);
  return {
    records,
    cursor: placeAfter(from + records.length),
    hasMore: from + records.length < rounds.length,
  };
}

export async function fakePlatform(now: () => Date): Promise<FakePlatform> {
  const state: Pick<FakePlatform, 'asked' | 'script' | 'rounds'> = {
    asked: [],
    script: undefined,
    rounds: [],
  };
  const server = await serveCounterparty(
    {
      name: 'fake platform',
      tables: '',
      questions: [
        {
          path: '/records',
          schema: { type: 'object' },
          run: (message: never) => {
            const asked = message as Asked;
            // The other stations of the test have nobody who plays.
            if (asked.operator !== alpha) return { records: [], cursor: asked.cursor, hasMore: false };
            state.asked.push(asked);
            return state.script?.(asked) ?? honest(state.rounds, asked);
          },
        },
      ],
    },
    { port: 0, storeFile: ':memory:', key: randomBytes(32).toString('hex'), now },
  );
  return Object.assign(state, server);
}

/** A settled round of a platform, won unless stated otherwise. */
export const roundOf = (
  member: number,
  id: string,
  betAt: Date,
  changes: Partial<GameRound> & { platform: string },
): GameRound => ({
  id,
  version: 1,
  operator: alpha,
  member: String(member),
  kind: 'egame',
  game: 'dragon',
  parent: '',
  stake: '10.0000',
  validBet: '10.0000',
  prize: '25.0000',
  fee: '0.0000',
  state: 'won',
  betAt: betAt.getTime(),
  settledAt: betAt.getTime() + 1000,
  detail: {},
  ...changes,
});
