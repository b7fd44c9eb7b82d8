// Which draws a tab waits for: each once, the next one first, and very many those that come soonest.
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#browser/storage.ts';
import { awaitChase } from '../placing/awaitChase.ts';
import { awaitDraws, awaitedDraws, forgetDraw } from './awaitedDraws.ts';

const asked: unknown[] = [];
vi.mock('#transport/send.ts', () => ({
  send: async (_call: unknown, request: unknown) => {
    asked.push(request);
    const list = [1, 2, 3, 4].map((number) => ({
      qiHao: `20261120000${number}`,
      sealTime: `2026-11-20 10:0${number}:55`,
      openTime: `2026-11-20 10:0${number}:59`,
    }));
    return { list };
  },
}));

beforeEach(() => sessionStore.remove('awaitedDraws'));

const qiHaosOf = (account: string) => awaitedDraws(account).map(({ qiHao }) => qiHao);
const draw = (number: number) => ({ lotCode: 'FFC', qiHao: String(10_000 + number), opensAtMs: number });

test('a draw is awaited once, and the next one comes first', () => {
  awaitDraws('member01', [draw(7), draw(3)]);
  awaitDraws('member01', [draw(5), draw(3)]);
  expect(qiHaosOf('member01')).toEqual(['10003', '10005', '10007']);
  expect(qiHaosOf('member02')).toEqual([]);
  forgetDraw(draw(5));
  expect(qiHaosOf('member01')).toEqual(['10003', '10007']);
});

test('of very many the soonest are awaited, and the longest chase is awaited whole', () => {
  awaitDraws('member01', [draw(9_999)]);
  awaitDraws(
    'member01',
    Array.from({ length: 160 }, (_, at) => draw(at)),
  );
  expect(qiHaosOf('member01').slice(0, 120)).toEqual(
    Array.from({ length: 120 }, (_, at) => String(10_000 + at)),
  );
  expect(qiHaosOf('member01')).not.toContain('19999');
});

test('a chase awaits each of its periods when it is drawn, and no other', async () => {
  const periods = [2, 4].map((number) => ({ qiHao: `20261120000${number}`, multiple: 1 }));
  await awaitChase('member01', 'FFC', JSON.stringify({ stopOnWin: false, periods }));
  expect(asked).toEqual([{ lotCode: 'FFC' }]);
  expect(awaitedDraws('member01')).toEqual([
    {
      account: 'member01',
      lotCode: 'FFC',
      qiHao: '202611200002',
      opensAtMs: Date.UTC(2026, 10, 20, 2, 2, 59),
    },
    {
      account: 'member01',
      lotCode: 'FFC',
      qiHao: '202611200004',
      opensAtMs: Date.UTC(2026, 10, 20, 2, 4, 59),
    },
  ]);
});
