// Generated from schemas/call/transfer by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { TransferOrder } from './entities.generated.ts';

export type GetBalanceRequest = {
  /** Code of the platform. */
  platform: string;
};

export type GetBalanceAnswer = {
  platform: string;
  /** 0.0000 where it is not known. */
  money: string;
  /** False where the platform gave no answer. */
  known: boolean;
};

/** POST /thirdTrans/getBalance.do (member). What a member holds at a game platform, as the platform says at this moment. */
export const getBalance: Call<GetBalanceRequest, GetBalanceAnswer> = {
  id: 'transfer/getBalance',
  path: '/thirdTrans/getBalance.do',
  answer: { platform: 's', money: 's', known: 'b' },
};

export type GetThirdInfo4ChangeRequest = Record<never, never>;

export type GetThirdInfo4ChangeAnswer = {
  /** Wallet. */
  money: string;
  /** none: not offered by the station. */
  autoExchange: "none" | "on" | "off";
  /** Transfers whose end is not known yet. */
  processing: number;
  thirdInfo: Array<{
    /** Code of the platform. */
    platform: string;
    platformName: string;
    type: "live" | "egame" | "chess" | "fish" | "sport" | "esport";
    /** False while the platform is being maintained. */
    open: boolean;
    games: Array<{
      gameCode: string;
      gameName: string;
    }>;
  }>;
};

/** POST /thirdTrans/getThirdInfo4Change.do (member). Game platforms between which balances move, the wallet, and how automatic exchange is set. */
export const getThirdInfo4Change: Call<GetThirdInfo4ChangeRequest, GetThirdInfo4ChangeAnswer> = {
  id: 'transfer/getThirdInfo4Change',
  path: '/thirdTrans/getThirdInfo4Change.do',
  answer: { money: 's', autoExchange: "=none|on|off", processing: 'i', thirdInfo: [{ platform: 's', platformName: 's', type: "=live|egame|chess|fish|sport|esport", open: 'b', games: [{ gameCode: 's', gameName: 's' }] }] },
};

export type OpenGameRequest = {
  /** Code of the platform. */
  platform: string;
  gameCode: string;
  /** Path of this site that the game's way back leads to; the home page when left out. */
  from?: string;
};

export type OpenGameAnswer = {
  /** Where the game begins; good once, for a minute. Empty where the platform gave none. */
  url: string;
  /** Moved to the platform. */
  carried: string;
  /** Money is on its way whose end is not known yet. */
  processing: boolean;
  /** Automatic exchange is on for this member: coming back is to be told by autoExchange. */
  auto: boolean;
};

/** POST /thirdTrans/openGame.do (member). Opens a game of a platform; with automatic exchange the whole yuan of the wallet go along. */
export const openGame: Call<OpenGameRequest, OpenGameAnswer> = {
  id: 'transfer/openGame',
  path: '/thirdTrans/openGame.do',
  intent: true,
  answer: { url: 's', carried: 's', processing: 'b', auto: 'b' },
};

export type SetAutoExchangeRequest = {
  autoExchange: "on" | "off";
};

export type SetAutoExchangeAnswer = {
  autoExchange: "on" | "off";
};

/** POST /thirdTrans/setAutoExchange.do (member). Switches automatic exchange for this member. */
export const setAutoExchange: Call<SetAutoExchangeRequest, SetAutoExchangeAnswer> = {
  id: 'transfer/setAutoExchange',
  path: '/thirdTrans/setAutoExchange.do',
  answer: { autoExchange: "=on|off" },
};

export type ThirdRealTransMoneyRequest = {
  /** sys for the wallet, or the code of a platform. */
  changeFrom: string;
  /** The other of the two. */
  changeTo: string;
  /** Whole yuan, 1 at least. */
  money: string;
};

export type ThirdRealTransMoneyAnswer = {
  order: TransferOrder;
  /** Wallet. */
  money: string;
};

/** POST /thirdTrans/thirdRealTransMoney.do (member). Moves whole yuan between the wallet (sys) and a game platform. */
export const thirdRealTransMoney: Call<ThirdRealTransMoneyRequest, ThirdRealTransMoneyAnswer> = {
  id: 'transfer/thirdRealTransMoney',
  path: '/thirdTrans/thirdRealTransMoney.do',
  intent: true,
  answer: { order: { orderNo: 's', platform: 's', platformName: 's', direction: "=in|out", money: 's', status: "=processing|success|failed", auto: 'b', createTime: 's', finishTime: 's', reason: 's' }, money: 's' },
};
