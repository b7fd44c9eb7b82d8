// Taking over a shared bet: every play's bet fills the board it came from, and nothing else does.
import { expect, test } from 'vitest';
import { SSC } from '#lottery/family/ssc/ssc.ts';
import { keepBasket } from '../placing/keptBasket.ts';
import { keepCreditBoard } from '../placing/keptPicks.ts';
import { basketWith, creditBoardWith, dropsPicks, readSlip } from './followSlip.ts';

const slip = (mode: 'credit' | 'official', playCode: string, selection: unknown) => ({
  lotCode: 'FFC',
  family: 'ssc' as const,
  mode,
  playCode,
  selection: JSON.stringify(selection),
});
const creditPlay = SSC.plays.find(({ code }) => code.startsWith('ssc_c_'))!;
const cells = creditPlay.forms[0]![0]!;
const option = 'choices' in cells ? String(cells.choices[0]) : '';

test('a credit bet on a cell picks that cell on its tab, keeps the typed amount and puts other picks aside', () => {
  const read = readSlip(slip('credit', creditPlay.code, { options: [option] }), SSC)!;
  const kept = { amount: '3', picks: { cells: ['x/1'], drafts: [], amounts: [['x/1', '9']] }, group: 'x' };
  expect(creditBoardWith(kept, [read])).toEqual({
    amount: '3',
    amountBefore: null,
    aside: kept.picks,
    picks: { cells: [`${creditPlay.code}/${option}`], drafts: [], amounts: [] },
    group: read.group,
    groupBefore: 'x',
    plays: { [read.group]: creditPlay.code },
  });
  expect(read.play).toBe(creditPlay);
  expect(creditBoardWith('no board', [read])).toHaveProperty('amount', '10');
  expect(creditBoardWith('no board', [read])).toHaveProperty('aside', null);
  // Twice in a row, the first ones are still there.
  const placed = { ...kept, picks: {}, aside: kept.picks };
  expect(creditBoardWith(placed, [read])).toHaveProperty('aside', kept.picks);
});

test('an official bet becomes the picks of its play; lines in the basket stay, none is added', () => {
  const play = SSC.plays.find(({ code, forms }) => code.includes('_o_') && forms[0]![0]!.kind === 'rows')!;
  const field = play.forms[0]![0]!;
  if (field.kind !== 'rows') throw new Error('not a play of rows');
  const selection = { [field.key]: field.rows.map(() => [field.choices[0]]) };
  const read = readSlip(slip('official', play.code, selection), SSC)!;
  const line = { id: 1, playCode: 'other' };
  expect(
    basketWith(
      { lines: [line], terms: { unit: '0.1', multiple: '5', rebate: 0 }, drafts: { other: {} } },
      read,
    ),
  ).toEqual({
    lines: [line],
    terms: { unit: '0.1', multiple: '5', rebate: 0 },
    drafts: { other: {}, [play.code]: { fields: selection, text: '' } },
  });
});

test('what the rules know no bet of is not followed', () => {
  for (const wrong of [
    slip('credit', creditPlay.code, { options: ['无'] }),
    slip('credit', 'ssc_c_nothing', { options: ['大'] }),
    slip('official', creditPlay.code, { options: [option] }),
    { ...slip('credit', creditPlay.code, {}), selection: '{' },
    { ...slip('credit', creditPlay.code, { options: [option] }), mode: '' as const },
  ])
    expect(readSlip(wrong, SSC)).toBeNull();
});

test('taking a bet over is asked about where it would drop picks of the player, and only there', () => {
  const credit = slip('credit', creditPlay.code, { options: [option] });
  expect(dropsPicks(credit)).toBe(false);
  keepCreditBoard('FFC', { amount: '3', picks: { cells: [], drafts: [], amounts: [] } });
  expect(dropsPicks(credit)).toBe(false);
  keepCreditBoard('FFC', { picks: { cells: ['x/1'], drafts: [], amounts: [] } });
  expect(dropsPicks(credit)).toBe(true);
  expect(dropsPicks({ ...credit, lotCode: 'CQSSC' })).toBe(false);
  const official = slip('official', 'play', {});
  keepBasket('FFC', { lines: [{ id: 1 }], drafts: { other: { fields: { rows: [['1']] } } } });
  expect(dropsPicks(official)).toBe(false);
  keepBasket('FFC', { lines: [], drafts: { play: { fields: { rows: [[], []] } } } });
  expect(dropsPicks(official)).toBe(false);
  keepBasket('FFC', { lines: [], drafts: { play: { fields: { rows: [[], ['1']] } } } });
  expect(dropsPicks(official)).toBe(true);
});
