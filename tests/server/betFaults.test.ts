// A bet whose line is cut, wherever that is, is placed once and never said to be refused. BET_CUTS=200 cuts so many at each place.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { creditDoBet, offcialDoBet } from '#contract/lottery.generated.ts';
import { type Connection, openConnection } from '#scripts/harness/connection.ts';
import { type CommitCutter, startCommitCutter } from '#support/commitCutter.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '#support/faultProxy.ts';
import { creditItem, openTable, sums, type Table, ticket, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

const cuts = Number(process.env.BET_CUTS ?? 20);

let table: Table;
let proxy: FaultProxy;
let cutter: CommitCutter | undefined;
let line: Connection;

beforeAll(async () => {
  table = await openTable(
    {},
    {
      databaseBy: async (url) => {
        cutter = await startCommitCutter(url);
        return cutter.url;
      },
    },
  );
  proxy = await startFaultProxy(table.server.port);
  const member = await table.player('agent01');
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  line = openConnection(
    proxy.port,
    `Host: ${alpha}.localhost\r\n${ajaxHeader.join(': ')}\r\nCookie: ${cookie}\r\n`,
  );
});
afterAll(async () => {
  line.close();
  await proxy.close();
  await table.close();
  await cutter?.close();
});

const inject = (kind: 'reset' | 'cutAfterBody' | 'cutBeforeHeaders' | 'cutMidReply') => (path: string) =>
  proxy.inject(path, { kind } satisfies Fault, 1);

/** Every way a bet can be sent, in turns. */
async function slips() {
  const member = await table.player('member01');
  const [first, second] = [await table.period('FFC'), '202611200602'];
  const item = await creditItem(member, 'FFC', sums, ['总和大'], '1');
  const credit = { lotCode: 'FFC', qiHao: first, bets: JSON.stringify([item]) };
  const official = { lotCode: 'FFC', qiHao: first, bets: JSON.stringify([ticket()]) };
  const periods = [first, second].map((qiHao) => ({ qiHao, multiple: 1 }));
  return [
    { path: creditDoBet.path, form: credit, orders: 1 },
    { path: offcialDoBet.path, form: official, orders: 1 },
    {
      path: offcialDoBet.path,
      form: { ...official, chase: JSON.stringify({ stopOnWin: true, periods }) },
      orders: 2,
    },
  ];
}

const ordersOfAll = () =>
  table.server.inStation(alpha, async (db) => {
    const { rows } = await sql<{ orders: number; slips: number }>`SELECT
      (SELECT count(*)::int FROM account a CROSS JOIN LATERAL bets_of(a.id)) AS orders,
      (SELECT count(*)::int FROM ledger_transaction WHERE ref_type = 'slip') AS slips`.execute(db);
    return rows[0]!;
  });

test.each([
  ['before its headers have arrived', inject('reset')],
  ['after its body has arrived', inject('cutAfterBody')],
  ['before its commit', () => cutter!.cut('before')],
  ['after its commit', () => cutter!.cut('after')],
  ['before the answer', inject('cutBeforeHeaders')],
  ['in the middle of the answer', inject('cutMidReply')],
])(
  'a bet that is cut %s is placed once, and said to be',
  async (_where, cut) => {
    const all = await slips();
    const before = await ordersOfAll();
    let expected = 0;
    for (let count = 0; count < cuts; count++) {
      const { path, form, orders } = all[count % all.length]!;
      const intent = `${intentHeader}: ${randomUUID()}\r\n`;
      cut(path);
      const first = await line.post(path, form, intent).catch(() => null);
      // Whoever was cut off has got no answer.
      expect(first === null || first.status === 500, JSON.stringify(first)).toBe(true);
      const again = await line.post(path, form, intent);
      expect(again.envelope, JSON.stringify(again.envelope)).toMatchObject({ success: true });
      expect(again.envelope.orders).toHaveLength(orders);
      expect((await line.post(path, form, intent)).envelope).toEqual(again.envelope);
      expected += orders;
    }
    const after = await ordersOfAll();
    expect(after.orders - before.orders).toBe(expected);
    expect(after.slips - before.slips).toBe(cuts);
    expect(await troublesOf(table)).toEqual([]);
  },
  30_000 + cuts * 500,
);
