import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, readRate } from '#values/rate.ts';
import { runRule } from '../rule.ts';
import { distributeCommission, rollbackRule } from './commission.ts';

const tenths = (count: number) => readRate(`${Math.floor(count / 10)}.${count % 10}`)!;
const stakes = fc.bigInt(0n, 10n ** 12n);
/** Rates of a valid chain from the bettor to the top, in tenths of a percent. */
const chains = fc
  .array(fc.integer({ min: 0, max: 135 }), { minLength: 2, maxLength: 12 })
  .map((chain) => chain.toSorted((a, b) => a - b));

const uplinesOf = (chain: readonly number[]) =>
  chain.slice(1).map((rate, index) => ({ id: `A${index + 1}`, rate: tenths(rate) }));

describe('commission by the difference method', () => {
  it('adds up to stake × (R(top) − R(bettor)), cut once, and gives nobody less than nothing', () => {
    fc.assert(
      fc.property(stakes, chains, (stake, chain) => {
        const { shares, total } = distributeCommission(stake, tenths(chain[0]!), uplinesOf(chain), null);
        expect(total).toBe(percentOf(stake, tenths(chain.at(-1)!) - tenths(chain[0]!)));
        expect(shares.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
        shares.forEach(({ amount }, index) => {
          const exact = stake * BigInt(chain[index + 1]! - chain[index]!);
          expect(amount >= 0n).toBe(true);
          // Within one unit of the share that is not cut; a thousand of these tenths of a percent are the whole.
          expect(amount * 1000n < exact + 1000n && amount * 1000n > exact - 1000n).toBe(true);
          if (chain[index + 1] === chain[index]) expect(amount).toBe(0n);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('stops at the highest upline that takes part', () => {
    fc.assert(
      fc.property(stakes, chains, fc.integer({ min: 0, max: 12 }), (stake, chain, most) => {
        const { shares, total } = distributeCommission(stake, tenths(chain[0]!), uplinesOf(chain), most);
        const top = chain[Math.min(most, chain.length - 1)]!;
        expect(shares).toHaveLength(Math.min(most, chain.length - 1));
        expect(total).toBe(percentOf(stake, tenths(top) - tenths(chain[0]!)));
      }),
    );
  });

  it('is never negative where a broken chain has rates that fall', () => {
    fc.assert(
      fc.property(stakes, fc.array(fc.integer({ min: 0, max: 135 }), { minLength: 2 }), (stake, chain) => {
        const { shares, total } = distributeCommission(stake, tenths(chain[0]!), uplinesOf(chain), null);
        for (const { amount } of shares) expect(amount >= 0n).toBe(true);
        expect(total).toBe(percentOf(stake, tenths(Math.max(...chain)) - tenths(chain[0]!)));
      }),
    );
  });
});

describe('a rollback of commission', () => {
  const events = fc.array(
    fc.oneof(
      fc.record({
        type: fc.constant('settle'),
        round: fc.integer({ min: 1, max: 4 }),
        outcome: fc.constantFrom('settled', 'pushed', 'cancelled'),
        pushed: fc.integer({ min: 0, max: 9_999_999 }),
      }),
      fc.record({ type: fc.constant('rollback'), round: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        type: fc.constant('spend'),
        account: fc.constantFrom('A1', 'A2'),
        amount: fc.integer({ min: 1, max: 400_000 }),
      }),
    ),
    { maxLength: 25 },
  );

  it('takes exactly what was given: balance − debt is what was there, less what was spent, plus the standing shares', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 50_000 }), (steps, opening) => {
        const input = {
          bet: { category: 'lottery', stake: 10_000_000 },
          bettor: { id: 'B', rates: { lottery: '6.0' } },
          uplines: [
            { id: 'A1', rates: { lottery: '7.5' }, balance: opening },
            { id: 'A2', rates: { lottery: '8.0' }, balance: opening },
          ],
          maxLevels: null,
          events: steps,
        };
        const { events: results, accounts } = runRule(rollbackRule, input) as {
          events: { result: string; entries?: { account: string; credit?: number }[] }[];
          accounts: { account: string; balance: number; debt: number }[];
        };
        for (const { account, balance, debt } of accounts) {
          let [standing, spent] = [0, 0];
          steps.forEach((step, index) => {
            const { result, entries = [] } = results[index]!;
            if (result !== 'applied') return;
            if (step.type === 'settle')
              standing = entries.find((entry) => entry.account === account && entry.credit)?.credit ?? 0;
            if (step.type === 'rollback') standing = 0;
            if (step.type === 'spend' && 'account' in step && step.account === account) spent += step.amount;
          });
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(debt).toBeGreaterThanOrEqual(0);
          expect(balance - debt).toBe(opening - spent + standing);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
