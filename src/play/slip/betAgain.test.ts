// Betting the same again: the board holds what the slip held, at the amounts of then or their double.
import { expect, test } from 'vitest';
import { basketOf, keepBasket } from '../placing/keptBasket.ts';
import { creditBoardOf, keepCreditBoard } from '../placing/keptPicks.ts';
import { betAgain } from './betAgain.ts';

const kept = new Map<string, string>();
globalThis.sessionStorage ??= {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as Storage;

const credit = [
  { playCode: 'lhc_c_tma', selection: { options: ['07'] }, unitAmount: '10' },
  { playCode: 'lhc_c_tma', selection: { options: ['08'] }, unitAmount: '2.5' },
];

test('cells of a credit slip are picked again, each at its own amount, once or doubled', async () => {
  keepCreditBoard('SFLHC', { amount: '3', picks: { cells: ['lhc_c_tma/01'] } });
  const slip = { mode: 'credit', lotCode: 'SFLHC', bets: JSON.stringify(credit) } as const;
  expect(await betAgain(slip, 'lhc', 2)).toEqual({ address: '/credit?lotCode=SFLHC', lost: [] });
  expect(creditBoardOf('SFLHC')).toMatchObject({
    amount: '3',
    picks: {
      cells: ['lhc_c_tma/07', 'lhc_c_tma/08'],
      drafts: [],
      amounts: [
        ['lhc_c_tma/07', '20'],
        ['lhc_c_tma/08', '5'],
      ],
    },
  });
});

test('where all of a credit slip cost the same, that is the amount of the board until they are gone; that of the player is kept', async () => {
  keepCreditBoard('SFLHC', { amount: '3', picks: { cells: ['lhc_c_tma/01'] } });
  const same = credit.map((bet) => ({ ...bet, unitAmount: '10' }));
  await betAgain({ mode: 'credit', lotCode: 'SFLHC', bets: JSON.stringify(same) }, 'lhc', 2);
  expect(creditBoardOf('SFLHC')).toMatchObject({
    amount: '20',
    amountBefore: '3',
    picks: { cells: ['lhc_c_tma/07', 'lhc_c_tma/08'], amounts: [] },
  });
  await betAgain({ mode: 'credit', lotCode: 'SFLHC', bets: JSON.stringify(credit[1]) }, 'lhc', 1);
  expect(creditBoardOf('SFLHC')).toMatchObject({
    amount: '2.5',
    amountBefore: '3',
    picks: { cells: ['lhc_c_tma/08'], amounts: [] },
  });
});

test('on a board that nobody has played on, the amount to go back to is the first one', async () => {
  await betAgain({ mode: 'credit', lotCode: 'TENLHC', bets: JSON.stringify(credit[0]) }, 'lhc', 2);
  expect(creditBoardOf('TENLHC')).toMatchObject({ amount: '20', amountBefore: '10' });
});

test('an official bet becomes a line at its terms of then, with double the multiple, and only once', async () => {
  const other = { id: 4, playCode: 'ssc_o_other' };
  keepBasket('FFC', { terms: { unit: '1', multiple: '1', rebate: 0 }, drafts: {}, lines: [other] });
  const bets = JSON.stringify({
    playCode: 'ssc_o_dwd',
    selection: { pos: [[1], [2], [3], [4], [5, 6]] },
    moneyMode: '0.1',
    multiple: 3,
    rebateRate: '0.01',
    bonusGroup: '1940',
  });
  const slip = { mode: 'official', lotCode: 'FFC', bets } as const;
  expect(await betAgain(slip, 'ssc', 2)).toEqual({ address: '/official?lotCode=FFC', lost: [] });
  await betAgain(slip, 'ssc', 2);
  expect(basketOf('FFC')).toMatchObject({
    lines: [
      other,
      { id: 5, unit: '0.1', multiple: 6, rebate: 100, bonusGroup: '1940', selection: { pos: { length: 5 } } },
    ],
  });
});

test('what no play of today could make fills nothing', async () => {
  const slip = {
    mode: 'credit',
    lotCode: 'SFLHC',
    bets: '[{"playCode":"lhc_c_gone","selection":{}}]',
  } as const;
  expect(await betAgain(slip, 'lhc', 1)).toBeNull();
  expect(await betAgain({ ...slip, bets: '' }, 'lhc', 1)).toBeNull();
});

test('of a whole slip what takes no bets now is named and left out, and the rest is on the board', async () => {
  const bets = JSON.stringify([...credit, { playCode: 'lhc_c_gone', selection: {}, unitAmount: '1' }]);
  const slip = { mode: 'credit', lotCode: 'SFLHC', bets } as const;
  expect(await betAgain(slip, 'lhc', 1, { plays: new Set(['lhc_c_tma']) })).toEqual({
    address: '/credit?lotCode=SFLHC',
    lost: ['lhc_c_gone'],
  });
  expect(await betAgain(slip, 'lhc', 1, { plays: new Set(['lhc_c_other']) })).toBeNull();
});

test('a slip that holds a bet twice puts it into the basket twice, and again no further time', async () => {
  keepBasket('TENFFC', { terms: { unit: '1', multiple: '1', rebate: 0 }, drafts: {}, lines: [] });
  const ticket = {
    playCode: 'ssc_o_wx_zxfs',
    selection: { pos: [[1], [2], [3], [4], [5]] },
    moneyMode: '1',
    multiple: 1,
    bonusGroup: '1960',
    rebateRate: '0',
  };
  const slip = { mode: 'official', lotCode: 'TENFFC', bets: JSON.stringify([ticket, ticket]) } as const;
  await betAgain(slip, 'ssc', 1);
  expect((basketOf('TENFFC') as { lines: object[] }).lines).toHaveLength(2);
  await betAgain(slip, 'ssc', 1);
  expect((basketOf('TENFFC') as { lines: object[] }).lines).toHaveLength(2);
});

test('a kept official bet, which names no bonus group, becomes a line at the one of now and at no more rebate than there is', async () => {
  const prizes = { highestGroup: 19_500_000n, mostRebate: 500n };
  const lineAt = async (lotCode: string, rebateRate: string) => {
    const bets = JSON.stringify([
      {
        playCode: 'ssc_o_dwd',
        selection: { pos: [[1], [2], [3], [4], [5]] },
        moneyMode: '1',
        multiple: 2,
        rebateRate,
      },
    ]);
    await betAgain({ mode: 'official', lotCode, bets }, 'ssc', 1, { plays: new Set(['ssc_o_dwd']), prizes });
    return (basketOf(lotCode) as { lines: object[] }).lines[0];
  };
  expect(await lineAt('ONE', '0.01')).toMatchObject({ rebate: 100, bonusGroup: '1930', multiple: 2 });
  expect(await lineAt('TWO', '0.13')).toMatchObject({ rebate: 500, bonusGroup: '1850', multiple: 2 });
});
