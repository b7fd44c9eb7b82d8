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

/** A member's bet. Amounts in yuan with four decimals. */
export type BetOrder = {
  orderId: string;
  /** Stable code, such as FFC. */
  lotCode: string;
  lotName: string;
  /** 1 official, 2 credit. */
  lotVersion: 1 | 2;
  /** Period number, such as 202611200001. */
  qiHao: string;
  playCode: string;
  playName: string;
  groupName: string;
  /** The picks as text. */
  haoMa: string;
  /** Units. */
  buyZhuShu: number;
  /** Stake. */
  buyMoney: string;
  /** 1 in credit mode. */
  multiple: number;
  /** Official: 1 yuan, 10 jiao, 100 fen, 1000 li. */
  model: 1 | 10 | 100 | 1000;
  /** Credit: odds of the first outcome picked, at which it was accepted; official: bonus group. */
  peilv: string;
  /** Units that won. */
  winZhuShu: number;
  /** Paid, refunds included. */
  winMoney: string;
  /** Rebate beside it. */
  rebate: string;
  /** Paid and rebate less the stake; 0 while waiting. */
  yingKui: string;
  /** 1 waiting, 2 won, 3 lost, 4 revoked or refunded, 10 all units pushed. */
  status: 1 | 2 | 3 | 4 | 10;
  /** May be revoked at this moment. */
  canRevoke: boolean;
  /** Asia/Shanghai. */
  createTime: string;
  /** The draw; empty until it is known. */
  openHaoma: string;
  /** Plan it belongs to; empty for none. */
  chaseId: string;
  /** Why it was paid what it was paid, for support; empty while waiting. */
  explanation: string;
};

/** A period that has opened. */
export type DrawnPeriod = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** Period number, such as 202611200001. */
  qiHao: string;
  /** When it was drawn, Asia/Shanghai. */
  openTime: string;
  /** The result in drawing order, comma-separated; empty when the period is void or its draw is still on its way. */
  haoMa: string;
  /** waiting: opened, result on its way. */
  openStatus: "waiting" | "drawn" | "void";
  /** platform: drawn by the house and verifiable; demonstration: stands in for a draw of others; feed: reported by a feed. */
  source: "platform" | "demonstration" | "feed";
  /** Derived forms in the family's own order, such as the sum or dragon and tiger. */
  readings: Array<{
    name: string;
    value: string;
  }>;
  /** As published before sealing; empty where nothing was promised beforehand. */
  commitment: string;
  /** The secret the draw was made from, hex; empty until it is drawn, or for a feed. */
  seed: string;
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

/** A line of the wallet: what came or went, and what it left behind. Amounts in yuan with four decimals. */
export type LedgerLine = {
  /** 1, 2, 3, ... without a gap within the wallet; the newest is the greatest. */
  id: string;
  /** Asia/Shanghai. */
  time: string;
  /** Kind of business, numbered as in the field: 130 a lottery bet, 131 its payout, ... */
  type: number;
  /** In the player's language. */
  typeName: string;
  /** Heading of the bill it is counted under. */
  kind: "deposit" | "withdraw" | "bet" | "win" | "rebate" | "gift" | "interest" | "transfer" | "donate" | "adjust";
  /** Signed: what came is positive, what went negative. */
  amount: string;
  /** Wallet before it. */
  balanceBefore: string;
  /** Wallet after it. */
  balanceAfter: string;
  /** Number of the order it belongs to. */
  orderNo: string;
  /** Empty for none. */
  remark: string;
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

/** A period of a lottery on sale, or sealed and waiting for its draw; times in Asia/Shanghai. */
export type Period = {
  /** Stable code, such as FFC. */
  lotCode: string;
  /** Period number, such as 202611200001. */
  qiHao: string;
  /** When it began to take bets. */
  startTime: string;
  /** From then on no bet and no revoke. */
  sealTime: string;
  /** When it is drawn. */
  openTime: string;
  /** Whole seconds left until it seals, by the server's clock; 0 once sealed. */
  sealSeconds: number;
  /** Whole seconds left until it is drawn. */
  openSeconds: number;
  /** No bets any more. */
  isSealed: boolean;
  /** SHA-256 (hex) of the seed, lottery code and period number, published before sealing; empty where there is none. */
  commitment: string;
};

/** One field of the registration form, in the order to be shown. */
export type RegisterField = {
  /** A field of auth/register. */
  key: "account" | "password" | "rePassword" | "realName" | "phone" | "smsCode" | "email" | "qq" | "weChat" | "promoCode" | "captchaCode";
  required: boolean;
};
