// The measurement of bets a second: over HTTP, beside the same transaction as one call of the bare database.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { openConnection } from '../../harness/connection.ts';
import { median, rounded } from '../figures.ts';
import { watchProcessor } from './processor.ts';
import { betForm, lastBet, type Table } from './table.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

interface Run {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
  p99Ms: number;
  worstMs: number;
  /** Milliseconds of the processor for each bet. */
  serverMs: number;
  databaseMs: number;
  clientMs: number;
  othersBusy: number;
}

/** Each of `clients` repeats its work for some seconds; the first half second does not count. */
async function run(
  { server, databasePid }: Table,
  clients: number,
  once: (client: number, count: number) => Promise<void>,
): Promise<Run> {
  const times: number[] = [];
  const used = await watchProcessor(server.pid, databasePid);
  let all = 0;
  const begin = performance.now() + 500;
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; ; count++) {
        const since = performance.now();
        if (since >= end) return;
        await once(client, count);
        all += 1;
        if (since >= begin) times.push(performance.now() - since);
      }
    }),
  );
  const { serverMs, databaseMs, clientMs, othersBusy } = await used();
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => rounded(sorted[Math.floor(sorted.length * part)]!, 2);
  return {
    perSecond: rounded(sorted.length / seconds),
    medianMs: share(0.5),
    p95Ms: share(0.95),
    p99Ms: share(0.99),
    worstMs: rounded(sorted.at(-1)!, 2),
    serverMs: rounded(serverMs / all, 2),
    databaseMs: rounded(databaseMs / all, 2),
    clientMs: rounded(clientMs / all, 2),
    othersBusy,
  };
}

/** Each client has players of its own, who take turns, so that no bet waits for an earlier one of its player. */
function playerOf(table: Table, clients: number, client: number, count: number) {
  const each = Math.floor(table.people.length / clients);
  return table.people[client * each + (count % each)]!;
}

async function overHttp(table: Table, clients: number, form: Record<string, string>): Promise<Run> {
  const { port } = table.server;
  const lines = Array.from({ length: clients }, () => openConnection(port, ''));
  try {
    return await run(table, clients, async (client, count) => {
      const { headers } = playerOf(table, clients, client, count);
      const { envelope } = await lines[client]!.post(
        creditDoBet.path,
        form,
        `${headers}${intentHeader}: ${randomUUID()}\r\n`,
      );
      if (!envelope.success) throw new Error(`A bet was refused: ${envelope.msg}`);
    });
  } finally {
    for (const line of lines) line.close();
  }
}

/** The transaction of a bet call, its stored answer included, as one statement on connections of its own: the last bet that came over HTTP, again. */
async function bare(table: Table, clients: number): Promise<Run> {
  const { bet, order } = await lastBet(table);
  const orders = JSON.stringify([order]);
  const connections = Array.from(
    { length: clients },
    () => new pg.Client({ connectionString: table.databaseUrl }),
  );
  try {
    for (const connection of connections) {
      await connection.connect();
      await connection.query(`SET ROLE house_app; SET app.station = '${table.station}'`);
    }
    return await run(table, clients, async (client, count) => {
      const { accountId } = playerOf(table, clients, client, count);
      const claim = {
        owner: `account ${accountId}`,
        call: 'lottery/creditDoBet',
        intent: randomUUID(),
        bodyHash: '00'.repeat(32),
        answer: '{"success":true}',
      };
      const { rows: outcomes } = await connections[client]!.query({
        name: 'bet',
        text: 'SELECT * FROM bet_place($1::json, $2::json)',
        values: [JSON.stringify([{ ...bet, ...claim, member: accountId }]), orders],
      });
      if (outcomes[0].refused !== null) throw new Error(`A bet was refused: ${outcomes[0].refused}`);
    });
  } finally {
    for (const connection of connections) await connection.end();
  }
}

const middle = (runs: readonly Run[]): Run =>
  Object.fromEntries(
    (Object.keys(runs[0]!) as (keyof Run)[]).map((key) => [
      key,
      rounded(median(runs.map((each) => each[key])), 2),
    ]),
  ) as unknown as Run;

/** Rounds of all five alternate, so that other load of the machine affects each equally; medians of the rounds. */
export async function benchBets(table: Table): Promise<object> {
  const lotteries = ['CQSSC', 'XJSSC', 'TJSSC'];
  const names = ['bare1', 'http1', 'bare16', 'http16', 'http50'] as const;
  const runs: Record<(typeof names)[number], Run[]> = {
    bare1: [],
    http1: [],
    bare16: [],
    http16: [],
    http50: [],
  };
  // A lottery that is not drawn meanwhile: what settling does to bets is measured apart.
  await overHttp(table, 16, await betForm(table, lotteries.at(-1)!));
  for (let round = 0; round < rounds; round++) {
    // Limits count a member's bets of a period: another lottery starts at zero.
    const form = await betForm(table, lotteries[round % lotteries.length]!);
    runs.http1.push(await overHttp(table, 1, form));
    runs.bare1.push(await bare(table, 1));
    runs.http16.push(await overHttp(table, 16, form));
    runs.bare16.push(await bare(table, 16));
    runs.http50.push(await overHttp(table, 50, form));
    table.say(
      `Round ${round + 1} of ${rounds}: ${names.map((name) => `${name} ${runs[name].at(-1)!.perSecond}/s, p99 ${runs[name].at(-1)!.p99Ms} ms`).join('; ')}`,
    );
  }
  const ratios = runs.http16.map((each, at) => each.perSecond / runs.bare16[at]!.perSecond);
  const http50 = middle(runs.http50);
  const shareOfBare = rounded(median(ratios), 3);
  if (shareOfBare < 0.5 || http50.p99Ms >= 90) process.exitCode = 1;
  return {
    rounds,
    secondsEach: seconds,
    overHttp: { 1: middle(runs.http1), 16: middle(runs.http16), 50: http50 },
    bareDatabase: { 1: middle(runs.bare1), 16: middle(runs.bare16) },
    shareOfBareWith16: shareOfBare,
    bounds: { shareOfBareWith16: 'at least 0.5', p99MsWith50: 'under 90' },
  };
}
