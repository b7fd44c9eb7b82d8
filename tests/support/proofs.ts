// Owns solving, in tests, what a visitor has to prove: the robot's riddle, the picture's characters, the code of an SMS.
import { googleRobotCallback, googleRobotConfig } from '#contract/auth.generated.ts';
import { pictureLetters } from '#server/account/captchaPicture.ts';
import { zeroBitsOf } from '#server/account/proofOfWork.ts';
import { sha256 } from '#server/account/tokens.ts';
import type { Client, RunningServer } from './startServer.ts';

/** Puts a known code in the place of a picture's own, which only eyes can read. */
export async function knowCaptcha(
  server: RunningServer,
  station: string,
  id: string,
  code = 'AC347',
): Promise<string> {
  if (![...code].every((letter) => pictureLetters.includes(letter))) throw new Error('Not drawable.');
  await server.inStation(station, (db) =>
    db
      .updateTable('captcha')
      .set({ code_hash: sha256(id, code) })
      .where('id', '=', id)
      .execute(),
  );
  return code;
}

export function solve(challenge: string, difficulty: number): string {
  for (let count = 0; ; count++)
    if (zeroBitsOf(challenge, count.toString(36)) >= difficulty) return count.toString(36);
}

/** A fresh token of the robot check. */
export async function robotToken(client: Client): Promise<string> {
  const { answer } = await client.call(googleRobotConfig, {});
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
