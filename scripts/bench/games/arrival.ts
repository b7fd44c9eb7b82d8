// Measures how long after its settlement at a platform a round is here, on a server that does nothing else: spins, and hands of a table.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { intentHeader } from '#contract/boot.ts';
import { openGame, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { openConnection } from '../../harness/connection.ts';
import type { Player } from '../../harness/players.ts';
import { median, rounded } from '../figures.ts';

const lookMs = 25;
const patienceMs = 60_000;

export interface Arrival {
  rounds: number;
  medianSeconds: number;
  longestSeconds: number;
}

interface Standing {
  state: { isOpen?: boolean };
  rounds: { id: number; state: string }[];
}

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const giveUp = performance.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > giveUp) throw new Error('A round has not arrived in a minute.');
    await pause(lookMs);
  }
}

export interface ArrivalParts {
  pool: pg.Pool;
  port: number;
  player: Player;
}

/** Plays one round after another of a game, each after the one before is here. */
export async function measureArrival(
  { pool, port, player }: ArrivalParts,
  { platform, gameCode, bet, rounds }: { platform: string; gameCode: string; bet: object; rounds: number },
): Promise<Arrival> {
  const line = openConnection(port, player.headers);
  const send = async (path: string, fields: Record<string, string>) => {
    const { envelope } = await line.post(path, fields, `${intentHeader}: ${randomUUID()}\r\n`);
    if (!envelope.success) throw new Error(`${path} was refused: ${envelope.msg}`);
    return envelope;
  };
  await send(thirdRealTransMoney.path, { changeFrom: 'sys', changeTo: platform, money: '500' });
  const { url } = (await send(openGame.path, { platform, gameCode })) as unknown as { url: string };
  line.close();
  const entered = await fetch(url, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const standing = async (): Promise<Standing> =>
    (await (await fetch(new URL('/state', url), { headers: { cookie } })).json()) as Standing;

  const seconds: number[] = [];
  for (let at = 0; at < rounds; at++) {
    // Rounds that are settled at once have no table to wait for.
    await until(async () => (await standing()).state.isOpen !== false);
    const response = await fetch(new URL('/bet', url), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ once: randomUUID(), ...bet }),
    });
    const answer = (await response.json()) as { ok: boolean; round: { id: number } };
    if (!answer.ok) throw new Error(`A bet at ${platform} was refused: ${JSON.stringify(answer)}`);
    await until(async () =>
      (await standing()).rounds.some(({ id, state }) => id === answer.round.id && state !== 'unsettled'),
    );
    const settled = performance.now();
    await until(async () => {
      const { rowCount } = await pool.query(
        "SELECT FROM game_round WHERE platform = $1 AND account_id = $2 AND state <> 'unsettled'",
        [platform, player.accountId],
      );
      return (rowCount ?? 0) > at;
    });
    seconds.push((performance.now() - settled) / 1000);
  }
  return {
    rounds,
    medianSeconds: rounded(median(seconds), 2),
    longestSeconds: rounded(Math.max(...seconds), 2),
  };
}
