// Generated from schemas/entity by "npm run gen". Do not edit.

/** An offer of a station. */
export type Activity = {
  id: number;
  /** The kind of activity it is listed under (activeTypeData). */
  typeId: number;
  /** What stands behind it; a station may give each kind a name of its own. */
  kind: "general" | "redPacket" | "signIn" | "wheel" | "treasure" | "deficit" | "bonus" | "dragonBoat" | "midAutumn" | "firstRecharge" | "balanceBao";
  title: string;
  /** One line. */
  summary: string;
  /** Picture, 2:1 or wider. */
  imgUrl: string;
  /** First moment. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  startTime: string;
  /** Last moment. YYYY-MM-DD HH:mm:ss, Asia/Shanghai. */
  endTime: string;
  /** HTML of the detail; empty in lists. */
  content: string;
};

/** One picture of a floating ad frame (afsList item). */
export type AdLink = {
  /** Where a tap leads: a path of this site, or an https address; empty for nowhere. */
  linkUrl: string;
  /** 1 opens here, 2 opens in a new tab. */
  linkType: 1 | 2;
  /** Picture: a path of this site or an https address. */
  imgUrl: string;
  /** What the picture says, for those who cannot see it. */
  title: string;
};

/** What every answer carries beside its own fields. */
export type Envelope = {
  /** Whether the call did what it was asked. */
  success: boolean;
  /** What to tell the player, in the language of the request; empty where there is nothing to say. */
  msg: string;
  /** What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json). */
  code?: string;
  /** For a form: request field to what is wrong with it, in the language of the request. */
  fieldErrors?: Record<string, string>;
};

/** A floating ad frame. */
export type FloatFrame = {
  id: number;
  /** The page it belongs to: 1 home, 2 user centre, 3 log-in tab, 4 register tab, 5 lottery pages. */
  showPosition: number;
  /** Shown one after another. */
  afsList: AdLink[];
};

/** A lottery in one of the two modes. */
export type Lottery = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** Name a player reads. */
  lotName: string;
  /** 1 official mode, 2 credit mode; splits the list into two groups. */
  lotVersion: 1 | 2;
  /** Family of rules. */
  family: "ssc" | "pk10" | "k3" | "x115" | "lhc" | "pc28" | "kl10" | "fc3d" | "kl8";
  /** Shown first and marked. */
  hot: boolean;
  /** One short line below the name, such as 每1分钟一期. */
  caption: string;
};

/** One field of the registration form, in the order to be shown. */
export type RegisterField = {
  /** A field of auth/register. */
  key: "account" | "password" | "rePassword" | "realName" | "phone" | "smsCode" | "email" | "qq" | "weChat" | "promoCode" | "captchaCode";
  required: boolean;
};
