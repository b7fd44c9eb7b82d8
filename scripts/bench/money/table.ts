// What a measurement of money works with, and how the time of a call is measured and judged.
import type pg from 'pg';
import { openConnection } from '../../harness/connection.ts';
import type { Player } from '../../harness/players.ts';
import type { ServerProcess } from '../../harness/serverProcess.ts';
import { median, rounded } from '../figures.ts';

export interface Table {
  server: ServerProcess;
  pool: pg.Pool;
  station: string;
  people: readonly Player[];
  say: (line: string) => void;
}

export interface Times {
  medianMs: number;
  worstMs: number;
}

export type Ask = (
  path: string,
  form: Record<string, string>,
  headers: string,
) => Promise<Record<string, unknown>>;

/** One client on a line of its own; a refusal ends the measurement. */
export async function withLine<Result>(
  { server }: Table,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const line = openConnection(server.port, '');
  try {
    return await work(async (path, form, headers) => {
      const { envelope } = await line.post(path, form, headers);
      if (!envelope.success) throw new Error(`${path} was refused: ${envelope.msg}`);
      return envelope;
    });
  } finally {
    line.close();
  }
}

/** Repeats the work so many times, one after the other; the first tenth does not count. */
export async function timesOf(rounds: number, once: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const since = performance.now();
    await once(round);
    if (round >= rounds / 10) times.push(performance.now() - since);
  }
  return { medianMs: rounded(median(times), 2), worstMs: rounded(Math.max(...times), 2) };
}

/** Reports what is slower than allowed, and lets the command end with 1. */
export function hold(table: Table, boundMs: number, times: Readonly<Record<string, Times>>): void {
  for (const [name, { medianMs }] of Object.entries(times)) {
    if (medianMs < boundMs) continue;
    table.say(`${name} takes ${medianMs} ms at the median; ${boundMs} ms is the bound.`);
    process.exitCode = 1;
  }
}
