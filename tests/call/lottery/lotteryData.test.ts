import { expect } from 'vitest';
import { batchRevokeOrder, lotteryData, todayUnOpens } from '#contract/lottery.generated.ts';
import { betCredit, betOffcial, creditItem, sums, playTest as test, ticket } from '#support/playTable.ts';

test('bets are listed newest first, page by page, with the totals of the filter', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  await betCredit(member, 'FFC', qiHao, [item, item, item]);
  await betOffcial(member, 'FFC', qiHao, [ticket()]);
  const { answer: first } = await member.call(lotteryData, { pageSize: 3 });
  expect(first.list!.map(({ lotVersion }) => lotVersion)).toEqual([1, 2, 2]);
  expect(first.list![0]).toMatchObject({ model: 1, multiple: 1, peilv: '1960', haoMa: '1,2,3,4,5' });
  expect(first).toMatchObject({
    hasMore: true,
    totals: { count: 4, buyMoney: '32.0000', winMoney: '0.0000', yingKui: '0.0000' },
  });
  const { answer: second } = await member.call(lotteryData, { before: first.list!.at(-1)!.orderId });
  expect(second).toMatchObject({ hasMore: false, list: [{ lotVersion: 2 }] });
});

test('a settled bet says what it was paid and why', async ({ table }) => {
  const member = await table.player();
  await table.pass(60);
  const { answer } = await member.call(lotteryData, { lotCode: 'FFC' });
  const credit = answer.list!.filter(({ lotVersion }) => lotVersion === 2);
  expect(credit).toHaveLength(3);
  for (const order of credit) {
    const sum = order.openHaoma.split(',').reduce((total, digit) => total + Number(digit), 0);
    expect(order).toMatchObject(
      sum >= 23
        ? { status: 2, winMoney: '19.8000', yingKui: '9.8000' }
        : { status: 3, winMoney: '0.0000', yingKui: '-10.0000' },
    );
    expect(order.explanation).toContain('stake 10');
    expect(order.winDetails).toEqual(
      sum >= 23
        ? [{ name: '总和大', units: 1, each: '19.8000', odds: '1.98', hits: 1, isRefund: false }]
        : [],
    );
    expect(order.canRevoke).toBe(false);
  }
  const { answer: waiting } = await member.call(lotteryData, { status: 'waiting' });
  expect(waiting.list).toEqual([]);
});

test('days filter in Beijing time, and a day that is none is refused', async ({ table }) => {
  const member = await table.player();
  const on = (startDate: string, endDate: string) => member.call(lotteryData, { startDate, endDate });
  expect((await on('2026-11-20', '2026-11-20')).answer.totals!.count).toBe(4);
  expect((await on('2026-11-21', '2026-11-22')).answer.totals!.count).toBe(0);
  expect((await on('2026-02-30', '2026-03-01')).answer).toMatchObject({
    success: false,
    fieldErrors: { startDate: expect.any(String) },
  });
});

test('no row is missed or seen twice while new bets arrive between two pages', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大'], '1');
  await betCredit(member, 'FFC', qiHao, Array(25).fill(item));
  const before = (await member.call(lotteryData, { pageSize: 200 })).answer.list!;
  expect(before.length).toBeGreaterThan(25);
  const seen: string[] = [];
  for (let more = true; more; ) {
    const last = seen.at(-1);
    const { answer } = await member.call(lotteryData, { pageSize: 7, ...(last && { before: last }) });
    seen.push(...answer.list!.map(({ orderId }) => orderId));
    more = answer.hasMore!;
    await betCredit(member, 'FFC', qiHao, [item, item, item]);
  }
  expect(seen).toEqual(before.map(({ orderId }) => orderId));
});

test('today, yesterday and the last days are those of the server in Beijing', async ({ table }) => {
  const here = table.nowMs;
  const within = async (range: 'today' | 'yesterday' | 'week' | 'month', daysLater: number) => {
    table.nowMs = here + daysLater * 86_400_000;
    // A session of last week is over.
    const member = await table.player();
    const { answer } = await member.call(lotteryData, { range });
    return answer.totals!.count > 0;
  };
  expect([await within('today', 0), await within('yesterday', 0)]).toEqual([true, false]);
  expect([await within('today', 1), await within('yesterday', 1)]).toEqual([false, true]);
  expect([await within('week', 6), await within('week', 7)]).toEqual([true, false]);
  expect([await within('month', 29), await within('month', 30)]).toEqual([true, false]);
  table.nowMs = here;
});

test('an order requested by its number says what is read from its draw', async ({ table }) => {
  const member = await table.player();
  const { answer } = await member.call(lotteryData, { status: 'lost', pageSize: 1 });
  const [listed] = answer.list!;
  expect(listed!.readings).toEqual([]);
  const { answer: one } = await member.call(lotteryData, { orderId: listed!.orderId });
  const sum = one.list![0]!.openHaoma.split(',').reduce((total, digit) => total + Number(digit), 0);
  expect(one.list![0]!.readings[0]!.value).toContain(String(sum));
});

test('an order requested by its number or its period carries its bet as the call takes it: sent again, it is accepted', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = { ...ticket(), moneyMode: '0.1', multiple: 3, stake: '0.6' };
  const { answer: placed } = await betOffcial(member, 'FFC', qiHao, [item]);
  const { answer: one } = await member.call(lotteryData, { orderId: placed.orders![0]!.orderId });
  const again = JSON.parse(one.list![0]!.slip);
  expect(again).toMatchObject(item);
  const { answer: second } = await betOffcial(member, 'FFC', qiHao, [again]);
  expect(second.buyMoney).toBe(placed.buyMoney);
  const { answer: listed } = await member.call(lotteryData, { status: 'waiting', pageSize: 1 });
  expect(listed.list![0]!.slip).toBe('');
  const { answer: ofPeriod } = await member.call(lotteryData, { lotCode: 'FFC', qiHao });
  expect(JSON.parse(ofPeriod.list![1]!.slip)).toMatchObject(item);
  expect(ofPeriod.list!.map(({ slip }) => slip)).not.toContain('');
});

test('nobody sees the bets of another', async ({ table }) => {
  const other = await table.player('agent01');
  expect((await other.call(lotteryData, {})).answer.list).toEqual([]);
});

test('by period, the running one comes first, then earlier ones, then those of a chase', async ({
  table,
}) => {
  const member = await table.player();
  const { answer } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const [now, next, later] = answer.list!.map(({ qiHao }) => qiHao);
  await betOffcial(member, 'FFC', now!, [ticket(), ticket()], {
    stopOnWin: false,
    periods: [now!, next!, later!].map((qiHao) => ({ qiHao, multiple: 1 })),
  });
  const { answer: listed } = await member.call(lotteryData, {
    lotCode: 'FFC',
    order: 'period',
    pageSize: 200,
  });
  const periods = listed.list!.map(({ qiHao }) => qiHao);
  expect(periods.slice(0, 2)).toEqual([now, now]);
  const firstLater = periods.indexOf(next!);
  expect(periods.slice(firstLater)).toEqual([next, next, later, later]);
  const before = periods.slice(0, firstLater);
  expect(before).toEqual(before.toSorted().reverse());
  expect(before.at(-1)! < now!).toBe(true);
  const { answer: one } = await member.call(lotteryData, { lotCode: 'FFC', qiHao: next! });
  expect(one.list!.map(({ qiHao }) => qiHao)).toEqual([next, next]);
  expect(one.totals!.count).toBe(2);
  // A lottery that nobody draws has no running period, and is no fault.
  expect((await member.call(lotteryData, { lotCode: 'NOSUCH', order: 'period' })).answer.list).toEqual([]);
});

test('of a chase the period that is drawn next stands for all where that is asked for, with its plan', async ({
  table,
}) => {
  const member = await table.player('agent01');
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, 4).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const qiHao = periods[0]!.qiHao;
  await betOffcial(member, 'FFC', qiHao, [ticket()]);
  const { answer: placed } = await betOffcial(member, 'FFC', qiHao, [ticket(), ticket()], {
    stopOnWin: false,
    periods,
  });
  const { answer: later } = await betOffcial(member, 'FFC', qiHao, [ticket()]);
  const listed = async (status: 'all' | 'waiting' = 'all', before?: string) => {
    const { answer } = await member.call(lotteryData, {
      status,
      chases: 'next',
      ...(before && { before, pageSize: 1 }),
    });
    return { ...answer, numbers: answer.list!.map(({ chaseNumber }) => chaseNumber) };
  };
  const first = await listed();
  expect(first.numbers).toEqual([0, 1, 1, 0]);
  expect(first.plans).toMatchObject([
    { chaseId: placed.chaseId, betCount: 2, periods: 4, donePeriods: 0, buyMoney: '16.0000' },
  ]);
  // The totals are those of all bets.
  expect(first.totals).toMatchObject({ count: 10, buyMoney: '20.0000' });
  const second = await listed('all', later.orders![0]!.orderId);
  expect(second).toMatchObject({ numbers: [1], hasMore: true, plans: [{ chaseId: placed.chaseId }] });
  await table.pass(60);
  expect((await listed()).numbers).toEqual([0, 2, 2, 0]);
  expect((await listed('waiting')).numbers).toEqual([2, 2]);
  await member.call(batchRevokeOrder, { chaseId: placed.chaseId! });
  // What was given back was not reached.
  expect((await listed()).numbers).toEqual([0, 1, 1, 0]);
  expect(await listed('waiting')).toMatchObject({ list: [], plans: [] });
  expect((await member.call(lotteryData, { pageSize: 200 })).answer).toMatchObject({
    plans: [],
    list: { length: 10 },
  });
});
