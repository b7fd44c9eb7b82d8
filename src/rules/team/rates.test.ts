import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRate } from '#values/rate.ts';
import { moveQuota } from './quota.ts';
import { changeRates } from './rates.ts';

const rated = (lottery: number) => {
  const text = `${Math.floor(lottery / 10)}.${lottery % 10}`;
  return {
    rates: new Map([['lottery', { text, value: readRate(text)! }]] as const),
    groupBonus: 1700,
  };
};
const limits = { siteMax: readRate('13.5')!, step: readRate('0.1')! };
const rates = fc.integer({ min: 0, max: 135 });

describe('a changed rate', () => {
  it('is accepted exactly between the highest child and the parent', () => {
    fc.assert(
      fc.property(rates, fc.array(rates, { maxLength: 4 }), rates, (parent, children, wanted) => {
        const change = { rates: new Map([['lottery', `${wanted / 10}`]] as const), groupBonus: undefined };
        const result = changeRates(
          limits,
          { ...rated(parent), bands: [] },
          rated(0),
          children.map(rated),
          change,
        );
        expect(result.ok).toBe(wanted <= parent && children.every((child) => child <= wanted));
      }),
    );
  });

  it('takes one from the band it enters, returns one to the band it leaves, and refuses a full band', () => {
    const from = (text: string) => ({ text, value: readRate(text)! });
    const bands = (used: number) => [
      { from: from('12.0'), given: 3, used: 2 },
      { from: from('12.8'), given: 5, used },
    ];
    const to = (rate: string, used: number) =>
      changeRates(limits, { ...rated(135), bands: bands(used) }, rated(125), [], {
        rates: new Map([['lottery', rate]] as const),
        groupBonus: undefined,
      });
    expect(to('12.8', 4)).toMatchObject({ ok: true, parentBands: [{ used: 1 }, { used: 5 }] });
    expect(to('12.8', 5)).toEqual({ ok: false, reason: 'QUOTA_EXHAUSTED', band: '12.8' });
    expect(to('11.9', 5)).toMatchObject({ ok: true, parentBands: [{ used: 1 }, { used: 5 }] });
    expect(to('12.6', 5)).toMatchObject({ ok: true, parentBands: [{ used: 2 }, { used: 5 }] });
  });
});

describe('quota that is moved', () => {
  it('neither comes from nothing nor gets lost, and what is used stays covered', () => {
    const quota = fc
      .record({ given: fc.nat(20), used: fc.nat(20) })
      .map(({ given, used }) => ({ given, used: Math.min(given, used) }));
    fc.assert(
      fc.property(quota, quota, fc.integer({ min: -25, max: 25 }), (parent, child, amount) => {
        const band = readRate('12.8')!;
        const result = moveQuota(band, parent, { ...child, rate: band }, amount);
        if (!result.ok) return;
        expect(result.parent.given + result.child.given).toBe(parent.given + child.given);
        expect(result.parent.given).toBeGreaterThanOrEqual(result.parent.used);
        expect(result.child.given).toBeGreaterThanOrEqual(result.child.used);
        expect(amount).not.toBe(0);
      }),
    );
  });
});
