// The team report (docs/flows.md §6): who belongs to a team, the columns of a range of days, and the overview of now. The server sums in SQL: tests/server/team/examples.test.ts compares its columns with these.

import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { flag, integer, list, nullable, oneOf, optional, record } from '../input.ts';
import { refused } from '../refused.ts';
import { anyUnits, day, instant, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

export interface TeamAccount {
  readonly id: string;
  readonly upline: string | null;
  readonly type: 'agent' | 'member';
  /** Epoch milliseconds, as all moments here. */
  readonly created: number;
  readonly lastLogin: number | null;
  readonly online: boolean;
  readonly balance: Money;
  readonly trial: boolean;
}

interface LedgerRow {
  readonly account: string;
  readonly type: number;
  readonly amount: Money;
  readonly time: number;
  readonly asDeposit: boolean;
}

interface WithdrawalRow {
  readonly account: string;
  readonly amount: Money;
  readonly status: number;
  readonly finishTime: number | null;
}

interface BetRow {
  readonly account: string;
  readonly stake: Money;
  readonly pushed: Money;
  readonly payout: Money;
  readonly status: number;
  readonly betTime: number;
  readonly settleTime: number | null;
}

const COLUMNS = [
  'depositAmount',
  'withdrawAmount',
  'betAmount',
  'winAmount',
  'unsettled',
  'rebateAmount',
  'proxyRebateAmount',
  'activityAmount',
] as const;
type Column = (typeof COLUMNS)[number];

/** The column a ledger type adds to; another type counts nowhere. Types 1 and 2, additions and deductions by hand, count where flagged as deposit. */
const ADDED: Readonly<Record<number, Column>> = {
  5: 'depositAmount',
  6: 'depositAmount',
  7: 'depositAmount',
  77: 'depositAmount',
  9: 'rebateAmount',
  11: 'proxyRebateAmount',
  13: 'proxyRebateAmount',
  18: 'activityAmount',
  24: 'activityAmount',
  79: 'activityAmount',
  80: 'activityAmount',
  81: 'activityAmount',
  110: 'activityAmount',
  111: 'activityAmount',
  145: 'activityAmount',
  777: 'activityAmount',
  1000: 'activityAmount',
};
const TAKEN: Readonly<Record<number, Column>> = {
  10: 'rebateAmount',
  12: 'proxyRebateAmount',
  14: 'proxyRebateAmount',
};
const ADDED_BY_HAND = 1;
const TAKEN_BY_HAND = 2;
const BET_OPEN = 1;
const BET_ENDED: readonly number[] = [2, 3];
const WITHDRAWAL_PAID = 2;

/** One amount of one account in one column on one day. */
interface Posting {
  readonly account: string;
  readonly day: string;
  readonly column: Column;
  readonly amount: Money;
}

function postingOfLedger({ account, type, amount, time, asDeposit }: LedgerRow): Posting[] {
  const at = { account, day: dayOf(time) };
  if (ADDED[type]) return [{ ...at, column: ADDED[type], amount }];
  if (TAKEN[type]) return [{ ...at, column: TAKEN[type], amount: -amount }];
  if (!asDeposit) return [];
  if (type === ADDED_BY_HAND) return [{ ...at, column: 'depositAmount', amount }];
  if (type === TAKEN_BY_HAND) return [{ ...at, column: 'depositAmount', amount: -amount }];
  return [];
}

function postingsOfBet({ account, stake, pushed, payout, status, betTime, settleTime }: BetRow): Posting[] {
  if (status === BET_OPEN) return [{ account, day: dayOf(betTime), column: 'unsettled', amount: stake }];
  if (!BET_ENDED.includes(status) || settleTime === null) return [];
  const at = { account, day: dayOf(settleTime) };
  return [
    { ...at, column: 'betAmount', amount: stake - pushed },
    { ...at, column: 'winAmount', amount: payout - pushed },
  ];
}

const postingOfWithdrawal = ({ account, amount, status, finishTime }: WithdrawalRow): Posting[] =>
  status === WITHDRAWAL_PAID && finishTime !== null
    ? [{ account, day: dayOf(finishTime), column: 'withdrawAmount', amount }]
    : [];

interface Flags {
  /** Hides the column of deposits. */
  readonly noShowChongzhiBaoBiao: boolean;
  /** Hides the column of withdrawals. */
  readonly noShowTiKuanBaoBiao: boolean;
}

/** The columns of some postings with the profit from the member's side; a hidden column is left out and counts on. */
function columnsOf(postings: readonly Posting[], flags: Flags): Record<string, Money> {
  const sums = Object.fromEntries(COLUMNS.map((column) => [column, 0n])) as Record<Column, Money>;
  for (const { column, amount } of postings) sums[column] += amount;
  const profit =
    sums.winAmount + sums.rebateAmount + sums.proxyRebateAmount + sums.activityAmount - sums.betAmount;
  const { depositAmount, withdrawAmount, ...shown } = sums;
  return {
    ...(flags.noShowChongzhiBaoBiao ? {} : { depositAmount }),
    ...(flags.noShowTiKuanBaoBiao ? {} : { withdrawAmount }),
    ...shown,
    profit,
  };
}

/** The account and everybody below it, trial accounts left out; undefined where the viewer may not see it or there is none. */
export function teamOf(
  accounts: readonly TeamAccount[],
  viewer: string,
  of: string,
): readonly TeamAccount[] | undefined {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const isUnder = (account: TeamAccount, top: string): boolean => {
    // A circle in the tree is bad data: each account is passed once.
    const passed = new Set<string>();
    let at: TeamAccount | undefined = account;
    while (at && !passed.has(at.id)) {
      if (at.id === top) return true;
      passed.add(at.id);
      at = at.upline === null ? undefined : byId.get(at.upline);
    }
    return false;
  };
  const top = byId.get(of);
  const isSeen = top && !top.trial && byId.get(viewer)?.trial === false && isUnder(top, viewer);
  if (!isSeen) return undefined;
  return accounts
    .filter((account) => !account.trial && isUnder(account, of))
    .toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

function overviewOf(team: readonly TeamAccount[], of: string, now: number) {
  const today = dayOf(now);
  const count = (holds: (account: TeamAccount) => boolean) => team.filter(holds).length;
  return {
    accounts: team.length,
    agents: count(({ type }) => type === 'agent'),
    members: count(({ type }) => type === 'member'),
    direct: count(({ upline }) => upline === of),
    loggedInToday: count(({ lastLogin }) => lastLogin !== null && dayOf(lastLogin) === today),
    neverLoggedIn: count(({ lastLogin }) => lastLogin === null),
    online: count(({ online }) => online),
    newToday: count(({ created }) => dayOf(created) === today),
    teamBalance: team.reduce((sum, { balance }) => sum + balance, 0n),
  };
}

export interface ReportRequest {
  readonly viewer: string;
  readonly of: string;
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly now: number;
  readonly flags: Flags;
}

export interface ReportFacts {
  readonly accounts: readonly TeamAccount[];
  readonly ledger: readonly LedgerRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  readonly bets: readonly BetRow[];
}

/** A team's figures of a range: totals, each member and each day come from the same postings, so that they agree. */
export function teamReport({ viewer, of, from, to, now, flags }: ReportRequest, facts: ReportFacts) {
  const team = teamOf(facts.accounts, viewer, of);
  if (!team) return refused('NOT_FOUND');
  if (from > to) return refused('RANGE_INVALID');
  const ids = new Set(team.map(({ id }) => id));
  const postings = [
    ...facts.ledger.flatMap(postingOfLedger),
    ...facts.withdrawals.flatMap(postingOfWithdrawal),
    ...facts.bets.flatMap(postingsOfBet),
  ].filter((posting) => ids.has(posting.account) && from <= posting.day && posting.day <= to);
  const days: string[] = [];
  for (let at = from; at <= to; at = addDays(at, 1)) days.push(at);
  const byAccount = Map.groupBy(postings, (posting) => posting.account);
  const byDay = Map.groupBy(postings, (posting) => posting.day);
  return {
    ok: true,
    overview: overviewOf(team, of, now),
    totals: columnsOf(postings, flags),
    members: team.map(({ id }) => ({ account: id, ...columnsOf(byAccount.get(id) ?? [], flags) })),
    days: days.map((at) => ({ day: at, ...columnsOf(byDay.get(at) ?? [], flags) })),
  } as const;
}

const number = integer(0);

export const teamReportRule = unitRule(
  'team.report',
  record({
    viewer: word,
    of: word,
    from: day,
    to: day,
    now: instant,
    flags: record({
      noShowChongzhiBaoBiao: optional(flag, false),
      noShowTiKuanBaoBiao: optional(flag, false),
    }),
    accounts: list(
      record({
        id: word,
        upline: nullable(word),
        type: oneOf(['agent', 'member']),
        created: instant,
        lastLogin: nullable(instant),
        online: flag,
        balance: anyUnits,
        trial: optional(flag, false),
      }),
    ),
    ledger: list(
      record({
        account: word,
        type: number,
        amount: anyUnits,
        time: instant,
        asDeposit: optional(flag, false),
      }),
    ),
    withdrawals: list(
      record({ account: word, amount: units(), status: number, finishTime: nullable(instant) }),
    ),
    bets: list(
      record({
        account: word,
        stake: units(),
        pushed: units(),
        payout: units(),
        status: number,
        betTime: instant,
        settleTime: nullable(instant),
      }),
    ),
  }),
  ({ accounts, ledger, withdrawals, bets, ...request }) =>
    teamReport(request, { accounts, ledger, withdrawals, bets }),
);
