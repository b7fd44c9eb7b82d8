// Generated from schemas/call/auth by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { RegisterField } from './entities.generated.ts';

export type CheckAnswerRequest = {
  questionTicket: string;
  answer: string;
};

export type CheckAnswerAnswer = {
  login: boolean;
};

/** POST /m/v2/checkAnswer.do (guest). Answers it and completes the log-in. */
export const checkAnswer: Call<CheckAnswerRequest, CheckAnswerAnswer> = {
  id: 'auth/checkAnswer',
  path: '/m/v2/checkAnswer.do',
  intent: true,
  answer: { login: 'b' },
};

export type CheckYzmRequest = {
  /** From getRecaptchaInfo. */
  captchaId: string;
  /** What the picture says. */
  captchaCode: string;
};

export type CheckYzmAnswer = {
  valid: boolean;
};

/** POST /m/v2/checkYzm.do (guest). Whether the characters of a picture are right; does not use them up. */
export const checkYzm: Call<CheckYzmRequest, CheckYzmAnswer> = {
  id: 'auth/checkYzm',
  path: '/m/v2/checkYzm.do',
  silent: true,
  answer: { valid: 'b' },
};

export type GetQuestionByMemberRequest = {
  questionTicket: string;
};

export type GetQuestionByMemberAnswer = {
  question: string;
};

/** POST /m/v2/getQuestionByMember.do (guest). The question a log-in under way has to answer. */
export const getQuestionByMember: Call<GetQuestionByMemberRequest, GetQuestionByMemberAnswer> = {
  id: 'auth/getQuestionByMember',
  path: '/m/v2/getQuestionByMember.do',
  answer: { question: 's' },
};

export type GetQuestionListRequest = Record<never, never>;

export type GetQuestionListAnswer = {
  questionList: Array<{
    id: number;
    question: string;
  }>;
};

/** GET /m/v2/getQuestionList.do (guest). Security questions to choose from. */
export const getQuestionList: Call<GetQuestionListRequest, GetQuestionListAnswer> = {
  id: 'auth/getQuestionList',
  path: '/m/v2/getQuestionList.do',
  verb: 'GET',
  answer: { questionList: [{ id: 'i', question: 's' }] },
};

export type GetRecaptchaInfoRequest = {
  /** Present: for the log-in tab. */
  login?: "";
  /** Present: for the register tab. */
  register?: "";
  /** Present: for one trial account more than an address opens without proof. */
  trial?: "";
};

export type GetRecaptchaInfoAnswer = {
  type: "none" | "image" | "robot";
  /** Empty unless image. */
  captchaId: string;
  /** data: address of a PNG; empty unless image. */
  image: string;
};

/** POST /m/v2/getRecaptchaInfo.do (guest). What a visitor has to prove, and the picture for it. Called with ?login or ?register, by our own front end also with ?trial. */
export const getRecaptchaInfo: Call<GetRecaptchaInfoRequest, GetRecaptchaInfoAnswer> = {
  id: 'auth/getRecaptchaInfo',
  path: '/m/v2/getRecaptchaInfo.do',
  query: ["login","register","trial"],
  answer: { type: "=none|image|robot", captchaId: 's', image: 's' },
};

export type GoogleRobotCallbackRequest = {
  challenge: string;
  solution: string;
};

export type GoogleRobotCallbackAnswer = {
  robotToken: string;
};

/** POST /googleRobotCallback.do (guest). Hands in the solution and gets the token that login, register and smsSend ask for. */
export const googleRobotCallback: Call<GoogleRobotCallbackRequest, GoogleRobotCallbackAnswer> = {
  id: 'auth/googleRobotCallback',
  path: '/googleRobotCallback.do',
  answer: { robotToken: 's' },
};

export type GoogleRobotConfigRequest = Record<never, never>;

export type GoogleRobotConfigAnswer = {
  enabled: boolean;
  challenge: string;
  /** Leading zero bits wanted of SHA-256(challenge + solution). */
  difficulty: number;
};

/** POST /googleRobotConfig.do (guest). A riddle that costs a computer a moment: the robot check without puzzles. */
export const googleRobotConfig: Call<GoogleRobotConfigRequest, GoogleRobotConfigAnswer> = {
  id: 'auth/googleRobotConfig',
  path: '/googleRobotConfig.do',
  answer: { enabled: 'b', challenge: 's', difficulty: 'i' },
};

export type LoginRequest = {
  /** 4 to 11 letters and digits, beginning with a letter. */
  account: string;
  /** Log-in password. */
  password: string;
  /** From getRecaptchaInfo. */
  captchaId?: string;
  /** What the picture says. */
  captchaCode?: string;
  /** From googleRobotCallback. */
  robotToken?: string;
};

export type LoginAnswer = {
  login: boolean;
  /** Empty once logged in. */
  questionTicket: string;
  /** The next try needs the proof of getRecaptchaInfo. */
  needCaptcha: boolean;
};

/** POST /m/v2/login.do (guest). Logs in. Where the account has a security question and the device is new, answers login false and a questionTicket: checkAnswer then completes it. */
export const login: Call<LoginRequest, LoginAnswer> = {
  id: 'auth/login',
  path: '/m/v2/login.do',
  intent: true,
  answer: { login: 'b', questionTicket: 's', needCaptcha: 'b' },
};

export type LogoutRequest = Record<never, never>;

export type LogoutAnswer = Record<never, never>;

/** POST /m/logout.do (guest). Ends the session. */
export const logout: Call<LogoutRequest, LogoutAnswer> = {
  id: 'auth/logout',
  path: '/m/logout.do',
  answer: {},
};

export type NormalTrialPlayRequest = {
  /** From getRecaptchaInfo. */
  captchaId?: string;
  /** What the picture says. */
  captchaCode?: string;
  /** From googleRobotCallback. */
  robotToken?: string;
};

export type NormalTrialPlayAnswer = {
  login: boolean;
  account: string;
  /** Play money to begin with. Yuan, up to four decimals. */
  money: string;
  /** When the trial account ends. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  endTime: string;
};

/** POST /m/v2/normalTrialPlay.do (guest). Opens a trial account with play money and logs it in; it ends by itself. */
export const normalTrialPlay: Call<NormalTrialPlayRequest, NormalTrialPlayAnswer> = {
  id: 'auth/normalTrialPlay',
  path: '/m/v2/normalTrialPlay.do',
  intent: true,
  answer: { login: 'b', account: 's', money: 's', endTime: 's' },
};

export type RegisterRequest = {
  /** 4 to 11 letters and digits, beginning with a letter. */
  account: string;
  /** 6 to 16 letters, digits or signs, no blanks. */
  password: string;
  /** The password again. */
  rePassword: string;
  /** Name on the bank cards. */
  realName?: string;
  /** Mobile number of mainland China. */
  phone?: string;
  /** 6 digits. */
  smsCode?: string;
  email?: string;
  /** QQ number. */
  qq?: string;
  /** WeChat id. */
  weChat?: string;
  /** Code of an agent. */
  promoCode?: string;
  /** From getRecaptchaInfo. */
  captchaId?: string;
  /** What the picture says. */
  captchaCode?: string;
  /** From googleRobotCallback. */
  robotToken?: string;
};

export type RegisterAnswer = {
  login: boolean;
  account: string;
};

/** POST /register.do (guest). Opens an account and logs it in. Which fields must be there, srList tells. */
export const register: Call<RegisterRequest, RegisterAnswer> = {
  id: 'auth/register',
  path: '/register.do',
  intent: true,
  answer: { login: 'b', account: 's' },
};

export type SetQuestionAndAnswerRequest = {
  questionId: number;
  answer: string;
  password: string;
};

export type SetQuestionAndAnswerAnswer = Record<never, never>;

/** POST /m/v2/setQuestionAndAnswer.do (member). Sets the security question once, confirmed by the log-in password. */
export const setQuestionAndAnswer: Call<SetQuestionAndAnswerRequest, SetQuestionAndAnswerAnswer> = {
  id: 'auth/setQuestionAndAnswer',
  path: '/m/v2/setQuestionAndAnswer.do',
  intent: true,
  answer: {},
};

export type SmsSendRequest = {
  /** Mobile number of mainland China. */
  phone: string;
  /** From getRecaptchaInfo. */
  captchaId?: string;
  /** What the picture says. */
  captchaCode?: string;
  /** From googleRobotCallback. */
  robotToken?: string;
};

export type SmsSendAnswer = {
  /** Before the next code may be asked for. */
  waitSeconds: number;
};

/** POST /smsSend.do (guest). Sends a code by SMS to the phone about to be registered. */
export const smsSend: Call<SmsSendRequest, SmsSendAnswer> = {
  id: 'auth/smsSend',
  path: '/smsSend.do',
  intent: true,
  answer: { waitSeconds: 'i' },
};

export type SrListRequest = Record<never, never>;

export type SrListAnswer = {
  registerFields: RegisterField[];
};

/** POST /m/v2/srList.do (guest). The registration fields of the station, in order. */
export const srList: Call<SrListRequest, SrListAnswer> = {
  id: 'auth/srList',
  path: '/m/v2/srList.do',
  answer: { registerFields: [{ key: "=account|password|rePassword|realName|phone|smsCode|email|qq|weChat|promoCode|captchaCode", required: 'b' }] },
};
