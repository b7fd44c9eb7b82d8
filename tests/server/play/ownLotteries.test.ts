// Lotteries of a station's own: applied as content, drawn from the next round, played, settled, corrected and ended like any other, and their station alone.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { shareable } from '#contract/forum.generated.ts';
import {
  GetLotteryResultList,
  getCreditOddsList,
  getNewPeriod,
  getNewPeriod2,
  lotteryData,
  todayUnOpens,
} from '#contract/lottery.generated.ts';
import {
  applyTerms,
  exposure,
  lotteries,
  period,
  planTerms,
  sale,
  terms,
} from '#contract/office/play.generated.ts';
import { lotteryList } from '#contract/session.generated.ts';
import { correctDraw } from '#scripts/support/corrections.ts';
import { applyContent } from '#server/content/apply.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import type { DrawFeed } from '#server/jobs/draws/drawFeed.ts';
import { commitmentOf, drawFrom } from '#server/play/drawing.ts';
import { staffMember } from '#support/officeStaff.ts';
import { betCredit, betOffcial, creditItem, openTable, sums, ticket } from '#support/playTable.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

type Item = Record<string, unknown> & { key: string };

const koi: Item = {
  key: 'KOI90',
  name: { 'zh-CN': '锦鲤彩', en: 'Koi' },
  open: true,
  own: {
    family: 'ssc',
    mark: { 'zh-CN': '锦鲤', en: 'KOI' },
    drawnBy: 'platform',
    everySeconds: 90,
    sealSeconds: 10,
    periodNumber: 'YYYYMMDDNNN',
  },
  odds: [],
  limits: [],
};
const code = 'KOI90-alpha';
const fed: Item = {
  ...koi,
  key: 'KOIFED',
  name: '锦鲤外开',
  own: { ...(koi.own as object), drawnBy: 'feed' },
};
const fedCode = 'KOIFED-alpha';

/** What the feed says, by number of the period. */
const results = new Map<string, number[]>();
const feed: DrawFeed = {
  lotteries: new Set(),
  read: async (lotCode, qiHao) => (lotCode === fedCode ? (results.get(qiHao) ?? null) : null),
};

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({ feed }, { office: true }, clock);
  onCleanup(() => table.close());
  return table;
});

type Server = Awaited<ReturnType<typeof openTable>>['server'];

/** Applies what becomes of a station's lotteries. */
async function apply(server: Server, station: string, change: (items: Item[]) => Item[]): Promise<void> {
  const { files } = await server.inStation(station, snapshotOf);
  const file = structuredClone(files.get('lotteries')) as unknown as { items: Item[] };
  await applyContent(server.pool, station, {
    files: new Map([['lotteries', { ...file, items: change(file.items) } as never]]),
    by: 'operator',
    now: server.now(),
  });
}

const withItem =
  (item: Item) =>
  (items: Item[]): Item[] => [...items.filter(({ key }) => key !== item.key), item];
const without =
  (key: string) =>
  (items: Item[]): Item[] =>
    items.filter((item) => item.key !== key);

test('what was applied is listed at once, committed to in the next round, sold, drawn from its seed and settled exactly', async ({
  table,
}) => {
  const { server } = table;
  await apply(server, alpha, withItem(koi));
  const { answer: list } = await server.call(lotteryList, {});
  expect(list.lotteryList!.filter(({ lotCode }) => lotCode === code)).toEqual(
    [1, 2].map((lotVersion) => ({
      ...{ lotCode: code, lotName: '锦鲤彩', mark: '锦鲤', lotVersion, family: 'ssc', hot: false },
      caption: '每90秒一期',
    })),
  );
  await table.job.tick();
  const { answer: running } = await server.call(getNewPeriod, { lotCode: code });
  expect(running.period!.qiHao).toMatch(/^20261120\d{3}$/);
  expect(running.period!.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect((await server.call(getNewPeriod2, {})).answer.list!.map(({ period }) => period.lotCode)).toContain(
    code,
  );

  const member = await table.player();
  const { qiHao } = running.period!;
  const items = [
    await creditItem(member, code, sums, ['总和大']),
    await creditItem(member, code, sums, ['总和小']),
  ];
  expect(await betCredit(member, code, qiHao, items)).toMatchObject({ answer: { success: true } });
  await table.pass(running.period!.openSeconds + 1);

  const { answer: drawn } = await server.call(GetLotteryResultList, { lotCode: code });
  expect(drawn.list).toHaveLength(1);
  const [draw] = drawn.list!;
  expect(draw).toMatchObject({ lotCode: code, qiHao, openStatus: 'drawn', source: 'platform' });
  expect(draw!.commitment).toBe(running.period!.commitment);
  expect(commitmentOf(draw!.seed, code, qiHao)).toBe(draw!.commitment);
  expect(drawFrom(draw!.seed, 'ssc').join(',')).toBe(draw!.haoMa);

  const { answer: odds } = await server.call(getCreditOddsList, { lotCode: code });
  const ofSums = odds.oddsList!.find(({ playCode }) => playCode === sums)!.odds;
  const isBig = draw!.haoMa.split(',').reduce((sum, each) => sum + Number(each), 0) >= 23;
  const { peilv } = ofSums.find(({ name }) => name === (isBig ? '总和大' : '总和小'))!;
  const { answer: records } = await member.call(lotteryData, { lotCode: code });
  expect(records.list!.map(({ lotName, winMoney }) => [lotName, Number(winMoney)]).sort()).toEqual(
    [
      ['锦鲤彩', 0],
      ['锦鲤彩', 10 * Number(peilv)],
    ].sort(),
  );
  expect(table.failures).toEqual([]);
});

test('a chase over its periods is opened one by one, and each is drawn', async ({ table }) => {
  const { server } = table;
  const member = await table.player();
  const { answer } = await member.call(todayUnOpens, { lotCode: code });
  const periods = answer.list!.slice(0, 3).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const placed = await betOffcial(member, code, periods[0]!.qiHao, [ticket('2')], {
    stopOnWin: false,
    periods,
  });
  expect(placed.answer).toMatchObject({ success: true });
  for (let drawn = 0; drawn <= 3; drawn++) await table.pass(90);
  const { answer: records } = await member.call(lotteryData, { lotCode: code, status: 'chase' });
  expect(records.list!.map(({ qiHao, openHaoma }) => [qiHao, openHaoma !== ''])).toEqual(
    periods.map(({ qiHao }) => [qiHao, true]).toReversed(),
  );
  const { answer: results } = await server.call(GetLotteryResultList, { lotCode: code });
  expect(results.list!.map(({ openStatus }) => openStatus)).not.toContain('waiting');
  expect(table.failures).toEqual([]);
});

test('what a feed brings is waited for, and corrected as that of a state lottery is', async ({ table }) => {
  const { server } = table;
  await apply(server, alpha, withItem(fed));
  await table.job.tick();
  const member = await table.player();
  const { answer: running } = await server.call(getNewPeriod, { lotCode: fedCode });
  const { qiHao, openSeconds, commitment } = running.period!;
  expect(commitment).toBe('');
  await betCredit(member, fedCode, qiHao, [await creditItem(member, fedCode, sums, ['总和大'])]);
  await table.pass(openSeconds + 1);
  const shown = async () => {
    const { answer } = await member.call(lotteryData, { lotCode: fedCode });
    const [{ status, winMoney, openHaoma } = { status: 0, winMoney: '', openHaoma: '' }] = answer.list!;
    return { status, isPaid: Number(winMoney) > 0, openHaoma };
  };
  expect(await shown()).toEqual({ status: 1, isPaid: false, openHaoma: '' });
  results.set(qiHao, [9, 9, 9, 9, 9]);
  await table.pass(1);
  expect(await shown()).toEqual({ status: 2, isPaid: true, openHaoma: '9,9,9,9,9' });

  const correct = (plan?: string) =>
    correctDraw(
      server.pool,
      { lotCode: fedCode, qiHao, numbers: '0,0,0,0,1', reason: 'The drum was read wrongly.', plan },
      server.now(),
      { stations: testStations.map(({ code }) => code), isWatching: false },
    );
  const [, fingerprint] = /--plan ([0-9a-f]{12})/.exec((await correct()).join('\n'))!;
  await correct(fingerprint);
  await table.job.tick();
  expect(await shown()).toMatchObject({ isPaid: false, openHaoma: '0,0,0,0,1' });
  expect(table.failures).toEqual([]);
});

test('the office watches it, changes its limits and stops its sale, and the forum shares its draw, under its name', async ({
  table,
}) => {
  const { server } = table;
  const desk = await staffMember(server, 'play');
  const { answer: list } = await desk.call(lotteries, {});
  expect(list.lotteries!.find(({ lottery }) => lottery === code)).toMatchObject({
    ...{ name: 'Koi', family: 'ssc', source: 'platform', isOpen: true, modes: ['official', 'credit'] },
  });
  expect(list.lotteries!.find(({ lottery }) => lottery === fedCode)).toMatchObject({ source: 'feed' });
  const member = await table.player();
  const qiHao = await table.period(code);
  const item = await creditItem(member, code, sums, ['总和大']);
  await betCredit(member, code, qiHao, [item]);
  expect((await desk.call(exposure, { lottery: code })).answer).toMatchObject({ name: 'Koi', orders: 1 });

  const { answer: shown } = await desk.call(terms, { lottery: code, mode: 'credit' });
  const { answer: planned } = await desk.call(planTerms, {
    ...{ lottery: code, mark: shown.mark! },
    limits: [{ mode: 'credit', unitMost: '5' }],
  });
  expect(planned).toMatchObject({ success: true });
  await desk.call(applyTerms, { plan: planned.plan!, reason: 'A small lottery' });
  expect((await betCredit(member, code, qiHao, [item])).answer).toMatchObject({ code: 'overLimit' });

  await desk.call(sale, { lottery: code, isOn: false, reason: 'A look at the drum' });
  const five = await creditItem(member, code, sums, ['总和大'], '5');
  expect((await betCredit(member, code, qiHao, [five])).answer).toMatchObject({ code: 'playClosed' });
  await desk.call(sale, { lottery: code, isOn: true, reason: 'It turns' });

  await table.pass(90);
  const { answer: drawn } = await desk.call(period, { lottery: code, period: qiHao });
  expect(drawn).toMatchObject({ name: 'Koi', family: 'ssc', state: 'drawn', isProven: true });
  const { answer: offered } = await member.call(shareable, {});
  const share = offered.list!.find(({ ref }) => ref.startsWith(`draw:${code}:`))!;
  expect(share.card).toMatchObject({ lotName: '锦鲤彩', family: 'ssc' });
});

test('two stations name theirs alike, and neither sees anything of the other', async ({ table }) => {
  const { server } = table;
  await apply(
    server,
    beta,
    withItem({
      ...koi,
      name: '二站锦鲤',
      own: { ...(koi.own as object), everySeconds: 300, sealSeconds: 20 },
    }),
  );
  await table.job.tick();
  const stranger = server.client(beta);
  const { answer: list } = await stranger.call(lotteryList, {});
  expect([
    ...new Set(list.lotteryList!.map(({ lotCode }) => lotCode).filter((each) => each.includes('-'))),
  ]).toEqual(['KOI90-beta']);
  expect((await stranger.call(getNewPeriod, { lotCode: 'KOI90-beta' })).answer.period).toMatchObject({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const closed = { code: 'lotteryClosed' };
  expect((await stranger.call(getNewPeriod, { lotCode: code })).answer).toMatchObject(closed);
  expect((await stranger.call(GetLotteryResultList, { lotCode: code })).answer).toMatchObject(closed);
  // In the database as well, whatever a query asks for.
  const seen = (station: string) =>
    server.inStation(station, async (db) => {
      const { rows } = await sql<{
        code: string;
      }>`SELECT DISTINCT lot_code AS code FROM lottery_period WHERE lot_code LIKE '%-%'
        UNION SELECT code FROM own_lottery ORDER BY 1`.execute(db);
      return rows.map((row) => row.code);
    });
  expect(await seen(alpha)).toEqual([code, fedCode]);
  expect(await seen(beta)).toEqual(['KOI90-beta']);
  // A row under the code of another station is no row.
  await expect(
    server.inStation(beta, (db) =>
      sql`UPDATE lottery SET code = ${code} WHERE code = 'KOI90-beta'`.execute(db),
    ),
  ).rejects.toThrow(/lottery_own_code/);
});

test('what is read back is what was applied', async ({ table }) => {
  const { server } = table;
  const { files } = await server.inStation(alpha, snapshotOf);
  const file = files.get('lotteries')! as unknown as { items: Item[] };
  expect(file.items.find(({ key }) => key === 'KOI90')).toMatchObject({ name: koi.name, own: koi.own });
  const { isChanged } = await applyContent(server.pool, alpha, {
    files: new Map([['lotteries', file as never]]),
    by: 'operator',
    now: server.now(),
  });
  expect(isChanged).toBe(false);
});

test('its name and mark may change, its draws and numbers never', async ({ table }) => {
  const { server } = table;
  const own = koi.own as Record<string, unknown>;
  const renamed = { ...koi, name: '大锦鲤', own: { ...own, mark: '大鲤' } };
  await apply(server, alpha, withItem(renamed));
  const { answer } = await server.call(lotteryList, {});
  expect(answer.lotteryList!.find(({ lotCode }) => lotCode === code)).toMatchObject({
    lotName: '大锦鲤',
    mark: '大鲤',
  });
  for (const changed of [
    { everySeconds: 60 },
    { sealSeconds: 15 },
    { periodNumber: 'YYYYMMDDNNNN' },
    { family: 'fc3d' },
    { drawnBy: 'feed' },
  ])
    await expect(
      apply(server, alpha, withItem({ ...renamed, own: { ...own, mark: '大鲤', ...changed } })),
    ).rejects.toThrow('The lottery KOI90 cannot be drawn otherwise');
  // Nor where somebody writes past the plan.
  await expect(
    server.inStation(alpha, (db) =>
      sql`UPDATE lottery SET own = own || '{"sealSeconds": 1}' WHERE code = ${code}`.execute(db),
    ),
  ).rejects.toThrow(/stay as they are/);
});

test('one that goes is drawn to the end and stays readable; bets that wait keep it', async ({ table }) => {
  const { server } = table;
  const member = await table.player();
  const { answer: running } = await server.call(getNewPeriod, { lotCode: code });
  const { qiHao, openSeconds } = running.period!;
  await betCredit(member, code, qiHao, [await creditItem(member, code, sums, ['总和大'])]);
  await expect(apply(server, alpha, without('KOI90'))).rejects.toThrow(/大锦鲤.*1 bets wait for their draw/);
  await table.pass(openSeconds + 1);
  // The next period is committed to already, and is drawn.
  const { answer: next } = await server.call(getNewPeriod, { lotCode: code });
  expect(next.period!.commitment).not.toBe('');
  await apply(server, alpha, without('KOI90'));
  for (let round = 0; round < 5; round++) await table.pass(90);
  const { rows } = await server.pool.query<{ qi_hao: string; state: string }>(
    'SELECT qi_hao, state FROM lottery_period WHERE lot_code = $1 ORDER BY opens_at DESC LIMIT 1',
    [code],
  );
  expect(rows).toEqual([{ qi_hao: next.period!.qiHao, state: 'drawn' }]);
  expect((await server.call(getNewPeriod, { lotCode: code })).answer).toMatchObject({
    code: 'lotteryClosed',
  });
  const { answer: records } = await member.call(lotteryData, { lotCode: code });
  expect(new Set(records.list!.map(({ lotName }) => lotName))).toEqual(new Set(['大锦鲤']));
  // Back again it goes on as it was, and as nothing else.
  await expect(
    apply(server, alpha, withItem({ ...koi, own: { ...(koi.own as object), everySeconds: 60 } })),
  ).rejects.toThrow('cannot be drawn otherwise');
  await apply(server, alpha, withItem(koi));
  await table.job.tick();
  expect((await server.call(getNewPeriod, { lotCode: code })).answer.period!.commitment).not.toBe('');
  const { rows: invented } = await server.pool.query(
    'SELECT qi_hao FROM lottery_period WHERE lot_code = $1 AND qi_hao > $2 AND opens_at <= $3',
    [code, next.period!.qiHao, server.now()],
  );
  expect(invented).toEqual([]);
  expect(table.failures).toEqual([]);
});
