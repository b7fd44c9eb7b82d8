// Generated from schemas/call/report by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { LedgerLine, TransferOrder } from './entities.generated.ts';
import type { DepositStatus } from './states/depositStatus.generated.ts';

export type ChargeRecordListRequest = {
  kind: "deposit" | "withdraw";
  /** All when left out; failed is whatever ended without money. */
  status?: "processing" | "success" | "failed";
  /** First day of asking, Asia/Shanghai. */
  startDate?: string;
  /** Last day. */
  endDate?: string;
  /** Older than this one: the number of the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type ChargeRecordListAnswer = {
  list: Array<{
    orderNo: string;
    kind: "deposit" | "withdraw";
    /** Way of the deposit, or type of the card. */
    way: string;
    /** Masked; empty for deposits. */
    cardNo: string;
    /** What came, or is to come; of a withdrawal what was asked for. */
    money: string;
    /** What it has changed the wallet by so far, gifts included; signed. The lines of the wallet that belong to it sum to this. */
    change: string;
    /** Gift and coupon that came with it. */
    gift: string;
    /** Part of the money that does not arrive. */
    fee: string;
    status: DepositStatus;
    /** Why it is where it is, in words; empty for none. */
    reason: string;
    /** Asia/Shanghai. */
    createTime: string;
    /** Asia/Shanghai; empty while under way. */
    finishTime: string;
  }>;
  hasMore: boolean;
  totals: {
    /** Orders of the filter. */
    count: number;
    /** Money of those that are done. */
    done: string;
    /** Money of those under way. */
    waiting: string;
    /** Gifts and coupons of those done. */
    gift: string;
    /** Fees of those done. */
    fee: string;
    /** What all of them have changed the wallet by. */
    change: string;
  };
};

/** POST /userCenter/report/chargeRecordList.do (member). One's own deposits or withdrawals, newest first, with the totals of the filter. A page goes on where the one before ended. */
export const chargeRecordList: Call<ChargeRecordListRequest, ChargeRecordListAnswer> = {
  id: 'report/chargeRecordList',
  path: '/userCenter/report/chargeRecordList.do',
  answer: { list: [{ orderNo: 's', kind: "=deposit|withdraw", way: 's', cardNo: 's', money: 's', change: 's', gift: 's', fee: 's', status: "#1|2|3|4|5|6|7", reason: 's', createTime: 's', finishTime: 's' }], hasMore: 'b', totals: { count: 'i', done: 's', waiting: 's', gift: 's', fee: 's', change: 's' } },
};

export type MoneyChangeDataRequest = {
  direction?: "in" | "out";
  status?: "processing" | "success" | "failed";
  /** Transfers older than this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type MoneyChangeDataAnswer = {
  list: TransferOrder[];
  hasMore: boolean;
};

/** POST /userCenter/moneyChangeData.do (member). One's own transfers between wallet and game platforms, newest first. */
export const moneyChangeData: Call<MoneyChangeDataRequest, MoneyChangeDataAnswer> = {
  id: 'report/moneyChangeData',
  path: '/userCenter/moneyChangeData.do',
  answer: { list: [{ orderNo: 's', platform: 's', platformName: 's', direction: "=in|out", money: 's', status: "=processing|success|failed", auto: 'b', createTime: 's', finishTime: 's', reason: 's' }], hasMore: 'b' },
};

export type MoneyIncomeListRequest = {
  /** All when left out. */
  kind?: "deposit" | "withdraw" | "bet" | "win" | "rebate" | "gift" | "interest" | "transfer" | "donate" | "adjust";
  /** First day, Asia/Shanghai. */
  startDate?: string;
  /** Last day. */
  endDate?: string;
  /** Lines older than this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type MoneyIncomeListAnswer = {
  list: LedgerLine[];
  hasMore: boolean;
  totals: {
    /** Lines of the filter. */
    count: number;
    /** What came. */
    income: string;
    /** What went, as a positive amount. */
    outgo: string;
    /** What came less what went. */
    net: string;
  };
};

/** POST /userCenterBill/moneyIncomeList.do (player). Lines of one's wallet, newest first, with the totals of the filter. A page goes on where the one before ended, so that no line is skipped or repeated while new ones arrive. */
export const moneyIncomeList: Call<MoneyIncomeListRequest, MoneyIncomeListAnswer> = {
  id: 'report/moneyIncomeList',
  path: '/userCenterBill/moneyIncomeList.do',
  answer: { list: [{ id: 's', time: 's', type: 'i', typeName: 's', kind: "=deposit|withdraw|bet|win|rebate|gift|interest|transfer|donate|adjust", amount: 's', balanceBefore: 's', balanceAfter: 's', orderNo: 's', remark: 's' }], hasMore: 'b', totals: { count: 'i', income: 's', outgo: 's', net: 's' } },
};

export type UserbillRequest = {
  /** First day, Asia/Shanghai; today when left out. */
  startDate?: string;
  /** Last day; today when left out. */
  endDate?: string;
};

export type UserbillAnswer = {
  /** First day. */
  startDate: string;
  /** Last day. */
  endDate: string;
  /** Wallet before the first day. */
  opening: string;
  /** Wallet after the last day. */
  closing: string;
  /** Headings with lines, in the order of the bill. */
  list: Array<{
    kind: "deposit" | "withdraw" | "bet" | "win" | "rebate" | "gift" | "interest" | "transfer" | "donate" | "adjust";
    /** Lines of the wallet. */
    count: number;
    /** Signed: what came less what went. */
    amount: string;
  }>;
  /** Won money, rebates, gifts and interest less stakes. */
  profit: string;
};

/** POST /m/v2/userbill/index.do (player). What came and went in one's wallet within a range of days, by heading. Opening balance and the headings sum to the closing balance. Stakes count when they are placed, less those given back; profit is won money, rebates, gifts and interest less stakes. */
export const userbill: Call<UserbillRequest, UserbillAnswer> = {
  id: 'report/userbill',
  path: '/m/v2/userbill/index.do',
  answer: { startDate: 's', endDate: 's', opening: 's', closing: 's', list: [{ kind: "=deposit|withdraw|bet|win|rebate|gift|interest|transfer|donate|adjust", count: 'i', amount: 's' }], profit: 's' },
};
