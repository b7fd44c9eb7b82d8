// Owns demonstration data of depositing: methods, offers, coupons and an agreement, a different mix from station to station.

import type { LocalText } from '#contract/station.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { YUAN } from '#values/money.ts';
import type { DepositKind } from '../db/columnTypes.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { PayMethodTable } from '../db/tables.ts';

const both = (chinese: string, english: string): LocalText => ({ 'zh-CN': chinese, en: english });
const nothing = both('', '');
const yuan = (amount: number): bigint => BigInt(amount) * YUAN;

export interface DepositMethod extends Pick<PayMethodTable, 'kind' | 'pay_type'> {
  branch: string;
  receiver: string;
  card_no: string;
  qr_content: string;
  name: LocalText;
  bank: LocalText;
  tips: LocalText;
  tag?: LocalText;
  least: number;
  most: number;
  fixed?: number[];
  /** In cents. */
  tail?: [number, number];
  rate?: number;
  levels?: number[];
}

const account = (branch: string, receiver: string, cardNo: string, qr = '') => ({
  branch,
  receiver,
  card_no: cardNo,
  qr_content: qr,
});

export const methods = {
  alipayOnline: {
    kind: 'online',
    pay_type: 'alipay',
    name: both('支付宝快捷', 'Alipay'),
    bank: both('支付宝', 'Alipay'),
    tips: both('实时到账', 'Credited at once'),
    tag: both('推荐', 'Recommended'),
    least: 50,
    most: 5_000,
    ...account('', '', ''),
  },
  weixinOnline: {
    kind: 'online',
    pay_type: 'weixin',
    name: both('微信支付', 'WeChat Pay'),
    bank: both('微信支付', 'WeChat Pay'),
    tips: both('固定金额，秒到账', 'Fixed amounts, credited in seconds'),
    least: 50,
    most: 1_000,
    fixed: [50, 100, 200, 500, 1_000],
    ...account('', '', ''),
  },
  unionOnline: {
    kind: 'online',
    pay_type: 'unionpay',
    name: both('云闪付大额通道', 'UnionPay, large amounts'),
    bank: both('云闪付', 'UnionPay'),
    tips: both('贵宾会员专享', 'For distinguished members'),
    tag: both('贵宾', 'VIP'),
    least: 1_000,
    most: 50_000,
    levels: [2, 3, 4, 5],
    ...account('', '', ''),
  },
  alipayCode: {
    kind: 'fast',
    pay_type: 'alipay',
    name: both('支付宝扫码', 'Alipay code'),
    bank: both('支付宝', 'Alipay'),
    tips: both('扫码付款，自动匹配到账', 'Scan and pay; matched by the amount'),
    tag: both('热门', 'Popular'),
    least: 100,
    most: 10_000,
    tail: [1, 99],
    ...account('', '锦程商贸', 'pay@jincheng.example', 'https://qr.example/alipay/fkx07340sd1q'),
  },
  weixinCode: {
    kind: 'fast',
    pay_type: 'weixin',
    name: both('微信扫码', 'WeChat code'),
    bank: both('微信支付', 'WeChat Pay'),
    tips: both('请按显示金额付款', 'Pay exactly the amount shown'),
    least: 100,
    most: 3_000,
    tail: [1, 99],
    ...account('', '远山文化', 'wx-yuanshan', 'https://qr.example/weixin/f2f0p8Tq'),
  },
  usdtCode: {
    kind: 'fast',
    pay_type: 'usdt',
    name: both('USDT-TRC20', 'USDT-TRC20'),
    bank: both('TRC20', 'TRC20'),
    tips: both('按下单汇率入账', 'Credited at the rate of the order'),
    least: 100,
    most: 200_000,
    rate: 7.12,
    ...account('', '', 'TXk7sJv9bQm3Zp5LwR8nHd2yCf6gAe4uKx', 'TXk7sJv9bQm3Zp5LwR8nHd2yCf6gAe4uKx'),
  },
  icbc: {
    kind: 'bank',
    pay_type: 'bank',
    name: both('工商银行转账', 'ICBC transfer'),
    bank: both('中国工商银行', 'ICBC'),
    tips: both('单笔限额高，免手续费', 'High limits, no fee'),
    least: 100,
    most: 200_000,
    ...account('深圳南山科技园支行', '王建国', '6222020000001234567'),
  },
  cmb: {
    kind: 'bank',
    pay_type: 'bank',
    name: both('招商银行转账', 'CMB transfer'),
    bank: both('招商银行', 'China Merchants Bank'),
    tips: both('工作日到账更快', 'Quicker on working days'),
    least: 200,
    most: 100_000,
    ...account('杭州西湖支行', '陈晓燕', '6214850000007654321'),
  },
} satisfies Record<string, DepositMethod>;

const steps: Record<DepositKind, LocalText[]> = {
  bank: [
    both('用网银或手机银行转账到上面的账户。', "Transfer to the account above with your bank's app."),
    both('转账后填写金额和付款人姓名并提交。', 'Then submit the amount and the name of the payer.'),
    both(
      '核对无误后自动入账，通常几分钟内完成。',
      'It is credited once it is matched, usually within minutes.',
    ),
  ],
  fast: [
    both('输入金额，获取付款码。', 'Enter an amount to get the code.'),
    both(
      '按显示的金额付款，一分不差才能自动到账。',
      'Pay exactly the amount shown, to the cent, so that it can be matched.',
    ),
    both('付款后请勿重复扫码，返回本页等待结果。', 'Pay once only, then wait on this page.'),
  ],
  online: [
    both('选择金额后前往收银台付款。', 'Choose an amount and pay on the checkout page.'),
    both(
      '付款完成后返回本站，余额会自动更新。',
      'Come back when you have paid; the balance updates by itself.',
    ),
  ],
};

export interface Offer {
  name: LocalText;
  kinds: DepositKind[];
  gift_type: 'fixed' | 'percent';
  value: bigint;
  min: number;
  max: number;
  times: 'once' | 'first' | 'daily' | 'always';
  factor: number;
}

const everyKind: DepositKind[] = ['bank', 'fast', 'online'];
export const depositOffers = {
  first: {
    name: both('首存送 20%', '20% on the first deposit'),
    kinds: everyKind,
    gift_type: 'percent',
    value: 2_000n,
    min: 100,
    max: 888,
    times: 'first',
    factor: 500,
  },
  daily: {
    name: both('每日首笔送 3%', '3% once a day'),
    kinds: everyKind,
    gift_type: 'percent',
    value: 300n,
    min: 100,
    max: 188,
    times: 'daily',
    factor: 300,
  },
  bank: {
    name: both('银行转账加赠 1%', '1% more by bank transfer'),
    kinds: ['bank'],
    gift_type: 'percent',
    value: 100n,
    min: 500,
    max: 0,
    times: 'always',
    factor: 100,
  },
  once: {
    name: both('存 500 送 58', '58 for a deposit of 500'),
    kinds: ['fast', 'online'],
    gift_type: 'fixed',
    value: yuan(58),
    min: 500,
    max: 0,
    times: 'once',
    factor: 800,
  },
} satisfies Record<string, Offer>;

const agreement = {
  title: both('存款服务协议', 'Deposit agreement'),
  content: [
    both(
      '请使用本人名下的账户付款，他人代付可能无法到账。',
      'Please pay from an account of your own; payments by others may not be credited.',
    ),
    both(
      '请按页面显示的账户和金额付款，每次存款都以页面最新信息为准。',
      'Pay to the account and the amount shown; open the page again for each deposit.',
    ),
    both(
      '存款与赠送的彩金须完成相应打码量后方可提款。',
      'Deposits and gifts ask for their turnover before a withdrawal.',
    ),
    both('请理性娱乐，量力而行。', 'Please play within your means.'),
  ],
};

interface Mix {
  methods: (keyof typeof methods)[];
  offers: (keyof typeof depositOffers)[];
  quick: number[];
  hasAgreement: boolean;
}

/** Stations differ; which has which follows from the code alone, so that a station looks the same on every machine. */
const mixes: readonly Mix[] = [
  {
    methods: ['alipayOnline', 'weixinOnline', 'unionOnline', 'alipayCode', 'usdtCode', 'icbc', 'cmb'],
    offers: ['first', 'daily', 'bank', 'once'],
    quick: [100, 200, 500, 1_000, 2_000, 5_000],
    hasAgreement: true,
  },
  {
    methods: ['weixinOnline', 'unionOnline', 'weixinCode', 'alipayCode', 'icbc'],
    offers: ['first', 'once'],
    quick: [100, 300, 500, 1_000, 3_000],
    hasAgreement: true,
  },
  {
    methods: ['alipayOnline', 'usdtCode', 'alipayCode', 'cmb'],
    offers: ['first', 'daily', 'bank'],
    quick: [100, 500, 1_000, 5_000, 10_000],
    hasAgreement: false,
  },
];

export const mixOf = (station: string): Mix =>
  mixes[[...station].reduce((sum, letter) => sum + letter.charCodeAt(0), 1) % mixes.length]!;

/** The rule of every station's deposits. */
export const depositRule = {
  pending_most: 1,
  bank_seconds: 86_400,
  fast_seconds: 1_800,
  online_seconds: 1_800,
  deposit_factor: 100,
};

/** Gives a station that has no deposit methods yet its demonstration; does nothing otherwise. */
export async function seedDeposits(db: Db, station: string, now: Date): Promise<void> {
  const mix = mixOf(station);
  const json = JSON.stringify;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deposit_setting')
    .values({
      station,
      ...depositRule,
      quick_amounts: mix.quick.map((amount) => String(yuan(amount))),
      contract_version: mix.hasAgreement ? 1 : 0,
      contract_title: json(mix.hasAgreement ? agreement.title : nothing),
      contract_content: json(mix.hasAgreement ? agreement.content : []),
    })
    .onConflict((clash) => clash.column('station').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await db
    .insertInto('pay_method')
    .values(
      mix.methods.map((name, position) => {
        const method: DepositMethod = methods[name];
        return {
          station,
          kind: method.kind,
          pay_type: method.pay_type,
          name: json(method.name),
          tips: json(method.tips),
          steps: json(steps[method.kind]),
          tag: method.tag ? json(method.tag) : null,
          least: yuan(method.least),
          most: yuan(method.most),
          fixed_amounts: (method.fixed ?? []).map((amount) => String(yuan(amount))),
          tail_least: BigInt(method.tail?.[0] ?? 0) * 100n,
          tail_most: BigInt(method.tail?.[1] ?? 0) * 100n,
          rate: method.rate === undefined ? null : BigInt(Math.round(method.rate * 10_000)),
          levels: method.levels ?? [],
          bank_name: json(method.bank),
          branch: method.branch,
          receiver: method.receiver,
          card_no: method.card_no,
          qr_content: method.qr_content,
          position,
        };
      }),
    )
    .execute();
  await db
    .insertInto('deposit_strategy')
    .values(
      mix.offers.map((name, position) => {
        const offer: Offer = depositOffers[name];
        return {
          station,
          name: json(offer.name),
          kinds: offer.kinds,
          gift_type: offer.gift_type,
          value: offer.value,
          min_amount: yuan(offer.min),
          max_gift: yuan(offer.max),
          times: offer.times,
          gift_factor: offer.factor,
          deposit_factor: depositRule.deposit_factor,
          starts_at: new Date(now.getTime() - dayMs),
          ends_at: null,
          position,
        };
      }),
    )
    .execute();
  await db.updateTable('account').set({ level: 3 }).where('name_key', '=', 'agent01').execute();
  const members = await db
    .selectFrom('account')
    .select('id')
    .where('name_key', 'in', ['member01', 'member02'])
    .execute();
  const coupons = [
    { name: both('满 100 送 8', '8 for 100'), amount: 8, min: 100, most: 0, days: 30 },
    { name: both('小额专享 5 元', '5 for small deposits'), amount: 5, min: 50, most: 300, days: 7 },
  ];
  const rows = members.flatMap(({ id }) =>
    coupons.map((coupon) => ({
      station,
      account_id: id,
      name: json(coupon.name),
      amount: yuan(coupon.amount),
      min_deposit: yuan(coupon.min),
      max_deposit: yuan(coupon.most),
      bet_factor: 100,
      starts_at: new Date(now.getTime() - dayMs),
      ends_at: new Date(now.getTime() + coupon.days * dayMs),
    })),
  );
  if (rows.length > 0) await db.insertInto('coupon').values(rows).execute();
}
