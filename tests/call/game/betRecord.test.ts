// game/betRecord, and what all record calls do alike: filters, pages and details.
import { expect } from 'vitest';
import { type BetRecordRequest, betRecord } from '#contract/game.generated.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { setRule } from '#support/withdrawals.ts';
import { test as base } from '#support/world.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { testRecordCall } from '../../server/games/recordCall.ts';
import { platformOf, reported, store } from '../../server/games/storedRounds.ts';
import { accountId } from '../../server/platformMoney.ts';

const live = platformOf.live;
const second = 'test-live2';

testRecordCall('live', betRecord);

/** Rounds of many days, states and two platforms. */
const test = base.extend('player', { scope: 'file' }, async ({ server, member }) => {
  await server.inStation(alpha, (db) =>
    db
      .insertInto('platform')
      .values({
        station: alpha,
        code: second,
        kind: 'live',
        name: JSON.stringify({ 'zh-CN': '二馆', en: 'Second' }),
      })
      .execute(),
  );
  const own = await accountId(server, 'member01');
  const today = startOfDay(dayOf(server.now()));
  const at = (days: number, seconds: number) =>
    new Date(startOfDay(addDays(dayOf(today), -days)).getTime() + seconds * 1000);
  await store(server, live, [
    reported(own, at(0, 1), { roundNo: 'a', state: 'won', prize: 195_000n, game: 'gone' }),
    reported(own, at(0, 1), { roundNo: 'b', state: 'unsettled', valid: 0n, settledAt: null }),
    reported(own, at(1, 5), { roundNo: 'c', state: 'void', valid: 0n, prize: 100_000n }),
    reported(own, at(1, 86_399), { roundNo: 'd' }),
    reported(own, at(40, 0), { roundNo: 'e' }),
  ]);
  await store(server, second, [reported(own, at(2, 0), { roundNo: 'f' })]);
  await store(server, live, [
    reported(own, at(0, 1), {
      roundNo: 'a',
      version: 2,
      state: 'lost',
      game: 'gone',
      detail: {
        table: { name: { 'zh-CN': '一号桌', en: 'Table one' }, shoe: '3', hand: '17' },
        hands: [
          { name: { 'zh-CN': '庄', en: 'Banker' }, cards: ['H9'], result: { 'zh-CN': '9 点', en: '9' } },
        ],
        legs: [
          {
            match: { 'zh-CN': '红 - 蓝', en: 'Red - Blue' },
            league: { 'zh-CN': '杯', en: 'Cup' },
            market: { 'zh-CN': '独赢', en: 'Win' },
            pick: { 'zh-CN': '红', en: 'Red' },
            odds: '1.95',
            score: '2:1',
            startAt: Date.UTC(2026, 10, 20, 2),
            result: 'won',
          },
        ],
        parlay: '',
        proof: { rule: 'live.baccarat', input: {} },
      },
    }),
  ]);
  return member;
});

const read = async (client: Client, request: BetRecordRequest = {}) =>
  (await client.call(betRecord, request)).answer;
const numbers = async (client: Client, request: BetRecordRequest) =>
  (await read(client, request)).list!.map(({ roundNo }) => roundNo);

test('days, platform and state narrow the list and its totals', async ({ player }) => {
  expect(await numbers(player, {})).toEqual(['b', 'a', 'd', 'c', 'f', 'e']);
  expect(await numbers(player, { range: 'today' })).toEqual(['b', 'a']);
  expect(await numbers(player, { range: 'yesterday' })).toEqual(['d', 'c']);
  expect(await numbers(player, { range: 'week' })).toEqual(['b', 'a', 'd', 'c', 'f']);
  expect(await numbers(player, { platform: second })).toEqual(['f']);
  expect(await numbers(player, { state: 'unsettled' })).toEqual(['b']);
  expect(await numbers(player, { state: 'lost' })).toEqual(['a', 'd', 'f', 'e']);
  expect(await numbers(player, { state: 'void', platform: live })).toEqual(['c']);
  expect(await numbers(player, { state: 'won' })).toEqual([]);
  for (const request of [
    {},
    { range: 'week' },
    { platform: live },
    { state: 'lost' },
    { state: 'unsettled' },
  ] as const) {
    const { list, totals } = await read(player, request);
    const sum = (field: 'stake' | 'validBet' | 'win' | 'profit') =>
      list!.reduce((total, row) => total + Math.round(Number(row[field]) * 10_000), 0) / 10_000;
    expect(
      [
        totals!.count,
        Number(totals!.stake),
        Number(totals!.validBet),
        Number(totals!.win),
        Number(totals!.profit),
      ],
      JSON.stringify(request),
    ).toEqual([list!.length, sum('stake'), sum('validBet'), sum('win'), sum('profit')]);
  }
});

test('pages follow each other without a gap, with the same totals, and end with an empty cursor', async ({
  player,
}) => {
  for (const filter of [{}, { state: 'lost' }, { platform: live }] as const) {
    const all = await numbers(player, filter);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(player, { ...filter, pageSize: 1, ...(cursor && { cursor }) });
      expect(page.totals!.count).toBe(all.length);
      seen.push(...page.list!.map(({ roundNo }) => roundNo));
      cursor = page.nextCursor;
    } while (cursor !== '');
    expect(seen).toEqual(all);
  }
});

test('a round says what happened in the language of the player, without the proof, and names a game that is gone by its code', async ({
  player,
}) => {
  const { id } = (await read(player, { range: 'today' })).list!.at(-1)!;
  const { list, totals } = await read(player, { id });
  expect(list).toMatchObject([
    {
      gameName: 'gone',
      platformName: '演示真人',
      resettled: true,
      stake: '10.0000',
      profit: '-10.0000',
      detail: {
        table: { name: '一号桌', shoe: '3', hand: '17' },
        hands: [{ name: '庄', cards: ['H9'], result: '9 点' }],
        legs: [{ match: '红 - 蓝', startTime: '2026-11-20 10:00:00', result: 'won' }],
      },
    },
  ]);
  expect(Object.keys(list![0]!.detail)).toEqual(['table', 'hands', 'legs']);
  expect(totals).toMatchObject({ count: 1, profit: '-10.0000' });
});

test('an unsettled round shows its stake, and no profit before it is settled', async ({ player }) => {
  const { list } = await read(player, { state: 'unsettled' });
  expect(list).toMatchObject([{ stake: '10.0000', win: '0.0000', profit: '0.0000', settleTime: '' }]);
});

test('a round of which a part counts says what the platform called valid, and one that counts in full does not', async ({
  server,
  player,
}) => {
  const own = await accountId(server, 'member01');
  const at = new Date(startOfDay(addDays(dayOf(server.now()), -45)).getTime());
  await setRule(server, alpha, { bet_factors: JSON.stringify({ live: '0.2' }) });
  await store(server, live, [reported(own, at, { roundNo: 'part' })]);
  await setRule(server, alpha, { bet_factors: '{}' });
  const { list } = await read(player, {});
  const said = list!.map(({ roundNo, validBet, reportedBet }) => [roundNo, validBet, reportedBet]);
  expect(said).toContainEqual(['part', '2.0000', '10.0000']);
  expect(said).toContainEqual(['d', '10.0000', '']);
});
