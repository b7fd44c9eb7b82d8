// Generated from schemas/call/account by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { CardField, WithdrawalCard } from './entities.generated.ts';

export type AddTypeInfoRequest = {
  /** From getCanAddBankType. */
  type: string;
};

export type AddTypeInfoAnswer = {
  type: string;
  typeName: string;
  /** A new card can be paid to after so long. */
  coolingSeconds: number;
  fields: CardField[];
};

/** GET /userCenter/userBank/addTypeInfo.do (member). The fields a new card of a type has, as the station asks for them. */
export const addTypeInfo: Call<AddTypeInfoRequest, AddTypeInfoAnswer> = {
  id: 'account/addTypeInfo',
  path: '/userCenter/userBank/addTypeInfo.do',
  verb: 'GET',
  answer: { type: 's', typeName: 's', coolingSeconds: 'i', fields: [{ key: "=realName|bankName|branch|cardNo", label: 's', placeholder: 's', wrong: 's', pattern: 's', required: 'b', keyboard: "=text|digits|email", choices: ['s'] }] },
};

export type BankAddSaveRequest = {
  type: string;
  realName?: string;
  bankName?: string;
  branch?: string;
  cardNo: string;
  /** Withdrawal password, 6 digits. */
  password: string;
};

export type BankAddSaveAnswer = {
  card: WithdrawalCard;
};

/** POST /userCenter/userBank/bankAddSave.do (member). Adds a card, confirmed with the withdrawal password. Which fields must be there, and how they must look, addTypeInfo tells. The first card fixes the real name. */
export const bankAddSave: Call<BankAddSaveRequest, BankAddSaveAnswer> = {
  id: 'account/bankAddSave',
  path: '/userCenter/userBank/bankAddSave.do',
  intent: true,
  answer: { card: { cardId: 'i', type: 's', typeName: 's', bankName: 's', cardNo: 's', realName: 's', isPrimary: 'b', isEnabled: 'b', usableFrom: 's' } },
};

export type GetCanAddBankTypeRequest = Record<never, never>;

export type GetCanAddBankTypeAnswer = {
  /** Masked; empty where the first card will fix it. */
  realName: string;
  /** A withdrawal password is set: a card is added with it. */
  isPasswordSet: boolean;
  types: Array<{
    /** Code. */
    type: string;
    typeName: string;
    /** Cards there are. */
    cards: number;
    /** Cards there may be. */
    cardsMost: number;
    canAdd: boolean;
  }>;
};

/** GET /userCenter/userBank/getCanAddBankType.do (member). Types of cards the station pays to, and whether the member may add one more of each. */
export const getCanAddBankType: Call<GetCanAddBankTypeRequest, GetCanAddBankTypeAnswer> = {
  id: 'account/getCanAddBankType',
  path: '/userCenter/userBank/getCanAddBankType.do',
  verb: 'GET',
  answer: { realName: 's', isPasswordSet: 'b', types: [{ type: 's', typeName: 's', cards: 'i', cardsMost: 'i', canAdd: 'b' }] },
};

export type GetCardListRequest = Record<never, never>;

export type GetCardListAnswer = {
  cards: WithdrawalCard[];
};

/** POST /m/v2/getCardList.do (member). The member's cards in their own order, numbers and names masked. */
export const getCardList: Call<GetCardListRequest, GetCardListAnswer> = {
  id: 'account/getCardList',
  path: '/m/v2/getCardList.do',
  answer: { cards: [{ cardId: 'i', type: 's', typeName: 's', bankName: 's', cardNo: 's', realName: 's', isPrimary: 'b', isEnabled: 'b', usableFrom: 's' }] },
};

export type GetWithdrawalPsdRequest = Record<never, never>;

export type GetWithdrawalPsdAnswer = {
  isSet: boolean;
  /** YYYY-MM-DD HH:mm:ss after too many errors; empty otherwise. */
  lockedUntil: string;
};

/** POST /m/v2/getWithdrawalPsd.do (member). Whether a withdrawal password is set and whether it is locked. */
export const getWithdrawalPsd: Call<GetWithdrawalPsdRequest, GetWithdrawalPsdAnswer> = {
  id: 'account/getWithdrawalPsd',
  path: '/m/v2/getWithdrawalPsd.do',
  answer: { isSet: 'b', lockedUntil: 's' },
};

export type ModifyUserPwdRequest = {
  oldPassword: string;
  /** 6 to 16 letters, digits or signs, no blanks. */
  newPassword: string;
  rePassword: string;
};

export type ModifyUserPwdAnswer = Record<never, never>;

/** POST /m/user/modifyUserPwd.do (member). Changes the log-in password; other sessions end. */
export const modifyUserPwd: Call<ModifyUserPwdRequest, ModifyUserPwdAnswer> = {
  id: 'account/modifyUserPwd',
  path: '/m/user/modifyUserPwd.do',
  intent: true,
  answer: {},
};

export type RepwdRequest = {
  /** Log-in password the first time, old withdrawal password later. */
  oldPassword: string;
  /** 6 digits. */
  newPassword: string;
  rePassword: string;
};

export type RepwdAnswer = Record<never, never>;

/** POST /m/user/repwd.do (member). Sets the withdrawal password, or changes it; the first time the log-in password confirms it, later the old withdrawal password. */
export const repwd: Call<RepwdRequest, RepwdAnswer> = {
  id: 'account/repwd',
  path: '/m/user/repwd.do',
  intent: true,
  answer: {},
};

export type SetNickNameRequest = {
  /** 2 to 12 Chinese characters, letters or digits, not digits alone. */
  nickName: string;
};

export type SetNickNameAnswer = {
  nickName: string;
};

/** POST /m/v2/forum/setNickName.do (member). Sets the nickname once, unique in the station. */
export const setNickName: Call<SetNickNameRequest, SetNickNameAnswer> = {
  id: 'account/setNickName',
  path: '/m/v2/forum/setNickName.do',
  intent: true,
  answer: { nickName: 's' },
};

export type UpdateCardSortRequest = {
  /** All of the member's cards in the new order, comma-separated. */
  cardIds: string;
  primaryId: number;
};

export type UpdateCardSortAnswer = {
  cards: WithdrawalCard[];
};

/** POST /userCenter/userBank/updateCardSort.do (member). Puts the member's cards into an order and chooses the one that is offered first. */
export const updateCardSort: Call<UpdateCardSortRequest, UpdateCardSortAnswer> = {
  id: 'account/updateCardSort',
  path: '/userCenter/userBank/updateCardSort.do',
  intent: true,
  answer: { cards: [{ cardId: 'i', type: 's', typeName: 's', bankName: 's', cardNo: 's', realName: 's', isPrimary: 'b', isEnabled: 'b', usableFrom: 's' }] },
};

export type UpdateRealNameRequest = {
  realName: string;
};

export type UpdateRealNameAnswer = {
  /** Masked. */
  realName: string;
};

/** POST /userCenter/updateRealName.do (member). Sets the real name once; it must be the one on the bank cards. */
export const updateRealName: Call<UpdateRealNameRequest, UpdateRealNameAnswer> = {
  id: 'account/updateRealName',
  path: '/userCenter/updateRealName.do',
  intent: true,
  answer: { realName: 's' },
};

export type UserInfoRequest = Record<never, never>;

export type UserInfoAnswer = {
  account: string;
  role: "trial" | "member" | "agent";
  nickName: string;
  /** Masked; empty where not set. */
  realName: string;
  /** Masked; empty where not set. */
  phone: string;
  /** Masked; empty where not set. */
  email: string;
  /** Masked; empty where not set. */
  qq: string;
  /** Masked; empty where not set. */
  weChat: string;
  /** Balance a player may use. Yuan, up to four decimals. */
  money: string;
  /** Held for withdrawals under way. Yuan, up to four decimals. */
  frozen: string;
  /** On its way between the wallet and a game platform. Yuan, up to four decimals. */
  transit: string;
  hasWithdrawalPassword: boolean;
  hasQuestion: boolean;
  /** Opened. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  createTime: string;
  /** The log-in before this one; of this one where it is the first. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  lastLoginTime: string;
  /** Network address of that log-in, partly masked. */
  lastLoginAddress: string;
  /** When a trial account ends (YYYY-MM-DD HH:mm:ss); empty for others. */
  endTime: string;
};

/** POST /m/v2/userInfo.do (player). The profile of whoever is logged in; what identifies a person is masked. */
export const userInfo: Call<UserInfoRequest, UserInfoAnswer> = {
  id: 'account/userInfo',
  path: '/m/v2/userInfo.do',
  answer: { account: 's', role: "=trial|member|agent", nickName: 's', realName: 's', phone: 's', email: 's', qq: 's', weChat: 's', money: 's', frozen: 's', transit: 's', hasWithdrawalPassword: 'b', hasQuestion: 'b', createTime: 's', lastLoginTime: 's', lastLoginAddress: 's', endTime: 's' },
};
