// The proof of work that shows a visitor is no robot: a problem that costs a computer a moment, and a token for its solution.
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { failuresOfAddress } from './failures.ts';
import { keyed, randomSecret, sha256 } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/** More bits than the least that an address is asked for at most: a slow phone works for some seconds then. */
const mostExtraBits = 4;

/**
 * Leading zero bits asked of a visitor. Wrong answers and failed log-ins of its address make it more, a bit for each
 * doubling from four: who shares an address with a guesser waits a moment longer, and the guesser does so each time.
 */
export async function difficultyFor(
  db: Db,
  visitor: Visitor,
  now: Date,
  settings: Settings,
): Promise<number> {
  const failures = await failuresOfAddress(db, visitor, now, settings.captchaWindowSeconds);
  return settings.robotDifficulty + Math.min(mostExtraBits, 30 - Math.clz32(failures | 3));
}

export async function makeChallenge(
  { db, station, now }: StationWork,
  visitor: Visitor,
  settings: Settings,
): Promise<{ challenge: string; difficulty: number }> {
  const challenge = randomSecret();
  const difficulty = await difficultyFor(db, visitor, now, settings);
  await db
    .insertInto('robot_challenge')
    .values({
      challenge,
      station,
      visitor_hash: visitor.hash,
      difficulty,
      expires_at: new Date(now.getTime() + settings.captchaSeconds * 1000),
    })
    .execute();
  return { challenge, difficulty };
}

/** Leading zero bits of SHA-256(challenge + solution). */
export function zeroBitsOf(challenge: string, solution: string): number {
  let bits = 0;
  for (const byte of sha256(challenge, solution)) {
    if (byte === 0) {
      bits += 8;
      continue;
    }
    return bits + Math.clz32(byte) - 24;
  }
  return bits;
}

/** The token for a right solution; the same one again when the solution is sent twice. */
export async function tokenFor(
  db: Db,
  visitor: Visitor,
  now: Date,
  challenge: string,
  solution: string,
): Promise<string> {
  const row = await db
    .selectFrom('robot_challenge')
    .select('difficulty')
    .where('challenge', '=', challenge)
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row || zeroBitsOf(challenge, solution) < row.difficulty)
    throw new Refusal('server.robotWrong', { code: 'robotWrong' });
  const token = keyed(visitor.secret, 'robot', challenge).toString('base64url');
  await db
    .updateTable('robot_challenge')
    .set({ token_hash: sha256(token) })
    .where('challenge', '=', challenge)
    .execute();
  return token;
}

/** Uses a token up; false when it is unknown, another visitor's, over or used. */
export async function consumeRobotToken(
  db: Db,
  visitor: Visitor,
  now: Date,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('robot_challenge')
    .set({ is_used: true })
    .where('token_hash', '=', sha256(token))
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
