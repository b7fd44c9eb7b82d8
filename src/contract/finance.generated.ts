// Generated from schemas/call/finance by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { WithdrawalCard, WithdrawalChannel, WithdrawalOrder } from './entities.generated.ts';

export type WithdrawSaveRequest = {
  cardId: number;
  /** Amount in yuan, up to two decimals. */
  money: string;
  /** The fee as the player saw it; another one is refused with feeChanged. */
  fee: string;
  /** Withdrawal password, 6 digits. */
  password: string;
};

export type WithdrawSaveAnswer = {
  order: WithdrawalOrder;
  /** Usual time until the money arrives. */
  arrivalMinutes: number;
  /** Wallet afterwards. */
  money: string;
  /** Held afterwards. */
  frozen: string;
};

/** POST /m/v2/withdrawSave.do (member). Withdraws to a card: the amount leaves the wallet and is held until the desk has paid or refused. Checks in this order and refuses with code accountFrozen, switchedOff, outsideHours, noPassword, locked, wrongPassword, cooling, unknownCard, cardClosed, cardCooling, overLimit, amountRule, feeChanged, noTimesLeft, turnoverMissing or balanceTooSmall. The specification names no path; it follows its neighbours. */
export const withdrawSave: Call<WithdrawSaveRequest, WithdrawSaveAnswer> = {
  id: 'finance/withdrawSave',
  path: '/m/v2/withdrawSave.do',
  intent: true,
  answer: { order: { orderNo: 's', money: 's', fee: 's', arriving: 's', coin: 's', coinMoney: 's', typeName: 's', cardNo: 's', status: "#1|2|3|4", stage: "=waiting|locked|ended", reason: 's', createTime: 's', finishTime: 's' }, arrivalMinutes: 'i', money: 's', frozen: 's' },
};

export type WithdrawShowInfoRequest = Record<never, never>;

export type WithdrawShowInfoAnswer = {
  /** Wallet. */
  money: string;
  /** Held for withdrawals under way. */
  frozen: string;
  /** What may be withdrawn now; zero where blockedCode says why. */
  available: string;
  /** First reason in the order of the checks; empty for none. */
  blockedCode: "" | "switchedOff" | "accountFrozen" | "outsideHours" | "noPassword" | "passwordLocked" | "cooling" | "noCard" | "noTimesLeft" | "turnoverMissing";
  /** The reason as a sentence; empty for none. */
  blockedMsg: string;
  /** HH:mm-HH:mm, Asia/Shanghai; empty for all day. */
  hours: string;
  /** Withdrawals left today; -1 for as many as one likes. */
  timesLeft: number;
  /** Of these without a fee; -1 for all. */
  freeTimes: number;
  /** any: to 0.01 yuan. whole: whole yuan. notTens: whole yuan, no multiple of ten. */
  amountRule: "any" | "whole" | "notTens";
  /** Most of this withdrawal, being the day's first or second; empty for no such limit. */
  turnMost: string;
  isPasswordSet: boolean;
  /** No money goes out before, since a password or contact was changed: YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty for none. */
  coolingUntil: string;
  turnover: {
    /** Stake asked for. */
    required: string;
    /** Valid stake so far. */
    done: string;
    /** What is left to stake. */
    missing: string;
    list: Array<{
      /** What asked for it, worded. */
      source: string;
      /** Asked for. */
      required: string;
      /** Of it done. */
      done: string;
      /** YYYY-MM-DD HH:mm:ss, Asia/Shanghai */
      createTime: string;
    }>;
  };
  /** In the member's own order. */
  cards: WithdrawalCard[];
  /** Of the types of these cards. */
  channels: WithdrawalChannel[];
  /** Under way, and the latest five that ended; newest first. */
  orders: WithdrawalOrder[];
};

/** POST /m/v2/withdrawShowInfo.do (member). All that a withdrawal depends on: what is free, limits, fees, hours, cards, turnover still missing and the reason where nothing can be withdrawn now. The specification names no path; it follows its neighbours. */
export const withdrawShowInfo: Call<WithdrawShowInfoRequest, WithdrawShowInfoAnswer> = {
  id: 'finance/withdrawShowInfo',
  path: '/m/v2/withdrawShowInfo.do',
  answer: { money: 's', frozen: 's', available: 's', blockedCode: "=|switchedOff|accountFrozen|outsideHours|noPassword|passwordLocked|cooling|noCard|noTimesLeft|turnoverMissing", blockedMsg: 's', hours: 's', timesLeft: 'i', freeTimes: 'i', amountRule: "=any|whole|notTens", turnMost: 's', isPasswordSet: 'b', coolingUntil: 's', turnover: { required: 's', done: 's', missing: 's', list: [{ source: 's', required: 's', done: 's', createTime: 's' }] }, cards: [{ cardId: 'i', type: 's', typeName: 's', bankName: 's', cardNo: 's', realName: 's', isPrimary: 'b', isEnabled: 'b', usableFrom: 's' }], channels: [{ type: 's', typeName: 's', minMoney: 's', maxMoney: 's', feeMoney: 's', feeShare: 'i', feeMost: 's', arrivalMinutes: 'i', coin: 's', rate: 's' }], orders: [{ orderNo: 's', money: 's', fee: 's', arriving: 's', coin: 's', coinMoney: 's', typeName: 's', cardNo: 's', status: "#1|2|3|4", stage: "=waiting|locked|ended", reason: 's', createTime: 's', finishTime: 's' }] },
};
