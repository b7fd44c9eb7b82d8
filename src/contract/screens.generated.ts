// Generated from schemas/screens.json by "npm run gen". Do not edit.
import type { TextId } from '#texts/ids.generated.ts';
import type { CallId } from './calls.generated.ts';

/** A screen of the product. */
export type ScreenRow = {
  /** Route pattern as react-router-dom reads it. */
  path: "/index" | "/login" | "/appDown" | "/moreActive" | "/activeDetail" | "/userCenter" | "/personalInfo" | "/editPwd" | "/transctionRecord" | "/reportChange" | "/balanceBao" | "/balanceBill" | "/balanceIssue" | "/donate" | "/handfree" | "/wallet" | "/withdraw" | "/firstSetDrawPsd" | "/addCard" | "/moneyChange" | "/moneyChangeHis" | "/lotteryRecord" | "/aboutUs" | "/recharge" | "/depositBankPay" | "/depositFastPay" | "/depositOnlinePay" | "/credit" | "/official" | "/lotteryAll" | "/lotteryOpenDetail" | "/lotInfo" | "/lotLimit";
  /** Folder below src/areas and lazily loaded chunk. */
  area: "index" | "credit" | "official" | "lottery-all" | "active" | "center" | "pay" | "forum" | "agent" | "entry";
  /** File and exported component. */
  screen: string;
  /** Text id of the title, in the shell's catalogue. */
  title: TextId;
  /** Icon in menus: a name of src/kit/Icon.tsx. */
  icon: string;
  /** The least a visitor must be; others are told so and shown the way. */
  who: "guest" | "player" | "member" | "agent";
  /** back: header bar with back arrow and title. none: the screen draws its own top. station: the station's moreActiveHeader flag decides. */
  header: "back" | "none" | "station";
  /** Keeps its back arrow where a station puts it into the tab bar: game lists and finance screens, docs/specification.md §2. */
  backInTabBar?: boolean;
  /** Which page's floating ads are asked for; 3 is the log-in tab (4 the register tab). Without it there are none. */
  adPage?: number;
  /** Calls, asked with an empty request, that the screen begins with: their answers come with its page, and ahead of a likely visit. */
  reads?: CallId[];
  /** Screens that lead here by themselves, beside the menus; "/" for a screen that is always found. */
  linkedFrom?: string[];
  /** Kept as it was (scroll and state) while the player is elsewhere. */
  keepAlive?: boolean;
};

export type ScreenPath = ScreenRow['path'];

export const screens: readonly ScreenRow[] = [
  {
    "path": "/index",
    "area": "index",
    "screen": "Home",
    "title": "shell.screen.index",
    "icon": "home",
    "who": "guest",
    "header": "none",
    "linkedFrom": [
      "/"
    ],
    "reads": [
      "session/banner",
      "session/newNotices",
      "session/gameList",
      "session/lotteryList",
      "session/activeData"
    ],
    "adPage": 1,
    "keepAlive": true
  },
  {
    "path": "/login",
    "area": "entry",
    "screen": "Login",
    "title": "shell.screen.login",
    "icon": "user",
    "who": "guest",
    "header": "back",
    "linkedFrom": [
      "/"
    ],
    "adPage": 3
  },
  {
    "path": "/appDown",
    "area": "entry",
    "screen": "AppDown",
    "title": "shell.screen.appDown",
    "icon": "download",
    "who": "guest",
    "header": "back",
    "reads": [
      "session/appDown"
    ]
  },
  {
    "path": "/moreActive",
    "area": "active",
    "screen": "MoreActive",
    "title": "shell.screen.moreActive",
    "icon": "gift",
    "who": "guest",
    "header": "station",
    "reads": [
      "session/activeTypeData",
      "session/activeData"
    ]
  },
  {
    "path": "/activeDetail",
    "area": "active",
    "screen": "ActiveDetail",
    "title": "shell.screen.activeDetail",
    "icon": "gift",
    "who": "guest",
    "header": "back",
    "linkedFrom": [
      "/moreActive",
      "/index"
    ]
  },
  {
    "path": "/userCenter",
    "area": "center",
    "screen": "UserCenter",
    "title": "shell.screen.userCenter",
    "icon": "me",
    "who": "guest",
    "header": "none",
    "adPage": 2
  },
  {
    "path": "/personalInfo",
    "area": "center",
    "screen": "PersonalInfo",
    "title": "shell.screen.personalInfo",
    "icon": "user",
    "who": "player",
    "header": "back"
  },
  {
    "path": "/editPwd",
    "area": "center",
    "screen": "EditPwd",
    "title": "shell.screen.editPwd",
    "icon": "lock",
    "who": "member",
    "header": "back"
  },
  {
    "path": "/transctionRecord",
    "area": "center",
    "screen": "records/TransctionRecord",
    "title": "shell.screen.transctionRecord",
    "icon": "calendar",
    "who": "member",
    "header": "back",
    "linkedFrom": [
      "/wallet",
      "/withdraw"
    ]
  },
  {
    "path": "/reportChange",
    "area": "center",
    "screen": "records/ReportChange",
    "title": "shell.screen.reportChange",
    "icon": "chart",
    "who": "player",
    "header": "back"
  },
  {
    "path": "/balanceBao",
    "area": "pay",
    "screen": "savings/BalanceBao",
    "title": "shell.screen.balanceBao",
    "icon": "chart",
    "who": "member",
    "header": "back"
  },
  {
    "path": "/balanceBill",
    "area": "pay",
    "screen": "savings/BalanceBill",
    "title": "shell.screen.balanceBill",
    "icon": "calendar",
    "who": "member",
    "header": "back",
    "linkedFrom": [
      "/balanceBao"
    ]
  },
  {
    "path": "/balanceIssue",
    "area": "pay",
    "screen": "savings/BalanceIssue",
    "title": "shell.screen.balanceIssue",
    "icon": "info",
    "who": "guest",
    "header": "back",
    "linkedFrom": [
      "/balanceBao"
    ]
  },
  {
    "path": "/donate",
    "area": "pay",
    "screen": "application/Donate",
    "title": "shell.screen.donate",
    "icon": "gift",
    "who": "member",
    "header": "back"
  },
  {
    "path": "/handfree",
    "area": "pay",
    "screen": "application/Handfree",
    "title": "shell.screen.handfree",
    "icon": "gift",
    "who": "member",
    "header": "back"
  },
  {
    "path": "/wallet",
    "area": "pay",
    "screen": "Wallet",
    "title": "shell.screen.wallet",
    "icon": "wallet",
    "who": "member",
    "header": "back",
    "linkedFrom": [
      "/userCenter"
    ],
    "reads": [
      "account/userInfo",
      "account/getCardList"
    ]
  },
  {
    "path": "/withdraw",
    "area": "pay",
    "screen": "withdraw/Withdraw",
    "title": "shell.screen.withdraw",
    "icon": "card",
    "who": "member",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/wallet"
    ],
    "reads": [
      "finance/withdrawShowInfo"
    ]
  },
  {
    "path": "/firstSetDrawPsd",
    "area": "pay",
    "screen": "withdraw/FirstSetDrawPsd",
    "title": "shell.screen.firstSetDrawPsd",
    "icon": "lock",
    "who": "member",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/withdraw",
      "/addCard"
    ]
  },
  {
    "path": "/addCard",
    "area": "pay",
    "screen": "card/AddCard",
    "title": "shell.screen.addCard",
    "icon": "card",
    "who": "member",
    "header": "back",
    "linkedFrom": [
      "/wallet",
      "/withdraw"
    ],
    "reads": [
      "account/getCanAddBankType"
    ]
  },
  {
    "path": "/moneyChange",
    "area": "pay",
    "screen": "transfer/MoneyChange",
    "title": "shell.screen.moneyChange",
    "icon": "exchange",
    "who": "member",
    "header": "back",
    "reads": [
      "transfer/getThirdInfo4Change"
    ]
  },
  {
    "path": "/moneyChangeHis",
    "area": "pay",
    "screen": "transfer/MoneyChangeHis",
    "title": "shell.screen.moneyChangeHis",
    "icon": "exchange",
    "who": "member",
    "header": "back",
    "linkedFrom": [
      "/moneyChange"
    ],
    "reads": [
      "report/moneyChangeData"
    ]
  },
  {
    "path": "/lotteryRecord",
    "area": "center",
    "screen": "bets/LotteryRecord",
    "title": "shell.screen.lotteryRecord",
    "icon": "ticket",
    "who": "player",
    "header": "back",
    "linkedFrom": [
      "/credit",
      "/official"
    ]
  },
  {
    "path": "/aboutUs",
    "area": "center",
    "screen": "AboutUs",
    "title": "shell.screen.aboutUs",
    "icon": "info",
    "who": "guest",
    "header": "back"
  },
  {
    "path": "/recharge",
    "area": "pay",
    "screen": "deposit/Recharge",
    "title": "shell.screen.recharge",
    "icon": "wallet",
    "who": "member",
    "header": "back",
    "backInTabBar": true,
    "reads": [
      "finance/pendingOrderList",
      "finance/getFastList",
      "finance/getBankList"
    ]
  },
  {
    "path": "/depositBankPay",
    "area": "pay",
    "screen": "deposit/DepositBankPay",
    "title": "shell.screen.depositBankPay",
    "icon": "wallet",
    "who": "member",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/recharge"
    ],
    "reads": [
      "finance/checkHasUserContact",
      "finance/getBankList"
    ]
  },
  {
    "path": "/depositFastPay",
    "area": "pay",
    "screen": "deposit/DepositFastPay",
    "title": "shell.screen.depositFastPay",
    "icon": "wallet",
    "who": "member",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/recharge"
    ],
    "reads": [
      "finance/checkHasUserContact",
      "finance/getFastList"
    ]
  },
  {
    "path": "/depositOnlinePay",
    "area": "pay",
    "screen": "deposit/DepositOnlinePay",
    "title": "shell.screen.depositOnlinePay",
    "icon": "wallet",
    "who": "member",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/recharge"
    ],
    "reads": [
      "finance/checkHasUserContact"
    ]
  },
  {
    "path": "/credit",
    "area": "credit",
    "screen": "Credit",
    "title": "shell.screen.credit",
    "icon": "ticket",
    "who": "guest",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/index",
      "/official",
      "/lotteryAll"
    ],
    "adPage": 5
  },
  {
    "path": "/official",
    "area": "official",
    "screen": "Official",
    "title": "shell.screen.official",
    "icon": "ticket",
    "who": "guest",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/index",
      "/credit",
      "/lotteryAll"
    ],
    "adPage": 5
  },
  {
    "path": "/lotteryAll",
    "area": "lottery-all",
    "screen": "LotteryAll",
    "title": "shell.screen.lotteryAll",
    "icon": "ticket",
    "who": "guest",
    "header": "back",
    "backInTabBar": true,
    "linkedFrom": [
      "/credit",
      "/official"
    ],
    "adPage": 5
  },
  {
    "path": "/lotteryOpenDetail",
    "area": "lottery-all",
    "screen": "results/LotteryOpenDetail",
    "title": "shell.screen.lotteryOpenDetail",
    "icon": "chart",
    "who": "guest",
    "header": "back",
    "linkedFrom": [
      "/lotteryAll",
      "/credit",
      "/official"
    ],
    "adPage": 5
  },
  {
    "path": "/lotInfo",
    "area": "lottery-all",
    "screen": "LotInfo",
    "title": "shell.screen.lotInfo",
    "icon": "info",
    "who": "guest",
    "header": "back",
    "linkedFrom": [
      "/lotteryOpenDetail",
      "/credit",
      "/official"
    ],
    "adPage": 5
  },
  {
    "path": "/lotLimit",
    "area": "lottery-all",
    "screen": "LotLimit",
    "title": "shell.screen.lotLimit",
    "icon": "shield",
    "who": "guest",
    "header": "back",
    "linkedFrom": [
      "/lotteryOpenDetail"
    ],
    "adPage": 5
  }
];
