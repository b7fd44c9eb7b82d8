import { expect } from 'vitest';
import { getSixJsDatas } from '#contract/lottery.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { test } from '#support/world.ts';

const ask = async (server: RunningServer, request: { date?: string; year?: number } = {}) =>
  (await server.call(getSixJsDatas, request)).answer;
const groupOf = async (server: RunningServer, request: { date?: string; year?: number }, name: string) =>
  (await ask(server, request)).groups!.find((group) => group.name === name)!.haoMa;

test('today it is the year of the horse, with the zodiacs, colours and elements of the published table', async ({
  server,
}) => {
  const answer = await ask(server);
  expect(answer).toMatchObject({ year: 2026, startDate: '2026-02-17', yearZodiac: '马' });
  expect(answer.numbers).toHaveLength(49);
  expect(answer.numbers![0]).toEqual({
    haoMa: '01',
    shengXiao: '马',
    boSe: '红波',
    wuXing: '水',
    touShu: 0,
    weiShu: 1,
  });
  expect(await groupOf(server, {}, '马')).toBe('01,13,25,37,49');
  expect(await groupOf(server, {}, '鼠')).toBe('07,19,31,43');
  expect(await groupOf(server, {}, '金')).toBe('04,05,12,13,26,27,34,35,42,43');
  expect(await groupOf(server, {}, '绿波')).toBe('05,06,11,16,17,21,22,27,28,32,33,38,39,43,44,49');
});

test('each kind of group has every number once', async ({ server }) => {
  const { groups } = await ask(server, { year: 2031 });
  for (const kind of ['shengXiao', 'boSe', 'wuXing', 'touShu', 'weiShu']) {
    const numbers = groups!.filter((group) => group.kind === kind).flatMap(({ haoMa }) => haoMa.split(','));
    expect([kind, numbers.toSorted()]).toEqual([
      kind,
      Array.from({ length: 49 }, (_, at) => String(at + 1).padStart(2, '0')),
    ]);
  }
});

test('the year changes at Chinese New Year, by the day of the draw', async ({ server }) => {
  expect((await ask(server, { date: '2027-02-05' })).year).toBe(2026);
  expect((await ask(server, { date: '2027-02-06' })).year).toBe(2027);
  expect(await groupOf(server, { date: '2027-02-06' }, '鼠')).toBe('08,20,32,44');
});

test('invalid days and years outside the calendar are refused at their field', async ({ server }) => {
  expect(await ask(server, { date: '2026-02-30' })).toMatchObject({
    success: false,
    fieldErrors: { date: expect.any(String) },
  });
  expect(await ask(server, { date: '2041-05-01' })).toMatchObject({
    success: false,
    fieldErrors: { date: expect.any(String) },
  });
  expect(await ask(server, { year: 2050 })).toMatchObject({ success: false, code: 'invalid' });
});
