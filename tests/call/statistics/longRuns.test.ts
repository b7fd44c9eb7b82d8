import { expect } from 'vitest';
import type { DrawnPeriod } from '#contract/entities.generated.ts';
import {
  type GetCreditOddsListAnswer,
  GetLotteryResultList,
  getCreditOddsList,
} from '#contract/lottery.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { type LongRunsAnswer, longRuns } from '#contract/statistics.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { dealBalls } from '#lottery/draw/draw.ts';
import { FAMILIES, familyOf } from '#lottery/families.ts';
import { source } from '#lottery/oracle/cases.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { twoValuedOf } from '#lottery/statistics/series.ts';
import { periodAt } from '#server/play/calendar.ts';
import { storeDraws } from '#support/pastDraws.ts';
import { openTable } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

/** One of each family. */
const lotteries = ['FFC', 'SFSC', 'FFK3', 'FF11X5', 'SFLHC', 'FF28', 'GDKLSF', 'FC3D', 'BJKL8'];
const below = source(217);

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  // Every draw here is one of the test's own.
  const table = await openTable({ lotteries: [] }, {}, clock);
  onCleanup(() => table.close());
  for (const lotCode of lotteries) {
    const { balls } = familyOf(knownLottery(lotCode).family)!;
    const draws = Array.from({ length: 110 }, (_, at) => (at % 17 === 5 ? null : dealBalls(balls, below)));
    await storeDraws(table.server, lotCode, draws);
  }
  return table;
});

/** From the results alone, draw by draw: how often the newest side came, and since when. */
function counted(lotCode: string, form: string, results: readonly DrawnPeriod[]) {
  const family = familyOf(knownLottery(lotCode).family)!;
  const { of } = twoValuedOf(family).find(({ code }) => code === form)!;
  // On triples of K3 both bets lose.
  const sideOf = ({ haoMa }: DrawnPeriod): string =>
    family.code === 'k3' && new Set(haoMa.split(',')).size === 1
      ? '豹子'
      : of({ draw: haoMa.split(',').map(Number), rules: DEFAULT_SETTINGS });
  const held = results.filter(({ openStatus }) => openStatus === 'drawn');
  const end = held.findIndex((draw) => sideOf(draw) !== sideOf(held[0]!));
  return { goesOn: { side: sideOf(held[0]!) }, length: end, since: held[end - 1]!.qiHao };
}

test('every run is that of the results, the longest first, with the odds of both bets', async ({ table }) => {
  const { answer } = await table.server.call(longRuns, {});
  const list = answer.list!;
  expect(new Set(list.map(({ lotCode }) => knownLottery(lotCode).family)).size).toBeGreaterThan(6);
  const results = new Map<string, DrawnPeriod[]>();
  for (const lotCode of lotteries)
    results.set(
      lotCode,
      (await table.server.call(GetLotteryResultList, { lotCode, pageSize: 100 })).answer.list!,
    );
  for (const run of list) {
    expect(run).toMatchObject(counted(run.lotCode, run.form, results.get(run.lotCode)!));
    expect(run.until).toBe(results.get(run.lotCode)![0]!.qiHao);
    expect(run).toMatchObject({ isOpen: true });
    expect([run.goesOn.peilv, run.ends.peilv].every((odds) => Number(odds) > 1)).toBe(true);
  }
  expect(list.map(({ length }) => length)).toEqual(
    list.map(({ length }) => length).toSorted((a, b) => b - a),
  );
  expect(list.at(-1)!.length).toBeGreaterThanOrEqual(3);
  expect(FAMILIES.length).toBe(lotteries.length);
});

const runOf = ({ list }: Partial<LongRunsAnswer>, lotCode: string, form: string) =>
  list!.find((run) => run.lotCode === lotCode && run.form === form);

test('a draw lengthens a run or ends it, and an awaited one changes nothing', async ({ table, clock }) => {
  const ask = async () => (await table.server.call(longRuns, {})).answer;
  const before = await ask();
  const { server } = table;
  const [small, big] = [
    [0, 0, 0, 0, 1],
    [9, 9, 9, 9, 8],
  ];
  for (const _ of [1, 2, 3]) {
    clock.pass(60);
    await storeDraws(server, 'FFC', [small]);
  }
  const three = runOf(await ask(), 'FFC', 'reading2')!;
  expect(three).toMatchObject({
    goesOn: { side: '小', option: '总和小' },
    ends: { side: '大', option: '总和大' },
  });
  expect(three.length).toBeGreaterThanOrEqual(3);
  clock.pass(60);
  const { qiHao, startsMs, sealsMs, opensMs } = periodAt(
    knownLottery('FFC'),
    server.now().getTime() - 30_000,
  );
  await server.pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, source)
      VALUES ('FFC', $1, to_timestamp($2), to_timestamp($3), to_timestamp($4), 'feed')`,
    [qiHao, startsMs / 1000, sealsMs / 1000, opensMs / 1000],
  );
  expect(runOf(await ask(), 'FFC', 'reading2')).toEqual(three);
  const draw = (numbers: number[]) =>
    server.pool.query(
      `UPDATE lottery_period SET state = 'drawn', draw = $2, drawn_at = opens_at WHERE lot_code = 'FFC' AND qi_hao = $1`,
      [qiHao, numbers],
    );
  await draw(small);
  expect(runOf(await ask(), 'FFC', 'reading2')).toEqual({ ...three, length: three.length + 1, until: qiHao });
  clock.pass(60);
  await storeDraws(server, 'FFC', [big]);
  expect(runOf(await ask(), 'FFC', 'reading2')).toBeUndefined();
  // Of a period between two that are not stored nothing is known: a run begins behind it.
  clock.pass(60);
  await storeDraws(server, 'FFC', [big]);
  clock.pass(60 * 2);
  await storeDraws(server, 'FFC', [big]);
  expect(runOf(await ask(), 'FFC', 'reading2')).toBeUndefined();
  for (const _ of [1, 2]) {
    clock.pass(60);
    await storeDraws(server, 'FFC', [big]);
  }
  expect(runOf(await ask(), 'FFC', 'reading2')).toMatchObject({ length: 3, goesOn: { side: '大' } });
  const others = ({ list }: Partial<LongRunsAnswer>) => list!.filter(({ lotCode }) => lotCode !== 'FFC');
  expect(others(await ask())).toEqual(others(before));
});

test('the bets of a row are on the board of its lottery, at the odds that it says', async ({ table }) => {
  const { answer } = await table.server.call(longRuns, {});
  const boards = new Map<string, GetCreditOddsListAnswer['oddsList']>();
  for (const lotCode of lotteries)
    boards.set(lotCode, (await table.server.call(getCreditOddsList, { lotCode })).answer.oddsList!);
  for (const { lotCode, playCode, goesOn, ends } of answer.list!) {
    const play = boards.get(lotCode)!.find((each) => each.playCode === playCode)!;
    for (const { option, peilv } of [goesOn, ends]) expect(play.odds).toContainEqual({ name: option, peilv });
  }
});

test('a play whose sale is stopped stays in the list without its bets, a closed lottery leaves it', async ({
  table,
}) => {
  const { server } = table;
  const ask = async () => (await server.call(longRuns, {})).answer.list!;
  const [first] = await ask();
  await server.inStation(alpha, (db) =>
    db
      .insertInto('play_limit')
      .values({
        station: alpha,
        lot_code: first!.lotCode,
        version: 2,
        play_code: first!.playCode,
        is_open: false,
      })
      .execute(),
  );
  const stopped = (await ask()).filter(({ lotCode }) => lotCode === first!.lotCode);
  for (const { isOpen, playCode } of stopped) expect(isOpen).toBe(playCode !== first!.playCode);
  await server.inStation(alpha, (db) =>
    db.updateTable('lottery').set({ is_open: false }).where('code', '=', first!.lotCode).execute(),
  );
  expect((await ask()).some(({ lotCode }) => lotCode === first!.lotCode)).toBe(false);
});

test('a request with what it does not have is refused, and a break closes the list', async ({ table }) => {
  const { answer } = await table.server.call(longRuns, { least: 1 } as never);
  expect(answer).toMatchObject({ success: false, code: 'invalid' });
  const member = await table.player('agent01');
  expect((await member.call(longRuns, {})).answer.success).toBe(true);
  await member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  await member.logIn('agent01');
  expect((await member.call(longRuns, {})).answer).toMatchObject({ success: false, code: 'inBreak' });
});
