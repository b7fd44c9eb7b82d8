import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRate } from '#values/rate.ts';
import { fillOldestFirst, turnoverGate } from './turnover.ts';

const one = readRate('1')!;
const refs = fc.constantFrom('a', 'b', 'c');
const event = (type: Parameters<typeof turnoverGate>[2][number]['type']) =>
  fc.record({
    type: fc.constant(type),
    ref: refs,
    amount: fc.bigInt(1n, 1_000_000n),
    factor: fc.constantFrom(0n, one, 3n * one),
    stake: fc.bigInt(1n, 500_000n),
    pushed: fc.constant(0n),
    payout: fc.bigInt(0n, 1_000_000n),
    coverage: fc.constantFrom(0n, readRate('80')!),
  });
const events = fc
  .array(
    fc.oneof(
      ...(
        [
          'deposit',
          'gift',
          'bet',
          'settle',
          'revoke',
          'rollback',
          'reverseDeposit',
          'withdraw',
          'withdrawFail',
          'withdrawSuccess',
        ] as const
      ).map(event),
    ),
    { maxLength: 40 },
  )
  // An order number is used once, and what follows is about one of the last few.
  .map((steps) =>
    steps.map((step, index) => {
      const opens = ['deposit', 'gift', 'bet', 'withdraw'].includes(step.type);
      const back = { a: 1, b: 2, c: 4 }[step.ref]!;
      return { ...step, ref: `${opens ? index : index - back}` };
    }),
  );
const terms = { resetBelow: 10_000n, coverLimit: readRate('70')!, noRequirement: false };

describe('the turnover gate', () => {
  it('never has a counter or a balance below zero, and is open exactly where nothing is missing', () => {
    fc.assert(
      fc.property(events, (steps) => {
        const end = turnoverGate(0n, terms, steps);
        for (const amount of [end.required, end.done, end.missing, end.balance, end.frozen, end.debt])
          expect(amount >= 0n).toBe(true);
        expect(end.missing).toBe(end.required > end.done ? end.required - end.done : 0n);
        expect(end.withdrawable).toBe(end.missing === 0n);
        expect(end.items.reduce((sum, { required }) => sum + required, 0n)).toBe(end.required);
        const filled = end.items.reduce((sum, { done }) => sum + done, 0n);
        expect(filled).toBe(end.done < end.required ? end.done : end.required);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps what came after the request of a withdrawal that succeeds', () => {
    const base = { amount: 0n, factor: one, stake: 0n, pushed: 0n, payout: 0n, coverage: 0n };
    const end = turnoverGate(0n, terms, [
      { ...base, type: 'deposit', ref: 'd1', amount: 1_000_000n },
      { ...base, type: 'bet', ref: 'b1', stake: 1_000_000n },
      { ...base, type: 'settle', ref: 'b1', payout: 2_000_000n },
      { ...base, type: 'withdraw', ref: 'w1', amount: 500_000n },
      { ...base, type: 'deposit', ref: 'd2', amount: 700_000n },
      { ...base, type: 'bet', ref: 'b2', stake: 300_000n },
      { ...base, type: 'settle', ref: 'b2' },
      { ...base, type: 'withdrawSuccess', ref: 'w1' },
    ]);
    expect(end).toMatchObject({ required: 700_000n, done: 300_000n, missing: 400_000n });
    expect(end.items).toEqual([{ ref: 'd2', required: 700_000n, done: 300_000n, missing: 400_000n }]);
  });

  it('is reset by a deposit where next to nothing is left, and not while money is in play or held', () => {
    const base = { amount: 0n, factor: one, stake: 0n, pushed: 0n, payout: 0n, coverage: 0n };
    const spent = [
      { ...base, type: 'deposit', ref: 'd1', amount: 1_000_000n },
      { ...base, type: 'bet', ref: 'b1', stake: 990_001n },
    ] as const;
    const next = { ...base, type: 'deposit', ref: 'd2', amount: 500_000n } as const;
    const lost = { ...base, type: 'settle', ref: 'b1' } as const;
    expect(turnoverGate(0n, terms, [...spent, next]).required).toBe(1_500_000n);
    expect(turnoverGate(0n, terms, [...spent, lost, next])).toMatchObject({ required: 500_000n, done: 0n });
    expect(turnoverGate(1n, terms, [...spent, lost, next]).required).toBe(1_500_000n);
    const held = { ...base, type: 'withdraw', ref: 'w1', amount: 600_000n } as const;
    const won = { ...lost, payout: 600_000n } as const;
    const end = turnoverGate(0n, { ...terms, noRequirement: true }, [...spent, won, held, next]);
    expect(end.items.map(({ ref }) => ref)).toEqual(['d1', 'd2']);
  });

  it('fills the oldest requirement first', () => {
    const items = [{ required: 100n }, { required: 50n }, { required: 10n }];
    expect(fillOldestFirst(items, 120n).map(({ done }) => done)).toEqual([100n, 20n, 0n]);
  });
});
