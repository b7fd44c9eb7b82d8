// Generated from schemas/station.json by "npm run gen". Do not edit.

/** A text: one for every language, or one for each; without control characters. */
export type LocalText = PlainText | {
  "zh-CN": PlainText;
  en?: PlainText;
};

/** A text that is never empty: one for every language, or one for each; without control characters. */
export type Label = LabelText | {
  "zh-CN": LabelText;
  en?: LabelText;
};

/** A text without control characters and other invisible ones. */
export type PlainText = string;

/** A text that players can see: not empty, and without control characters and other invisible ones. */
export type LabelText = string;

/** A host name such as www.example.com: no https://, port or path, no IP address, and no name of this machine (localhost). */
export type Host = string;

/** Colour as #rrggbb, in small letters. */
export type Color = string;

export type Brand = {
  /** Brand colour: header, main button, chosen tab. */
  brand?: Color;
  /** Darker end of the brand's gradient. */
  brandDeep?: Color;
  /** Text on the brand colour. */
  onBrand?: Color;
  /** Brand colour as text on the surface. */
  brandText?: Color;
  /** Pale ground behind brand-coloured text. */
  brandQuiet?: Color;
  /** Rare second accent. */
  accent?: Color;
};

/** Path of a screen of schemas/screens.json, but for /index and /login. */
export type SwitchablePath = string;

/** Path of a screen, or action:service, action:lineDetection, action:theme, action:locale, action:trial, action:desktop. */
export type Destination = string;

/** A station file as an operator writes it: only the differences from the defaults. */
export type StationFile = {
  /** Relative path of this schema, for editors. */
  $schema?: string;
  /** Version of this format. */
  schemaVersion?: 1;
  /** Code of the station; the file is named after it. */
  code: string;
  /** Name players know the station by. */
  name: Label;
  /** Host names the station answers on, beside <code>.localhost which always works. */
  hosts?: Host[];
  /** Language until a player chooses another. */
  locale?: "zh-CN" | "en";
  /** How the station looks. */
  theme?: {
    /** ThemeRed is crystal red, ThemeBlack is midnight black. */
    skin?: "ThemeRed" | "ThemeBlack";
    /** Picture in stations/logo/, as /logo/<file>; without one a monogram is drawn from the name. */
    logo?: string;
    /** Brand colours while the skin is ThemeRed. */
    ThemeRed?: Brand;
    /** Brand colours while the skin is ThemeBlack. */
    ThemeBlack?: Brand;
  };
  /** Which screens the station has. */
  routes?: {
    /** Screens switched off. */
    off?: SwitchablePath[];
  };
  /** Menus, each a list of screens (by path) and actions (by name). An entry whose screen is off, or which the visitor may not enter, is left out by itself. */
  menus?: {
    /** Bar at the foot of the tab screens, two to five entries. */
    tabBar?: Destination[];
    /** Grid of the home page. */
    home?: Destination[];
    /** Groups of the member centre. */
    member?: Array<{
      /** Heading of the group. */
      title: Label;
      items: Destination[];
    }>;
    /** Other names for entries, by destination. */
    names?: Record<string, Label>;
  };
  /** The station's own names for kinds of activities; a kind not named keeps the title the server gives. */
  activityNames?: {
    /** Red packet. */
    redPacket?: Label;
    /** Sign-in. */
    signIn?: Label;
    /** Wheel (turnlate). */
    wheel?: Label;
    /** Treasure chest. */
    treasure?: Label;
    /** Deficit rebate. */
    deficit?: Label;
    /** Daily bonus. */
    bonus?: Label;
    /** Dragon boat. */
    dragonBoat?: Label;
    /** Mid-autumn. */
    midAutumn?: Label;
    /** First deposit. */
    firstRecharge?: Label;
    /** Balance treasure. */
    balanceBao?: Label;
  };
  /** On/off settings the reference server serves with getOnOffBaseBtn. */
  onOff?: {
    /** Customer service: a path of this site, an https address, tel:<number> or mailto:<address>; empty for none. */
    onlineServiceUrl?: string;
    /** Whoever is not logged in is sent to log-in, except on /appDown. */
    notLoggedToLoginPage?: boolean;
    /** The same for the mobile site alone. */
    onoffMobileNotloggedToLoginview?: boolean;
    /** Balances move to and from game platforms by themselves. */
    thirdAutoExchange?: boolean;
    /** Automatic balance exchange waits for the member to switch it on; otherwise it is on until they switch it off. */
    thirdAutoExchangeOptIn?: boolean;
    /** New members may register. */
    registerOpen?: boolean;
    /** Trial play is offered. */
    trialOpen?: boolean;
    /** What a visitor proves at log-in; after failed tries at least image. */
    loginCheck?: "none" | "image" | "robot";
    /** What a visitor proves at registration and before an SMS. */
    registerCheck?: "none" | "image" | "robot";
    /** Members with a security question answer it on a new device. */
    questionOnNewDevice?: boolean;
    /** Fields of the registration form in order; a question mark makes one optional. account, password and rePassword are always asked for. */
    registerFields?: Array<"account" | "password" | "rePassword" | "realName" | "realName?" | "phone" | "phone?" | "smsCode" | "email" | "email?" | "qq" | "qq?" | "weChat" | "weChat?" | "promoCode" | "promoCode?" | "captchaCode">;
  };
  /** Served with getPageHead. */
  pageHead?: {
    /** Title of the browser tab; the station's name where not given. */
    pageTitle?: Label;
  };
  /** Front-end tweaks of the station. */
  frontConfig?: {
    /** Reminder to add the site to the phone's desktop; empty for none. */
    addToDesktopRemainText?: LocalText;
    /** Offers the line check. */
    lineDetection?: boolean;
    /** Name of the line check. */
    lineDetectionTxt?: Label;
    /** Shows contact details on the personal page. */
    personalInfoflag?: boolean;
    /** Header bar on the activities page. */
    moreActiveHeader?: boolean;
    /** Hides withdrawal reports. */
    noShowTiKuanBaoBiao?: boolean;
    /** Hides deposit reports. */
    noShowChongzhiBaoBiao?: boolean;
    /** Percentage of the direct-charge offer; 0 for none. */
    bonusPercent?: number;
    /** Cap of the direct-charge offer in yuan; 0 for none. */
    bonusAmount?: number;
    /** Shows the direct-charge entry among the wallet's offers. */
    showFreeDepositInHoney?: boolean;
    /** Wire relic. Behind it stands the capability twoColumnLotteries: the home page lists lotteries as large cards in two columns instead of compact ones in three. */
    isV010?: boolean;
    /** Hides the donate entry of the member centre. */
    userCenterNoShowHope?: boolean;
    /** Hides the highest net win of a bet. */
    needHideMaximumNetAmount?: boolean;
  };
};

/** A station with every default filled in. */
export type StationFacts = {
  /** Version of this format. */
  schemaVersion: 1;
  /** Code of the station; the file is named after it. */
  code: string;
  /** Name players know the station by. */
  name: Label;
  /** Host names the station answers on, beside <code>.localhost which always works. */
  hosts: Host[];
  /** Language until a player chooses another. */
  locale: "zh-CN" | "en";
  /** How the station looks. */
  theme: {
    /** ThemeRed is crystal red, ThemeBlack is midnight black. */
    skin: "ThemeRed" | "ThemeBlack";
    /** Picture in stations/logo/, as /logo/<file>; without one a monogram is drawn from the name. */
    logo: string;
    /** Brand colours while the skin is ThemeRed. */
    ThemeRed: Brand;
    /** Brand colours while the skin is ThemeBlack. */
    ThemeBlack: Brand;
  };
  /** Which screens the station has. */
  routes: {
    /** Screens switched off. */
    off: SwitchablePath[];
  };
  /** Menus, each a list of screens (by path) and actions (by name). An entry whose screen is off, or which the visitor may not enter, is left out by itself. */
  menus: {
    /** Bar at the foot of the tab screens, two to five entries. */
    tabBar: Destination[];
    /** Grid of the home page. */
    home: Destination[];
    /** Groups of the member centre. */
    member: Array<{
      /** Heading of the group. */
      title: Label;
      items: Destination[];
    }>;
    /** Other names for entries, by destination. */
    names: Record<string, Label>;
  };
  /** The station's own names for kinds of activities; a kind not named keeps the title the server gives. */
  activityNames: {
    /** Red packet. */
    redPacket?: Label;
    /** Sign-in. */
    signIn?: Label;
    /** Wheel (turnlate). */
    wheel?: Label;
    /** Treasure chest. */
    treasure?: Label;
    /** Deficit rebate. */
    deficit?: Label;
    /** Daily bonus. */
    bonus?: Label;
    /** Dragon boat. */
    dragonBoat?: Label;
    /** Mid-autumn. */
    midAutumn?: Label;
    /** First deposit. */
    firstRecharge?: Label;
    /** Balance treasure. */
    balanceBao?: Label;
  };
  /** On/off settings the reference server serves with getOnOffBaseBtn. */
  onOff: {
    /** Customer service: a path of this site, an https address, tel:<number> or mailto:<address>; empty for none. */
    onlineServiceUrl: string;
    /** Whoever is not logged in is sent to log-in, except on /appDown. */
    notLoggedToLoginPage: boolean;
    /** The same for the mobile site alone. */
    onoffMobileNotloggedToLoginview: boolean;
    /** Balances move to and from game platforms by themselves. */
    thirdAutoExchange: boolean;
    /** Automatic balance exchange waits for the member to switch it on; otherwise it is on until they switch it off. */
    thirdAutoExchangeOptIn: boolean;
    /** New members may register. */
    registerOpen: boolean;
    /** Trial play is offered. */
    trialOpen: boolean;
    /** What a visitor proves at log-in; after failed tries at least image. */
    loginCheck: "none" | "image" | "robot";
    /** What a visitor proves at registration and before an SMS. */
    registerCheck: "none" | "image" | "robot";
    /** Members with a security question answer it on a new device. */
    questionOnNewDevice: boolean;
    /** Fields of the registration form in order; a question mark makes one optional. account, password and rePassword are always asked for. */
    registerFields: Array<"account" | "password" | "rePassword" | "realName" | "realName?" | "phone" | "phone?" | "smsCode" | "email" | "email?" | "qq" | "qq?" | "weChat" | "weChat?" | "promoCode" | "promoCode?" | "captchaCode">;
  };
  /** Served with getPageHead. */
  pageHead: {
    /** Title of the browser tab; the station's name where not given. */
    pageTitle?: Label;
  };
  /** Front-end tweaks of the station. */
  frontConfig: {
    /** Reminder to add the site to the phone's desktop; empty for none. */
    addToDesktopRemainText: LocalText;
    /** Offers the line check. */
    lineDetection: boolean;
    /** Name of the line check. */
    lineDetectionTxt: Label;
    /** Shows contact details on the personal page. */
    personalInfoflag: boolean;
    /** Header bar on the activities page. */
    moreActiveHeader: boolean;
    /** Hides withdrawal reports. */
    noShowTiKuanBaoBiao: boolean;
    /** Hides deposit reports. */
    noShowChongzhiBaoBiao: boolean;
    /** Percentage of the direct-charge offer; 0 for none. */
    bonusPercent: number;
    /** Cap of the direct-charge offer in yuan; 0 for none. */
    bonusAmount: number;
    /** Shows the direct-charge entry among the wallet's offers. */
    showFreeDepositInHoney: boolean;
    /** Wire relic. Behind it stands the capability twoColumnLotteries: the home page lists lotteries as large cards in two columns instead of compact ones in three. */
    isV010: boolean;
    /** Hides the donate entry of the member centre. */
    userCenterNoShowHope: boolean;
    /** Hides the highest net win of a bet. */
    needHideMaximumNetAmount: boolean;
  };
};

/** Every default, as schemas/station.json states it. */
export const stationDefaults: Omit<StationFacts, 'code' | 'name'> = {
  "schemaVersion": 1,
  "hosts": [],
  "locale": "zh-CN",
  "theme": {
    "skin": "ThemeRed",
    "logo": "",
    "ThemeRed": {},
    "ThemeBlack": {}
  },
  "routes": {
    "off": []
  },
  "menus": {
    "tabBar": [
      "/index",
      "/lotteryAll",
      "/moreActive",
      "action:service",
      "/userCenter"
    ],
    "home": [
      "/recharge",
      "/lotteryAll",
      "/lotteryOpenDetail",
      "/moreActive",
      "action:service",
      "/appDown",
      "action:lineDetection",
      "/aboutUs"
    ],
    "member": [
      {
        "title": {
          "zh-CN": "资金",
          "en": "Money"
        },
        "items": [
          "/recharge",
          "/withdraw",
          "/wallet",
          "/moneyChange",
          "/transctionRecord",
          "/reportChange"
        ]
      },
      {
        "title": {
          "zh-CN": "账户",
          "en": "Account"
        },
        "items": [
          "/personalInfo",
          "/editPwd"
        ]
      },
      {
        "title": {
          "zh-CN": "彩票",
          "en": "Lottery"
        },
        "items": [
          "/lotteryRecord",
          "/lotteryOpenDetail"
        ]
      },
      {
        "title": {
          "zh-CN": "收益与公益",
          "en": "Earn and give"
        },
        "items": [
          "/balanceBao",
          "/handfree",
          "/donate"
        ]
      },
      {
        "title": {
          "zh-CN": "服务",
          "en": "Service"
        },
        "items": [
          "/moreActive",
          "action:service",
          "/aboutUs",
          "/appDown"
        ]
      },
      {
        "title": {
          "zh-CN": "偏好",
          "en": "Preferences"
        },
        "items": [
          "action:theme",
          "action:locale"
        ]
      }
    ],
    "names": {}
  },
  "activityNames": {},
  "onOff": {
    "onlineServiceUrl": "/legacy/service.html",
    "notLoggedToLoginPage": false,
    "onoffMobileNotloggedToLoginview": false,
    "thirdAutoExchange": true,
    "thirdAutoExchangeOptIn": false,
    "registerOpen": true,
    "trialOpen": true,
    "loginCheck": "none",
    "registerCheck": "image",
    "questionOnNewDevice": true,
    "registerFields": [
      "account",
      "password",
      "rePassword",
      "promoCode?"
    ]
  },
  "pageHead": {},
  "frontConfig": {
    "addToDesktopRemainText": {
      "zh-CN": "",
      "en": ""
    },
    "lineDetection": false,
    "lineDetectionTxt": {
      "zh-CN": "线路检测",
      "en": "Line check"
    },
    "personalInfoflag": false,
    "moreActiveHeader": true,
    "noShowTiKuanBaoBiao": false,
    "noShowChongzhiBaoBiao": false,
    "bonusPercent": 0,
    "bonusAmount": 0,
    "showFreeDepositInHoney": false,
    "isV010": false,
    "userCenterNoShowHope": false,
    "needHideMaximumNetAmount": false
  }
};
