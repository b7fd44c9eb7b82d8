// Generated from schemas/call/account by "npm run gen". Do not edit.
import type { Call } from './call.ts';

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
  answer: { account: 's', role: "=trial|member|agent", nickName: 's', realName: 's', phone: 's', email: 's', qq: 's', weChat: 's', money: 's', frozen: 's', hasWithdrawalPassword: 'b', hasQuestion: 'b', createTime: 's', lastLoginTime: 's', lastLoginAddress: 's', endTime: 's' },
};
