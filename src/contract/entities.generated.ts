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
  /** What the family reads from the draw; told where an order is asked for by its number, empty in lists. */
  readings: Array<{
    name: string;
    value: string;
  }>;
  /** Plan it belongs to; empty for none. */
  chaseId: string;
  /** Which period of its plan, from 1; 0 for none. */
  chaseNumber: number;
  /** Why the stake was given back: its owner revoked it, its chase stopped, the period was void. */
  returnReason: "" | "member" | "chase" | "void";
  /** What paid, outcome by outcome; empty while waiting and where nothing was paid. */
  winDetails: Array<{
    /** Outcome or prize; empty where the play has but one. */
    name: string;
    units: number;
    /** Credit: what a unit was paid. Official: the prize of a unit of 2 yuan in yuan mode. Refund: its stake. */
    each: string;
    /** Credit: the odds, several joined by ×; empty otherwise. */
    odds: string;
    /** How often a unit hit. */
    hits: number;
    isRefund: boolean;
  }>;
  /** What was won was cut to the most an order pays. */
  isCapped: boolean;
  /** Why it was paid what it was paid, for support; empty while waiting. */
  explanation: string;
};

/** One field of the form for a new card, in the order to be shown, worded in the language of the request. */
export type CardField = {
  /** A field of account/bankAddSave. */
  key: "realName" | "bankName" | "branch" | "cardNo";
  label: string;
  placeholder: string;
  /** What is said where the pattern is not kept. */
  wrong: string;
  /** Regular expression for the whole value; empty for any. */
  pattern: string;
  required: boolean;
  keyboard: "text" | "digits" | "email";
  /** What there is to choose from; empty for free text. */
  choices: string[];
};

/** A member's chase: the same picks over several periods. Its stake is what was spent, what was given back and what still waits together. Amounts in yuan with four decimals. */
export type ChasePlan = {
  chaseId: string;
  /** Stable code, such as FFC. */
  lotCode: string;
  lotName: string;
  /** Of the first pick. */
  playName: string;
  /** The first pick as text. */
  haoMa: string;
  /** Picks in each period. */
  betCount: number;
  /** Periods in all. */
  periods: number;
  /** Periods of which nothing waits any more: settled or given back. */
  donePeriods: number;
  stopOnWin: boolean;
  /** stopped: by its first win. */
  status: "running" | "finished" | "stopped" | "cancelled";
  /** Something of it may be revoked at this moment. */
  canCancel: boolean;
  /** Stake of the whole plan. */
  buyMoney: string;
  /** Stake of what was settled. */
  spentMoney: string;
  /** Stake given back. */
  returnMoney: string;
  /** Stake that still waits. */
  waitingMoney: string;
  /** Paid, refunds of revoked ones left out. */
  winMoney: string;
  /** Rebates. */
  rebate: string;
  /** Paid and rebates less the stake of what was settled. */
  yingKui: string;
  /** Asia/Shanghai. */
  createTime: string;
};

/** What is paid to: an account, or what a code holds. */
export type DepositAccount = {
  /** The way it belongs to. */
  methodId: number;
  /** Bank, wallet or chain. */
  bankName: string;
  /** Empty for none. */
  branch: string;
  /** Name of the account; empty for none. */
  receiver: string;
  /** Number or address of the account. */
  cardNo: string;
  /** What the code to scan holds; empty where there is none. */
  qrContent: string;
};

/** A coupon that adds to a deposit. Amounts in yuan with four decimals. */
export type DepositCoupon = {
  id: number;
  name: string;
  /** What it adds. */
  money: string;
  /** Least deposit it goes with. */
  minMoney: string;
  /** Largest deposit it goes with; 0 for no limit. */
  maxMoney: string;
  /** Hundredths: bets asked for per yuan of it. */
  betFactor: number;
  /** Asia/Shanghai. */
  endTime: string;
};

/** A method to pay in by, as the station offers it to this member. Amounts in yuan with four decimals. */
export type DepositMethod = {
  /** Number of the way. */
  id: number;
  /** bank: transfer to an account; fast: a code to scan; online: a provider's page. */
  kind: "bank" | "fast" | "online";
  name: string;
  /** What is paid with. */
  payType: "bank" | "alipay" | "weixin" | "unionpay" | "usdt";
  /** Least at once. */
  minMoney: string;
  /** Most at once. */
  maxMoney: string;
  /** The only amounts there are; empty where any between least and most will do. */
  fixedMoney: string[];
  /** Amounts to offer at a tap. */
  quickMoney: string[];
  /** Yuan for one unit of the foreign currency, four decimals; empty for yuan. */
  rate: string;
  /** One line about it; empty for none. */
  tips: string;
};

/** A member's deposit. Amounts in yuan with four decimals. */
export type DepositOrder = {
  orderNo: string;
  /** bank: transfer to an account; fast: a code to scan; online: a provider's page. */
  kind: "bank" | "fast" | "online";
  /** The way chosen. */
  methodId: number;
  methodName: string;
  /** What is to be paid, tail included. */
  amount: string;
  /** What was added so that the payment can be told from others. */
  tail: string;
  /** The same in the foreign currency at the rate of the order; empty for yuan. */
  payAmount: string;
  /** What has come. */
  paidMoney: string;
  /** Gift of the offer; while it is under way what it will be. */
  giftMoney: string;
  /** Worth of the coupon; while it is under way what it will be. */
  couponMoney: string;
  /** 1 under way, 2 done, 3 failed, 4 cancelled, 5 expired, 6 and 7 rolled back. */
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Why it is where it is, in words; empty for none. */
  reason: string;
  /** The member may still cancel it. */
  canCancel: boolean;
  /** Until it expires; 0 once it is over. */
  leftSeconds: number;
  /** Asia/Shanghai. */
  createTime: string;
  /** Asia/Shanghai; empty while under way. */
  finishTime: string;
};

/** An offer for deposits. Amounts in yuan with four decimals. */
export type DepositStrategy = {
  id: number;
  name: string;
  /** Kinds of ways it goes with. */
  kinds: Array<"bank" | "fast" | "online">;
  /** fixed: an amount; percent: of what is paid in. */
  giftType: "fixed" | "percent";
  /** Yuan, or percent, two decimals. */
  value: string;
  /** Least deposit. */
  minMoney: string;
  /** The gift's limit; 0 for none. */
  maxGift: string;
  /** How often a member may take it. */
  times: "once" | "first" | "daily" | "always";
  /** Hundredths: bets asked for per yuan of gift. */
  giftFactor: number;
  /** Hundredths: bets asked for per yuan paid in. */
  depositFactor: number;
  /** Asia/Shanghai; empty where it has no end. */
  endTime: string;
  /** May be taken now. */
  canTake: boolean;
  /** Why not; empty where it may. */
  reason: string;
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

/** Money on its way between the wallet and a game platform. */
export type TransferOrder = {
  /** The same number at the platform. */
  orderNo: string;
  platform: string;
  platformName: string;
  /** in: wallet to platform; out: platform to wallet. */
  direction: "in" | "out";
  /** Whole yuan. */
  money: string;
  /** processing: its end is not known yet; it is asked for until it is. */
  status: "processing" | "success" | "failed";
  /** Moved by automatic exchange. */
  auto: boolean;
  createTime: string;
  /** Empty while processing. */
  finishTime: string;
  /** Why it failed, otherwise empty. */
  reason: string;
};

/** A card of the member's own, as it is shown: its number masked, four characters at either end. */
export type WithdrawalCard = {
  cardId: number;
  /** Code of the card type, such as bank. */
  type: string;
  typeName: string;
  /** Empty where the type has no banks. */
  bankName: string;
  /** Masked. */
  cardNo: string;
  /** Masked. */
  realName: string;
  /** Chosen first. */
  isPrimary: boolean;
  /** False where the station has switched the card or its type off. */
  isEnabled: boolean;
  /** While a new card cools: YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty afterwards. */
  usableFrom: string;
};

/** What a type of card asks of a withdrawal. The fee is feeMoney and feeShare of the amount together, cut to 0.01 yuan and never above feeMost; nothing while free times are left. */
export type WithdrawalChannel = {
  /** Code of the card type. */
  type: string;
  typeName: string;
  /** Least amount. */
  minMoney: string;
  /** Most amount. */
  maxMoney: string;
  /** Fixed part of the fee. */
  feeMoney: string;
  /** Share of the amount, in hundredths of a percent. */
  feeShare: number;
  /** Most the fee can be; empty for no cap. */
  feeMost: string;
  /** Usual time until the money arrives. */
  arrivalMinutes: number;
  /** What is paid where it is not yuan, such as USDT; empty for yuan. */
  coin: string;
  /** Yuan for one coin, four decimals; empty for yuan. */
  rate: string;
};

/** A withdrawal. The fee is part of the amount: what arrives is amount less fee. */
export type WithdrawalOrder = {
  orderNo: string;
  /** Amount that left the wallet. */
  money: string;
  /** Part of the amount. */
  fee: string;
  /** Amount less fee. */
  arriving: string;
  /** Empty for yuan. */
  coin: string;
  /** In coins at the agreed rate, four decimals; empty for yuan. */
  coinMoney: string;
  typeName: string;
  /** Masked. */
  cardNo: string;
  /** 1 under way, 2 paid, 3 refused and given back, 4 cancelled and given back. */
  status: 1 | 2 | 3 | 4;
  /** Of one under way: not yet with the bank desk, or being looked at there. */
  stage: "waiting" | "locked" | "ended";
  /** Why it was refused; empty otherwise. */
  reason: string;
  /** YYYY-MM-DD HH:mm:ss, Asia/Shanghai */
  createTime: string;
  /** YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty while under way. */
  finishTime: string;
};
