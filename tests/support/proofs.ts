// Solving, in tests, what a visitor has to prove: the robot's riddle, the picture's characters, the code of an SMS.
import { googleRobotCallback, googleRobotConfig } from '#contract/auth.generated.ts';
import { pictureLetters } from '#server/account/captcha/captchaPicture.ts';
import { zeroBitsOf } from '#server/account/proofOfWork.ts';
import { sha256 } from '#server/account/tokens.ts';
import type { Client, RunningServer } from './startServer.ts';

/** Puts a known code in the place of a picture's own, which only eyes can read, and asks no work for it where none is given. */
export async function knowCaptcha(
  server: RunningServer,
  station: string,
  id: string,
  { code = 'AC347', difficulty = 0 } = {},
): Promise<string> {
  if (![...code].every((letter) => pictureLetters.includes(letter))) throw new Error('Not drawable.');
  await server.inStation(station, (db) =>
    db
      .updateTable('captcha')
      .set({ code_hash: sha256(id, code), difficulty })
      .where('id', '=', id)
      .execute(),
  );
  return code;
}

/** The number of the picture that was made last and waits for its characters. */
export async function newestCaptcha(server: RunningServer, station: string): Promise<string> {
  const { id } = await server.inStation(station, (db) =>
    db
      .selectFrom('captcha')
      .select('id')
      .where('is_used', '=', false)
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Puts known digits in the place of those that were said for a captcha. */
export async function knowSound(server: RunningServer, station: string, id: string): Promise<string> {
  const code = '02345';
  const { numUpdatedRows } = await server.inStation(station, (db) =>
    db
      .updateTable('captcha')
      .set({ sound_hash: sha256(id, code) })
      .where('id', '=', id)
      .where('sound_hash', 'is not', null)
      .executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw new Error('Nothing was said for this captcha.');
  return code;
}

export function solve(challenge: string, difficulty: number): string {
  for (let count = 0; ; count++)
    if (zeroBitsOf(challenge, count.toString(36)) >= difficulty) return count.toString(36);
}

/** A text that certainly does not solve: nothing at all, but where that solves by chance. */
export function noSolution(challenge: string, difficulty: number): string {
  for (let count = 0; ; count++) {
    const text = '0'.repeat(count);
    if (zeroBitsOf(challenge, text) < difficulty) return text;
  }
}

/** A fresh token of the robot check. */
export async function robotToken(client: Client, purpose?: 'support'): Promise<string> {
  const { answer } = await client.call(googleRobotConfig, purpose ? { purpose } : {});
  const challenge = answer.challenge!;
  const solved = await client.call(googleRobotCallback, {
    challenge,
    solution: solve(challenge, answer.difficulty!),
  });
  return solved.answer.robotToken!;
}

/** The newest code sent to a phone; the server needs the SMS gateway among its counterparties. */
export async function smsCodeOf(server: RunningServer, station: string, phone: string): Promise<string> {
  const row = server.counterparties['message-gateway']!.store.prepare(
    'SELECT text FROM message WHERE station = ? AND address = ? ORDER BY number DESC LIMIT 1',
  ).get(station, phone) as { text: string } | undefined;
  if (!row) throw new Error(`No message has gone to ${phone}.`);
  return /\d{6}/.exec(row.text)![0];
}
