// Generated from schemas/call/lottery by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { BetOrder, ChasePlan, DrawnPeriod, Period } from './entities.generated.ts';
import type { LotVersion } from './states/lotVersion.generated.ts';

export type GetLotteryResultListRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** From 1. */
  pageNo?: number;
  /** 30 when left out. */
  pageSize?: number;
  /** Only draws of this day in Asia/Shanghai. */
  date?: string;
};

export type GetLotteryResultListAnswer = {
  list: DrawnPeriod[];
  /** Older ones follow. */
  hasMore: boolean;
};

/** POST /m/result/GetLotteryResultList.do (guest). Results of a lottery, newest first. */
export const GetLotteryResultList: Call<GetLotteryResultListRequest, GetLotteryResultListAnswer> = {
  id: 'lottery/GetLotteryResultList',
  path: '/m/result/GetLotteryResultList.do',
  answer: { list: [{ lotCode: 's', qiHao: 's', openTime: 's', haoMa: 's', openStatus: "=waiting|drawn|void", source: "=platform|demonstration|feed", readings: [{ name: 's', value: 's' }], commitment: 's', seed: 's' }], hasMore: 'b' },
};

export type BatchRevokeOrderRequest = {
  /** Order numbers, comma-separated, 100 at the most. */
  orderIds?: string;
  /** In place of order numbers: everything of this chase that still waits; the plan then counts as cancelled. */
  chaseId?: string;
};

export type BatchRevokeOrderAnswer = {
  list: Array<{
    orderId: string;
    isRevoked: boolean;
    /** Why not; empty when it was revoked. */
    reason: string;
  }>;
  /** Balance afterwards. */
  money: string;
};

/** POST /lottery/batchRevokeOrder.do (player). Revokes bets of one's own whose periods are not sealed, or what is left of a chase; each is told apart and one that fails keeps no other back. */
export const batchRevokeOrder: Call<BatchRevokeOrderRequest, BatchRevokeOrderAnswer> = {
  id: 'lottery/batchRevokeOrder',
  path: '/lottery/batchRevokeOrder.do',
  intent: true,
  answer: { list: [{ orderId: 's', isRevoked: 'b', reason: 's' }], money: 's' },
};

export type ChaseDataRequest = {
  /** ended: finished, stopped or cancelled. */
  status?: "all" | "running" | "ended";
  /** Stable code, such as FFC. */
  lotCode?: string;
  /** Days in Asia/Shanghai by the server's clock: today, the day before, the last 7 or 30 days with today. startDate and endDate narrow it further. */
  range?: "today" | "yesterday" | "week" | "month";
  /** First day, Asia/Shanghai. */
  startDate?: string;
  /** Last day. */
  endDate?: string;
  /** This chase alone. */
  chaseId?: string;
  /** Chases older than this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type ChaseDataAnswer = {
  list: ChasePlan[];
  hasMore: boolean;
  totals: {
    /** Chases. */
    count: number;
    /** Stake of what was settled or still waits. */
    buyMoney: string;
    /** Paid, refunds of revoked ones left out. */
    winMoney: string;
    /** Rebates. */
    rebate: string;
    /** Profit of what was settled. */
    yingKui: string;
  };
};

/** POST /m/v2/chaseData.do (player). One's own chases, newest first, with the totals of the filter. */
export const chaseData: Call<ChaseDataRequest, ChaseDataAnswer> = {
  id: 'lottery/chaseData',
  path: '/m/v2/chaseData.do',
  answer: { list: [{ chaseId: 's', lotCode: 's', lotName: 's', playName: 's', haoMa: 's', betCount: 'i', periods: 'i', donePeriods: 'i', stopOnWin: 'b', status: "=running|finished|stopped|cancelled", canCancel: 'b', buyMoney: 's', spentMoney: 's', returnMoney: 's', waitingMoney: 's', winMoney: 's', rebate: 's', yingKui: 's', createTime: 's' }], hasMore: 'b', totals: { count: 'i', buyMoney: 's', winMoney: 's', rebate: 's', yingKui: 's' } },
};

export type CreditDoBetRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** Period number, such as 202611200001. */
  qiHao: string;
  /** JSON text: a list of up to 200 items {playCode, selection, units, stake, unitAmount, oddsMark}. units and stake (yuan of the item in one period) are compared with the server's own. */
  bets: string;
};

export type CreditDoBetAnswer = {
  orders: Array<{
    orderId: string;
    /** Period number, such as 202611200001. */
    qiHao: string;
    /** Stake. */
    buyMoney: string;
  }>;
  /** Stake of the whole slip. */
  buyMoney: string;
  /** Balance afterwards. */
  money: string;
};

/** POST /m/credit/doBet.do (player). Places a slip in credit mode: all of it or nothing. Refuses with code sealed, oddsChanged, overLimit, balanceTooSmall, playClosed, lotteryClosed, accountFrozen, or invalid with the field's path. */
export const creditDoBet: Call<CreditDoBetRequest, CreditDoBetAnswer> = {
  id: 'lottery/creditDoBet',
  path: '/m/credit/doBet.do',
  intent: true,
  answer: { orders: [{ orderId: 's', qiHao: 's', buyMoney: 's' }], buyMoney: 's', money: 's' },
};

export type GetCreditOddsListRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
};

export type GetCreditOddsListAnswer = {
  oddsList: Array<{
    playCode: string;
    playName: string;
    /** Tab of the board. */
    groupName: string;
    isOpen: boolean;
    /** Goes back with a bet: changes when any odds of the play change. */
    oddsMark: string;
    odds: Array<{
      /** Outcome. */
      name: string;
      /** Odds, stake included, such as 1.98. */
      peilv: string;
    }>;
  }>;
};

/** POST /lottery/getCreditOddsList.do (guest). Odds of every credit play of a lottery, as a bet is accepted at now. */
export const getCreditOddsList: Call<GetCreditOddsListRequest, GetCreditOddsListAnswer> = {
  id: 'lottery/getCreditOddsList',
  path: '/lottery/getCreditOddsList.do',
  answer: { oddsList: [{ playCode: 's', playName: 's', groupName: 's', isOpen: 'b', oddsMark: 's', odds: [{ name: 's', peilv: 's' }] }] },
};

export type GetLotBettingLimitRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
  lotVersion: LotVersion;
};

export type GetLotBettingLimitAnswer = {
  /** Most a member may stake in one period on all plays together. */
  memberPeriodMost: string;
  list: Array<{
    playCode: string;
    playName: string;
    groupName: string;
    /** Credit: least of a unit; official: least of an order. */
    unitLeast: string;
    /** Most of one unit. */
    unitMost: string;
    /** Most units of an order. */
    orderUnitsMost: number;
    /** Most a member may stake on the play in one period. */
    playPeriodMost: string;
    /** Most an order pays. */
    payoutMost: string;
  }>;
};

/** POST /lottery/getLotBettingLimit.do (guest). Limits of every play of a lottery in a mode; amounts in yuan. */
export const getLotBettingLimit: Call<GetLotBettingLimitRequest, GetLotBettingLimitAnswer> = {
  id: 'lottery/getLotBettingLimit',
  path: '/lottery/getLotBettingLimit.do',
  answer: { memberPeriodMost: 's', list: [{ playCode: 's', playName: 's', groupName: 's', unitLeast: 's', unitMost: 's', orderUnitsMost: 'i', playPeriodMost: 's', payoutMost: 's' }] },
};

export type GetNewPeriodRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
};

export type GetNewPeriodAnswer = {
  /** Asia/Shanghai. */
  serverTime: string;
  period: Period;
  last?: DrawnPeriod;
};

/** POST /lottery/getNewPeriod.do (guest). The period of a lottery that is on sale, and the last one that opened. */
export const getNewPeriod: Call<GetNewPeriodRequest, GetNewPeriodAnswer> = {
  id: 'lottery/getNewPeriod',
  path: '/lottery/getNewPeriod.do',
  silent: true,
  answer: { serverTime: 's', period: { lotCode: 's', qiHao: 's', startTime: 's', sealTime: 's', openTime: 's', sealSeconds: 'i', openSeconds: 'i', isSealed: 'b', commitment: 's' }, "last?": { lotCode: 's', qiHao: 's', openTime: 's', haoMa: 's', openStatus: "=waiting|drawn|void", source: "=platform|demonstration|feed", readings: [{ name: 's', value: 's' }], commitment: 's', seed: 's' } },
};

export type GetNewPeriod2Request = Record<never, never>;

export type GetNewPeriod2Answer = {
  /** Asia/Shanghai. */
  serverTime: string;
  list: Array<{
    period: Period;
    last?: DrawnPeriod;
  }>;
};

/** POST /lottery/getNewPeriod2.do (guest). The periods of all lotteries of the station that are on sale, each with the last one that opened. */
export const getNewPeriod2: Call<GetNewPeriod2Request, GetNewPeriod2Answer> = {
  id: 'lottery/getNewPeriod2',
  path: '/lottery/getNewPeriod2.do',
  silent: true,
  answer: { serverTime: 's', list: [{ period: { lotCode: 's', qiHao: 's', startTime: 's', sealTime: 's', openTime: 's', sealSeconds: 'i', openSeconds: 'i', isSealed: 'b', commitment: 's' }, "last?": { lotCode: 's', qiHao: 's', openTime: 's', haoMa: 's', openStatus: "=waiting|drawn|void", source: "=platform|demonstration|feed", readings: [{ name: 's', value: 's' }], commitment: 's', seed: 's' } }] },
};

export type GetOffcialCzsmRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** 1 official (when left out), 2 credit. */
  lotVersion?: LotVersion;
  /** This play alone. */
  playCode?: string;
};

export type GetOffcialCzsmAnswer = {
  lotCode: string;
  lotName: string;
  /** What other sites may play differently, as it is played here; a sentence each. */
  stationRules: string[];
  list: Array<{
    playCode: string;
    playName: string;
    /** Tab of the board. */
    groupName: string;
    /** When it wins. */
    rule: string;
    /** What the station's settings make of it; empty where there is nothing to set. */
    description: string;
    /** A bet worked out by the rules themselves. Amounts in yuan with four decimals. */
    example: {
      /** The picks as text. */
      haoMa: string;
      /** Units. */
      buyZhuShu: number;
      /** Stake. */
      buyMoney: string;
      /** The draw. */
      openHaoma: string;
      /** Units that win. */
      winZhuShu: number;
      /** Paid, refunds included. */
      winMoney: string;
    };
  }>;
};

/** POST /lottery/getOffcialCzsm.do (guest). How the plays of a lottery are played here: the rule of each, an example settled at what it pays now, and what the station's own settings make of it. */
export const getOffcialCzsm: Call<GetOffcialCzsmRequest, GetOffcialCzsmAnswer> = {
  id: 'lottery/getOffcialCzsm',
  path: '/lottery/getOffcialCzsm.do',
  answer: { lotCode: 's', lotName: 's', stationRules: ['s'], list: [{ playCode: 's', playName: 's', groupName: 's', rule: 's', description: 's', example: { haoMa: 's', buyZhuShu: 'i', buyMoney: 's', openHaoma: 's', winZhuShu: 'i', winMoney: 's' } }] },
};

export type GetOffcialOddsListRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
};

export type GetOffcialOddsListAnswer = {
  /** Bonus group without rebate, such as 1960. */
  maxBonusGroup: string;
  /** Largest rebate rate, such as 0.13. A bet at rebate b plays at maxBonusGroup - 2000 b. */
  maxRebate: string;
  /** False where the station takes no slips over several periods. */
  canChase: boolean;
  /** Yuan of a unit in yuan mode at multiple 1. */
  basePrice: string;
  oddsList: Array<{
    playCode: string;
    playName: string;
    groupName: string;
    /** False: the play takes no bets at present. */
    isOpen: boolean;
    prizes: Array<{
      /** Tier. */
      name: string;
      /** Yuan of one unit without rebate. */
      maxPrize: string;
      /** Yuan of one unit at the largest rebate. */
      minPrize: string;
    }>;
  }>;
};

/** POST /lottery/getOffcialOddsList.do (guest). Prizes of every official play of a lottery at both ends of the rebate slider. */
export const getOffcialOddsList: Call<GetOffcialOddsListRequest, GetOffcialOddsListAnswer> = {
  id: 'lottery/getOffcialOddsList',
  path: '/lottery/getOffcialOddsList.do',
  answer: { maxBonusGroup: 's', maxRebate: 's', canChase: 'b', basePrice: 's', oddsList: [{ playCode: 's', playName: 's', groupName: 's', isOpen: 'b', prizes: [{ name: 's', maxPrize: 's', minPrize: 's' }] }] },
};

export type GetSixJsDatasRequest = {
  /** Day of the draw, Asia/Shanghai; today when neither it nor a year is given. Zodiacs and elements change at Chinese New Year. */
  date?: string;
  /** Lunar year, in place of a day. */
  year?: number;
};

export type GetSixJsDatasAnswer = {
  /** Lunar year. */
  year: number;
  /** Its first day, Asia/Shanghai. */
  startDate: string;
  /** Zodiac of the year, which has five numbers. */
  yearZodiac: string;
  /** 01 to 49. */
  numbers: Array<{
    haoMa: string;
    /** Zodiac. */
    shengXiao: string;
    /** Colour. */
    boSe: string;
    /** Element. */
    wuXing: string;
    /** First digit. */
    touShu: number;
    /** Last digit. */
    weiShu: number;
  }>;
  /** The same by what they have in common. */
  groups: Array<{
    kind: "shengXiao" | "boSe" | "wuXing" | "touShu" | "weiShu";
    name: string;
    /** Comma-separated. */
    haoMa: string;
  }>;
};

/** POST /lottery/getSixJsDatas.do (guest). The numbers of Mark Six in a lunar year: zodiac, colour, element, head and tail of each, and who belongs together. */
export const getSixJsDatas: Call<GetSixJsDatasRequest, GetSixJsDatasAnswer> = {
  id: 'lottery/getSixJsDatas',
  path: '/lottery/getSixJsDatas.do',
  answer: { year: 'i', startDate: 's', yearZodiac: 's', numbers: [{ haoMa: 's', shengXiao: 's', boSe: 's', wuXing: 's', touShu: 'i', weiShu: 'i' }], groups: [{ kind: "=shengXiao|boSe|wuXing|touShu|weiShu", name: 's', haoMa: 's' }] },
};

export type LotteryDataRequest = {
  /** chase: of a chase. */
  status?: "all" | "waiting" | "won" | "lost" | "revoked" | "chase";
  /** Stable code, such as FFC. */
  lotCode?: string;
  /** Days in Asia/Shanghai by the server's clock: today, the day before, the last 7 or 30 days with today. startDate and endDate narrow it further. */
  range?: "today" | "yesterday" | "week" | "month";
  /** First day, Asia/Shanghai. */
  startDate?: string;
  /** Last day. */
  endDate?: string;
  /** This order alone. */
  orderId?: string;
  /** The orders of this chase alone. */
  chaseId?: string;
  /** Orders older than this one: the last of the page before. */
  before?: string;
  /** 20 when left out. */
  pageSize?: number;
};

export type LotteryDataAnswer = {
  list: BetOrder[];
  hasMore: boolean;
  totals: {
    /** Orders. */
    count: number;
    /** Stake, revoked ones left out. */
    buyMoney: string;
    /** Paid, refunds of revoked ones left out. */
    winMoney: string;
    /** Rebates. */
    rebate: string;
    /** Profit of those settled. */
    yingKui: string;
  };
};

/** POST /m/v2/lotteryData.do (player). One's own bets, newest first, with the totals of the filter. */
export const lotteryData: Call<LotteryDataRequest, LotteryDataAnswer> = {
  id: 'lottery/lotteryData',
  path: '/m/v2/lotteryData.do',
  answer: { list: [{ orderId: 's', lotCode: 's', lotName: 's', lotVersion: "#1|2", qiHao: 's', playCode: 's', playName: 's', groupName: 's', haoMa: 's', buyZhuShu: 'i', buyMoney: 's', multiple: 'i', model: "#1|10|100|1000", peilv: 's', winZhuShu: 'i', winMoney: 's', rebate: 's', yingKui: 's', status: "#1|2|3|4|10", canRevoke: 'b', createTime: 's', openHaoma: 's', readings: [{ name: 's', value: 's' }], chaseId: 's', chaseNumber: 'i', returnReason: "=|member|chase|void", winDetails: [{ name: 's', units: 'i', each: 's', odds: 's', hits: 'i', isRefund: 'b' }], isCapped: 'b', explanation: 's' }], hasMore: 'b', totals: { count: 'i', buyMoney: 's', winMoney: 's', rebate: 's', yingKui: 's' } },
};

export type OffcialDoBetRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** Period number, such as 202611200001. */
  qiHao: string;
  /** JSON text: a list of up to 200 items {playCode, selection, units, stake, bonusGroup, moneyMode, multiple, rebateRate}. units and stake (yuan of the item in one period) are compared with the server's own. */
  bets: string;
  /** JSON text {stopOnWin, periods: [{qiHao, multiple}]}; multiple multiplies every item. The whole is debited at once. */
  chase?: string;
};

export type OffcialDoBetAnswer = {
  orders: Array<{
    orderId: string;
    /** Period number, such as 202611200001. */
    qiHao: string;
    /** Stake. */
    buyMoney: string;
  }>;
  /** Stake of the whole slip. */
  buyMoney: string;
  /** Balance afterwards. */
  money: string;
  /** The plan; empty without a chase. */
  chaseId: string;
  /** Periods of the chase that had sealed before the request came. */
  dropped: string[];
};

/** POST /m/offcial/doBet.do (player). Places a slip in official mode, or chases it over several periods: all of it or nothing. Refuses as creditDoBet does; oddsChanged also means another bonus group. */
export const offcialDoBet: Call<OffcialDoBetRequest, OffcialDoBetAnswer> = {
  id: 'lottery/offcialDoBet',
  path: '/m/offcial/doBet.do',
  intent: true,
  answer: { orders: [{ orderId: 's', qiHao: 's', buyMoney: 's' }], buyMoney: 's', money: 's', chaseId: 's', dropped: ['s'] },
};

export type TodayUnOpensRequest = {
  /** Stable code, such as FFC. */
  lotCode: string;
};

export type TodayUnOpensAnswer = {
  list: Array<{
    /** Period number, such as 202611200001. */
    qiHao: string;
    sealTime: string;
    openTime: string;
  }>;
};

/** POST /lottery/todayUnOpens.do (player). Periods that may still be chased today: the running one unless it is sealed, and the later ones. */
export const todayUnOpens: Call<TodayUnOpensRequest, TodayUnOpensAnswer> = {
  id: 'lottery/todayUnOpens',
  path: '/lottery/todayUnOpens.do',
  answer: { list: [{ qiHao: 's', sealTime: 's', openTime: 's' }] },
};
