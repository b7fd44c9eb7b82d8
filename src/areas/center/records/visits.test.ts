// Which lines of the statement are shown as one: every line once, only what came back whole, and nothing over a gap.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerLine } from '#contract/entities.generated.ts';
import { isVisit, withVisits } from './visits.ts';

const line = (id: number, amount: string, visit = ''): LedgerLine => ({
  id: String(id),
  time: '2026-11-21 10:00:00',
  type: 0,
  typeName: '',
  kind: visit === '' ? 'bet' : 'transfer',
  amount,
  balanceBefore: '0.0000',
  balanceAfter: '0.0000',
  orderNo: '',
  remark: '',
  visit,
});
const shape = (lines: readonly LedgerLine[]) =>
  withVisits(lines).map((row) => (isVisit(row) ? row.lines.map(({ id }) => id) : row.id));

test('money that went and came back whole is one row, and visits that follow each other are one', () => {
  expect(shape([line(2, '50.0000', 'A'), line(1, '-50.0000', 'A')])).toEqual([['2', '1']]);
  const lines = [
    line(7, '-10.0000'),
    line(6, '30.0000', 'B'),
    line(5, '20.0000', 'B'),
    line(4, '-50.0000', 'B'),
    line(3, '50.0000', 'A'),
    line(2, '-50.0000', 'A'),
    line(1, '100.0000'),
  ];
  expect(shape(lines)).toEqual(['7', ['6', '5', '4', '3', '2'], '1']);
  expect(withVisits(lines)[1]).toMatchObject({ platforms: ['B', 'A'] });
});

test('what came back as more or less, from elsewhere, or with something between, stays as it is', () => {
  expect(shape([line(2, '49.0000', 'A'), line(1, '-50.0000', 'A')])).toEqual(['2', '1']);
  expect(shape([line(2, '50.0000', 'A'), line(1, '-50.0000', 'B')])).toEqual(['2', '1']);
  expect(shape([line(3, '50.0000', 'A'), line(1, '-50.0000', 'A')])).toEqual(['3', '1']);
  expect(shape([line(3, '50.0000', 'A'), line(2, '-10.0000'), line(1, '-50.0000', 'A')])).toEqual([
    '3',
    '2',
    '1',
  ]);
  expect(shape([line(1, '50.0000', 'A')])).toEqual(['1']);
});

test('every line is shown once, in its order, and what is put together adds up to nothing', () => {
  const amounts = fc.constantFrom('50.0000', '-50.0000', '30.0000', '20.0000');
  const some = fc.array(fc.record({ amount: amounts, visit: fc.constantFrom('', 'A', 'B') }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(some, (given) => {
      const lines = given.map(({ amount, visit }, at) => line(given.length - at, amount, visit));
      const rows = withVisits(lines);
      expect(rows.flatMap((row) => (isVisit(row) ? row.lines : [row]))).toEqual(lines);
      for (const row of rows)
        if (isVisit(row)) expect(row.lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    }),
  );
});
