// Generated from schemas/call/finance by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { DepositAccount, DepositCoupon, DepositMethod, DepositOrder, DepositStrategy, WithdrawalCard, WithdrawalChannel, WithdrawalOrder } from './entities.generated.ts';

export type CancelPendingOrderRequest = {
  /** Number of the order. */
  orderNo: string;
};

export type CancelPendingOrderAnswer = {
  order: DepositOrder;
};

/** POST /m/v2/cancelPendingOrder.do (member). Cancels a deposit of one's own that is under way. Money that comes all the same is still credited. */
export const cancelPendingOrder: Call<CancelPendingOrderRequest, CancelPendingOrderAnswer> = {
  id: 'finance/cancelPendingOrder',
  path: '/m/v2/cancelPendingOrder.do',
  intent: true,
  answer: { order: { orderNo: 's', kind: "=bank|fast|online", methodId: 'i', methodName: 's', amount: 's', tail: 's', payAmount: 's', paidMoney: 's', giftMoney: 's', couponMoney: 's', status: "#1|2|3|4|5|6|7", reason: 's', canCancel: 'b', leftSeconds: 'i', createTime: 's', finishTime: 's' } },
};

export type CheckHasUserContactRequest = Record<never, never>;

export type CheckHasUserContactAnswer = {
  /** Nothing more is asked: consented to, or there is none. */
  hasContact: boolean;
  /** Of the agreement; 0 where there is none. */
  version: number;
  title: string;
  content: string[];
};

/** POST /m/v2/checkHasUserContact.do (member). Whether the deposit agreement of the station asks for this member's consent, and its text. */
export const checkHasUserContact: Call<CheckHasUserContactRequest, CheckHasUserContactAnswer> = {
  id: 'finance/checkHasUserContact',
  path: '/m/v2/checkHasUserContact.do',
  answer: { hasContact: 'b', version: 'i', title: 's', content: ['s'] },
};

export type CheckoutCounterRequest = {
  /** Number of the order. */
  orderNo: string;
};

export type CheckoutCounterAnswer = {
  /** Address of the provider's page. */
  url: string;
};

/** POST /checkoutCounter.do (member). The provider's page of an online deposit that is under way. */
export const checkoutCounter: Call<CheckoutCounterRequest, CheckoutCounterAnswer> = {
  id: 'finance/checkoutCounter',
  path: '/checkoutCounter.do',
  answer: { url: 's' },
};

export type DepositListWapRequest = {
  /** online: the providers. */
  payCode: "online";
};

export type DepositListWapAnswer = {
  payList: DepositMethod[];
};

/** POST /m/v2/depositListWap.do (member). The providers' pages this member may pay on. */
export const depositListWap: Call<DepositListWapRequest, DepositListWapAnswer> = {
  id: 'finance/depositListWap',
  path: '/m/v2/depositListWap.do',
  answer: { payList: [{ id: 'i', kind: "=bank|fast|online", name: 's', payType: "=bank|alipay|weixin|unionpay|usdt", minMoney: 's', maxMoney: 's', fixedMoney: ['s'], quickMoney: ['s'], rate: 's', tips: 's' }] },
};

export type GetBankListRequest = Record<never, never>;

export type GetBankListAnswer = {
  bankList: Array<{
    way: DepositMethod;
    account: DepositAccount;
  }>;
};

/** POST /m/v2/getBankList.do (member). The accounts this member may transfer to. */
export const getBankList: Call<GetBankListRequest, GetBankListAnswer> = {
  id: 'finance/getBankList',
  path: '/m/v2/getBankList.do',
  answer: { bankList: [{ way: { id: 'i', kind: "=bank|fast|online", name: 's', payType: "=bank|alipay|weixin|unionpay|usdt", minMoney: 's', maxMoney: 's', fixedMoney: ['s'], quickMoney: ['s'], rate: 's', tips: 's' }, account: { methodId: 'i', bankName: 's', branch: 's', receiver: 's', cardNo: 's', qrContent: 's' } }] },
};

export type GetDepositStrategyListRequest = Record<never, never>;

export type GetDepositStrategyListAnswer = {
  strategyList: DepositStrategy[];
};

/** POST /m/v2/getDepositStrategyList.do (member). Offers that go with deposits, and which of them this member may take now. */
export const getDepositStrategyList: Call<GetDepositStrategyListRequest, GetDepositStrategyListAnswer> = {
  id: 'finance/getDepositStrategyList',
  path: '/m/v2/getDepositStrategyList.do',
  answer: { strategyList: [{ id: 'i', name: 's', kinds: ["=bank|fast|online"], giftType: "=fixed|percent", value: 's', minMoney: 's', maxGift: 's', times: "=once|first|daily|always", giftFactor: 'i', depositFactor: 'i', endTime: 's', canTake: 'b', reason: 's' }] },
};

export type GetFastDetailListRequest = {
  /** Number of the way. */
  methodId: number;
};

export type GetFastDetailListAnswer = {
  way: DepositMethod;
  detailList: DepositAccount[];
};

/** POST /m/v2/getFastDetailList.do (member). What a code to scan pays to. */
export const getFastDetailList: Call<GetFastDetailListRequest, GetFastDetailListAnswer> = {
  id: 'finance/getFastDetailList',
  path: '/m/v2/getFastDetailList.do',
  answer: { way: { id: 'i', kind: "=bank|fast|online", name: 's', payType: "=bank|alipay|weixin|unionpay|usdt", minMoney: 's', maxMoney: 's', fixedMoney: ['s'], quickMoney: ['s'], rate: 's', tips: 's' }, detailList: [{ methodId: 'i', bankName: 's', branch: 's', receiver: 's', cardNo: 's', qrContent: 's' }] },
};

export type GetFastListRequest = Record<never, never>;

export type GetFastListAnswer = {
  fastList: DepositMethod[];
};

/** POST /m/v2/getFastList.do (member). The codes to scan that this member may pay by. */
export const getFastList: Call<GetFastListRequest, GetFastListAnswer> = {
  id: 'finance/getFastList',
  path: '/m/v2/getFastList.do',
  answer: { fastList: [{ id: 'i', kind: "=bank|fast|online", name: 's', payType: "=bank|alipay|weixin|unionpay|usdt", minMoney: 's', maxMoney: 's', fixedMoney: ['s'], quickMoney: ['s'], rate: 's', tips: 's' }] },
};

export type GetPayDescRequest = {
  /** Number of the way. */
  methodId: number;
};

export type GetPayDescAnswer = {
  /** Number of the way. */
  methodId: number;
  steps: string[];
};

/** POST /m/v2/getPayDesc.do (member). How to pay by a way, step by step. */
export const getPayDesc: Call<GetPayDescRequest, GetPayDescAnswer> = {
  id: 'finance/getPayDesc',
  path: '/m/v2/getPayDesc.do',
  silent: true,
  answer: { methodId: 'i', steps: ['s'] },
};

export type OnlineHotTagRequest = Record<never, never>;

export type OnlineHotTagAnswer = {
  hotList: Array<{
    /** Number of the way. */
    methodId: number;
    tag: string;
  }>;
};

/** POST /m/v2/onlineHotTag.do (member). Ways that are recommended, with the word that marks each. */
export const onlineHotTag: Call<OnlineHotTagRequest, OnlineHotTagAnswer> = {
  id: 'finance/onlineHotTag',
  path: '/m/v2/onlineHotTag.do',
  silent: true,
  answer: { hotList: [{ methodId: 'i', tag: 's' }] },
};

export type OnlinePayRequest = {
  /** Number of the way. */
  methodId: number;
};

export type OnlinePayAnswer = {
  way: DepositMethod;
};

/** POST /onlinePay.do (member). What may be paid by a provider's page, before an order is opened. */
export const onlinePay: Call<OnlinePayRequest, OnlinePayAnswer> = {
  id: 'finance/onlinePay',
  path: '/onlinePay.do',
  answer: { way: { id: 'i', kind: "=bank|fast|online", name: 's', payType: "=bank|alipay|weixin|unionpay|usdt", minMoney: 's', maxMoney: 's', fixedMoney: ['s'], quickMoney: ['s'], rate: 's', tips: 's' } },
};

export type OnlinePayPayRequest = {
  /** Number of the way. */
  methodId: number;
  /** Yuan, two decimals at most. */
  amount: string;
  /** Offer to go with it, of getDepositStrategyList. */
  strategyId?: number;
  /** Coupon to go with it, of rechargeCouponsRecordUnusedList. */
  couponId?: number;
};

export type OnlinePayPayAnswer = {
  order: DepositOrder;
  /** Address of the provider's page; empty where it is not known yet. */
  url: string;
};

/** POST /onlinePay/pay.do (member). Opens an online deposit and the provider's page for it; url is empty where the provider could not be reached yet. Refuses as rechargeOfflineSave does. */
export const onlinePayPay: Call<OnlinePayPayRequest, OnlinePayPayAnswer> = {
  id: 'finance/onlinePayPay',
  path: '/onlinePay/pay.do',
  intent: true,
  answer: { order: { orderNo: 's', kind: "=bank|fast|online", methodId: 'i', methodName: 's', amount: 's', tail: 's', payAmount: 's', paidMoney: 's', giftMoney: 's', couponMoney: 's', status: "#1|2|3|4|5|6|7", reason: 's', canCancel: 'b', leftSeconds: 'i', createTime: 's', finishTime: 's' }, url: 's' },
};

export type PendingOrderListRequest = {
  /** Number of the order. */
  orderNo?: string;
};

export type PendingOrderListAnswer = {
  orderList: DepositOrder[];
};

/** POST /m/v2/pendingOrderList.do (member). Deposits of one's own that are under way; with orderNo that one, whatever became of it. */
export const pendingOrderList: Call<PendingOrderListRequest, PendingOrderListAnswer> = {
  id: 'finance/pendingOrderList',
  path: '/m/v2/pendingOrderList.do',
  answer: { orderList: [{ orderNo: 's', kind: "=bank|fast|online", methodId: 'i', methodName: 's', amount: 's', tail: 's', payAmount: 's', paidMoney: 's', giftMoney: 's', couponMoney: 's', status: "#1|2|3|4|5|6|7", reason: 's', canCancel: 'b', leftSeconds: 'i', createTime: 's', finishTime: 's' }] },
};

export type RechargeCouponsRecordUnusedListRequest = Record<never, never>;

export type RechargeCouponsRecordUnusedListAnswer = {
  couponList: DepositCoupon[];
};

/** POST /m/v2/rechargeCouponsRecordUnusedList.do (member). Coupons for deposits that this member holds and has not used. */
export const rechargeCouponsRecordUnusedList: Call<RechargeCouponsRecordUnusedListRequest, RechargeCouponsRecordUnusedListAnswer> = {
  id: 'finance/rechargeCouponsRecordUnusedList',
  path: '/m/v2/rechargeCouponsRecordUnusedList.do',
  answer: { couponList: [{ id: 'i', name: 's', money: 's', minMoney: 's', maxMoney: 's', betFactor: 'i', endTime: 's' }] },
};

export type RechargeOfflineSaveRequest = {
  /** Number of the way. */
  methodId: number;
  /** Yuan, two decimals at most. */
  amount: string;
  /** Who pays; needed for transfers. */
  payerName?: string;
  /** When it was paid, YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
  payTime?: string;
  /** What stands in the transfer. */
  remark?: string;
  /** Offer to go with it, of getDepositStrategyList. */
  strategyId?: number;
  /** Coupon to go with it, of rechargeCouponsRecordUnusedList. */
  couponId?: number;
};

export type RechargeOfflineSaveAnswer = {
  order: DepositOrder;
};

/** POST /m/v2/rechargeOfflineSave.do (member). Tells the house of a transfer or of a code about to be scanned: opens a deposit. Refuses with code pendingOrder, contractMissing, wayClosed, offerGone, couponGone, accountFrozen, or invalid at the field. */
export const rechargeOfflineSave: Call<RechargeOfflineSaveRequest, RechargeOfflineSaveAnswer> = {
  id: 'finance/rechargeOfflineSave',
  path: '/m/v2/rechargeOfflineSave.do',
  intent: true,
  answer: { order: { orderNo: 's', kind: "=bank|fast|online", methodId: 'i', methodName: 's', amount: 's', tail: 's', payAmount: 's', paidMoney: 's', giftMoney: 's', couponMoney: 's', status: "#1|2|3|4|5|6|7", reason: 's', canCancel: 'b', leftSeconds: 'i', createTime: 's', finishTime: 's' } },
};

export type UpdateUserContractRequest = {
  /** The version that was read. */
  version: number;
};

export type UpdateUserContractAnswer = {
  /** The version consented to. */
  version: number;
};

/** POST /m/v2/updateUserContract.do (member). Keeps the member's consent to the deposit agreement, with its version and the time. */
export const updateUserContract: Call<UpdateUserContractRequest, UpdateUserContractAnswer> = {
  id: 'finance/updateUserContract',
  path: '/m/v2/updateUserContract.do',
  intent: true,
  answer: { version: 'i' },
};

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
