// Generated from schemas/call/report by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { TransferOrder } from './entities.generated.ts';

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
