// Generated from schemas/call/finance by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { DepositAccount, DepositCoupon, DepositOrder, DepositStrategy, DepositWay } from './entities.generated.ts';

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
  payList: DepositWay[];
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
    way: DepositWay;
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
  way: DepositWay;
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
  fastList: DepositWay[];
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
  way: DepositWay;
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
