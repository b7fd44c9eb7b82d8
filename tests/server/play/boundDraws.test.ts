// Draws are bound to a public beacon: the round is part of the commitment and lies after the close of betting, nothing is drawn without its value, and a beacon that is silent, early or wrong changes no draw.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { GetLotteryResultList, getNewPeriod } from '#contract/lottery.generated.ts';
import { createDrawBeacon } from '#counterparty/draw-beacon/drawBeacon.ts';
import { momentOfRound, roundAt, standInChain } from '#counterparty/draw-beacon/rounds.ts';
import { counterpartiesOf } from '#counterparty/programs.ts';
import { readCounterparties } from '#scripts/counterparties.ts';
import { watchCounterparties } from '#server/operation/counterpartyHealth.ts';
import { commitmentOf, drawFrom } from '#server/play/drawing.ts';
import { seedOfPeriod } from '#support/chosenSeed.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { betOffcial, openTable, type Table, ticket } from '#support/playTable.ts';
import { test } from '#support/world.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const { chain } = standInChain;
const momentOf = (round: number): number => momentOfRound(standInChain, round);

interface Answer {
  status?: number;
  body: unknown;
}
const signatureOf = (round: string): Buffer => Buffer.from(`the signature of ${round}`);
const honest = (round: string): Answer => ({
  body: {
    round: Number(round),
    randomness: sha256(signatureOf(round)),
    signature: signatureOf(round).toString('hex'),
  },
});

/** A table bound to a beacon that answers as the test says, and what it was asked. */
async function boundTable() {
  const beacon = { answer: honest as (round: string) => Answer | null, asked: [] as string[] };
  const http = createServer((request, response) => {
    beacon.asked.push(request.url!);
    const answer = beacon.answer(request.url!.split('/').at(-1)!);
    if (answer === null) return void request.destroy();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void http.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const table = await openTable({ lotteries: ['FFC'], beacon: { url, ...standInChain } });
  onTestFinished(() => table.close());
  return { table, beacon, url };
}
const rowOf = async ({ server }: Table, qiHao: string) =>
  (await server.pool.query('SELECT * FROM lottery_period WHERE qi_hao = $1', [qiHao])).rows[0] as {
    state: string;
    seals_at: Date;
    opens_at: Date;
    committed_at: Date;
    beacon: string;
    public_value: string | null;
    commitment: string;
    seed: string | null;
  };
const drawnOf = async ({ server }: Table, qiHao: string) =>
  (await server.call(GetLotteryResultList, { lotCode: 'FFC', pageSize: 10 })).answer.list!.find(
    (period) => period.qiHao === qiHao,
  )!;

test('a period is committed to with the first round after its close of betting, and its draw follows from both', async () => {
  const { table, beacon } = await boundTable();
  const { commitment, qiHao } = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  const row = await rowOf(table, qiHao);
  const round = Number(row.beacon.split('/')[1]);
  expect(row.beacon).toBe(`${chain}/${round}`);
  // No clock that is a second off still takes bets, and the round before would be too early.
  expect(momentOf(round)).toBeGreaterThanOrEqual(row.seals_at.getTime() + 2_000);
  expect(momentOf(round - 1)).toBeLessThan(row.seals_at.getTime() + 2_000);
  expect(beacon.asked).toEqual([]);
  await table.pass(60);
  expect(beacon.asked).toEqual([`/${chain}/public/${round}`]);
  const drawn = await drawnOf(table, qiHao);
  expect(drawn).toMatchObject({
    beacon: row.beacon,
    publicValue: sha256(signatureOf(String(round))),
    commitment,
  });
  expect(commitmentOf(drawn.seed, 'FFC', qiHao, drawn.beacon)).toBe(commitment);
  expect(drawFrom(drawn.seed, 'ssc', drawn.publicValue).join(',')).toBe(drawn.haoMa);
  expect(table.failures).toEqual([]);
});

test('the value is fetched as soon as it is published, ahead of the draw', async () => {
  const { table, beacon } = await boundTable();
  const { qiHao } = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  const { seals_at, beacon: bound } = await rowOf(table, qiHao);
  const published = momentOf(Number(bound.split('/')[1]));
  table.nowMs = Math.max(seals_at.getTime(), published - 1);
  await table.job.tick();
  expect(beacon.asked).toEqual([]);
  table.nowMs = published;
  await table.job.tick();
  expect(beacon.asked).toHaveLength(1);
  await table.job.tick();
  expect(beacon.asked).toHaveLength(1);
});

const wrong: Record<string, (round: string) => Answer | null> = {
  'breaks off': () => null,
  'has no such round': () => ({ status: 404, body: {} }),
  'answers with no JSON': () => ({ body: 'soon' }),
  'answers with another round': (round) => ({
    body: { ...(honest(round).body as object), round: Number(round) - 1 },
  }),
  'answers with a value that its signature does not give': (round) => ({
    body: { ...(honest(round).body as object), randomness: sha256(Buffer.from('chosen')) },
  }),
  'answers without a signature': (round) => ({
    body: { round: Number(round), randomness: sha256(Buffer.from('')), signature: '' },
  }),
};
test('a beacon that fails, in whatever way, delays the draw and changes nothing of it', async () => {
  const { table, beacon } = await boundTable();
  const { qiHao } = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  table.nowMs += 50_000;
  for (const [how, answer] of Object.entries(wrong)) {
    beacon.answer = answer;
    table.failures.length = 0;
    await table.job.tick();
    expect((await rowOf(table, qiHao)).state, how).toBe('open');
    expect(table.failures, how).toEqual([expect.stringMatching(/^beacon /)]);
  }
  beacon.answer = honest;
  await table.job.tick();
  const { beacon: bound, publicValue } = await drawnOf(table, qiHao);
  expect(publicValue).toBe(sha256(signatureOf(bound.split('/')[1]!)));
});

test('a period that nobody was there for, and that a chase may wait for, is committed to late: with a round that nobody knew by then', async () => {
  const { table, beacon, url } = await boundTable();
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const periods = [0, 1, 2, 3, 4].map((ahead) => String(BigInt(qiHao) + BigInt(ahead)));
  await betOffcial(member, 'FFC', qiHao, [ticket()], {
    stopOnWin: false,
    periods: periods.map((period) => ({ qiHao: period, multiple: 1 })),
  });
  await table.job.stop();
  // The sale of each of them ended long ago, and so was the round published that it would have had.
  const beganMs = table.nowMs;
  table.nowMs += 200 * 60_000;
  // Its round is slow: each time it looks at the clock twenty seconds have gone.
  let looks = 0;
  const job = drawJobOf(table.server, {
    lotteries: ['FFC'],
    beacon: { url, ...standInChain },
    now: () => new Date(table.nowMs + 20_000 * looks++),
    onFailure: (what, error) => table.failures.push(`${what}: ${error}`),
  });
  onTestFinished(job.stop);
  await job.tick();
  const late = periods.at(-1)!;
  const row = await rowOf(table, late);
  const round = Number(row.beacon.split('/')[1]);
  expect(row.state).toBe('open');
  expect(row.committed_at.getTime()).toBeGreaterThanOrEqual(table.nowMs + 20_000);
  expect(momentOf(round)).toBeGreaterThanOrEqual(row.committed_at.getTime() + 2_000);
  expect(beacon.asked).not.toContain(`/${chain}/public/${round}`);
  // Farther than any chase reaches they are drawn at once.
  const { rows } = await table.server.pool.query<{ open: number; drawn: number }>(
    `SELECT count(*) FILTER (WHERE state = 'open')::integer AS open, count(*) FILTER (WHERE commitment IS NULL AND state = 'drawn')::integer AS drawn
      FROM lottery_period WHERE opens_at BETWEEN $1 AND $2`,
    [new Date(beganMs), new Date(table.nowMs)],
  );
  expect(rows[0]!.open).toBeGreaterThanOrEqual(120);
  expect(rows[0]!.drawn).toBeGreaterThan(50);
  table.nowMs = momentOf(round);
  looks = 0;
  await job.tick();
  const drawn = await rowOf(table, late);
  expect(drawn).toMatchObject({ state: 'drawn', public_value: sha256(signatureOf(String(round))) });
  expect(commitmentOf(drawn.seed!, 'FFC', late, drawn.beacon)).toBe(drawn.commitment);
  const { rows: waiting } = await table.server.pool.query('SELECT FROM bet_order WHERE status = 1');
  expect(waiting).toEqual([]);
  expect(table.failures).toEqual([]);
});

test('the database takes no bound draw without its value, and never another round or value', async () => {
  const { table } = await boundTable();
  const { qiHao } = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  const update = (set: string) =>
    table.server.pool.query(`UPDATE lottery_period SET ${set} WHERE qi_hao = $1`, [qiHao]);
  await expect(update(`beacon = '${chain}/1'`)).rejects.toThrow('cannot be changed');
  await expect(update('beacon = NULL')).rejects.toThrow('cannot be changed');
  await table.job.stop();
  const seed = seedOfPeriod('FFC', qiHao);
  await expect(update(`state = 'drawn', draw = '{1,2,3,4,5}', seed = '${seed}'`)).rejects.toThrow(
    'committed seed alone',
  );
  const value = 'ab'.repeat(32);
  await update(`state = 'drawn', draw = '{1,2,3,4,5}', seed = '${seed}', public_value = '${value}'`);
  await expect(update(`public_value = '${'cd'.repeat(32)}'`)).rejects.toThrow('never changed');
});

test('a draw that is bound waits where the server knows no beacon any more, and says so', async () => {
  const { table } = await boundTable();
  const { qiHao } = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  await table.job.stop();
  const failures: string[] = [];
  const without = drawJobOf(table.server, {
    lotteries: ['FFC'],
    onFailure: (_what, error) => failures.push(String(error)),
  });
  onTestFinished(without.stop);
  table.nowMs += 60_000;
  await without.tick();
  expect((await rowOf(table, qiHao)).state).toBe('open');
  expect(failures).toContainEqual(expect.stringContaining('COUNTERPARTIES names none'));
});

test('the stand-in of the demonstration publishes each round at its moment, the same after a restart', async () => {
  const at = Date.parse('2026-11-20T02:00:00Z');
  const round = roundAt(standInChain, at);
  expect([momentOf(round) >= at, momentOf(round - 1) < at]).toEqual([true, true]);
  let nowMs = momentOf(round) - 1;
  const start = (key: string) =>
    createDrawBeacon({ port: 0, storeFile: ':memory:', key, now: () => new Date(nowMs) });
  const ask = async (server: Awaited<ReturnType<typeof start>>) => {
    const { url } = counterpartiesOf({ 'draw-beacon': server.party }).beacon!;
    return await fetch(`${url}/${chain}/public/${round}`);
  };
  const [one, again, other] = await Promise.all([start('key'), start('key'), start('other key')]);
  onTestFinished(() => Promise.all([one.close(), again.close(), other.close()]).then(() => undefined));
  expect((await ask(one)).status).toBe(425);
  nowMs += 1;
  const value = (await (await ask(one)).json()) as { round: number; randomness: string; signature: string };
  expect(value.round).toBe(round);
  expect(sha256(Buffer.from(value.signature, 'hex'))).toBe(value.randomness);
  expect(await (await ask(again)).json()).toEqual(value);
  expect(await (await ask(other)).json()).not.toEqual(value);
});

test('a beacon that stays silent is named in the health until it answers', async () => {
  const { table, beacon, url } = await boundTable();
  const health = watchCounterparties({
    serverUrl: '',
    platforms: {},
    beacon: { url, ...standInChain },
  });
  onTestFinished(health.stop);
  table.nowMs += 50_000;
  beacon.answer = () => null;
  for (const count of [1, 2, 3]) {
    expect(health.silent(), String(count)).toEqual([]);
    await table.job.tick();
  }
  expect(health.silent()).toEqual([{ kind: 'counterparty', name: 'beacon', count: 3 }]);
  beacon.answer = honest;
  await table.job.tick();
  expect(health.silent()).toEqual([]);
});

test('a beacon of COUNTERPARTIES is read whole or refused with a sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beacon-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const good = { url: 'https://beacon.example', chain, genesis: 1_692_803_367, periodSeconds: 3 };
  const read = (beacon: object) => {
    const file = path.join(folder, 'counterparties.json');
    writeFileSync(file, JSON.stringify({ beacon }));
    return readCounterparties(file).beacon;
  };
  expect(read(good)).toEqual(good);
  for (const [field, values] of Object.entries({
    url: ['http://beacon.example', 'https://beacon.example/', '', undefined],
    chain: [chain.toUpperCase(), chain.slice(1), undefined],
    genesis: [0, 1.5, '1692803367', undefined],
    periodSeconds: [0, 61, 2.5, undefined],
  }))
    for (const value of values)
      expect(() => read({ ...good, [field]: value }), String(value)).toThrow(
        new RegExp(`: ${field} of beacon has to be `),
      );
});
