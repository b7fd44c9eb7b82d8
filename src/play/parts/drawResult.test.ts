// How a board reports that a period ended.
import { expect, test, vi } from 'vitest';
import { addChinese, t } from '#texts/text.ts';
import messages from '#texts/zh-CN/play.generated.ts';
import { announceWin, drawResultOf } from './drawResult.ts';

const toasts: [text: string, kind: string][] = [];
vi.mock('#kit/overlay/toast.ts', () => ({
  toast: (text: string, { kind }: { kind: string }) => toasts.push([text, kind]),
}));

const won = { status: 2, buyMoney: '10.0000', winMoney: '19.8000', yingKui: '9.8000' } as const;
const alsoWon = { status: 2, buyMoney: '0.0020', winMoney: '0.0047', yingKui: '0.0027' } as const;
const lost = { status: 3, buyMoney: '5.0000', winMoney: '0.0000', yingKui: '-5.0000' } as const;
const returned = { status: 4, buyMoney: '2.0000', winMoney: '2.0000', yingKui: '0.0000' } as const;
const pushed = { status: 10, buyMoney: '10.0000', winMoney: '10.0000', yingKui: '0.0000' } as const;

test('winnings and stakes of a period are added up exactly; a push is neither a win nor staked', () => {
  expect(drawResultOf([won, alsoWon, lost, returned, pushed])).toEqual({
    isSettling: false,
    ended: 'won',
    staked: '15.002',
    won: '19.8047',
    net: '4.8027',
    hits: 2,
    bets: 5,
  });
});

test('a period that pays no more than it cost is paid, not won', () => {
  const eachSide = { ...lost, buyMoney: '9.8000', yingKui: '-9.8000' };
  expect(drawResultOf([won, eachSide])).toMatchObject({
    ended: 'paid',
    staked: '19.8',
    won: '19.8',
    net: '0',
  });
  expect(drawResultOf([won, { ...eachSide, buyMoney: '9.7999' }])).toMatchObject({ ended: 'won' });
});

test('a period without a win is lost, pushed where every bet was, and nothing where all was returned', () => {
  const lostOne = { isSettling: false, ended: 'lost', staked: '5', won: null, net: '-5', hits: 0, bets: 2 };
  expect(drawResultOf([lost, returned])).toEqual(lostOne);
  expect(drawResultOf([lost, pushed])).toEqual(lostOne);
  expect(drawResultOf([pushed, returned])).toEqual({ ...lostOne, ended: 'pushed', staked: '10', net: '0' });
  for (const none of [[], [returned]])
    expect(drawResultOf(none)).toEqual({
      isSettling: false,
      ended: null,
      staked: '0',
      won: null,
      net: '0',
      hits: 0,
      bets: none.length,
    });
});

test('while a bet waits nothing is final', () => {
  expect(drawResultOf([lost, { ...lost, status: 1 }]).isSettling).toBe(true);
});

test('a win is cheered; what pays no more than it cost is said plainly, each with its lottery', () => {
  addChinese(messages);
  const lotName = '分分彩';
  announceWin(t, { qiHao: '7', ended: 'won', won: '19.8', lotName });
  announceWin(t, { qiHao: '7', ended: 'paid', won: '19.8', lotName });
  expect(toasts).toEqual([
    ['分分彩第7期中奖 +¥19.80', 'win'],
    ['分分彩第7期派奖 ¥19.80', 'plain'],
  ]);
});
