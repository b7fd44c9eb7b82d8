// Generated from schemas/call/session by "npm run gen". Do not edit.
import type { Call } from './call.ts';
import type { Activity, FloatFrame, Lottery, TransferOrder } from './entities.generated.ts';
import type { AdPage } from './states/adPage.generated.ts';
import type { LinkType } from './states/linkType.generated.ts';

export type AccInfoRequest = {
  /** Milliseconds since 1970: keeps caches away. */
  app_?: number;
};

export type AccInfoAnswer = {
  /** Whether somebody is logged in, trial players included. */
  login: boolean;
  /** True for visitors and trial players: nobody with an account of their own. */
  guest: boolean;
  role: "guest" | "trial" | "member" | "agent";
  /** Empty for a guest. */
  account: string;
  /** Empty where none is set. */
  nickName: string;
  /** Balance a player may use. Yuan, up to four decimals. */
  money: string;
  /** Unread messages. */
  unread: number;
  /** Clock of the server. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  serverTime: string;
};

/** GET /m/accInfo.do (guest). Who is here, asked every 20 seconds while logged in. */
export const accInfo: Call<AccInfoRequest, AccInfoAnswer> = {
  id: 'session/accInfo',
  path: '/m/accInfo.do',
  verb: 'GET',
  silent: true,
  answer: { login: 'b', guest: 'b', role: "=guest|trial|member|agent", account: 's', nickName: 's', money: 's', unread: 'i', serverTime: 's' },
};

export type ActiveDataRequest = {
  /** Only of this kind; 0 or none for all. */
  typeId?: number;
  /** One offer, content included. */
  activeId?: number;
};

export type ActiveDataAnswer = {
  activeList: Activity[];
};

/** POST /m/activeData.do (guest). Offers that are running; with activeId, that one with its content. */
export const activeData: Call<ActiveDataRequest, ActiveDataAnswer> = {
  id: 'session/activeData',
  path: '/m/activeData.do',
  answer: { activeList: [{ id: 'i', typeId: 'i', kind: "=general|redPacket|signIn|wheel|treasure|deficit|bonus|dragonBoat|midAutumn|firstRecharge|balanceBao", title: 's', summary: 's', imgUrl: 's', startTime: 's', endTime: 's', content: 's' }] },
};

export type ActiveTypeDataRequest = Record<never, never>;

export type ActiveTypeDataAnswer = {
  activeTypeList: Array<{
    id: number;
    name: string;
  }>;
};

/** POST /m/v2/activeTypeData.do (guest). The kinds offers are listed under. */
export const activeTypeData: Call<ActiveTypeDataRequest, ActiveTypeDataAnswer> = {
  id: 'session/activeTypeData',
  path: '/m/v2/activeTypeData.do',
  answer: { activeTypeList: [{ id: 'i', name: 's' }] },
};

export type AppDownRequest = Record<never, never>;

export type AppDownAnswer = {
  /** Empty where there is none. */
  androidUrl: string;
  /** Empty where there is none. */
  iosUrl: string;
  version: string;
  /** Such as 18.6 MB. */
  size: string;
  /** When this version came out. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  updateTime: string;
  /** What is new, a line each. */
  notes: string[];
};

/** POST /m/v2/appDown.do (guest). Where the app is to be had. */
export const appDown: Call<AppDownRequest, AppDownAnswer> = {
  id: 'session/appDown',
  path: '/m/v2/appDown.do',
  answer: { androidUrl: 's', iosUrl: 's', version: 's', size: 's', updateTime: 's', notes: ['s'] },
};

export type AutoExchangeRequest = {
  /** last (when left out): the platform money was last carried to, while automatic exchange is on; all: every platform. */
  scope?: "last" | "all";
};

export type AutoExchangeAnswer = {
  orders: TransferOrder[];
  /** Platforms that gave no answer. */
  skipped: Array<{
    platform: string;
    platformName: string;
  }>;
  /** Wallet. */
  money: string;
};

/** POST /userCenter/third/autoExchange.do (member). Brings money back from game platforms: from the last one where automatic exchange is on, or from all. Moves nothing, and says so, where nothing is there. */
export const autoExchange: Call<AutoExchangeRequest, AutoExchangeAnswer> = {
  id: 'session/autoExchange',
  path: '/userCenter/third/autoExchange.do',
  intent: true,
  answer: { orders: [{ orderNo: 's', platform: 's', platformName: 's', direction: "=in|out", money: 's', status: "=processing|success|failed", auto: 'b', createTime: 's', finishTime: 's', reason: 's' }], skipped: [{ platform: 's', platformName: 's' }], money: 's' },
};

export type BannerRequest = Record<never, never>;

export type BannerAnswer = {
  bannerList: Array<{
    id: number;
    /** What the picture says. */
    title: string;
    /** Where a tap leads: a path of this site, or an https address; empty for nowhere. */
    linkUrl: string;
    linkType: LinkType;
    /** Picture: a path of this site or an https address. */
    imgUrl: string;
  }>;
};

/** GET /m/v2/banner.do (guest). Pictures of the home page carousel. */
export const banner: Call<BannerRequest, BannerAnswer> = {
  id: 'session/banner',
  path: '/m/v2/banner.do',
  verb: 'GET',
  answer: { bannerList: [{ id: 'i', title: 's', linkUrl: 's', linkType: "#1|2", imgUrl: 's' }] },
};

export type FloatFrameListRequest = {
  showPage: AdPage;
};

export type FloatFrameListAnswer = {
  floatFrameList: FloatFrame[];
};

/** POST /m/v2/floatFrameList.do (guest). Floating ads of one page. */
export const floatFrameList: Call<FloatFrameListRequest, FloatFrameListAnswer> = {
  id: 'session/floatFrameList',
  path: '/m/v2/floatFrameList.do',
  silent: true,
  answer: { floatFrameList: [{ id: 'i', showPosition: "#1|2|3|4|5", afsList: [{ linkUrl: 's', linkType: "#1|2", imgUrl: 's', title: 's' }] }] },
};

export type GameListRequest = Record<never, never>;

export type GameListAnswer = {
  gameList: Array<{
    type: "credit" | "official" | "live" | "egame" | "chess" | "fish" | "sport" | "esport";
    name: string;
    /** Games in it. */
    count: number;
  }>;
};

/** POST /index/gameList.do (guest). The classes of games a station offers, in the order of the tabs. */
export const gameList: Call<GameListRequest, GameListAnswer> = {
  id: 'session/gameList',
  path: '/index/gameList.do',
  answer: { gameList: [{ type: "=credit|official|live|egame|chess|fish|sport|esport", name: 's', count: 'i' }] },
};

export type GetOnOffBaseBtnRequest = Record<never, never>;

export type GetOnOffBaseBtnAnswer = {
  stationCode: string;
  /** Customer service: a path of this site or an https address; empty for none. */
  onlineServiceUrl: string;
  /** Whoever is not logged in is sent to log-in. */
  notLoggedToLoginPage: boolean;
  /** The same for the mobile site alone. */
  onoffMobileNotloggedToLoginview: boolean;
  /** Balances move to and from game platforms by themselves. */
  thirdAutoExchange: boolean;
  /** New members may register. */
  registerOpen: boolean;
  /** Trial play is offered. */
  trialOpen: boolean;
  /** What a visitor proves at log-in. */
  loginCheck: "none" | "image" | "robot";
  /** What a visitor proves at registration and before an SMS. */
  registerCheck: "none" | "image" | "robot";
};

/** POST /m/v2/getOnOffBaseBtn.do (guest). Which station this is and what the operator has switched on. */
export const getOnOffBaseBtn: Call<GetOnOffBaseBtnRequest, GetOnOffBaseBtnAnswer> = {
  id: 'session/getOnOffBaseBtn',
  path: '/m/v2/getOnOffBaseBtn.do',
  silent: true,
  answer: { stationCode: 's', onlineServiceUrl: 's', notLoggedToLoginPage: 'b', onoffMobileNotloggedToLoginview: 'b', thirdAutoExchange: 'b', registerOpen: 'b', trialOpen: 'b', loginCheck: "=none|image|robot", registerCheck: "=none|image|robot" },
};

export type GetPageHeadRequest = Record<never, never>;

export type GetPageHeadAnswer = {
  /** Theme the site wears; empty leaves it to the station file. */
  wapv2ThemeColor: "ThemeRed" | "ThemeBlack" | "";
  /** Title of the browser tab. */
  pageTitle: string;
};

/** POST /m/v2/getPageHead.do (guest). Theme and title of the page. */
export const getPageHead: Call<GetPageHeadRequest, GetPageHeadAnswer> = {
  id: 'session/getPageHead',
  path: '/m/v2/getPageHead.do',
  silent: true,
  answer: { wapv2ThemeColor: "=ThemeRed|ThemeBlack|", pageTitle: 's' },
};

export type LotteryListRequest = Record<never, never>;

export type LotteryListAnswer = {
  lotteryList: Lottery[];
};

/** POST /index/lotteryList.do (guest). The lotteries of the station, both modes. */
export const lotteryList: Call<LotteryListRequest, LotteryListAnswer> = {
  id: 'session/lotteryList',
  path: '/index/lotteryList.do',
  answer: { lotteryList: [{ lotCode: 's', lotName: 's', lotVersion: "#1|2", family: "=ssc|pk10|k3|x115|lhc|pc28|kl10|fc3d|kl8", hot: 'b', caption: 's' }] },
};

export type NewNoticesRequest = Record<never, never>;

export type NewNoticesAnswer = {
  noticeList: Array<{
    id: number;
    title: string;
    /** HTML. */
    content: string;
    /** Shown in a dialog once a visit. */
    popup: boolean;
    /** Published. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
    createTime: string;
  }>;
};

/** POST /newNotices.do (guest). Notices that run along the home page, and those that pop up. */
export const newNotices: Call<NewNoticesRequest, NewNoticesAnswer> = {
  id: 'session/newNotices',
  path: '/newNotices.do',
  silent: true,
  answer: { noticeList: [{ id: 'i', title: 's', content: 's', popup: 'b', createTime: 's' }] },
};

export type ThirdGameListRequest = {
  type: "live" | "egame" | "chess" | "fish" | "sport" | "esport";
};

export type ThirdGameListAnswer = {
  thirdGameList: Array<{
    /** Code of the platform. */
    platform: string;
    gameCode: string;
    gameName: string;
    platformName: string;
    /** False while the platform is being maintained. */
    open: boolean;
  }>;
};

/** POST /index/thirdGameList.do (guest). Games of outside platforms of one class. */
export const thirdGameList: Call<ThirdGameListRequest, ThirdGameListAnswer> = {
  id: 'session/thirdGameList',
  path: '/index/thirdGameList.do',
  answer: { thirdGameList: [{ platform: 's', gameCode: 's', gameName: 's', platformName: 's', open: 'b' }] },
};
