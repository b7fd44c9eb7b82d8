// Generated from schemas/call/activity by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { ApplicationStatus } from './states/applicationStatus.generated.ts';

export type BalanceBaoRequest = Record<never, never>;

export type BalanceBaoAnswer = {
  /** The station pays interest now. */
  isOpen: boolean;
  /** Balance that earns, as it is now. */
  total: string;
  /** Yesterday's income. */
  yesterday: string;
  /** All income so far. */
  accumulated: string;
  /** Income of a day for each 10,000 yuan at the rate in force. */
  perTenThousand: string;
  /** Seven-day annualised rate in per cent, cut to four decimals. */
  sevenDayRate: string;
  /** Rate in force, per cent a year. */
  annualRate: string;
  /** Expected in 30 days at the present balance and rate. */
  expectedMonth: string;
  /** Expected in 365 days. */
  expectedYear: string;
  /** The least balance that earns. */
  least: string;
  /** The most of a balance that earns. */
  most: string;
  /** The last 30 days with a reckoning, oldest first. */
  days: Array<{
    /** Asia/Shanghai. */
    date: string;
    /** Of that day; 0 where there was none. */
    income: string;
  }>;
};

/** POST /m/v2/balanceBao/index.do (member). Balance treasure: what the wallet earns by itself. The specification names no call for it; the path follows its neighbours. */
export const balanceBao: Call<BalanceBaoRequest, BalanceBaoAnswer> = {
  id: 'activity/balanceBao',
  path: '/m/v2/balanceBao/index.do',
  answer: { isOpen: 'b', total: 's', yesterday: 's', accumulated: 's', perTenThousand: 's', sevenDayRate: 's', annualRate: 's', expectedMonth: 's', expectedYear: 's', least: 's', most: 's', days: [{ date: 's', income: 's' }] },
};

export type BalanceBillRequest = {
  /** First day, Asia/Shanghai. */
  startDate?: string;
  /** Last day. */
  endDate?: string;
  /** Days before this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type BalanceBillAnswer = {
  list: Array<{
    /** Day that earned. */
    date: string;
    /** Lowest balance of the day, cut at the most that earns. */
    base: string;
    /** Per cent a year. */
    annualRate: string;
    /** Cut to four decimals. */
    income: string;
    status: "due" | "paid";
    /** When it came into the wallet; empty while due. */
    payTime: string;
  }>;
  hasMore: boolean;
  totals: {
    /** Days of the filter. */
    count: number;
    /** Of the filter. */
    income: string;
  };
};

/** POST /m/v2/balanceBao/bill.do (member). Balance treasure: income by day, newest first. The specification names no call for it; the path follows its neighbours. */
export const balanceBill: Call<BalanceBillRequest, BalanceBillAnswer> = {
  id: 'activity/balanceBill',
  path: '/m/v2/balanceBao/bill.do',
  answer: { list: [{ date: 's', base: 's', annualRate: 's', income: 's', status: "=due|paid", payTime: 's' }], hasMore: 'b', totals: { count: 'i', income: 's' } },
};

export type BalanceIssueRequest = Record<never, never>;

export type BalanceIssueAnswer = {
  list: Array<{
    /** Question. */
    title: string;
    /** Answer, plain text. */
    content: string;
  }>;
};

/** POST /m/v2/balanceBao/issue.do (guest). Balance treasure: questions and answers with the station's own figures. The specification names no call for it; the path follows its neighbours. */
export const balanceIssue: Call<BalanceIssueRequest, BalanceIssueAnswer> = {
  id: 'activity/balanceIssue',
  path: '/m/v2/balanceBao/issue.do',
  answer: { list: [{ title: 's', content: 's' }] },
};

export type DirectChargeApplyRequest = Record<never, never>;

export type DirectChargeApplyAnswer = {
  /** Number of the application. */
  orderNo: string;
  /** What it will bring. */
  gift: string;
};

/** POST /m/v2/directCharge/apply.do (member). Direct charge: applies with the balance as it is. The gift comes when the application is decided; the balance itself does not move. The specification names no path; it follows its neighbours. */
export const directChargeApply: Call<DirectChargeApplyRequest, DirectChargeApplyAnswer> = {
  id: 'activity/directChargeApply',
  path: '/m/v2/directCharge/apply.do',
  intent: true,
  answer: { orderNo: 's', gift: 's' },
};

export type DirectChargeBaseRequest = Record<never, never>;

export type DirectChargeBaseAnswer = {
  /** Per cent of the balance; 0 where the station has no offer. */
  percent: string;
  /** The most a gift may be; 0 for no cap. */
  cap: string;
  /** The least balance. */
  least: string;
  /** Turnover asked for: so many times balance and gift. */
  betRate: string;
  /** Balance now. */
  money: string;
  /** What it would bring now. */
  gift: string;
  /** Turnover it would ask for now. */
  required: string;
  /** Turnover still missing before one may apply. */
  missing: string;
  /** Why one may not apply: no offer, an application is open, turnover is missing, a withdrawal is pending, the balance is too small; none where one may. */
  blocked: "none" | "closed" | "open" | "turnover" | "withdrawal" | "least";
};

/** POST /m/v2/directCharge/base.do (member). Direct charge: a gift for leaving the balance where it is: its terms, what it would be now, and whether one may apply. The specification names no path; it follows its neighbours. */
export const directChargeBase: Call<DirectChargeBaseRequest, DirectChargeBaseAnswer> = {
  id: 'activity/directChargeBase',
  path: '/m/v2/directCharge/base.do',
  answer: { percent: 's', cap: 's', least: 's', betRate: 's', money: 's', gift: 's', required: 's', missing: 's', blocked: "=none|closed|open|turnover|withdrawal|least" },
};

export type DirectChargeListRequest = {
  /** Older than this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type DirectChargeListAnswer = {
  list: Array<{
    /** Number of the application. */
    orderNo: string;
    /** Balance at the application. */
    base: string;
    /** Per cent. */
    percent: string;
    /** Gift. */
    gift: string;
    /** Turnover it asks for. */
    required: string;
    status: ApplicationStatus;
    /** Why it failed; empty otherwise. */
    reason: string;
    /** Asia/Shanghai. */
    createTime: string;
    /** When it was decided; empty while waiting. */
    handleTime: string;
  }>;
  hasMore: boolean;
};

/** POST /m/v2/directCharge/list.do (member). Direct charge: one's own applications, newest first. The specification names no path; it follows its neighbours. */
export const directChargeList: Call<DirectChargeListRequest, DirectChargeListAnswer> = {
  id: 'activity/directChargeList',
  path: '/m/v2/directCharge/list.do',
  answer: { list: [{ orderNo: 's', base: 's', percent: 's', gift: 's', required: 's', status: "#1|2|3", reason: 's', createTime: 's', handleTime: 's' }], hasMore: 'b' },
};

export type DonateAccountMoneyRequest = Record<never, never>;

export type DonateAccountMoneyAnswer = {
  /** Balance. */
  money: string;
  /** The most that may be given: whole yuan, less than the balance. */
  most: string;
};

/** POST /m/v2/donate/accountMoney.do (member). Donate: the money one may give from. The specification names no path; it follows its neighbours. */
export const donateAccountMoney: Call<DonateAccountMoneyRequest, DonateAccountMoneyAnswer> = {
  id: 'activity/donateAccountMoney',
  path: '/m/v2/donate/accountMoney.do',
  answer: { money: 's', most: 's' },
};

export type DonateApplyRequest = {
  /** Whole yuan; either this or percent. */
  money?: number;
  /** Share of the balance. */
  percent?: number;
};

export type DonateApplyAnswer = {
  /** Number of the application. */
  orderNo: string;
  /** What left the wallet. */
  donated: string;
  /** Balance now. */
  money: string;
};

/** POST /m/v2/donate/apply.do (member). Donate: gives whole yuan, or a whole percentage of the balance cut to whole yuan, to charity; always less than the balance. It leaves the wallet at once and comes back if the application fails. The specification names no path; it follows its neighbours. */
export const donateApply: Call<DonateApplyRequest, DonateApplyAnswer> = {
  id: 'activity/donateApply',
  path: '/m/v2/donate/apply.do',
  intent: true,
  answer: { orderNo: 's', donated: 's', money: 's' },
};

export type DonateListRequest = {
  /** Older than this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type DonateListAnswer = {
  list: Array<{
    /** Number of the application. */
    orderNo: string;
    /** Given. */
    money: string;
    /** Share of the balance that was chosen; 0 where an amount was. */
    percent: number;
    status: ApplicationStatus;
    /** Why it failed; empty otherwise. */
    reason: string;
    /** Asia/Shanghai. */
    createTime: string;
    /** When it was decided; empty while waiting. */
    handleTime: string;
  }>;
  hasMore: boolean;
  totals: {
    /** Applications. */
    count: number;
    /** Given and not returned. */
    money: string;
  };
};

/** POST /m/v2/donate/list.do (member). Donate: one's own applications, newest first, with totals. The specification names no path; it follows its neighbours. */
export const donateList: Call<DonateListRequest, DonateListAnswer> = {
  id: 'activity/donateList',
  path: '/m/v2/donate/list.do',
  answer: { list: [{ orderNo: 's', money: 's', percent: 'i', status: "#1|2|3", reason: 's', createTime: 's', handleTime: 's' }], hasMore: 'b', totals: { count: 'i', money: 's' } },
};
