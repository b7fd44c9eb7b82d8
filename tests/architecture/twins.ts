// The words that texts write, the twins they never write, and why. ARCHITECTURE.md, docs/flows.md and docs/decisions/0133 hold the words.

export interface Twin {
  /** The word we write. */
  use: string;
  never: RegExp;
  why: string;
  /** Members of the demonstration write as people do. */
  membersMay?: true;
}

export const chineseTwins: readonly Twin[] = [
  { use: '推广码', never: /邀请码|推荐码|推荐人代码/, why: 'the form and its refusal name one thing' },
  { use: '打码量', never: /流水(?!号)|打码(?!量|倍数)|(?<!打)码量/, why: 'the word of the withdrawal page' },
  { use: '未开奖', never: /待开奖|等待开奖/, why: 'the filter of the records' },
  { use: '派奖', never: /派彩/, why: 'the ledger' },
  { use: '提款', never: /提现|取款/, why: 'the menu' },
  { use: '存款', never: /充值(?!卡)|入款/, why: 'the menu; 充值卡 is a card' },
  { use: '撤单', never: /撤注|撤回|退注/, why: 'the button' },
  { use: '登录', never: /登陆|登入|登出/, why: '登陆 is a landing' },
  { use: '账号', never: /帐号|帐户|用户名/, why: '账号 is who logs in, 账户 holds the money' },
  {
    use: '账号类型',
    never: /(?<!提款)账户类型/,
    why: 'opening an account and the profile; a 提款账户 is where money goes',
  },
  { use: '客服', never: /工作人员|服务人员/, why: 'the menu' },
  { use: '彩金', never: /礼金|奖励金/, why: 'the ledger' },
  { use: '投注金额', never: /(?<!有效)投注额|下注金额/, why: 'the bet slip and the records' },
  { use: '注单', never: /投注单/, why: 'the records' },
  { use: '封盘', never: /停盘|投注截止|截止投注/, why: 'the countdown' },
  { use: '期、各期、期数', never: /期次/, why: '期号 names one, 期数 counts them' },
  { use: '手机号码', never: /手机号(?!码)/, why: 'the label of the form' },
  { use: '返点, 返水', never: /佣金|反水|洗码|反点/, why: 'the ledger' },
  { use: '余额生金', never: /余额宝/, why: 'the screen; 余额宝 is a product of others' },
  { use: '加载', never: /载入/, why: 'the failures' },
  { use: '稍后再试', never: /稍候再/, why: '请稍候 waits, 稍后再试 comes back' },
  { use: '点击', never: /点按|轻触|点此|点选/, why: 'one word for a tap' },
  { use: '主题', never: /皮肤/, why: 'the menu' },
  { use: '提款卡', never: /绑卡|取款卡/, why: 'the wallet' },
  { use: '电子游戏', never: /电子游艺|老虎机/, why: 'the screen' },
  { use: 'PT电子, QT电子', never: /[PQ]T 电子/, why: 'the tabs of the records' },
  { use: '额度转换', never: /划转|转账退回/, why: 'the screen; 转账 is done at a bank' },
  { use: '退回', never: /退还/, why: 'the ledger' },
  { use: '暂停投注', never: /停售/, why: 'the boards' },
  { use: '和局', never: /平局|打和/, why: 'the rules of play', membersMay: true },
  { use: '密保问题', never: /安全问题|密码提示/, why: 'the label of the form' },
  { use: '短信验证码', never: /手机验证码|校验码/, why: 'the label of the form' },
  { use: '活动中奖', never: /活动奖金/, why: 'the ledger' },
  { use: '您', never: /你/, why: 'the site is polite', membersMay: true },
];

export const englishTwins: readonly Twin[] = [
  { use: 'draw', never: /\bperiods?\b/i, why: 'what a player bets on; period is our word in code' },
  { use: 'login, log in', never: /\blog-in\b/i, why: 'one spelling' },
  { use: 'check in', never: /\bsign(?:ed|ing)?[- ]in\b/i, why: 'signing in is logging in elsewhere' },
  { use: 'email', never: /\be-mails?\b/i, why: 'one spelling' },
  { use: 'bonus', never: /\bgifts?\b/i, why: 'the trade, and the ledger' },
  { use: 'payment method', never: /\bways? to pay\b/i, why: 'the deposit page' },
  { use: 'feedback', never: /(?<!betting )\badvice\b/i, why: 'players give feedback' },
  { use: 'savings', never: /\bbalance treasure\b/i, why: 'the screen' },
  { use: 'balance bonus', never: /\bdirect charge\b/i, why: 'the screen' },
  { use: 'referral code', never: /\b(?:invitation|promotion) code\b/i, why: 'the label of the form' },
  { use: 'picture code', never: /\bcaptcha\b|\bimage code\b/i, why: 'the label of the form' },
  { use: 'pending', never: /\bundrawn\b/i, why: 'the filter of the records' },
  { use: 'closed', never: /\b(?:un)?sealed\b/i, why: 'the countdown' },
  { use: 'trial money', never: /\bplay money\b/i, why: 'the account' },
  { use: 'automatic transfers', never: /\bautomatic exchange\b/i, why: 'the switch' },
  { use: 'theme', never: /\bskins?\b/i, why: 'the menu' },
  { use: 'turnover', never: /\brollover\b|\bwagering\b|\bto be bet\b/i, why: 'the withdrawal page' },
  { use: 'refer a friend', never: /\brecommend a friend\b/i, why: 'the screen' },
  { use: 'at the moment', never: /\bat present\b/i, why: 'plain English' },
  {
    use: 'British spelling',
    never: /\bfavorites?\b|\bcolors?\b|\bcenters?\b|\bcanceled\b/i,
    why: 'one spelling',
  },
];
