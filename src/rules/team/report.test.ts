import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teamReport } from './report.ts';

const hour = 3_600_000;
const start = Date.parse('2026-03-01T00:00:00Z');
const moments = fc.integer({ min: 0, max: 24 * 9 }).map((hours) => start + hours * hour);
const ids = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];
const amounts = fc.bigInt(0n, 10n ** 9n);

const trees = fc.tuple(...ids.map((_, index) => fc.nat(Math.max(0, index - 1)))).map((parents) =>
  ids.map((id, index) => ({
    id,
    upline: index === 0 ? null : ids[parents[index]!]!,
    type: index < 3 ? ('agent' as const) : ('member' as const),
    created: start,
    lastLogin: null,
    online: false,
    balance: 0n,
    trial: index === 5,
  })),
);
const facts = fc.record({
  accounts: trees,
  ledger: fc.array(
    fc.record({
      account: fc.constantFrom(...ids),
      type: fc.constantFrom(1, 2, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 18, 77, 145, 777),
      amount: amounts,
      time: moments,
      asDeposit: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
  withdrawals: fc.array(
    fc.record({
      account: fc.constantFrom(...ids),
      amount: amounts,
      status: fc.constantFrom(1, 2, 4),
      finishTime: moments,
    }),
  ),
  bets: fc.array(
    fc.record({
      account: fc.constantFrom(...ids),
      stake: amounts,
      pushed: fc.constant(0n),
      payout: amounts,
      status: fc.constantFrom(1, 2, 3, 4, 5, 6, 10),
      betTime: moments,
      settleTime: moments,
    }),
    { maxLength: 30 },
  ),
});
const request = {
  of: 'u1',
  viewer: 'u1',
  from: '2026-03-03',
  to: '2026-03-06',
  now: start,
  flags: { noShowChongzhiBaoBiao: false, noShowTiKuanBaoBiao: false },
};

type Columns = Readonly<Record<string, bigint | string>>;
const sumOf = (rows: readonly Columns[], column: string) =>
  rows.reduce((sum, row) => sum + (row[column] as bigint), 0n);

describe('a team report', () => {
  it('has totals that are the sum of its members and the sum of its days', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const report = teamReport(request, given);
        if (!report.ok) return expect.fail('the report was refused');
        expect(report.members.map(({ account }) => account)).toEqual(ids.slice(0, 5));
        expect(report.days).toHaveLength(4);
        for (const [column, total] of Object.entries(report.totals)) {
          expect(sumOf(report.members, column), column).toBe(total);
          expect(sumOf(report.days, column), column).toBe(total);
        }
      }),
    );
  });

  it('of an agent is what the reports of the own figures of everybody in it come to', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const own = (id: string) => {
          const { account: _, ...columns } = reportOf(given, 'u1').members.find(
            ({ account }) => account === id,
          )!;
          return columns as Columns;
        };
        const team = reportOf(given, 'u2');
        for (const [column, total] of Object.entries(team.totals))
          expect(
            sumOf(
              team.members.map(({ account }) => own(account)),
              column,
            ),
          ).toBe(total);
      }),
    );
  });

  it('keeps the profit where a flag hides deposits and withdrawals, and leaves the columns out everywhere', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const shown = teamReport(request, given);
        const flags = { noShowChongzhiBaoBiao: true, noShowTiKuanBaoBiao: true };
        const hidden = teamReport({ ...request, flags }, given);
        if (!shown.ok || !hidden.ok) return expect.fail('the report was refused');
        expect(hidden.totals.profit).toBe(shown.totals.profit);
        for (const row of [hidden.totals, ...hidden.members, ...hidden.days])
          expect(Object.keys(row).filter((name) => /^(deposit|withdraw)/.test(name))).toEqual([]);
      }),
    );
  });

  it('of somebody who is not below the viewer is not found, trial accounts included', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...ids), fc.constantFrom(...ids), (given, viewer, of) => {
        const uplines: string[] = [];
        for (let at: string | null = of; at; at = given.accounts.find(({ id }) => id === at)!.upline)
          uplines.push(at);
        const isAllowed = uplines.includes(viewer) && of !== 'u6' && viewer !== 'u6';
        expect(teamReport({ ...request, viewer, of }, given).ok).toBe(isAllowed);
      }),
    );
  });
});

function reportOf(given: Parameters<typeof teamReport>[1], of: string) {
  const report = teamReport({ ...request, of }, given);
  if (!report.ok) throw new Error(`the report of ${of} was refused: ${report.reason}`);
  return report;
}
