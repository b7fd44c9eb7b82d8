// Announcing wins off the board: each draw is asked for once it is due, and never before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#browser/storage.ts';
import { keptOutcome } from '../parts/keptOutcomes.ts';
import { awaitDraws, awaitedDraws } from '../waiting/awaitedDraws.ts';
import { watchWins } from './watchWins.ts';

const { asked, announced } = vi.hoisted(() => ({ asked: [] as string[], announced: [] as string[] }));
vi.mock('../parts/drawResult.ts', () => ({
  askResult: async (_: string, qiHao: string) => {
    asked.push(qiHao);
    const won = qiHao.endsWith('2') ? '19.6' : null;
    const [net, hits] = won ? ['9.6', 1] : ['-10', 0];
    return {
      isSettling: false,
      ended: won ? 'won' : 'lost',
      staked: '10',
      won,
      net,
      hits,
      lotName: '十分六合彩',
    };
  },
  announceWin: (_: unknown, { lotName, qiHao, won }: Record<string, string>) =>
    announced.push(`${lotName} ${qiHao} ${won}`),
}));

const minutes = (count: number): number => count * 60_000;
const draw = (lotCode: string, qiHao: string, inMs: number) => ({
  lotCode,
  qiHao,
  opensAtMs: Date.now() + inMs,
});
const onWon = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2) });
  for (const key of ['awaitedDraws', 'drawOutcomes']) sessionStore.remove(key);
  for (const list of [asked, announced]) list.length = 0;
  onWon.mockClear();
});
afterEach(() => vi.useRealTimers());

test('of a chase each period is asked for once, when it has been drawn, and the one that wins is announced', async () => {
  awaitDraws('member01', [
    draw('SFLHC', '10001', minutes(10)),
    draw('SFLHC', '10002', minutes(20)),
    draw('SFLHC', '10003', minutes(30)),
  ]);
  const stop = watchWins('member01', () => false, onWon);
  await vi.advanceTimersByTimeAsync(minutes(10));
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, announced]).toEqual([['10001'], []]);
  // A loss is said nowhere but on its board, once that is opened.
  const kept = { account: 'member01', lotCode: 'SFLHC', staked: '10' };
  expect(keptOutcome('member01', 'SFLHC')).toEqual({
    ...kept,
    qiHao: '10001',
    ended: 'lost',
    won: null,
    net: '-10',
    hits: 0,
  });
  await vi.advanceTimersByTimeAsync(minutes(10));
  expect([asked, announced]).toEqual([['10001', '10002'], ['十分六合彩 10002 19.6']]);
  // The next draw of a lottery takes the place of the one before; another account sees neither.
  expect(keptOutcome('member01', 'SFLHC')).toEqual({
    ...kept,
    qiHao: '10002',
    ended: 'won',
    won: '19.6',
    net: '9.6',
    hits: 1,
  });
  expect(keptOutcome('member01', 'FFC')).toBeUndefined();
  expect(keptOutcome('member02', 'SFLHC')).toBeUndefined();
  expect(onWon).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(minutes(20));
  expect(asked).toEqual(['10001', '10002']);
  expect(awaitedDraws('member01').map(({ qiHao }) => qiHao)).toEqual(['10003']);
});

test('a draw whose board is on screen is left to it, and one that is long past is dropped without a word', async () => {
  awaitDraws('member01', [draw('FFC', '10012', 1_000), draw('EFC', '10022', -minutes(11))]);
  const stop = watchWins('member01', (lotCode) => lotCode === 'FFC', onWon);
  await vi.advanceTimersByTimeAsync(minutes(3));
  expect([asked, announced]).toEqual([[], []]);
  expect(awaitedDraws('member01').map(({ qiHao }) => qiHao)).toEqual(['10012']);
  stop();
});
