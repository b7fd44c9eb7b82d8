// Owns demonstration data of withdrawals: the types of cards a station pays to, its rule, and cards of the demonstration accounts.

import { YUAN } from '#values/money.ts';
import type { CardTypeField } from '../db/columnTypes.ts';
import type { Db } from '../db/stationTransaction.ts';
import { cardKey } from '../money/withdrawals/cards.ts';

const banks = [
  '中国工商银行',
  '中国农业银行',
  '中国银行',
  '中国建设银行',
  '交通银行',
  '招商银行',
  '中国邮政储蓄银行',
  '中信银行',
  '中国光大银行',
  '民生银行',
  '兴业银行',
  '浦发银行',
  '平安银行',
  '广发银行',
];

/** A field of a card form: required, plain text, typed rather than chosen, unless stated. */
const field = (
  given: Omit<CardTypeField, 'required' | 'keyboard' | 'choices'> & Partial<CardTypeField>,
): CardTypeField => ({ required: true, keyboard: 'text', choices: [], ...given });

const realName = field({
  key: 'realName',
  label: { 'zh-CN': '真实姓名', en: 'Real name' },
  placeholder: { 'zh-CN': '与收款账户一致', en: 'As on the account' },
  wrong: { 'zh-CN': '请填写2-20个汉字的真实姓名', en: 'The real name has 2 to 20 Chinese characters' },
  pattern: '^[\\u4e00-\\u9fff·]{2,20}$',
});

const address = (chain: string, pattern: string, begin: string): CardTypeField =>
  field({
    key: 'cardNo',
    label: { 'zh-CN': `收款地址(${chain})`, en: `Address (${chain})` },
    placeholder: { 'zh-CN': `以${begin}开头，请粘贴`, en: `Begins with ${begin}; paste it` },
    wrong: { 'zh-CN': `这不是${chain}地址，请检查`, en: `This is no ${chain} address` },
    pattern,
  });

export const cardTypes = [
  {
    code: 'bank',
    name: { 'zh-CN': '银行卡', en: 'Bank card' },
    cards_most: 5,
    fields: [
      realName,
      field({
        key: 'bankName',
        label: { 'zh-CN': '开户银行', en: 'Bank' },
        placeholder: { 'zh-CN': '请选择银行', en: 'Choose the bank' },
        wrong: { 'zh-CN': '请选择银行', en: 'Choose the bank' },
        pattern: '',
        choices: banks,
      }),
      field({
        key: 'branch',
        label: { 'zh-CN': '开户支行', en: 'Branch' },
        placeholder: { 'zh-CN': '如：上海徐汇支行', en: 'Such as Shanghai Xuhui' },
        wrong: { 'zh-CN': '支行名称为2-40个字', en: 'A branch has 2 to 40 characters' },
        pattern: '^.{2,40}$',
        required: false,
      }),
      field({
        key: 'cardNo',
        label: { 'zh-CN': '银行卡号', en: 'Card number' },
        placeholder: { 'zh-CN': '16-19位数字', en: '16 to 19 digits' },
        wrong: { 'zh-CN': '银行卡号为16-19位数字', en: 'A card number has 16 to 19 digits' },
        pattern: '^[0-9]{16,19}$',
        keyboard: 'digits',
      }),
    ],
    least: 100n * YUAN,
    most: 50_000n * YUAN,
    fee_fixed: 0n,
    fee_share: 50,
    fee_most: 50n * YUAN,
    arrival_minutes: 15,
    coin: '',
    rate: null,
  },
  {
    code: 'alipay',
    name: { 'zh-CN': '支付宝', en: 'Alipay' },
    cards_most: 2,
    fields: [
      realName,
      field({
        key: 'cardNo',
        label: { 'zh-CN': '支付宝账号', en: 'Alipay account' },
        placeholder: { 'zh-CN': '手机号码或邮箱', en: 'Mobile number or e-mail' },
        wrong: { 'zh-CN': '请填写手机号码或邮箱', en: 'A mobile number or an e-mail address' },
        pattern: '^(1[3-9][0-9]{9}|[A-Za-z0-9._+-]{1,40}@[A-Za-z0-9-]{1,30}(\\.[A-Za-z0-9-]{2,20}){1,3})$',
        keyboard: 'email',
      }),
    ],
    least: 100n * YUAN,
    most: 20_000n * YUAN,
    fee_fixed: 0n,
    fee_share: 100,
    fee_most: 100n * YUAN,
    arrival_minutes: 10,
    coin: '',
    rate: null,
  },
  {
    code: 'usdttrc20',
    name: 'USDT-TRC20',
    cards_most: 3,
    fields: [address('TRC20', '^T[1-9A-HJ-NP-Za-km-z]{33}$', 'T')],
    least: 200n * YUAN,
    most: 200_000n * YUAN,
    fee_fixed: 8n * YUAN,
    fee_share: 0,
    fee_most: null,
    arrival_minutes: 5,
    coin: 'USDT',
    rate: 7_1200n,
  },
  {
    code: 'usdterc20',
    name: 'USDT-ERC20',
    cards_most: 3,
    fields: [address('ERC20', '^0x[0-9a-fA-F]{40}$', '0x')],
    least: 500n * YUAN,
    most: 200_000n * YUAN,
    fee_fixed: 35n * YUAN,
    fee_share: 0,
    fee_most: null,
    arrival_minutes: 10,
    coin: 'USDT',
    rate: 7_1200n,
  },
];

const cards = [
  {
    account: 'member01',
    type: 'bank',
    real_name: '张伟',
    bank_name: '中国工商银行',
    branch: '上海徐汇支行',
    card_no: '6222021001118880123',
  },
  {
    account: 'member01',
    type: 'usdttrc20',
    real_name: '张伟',
    bank_name: '',
    branch: '',
    card_no: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  },
  {
    account: 'member02',
    type: 'alipay',
    real_name: '李娜',
    bank_name: '',
    branch: '',
    card_no: '13900139000',
  },
];

/** The rule of every station's withdrawals; cooling times are short enough to be watched. */
export const withdrawalRule = {
  times_a_day: 10,
  free_times: 3,
  review_from: 20_000n * YUAN,
  card_cooling_seconds: 60,
  change_cooling_seconds: 60,
};

/** Gives a station that has no rule for withdrawals yet one of its own. */
export async function seedWithdrawals(db: Db, station: string, now: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('withdrawal_rule')
    .values({
      station,
      ...withdrawalRule,
    })
    .onConflict((clash) => clash.column('station').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await db
    .insertInto('card_type')
    .values(
      cardTypes.map((type, position) => ({
        ...type,
        station,
        name: JSON.stringify(type.name),
        fields: JSON.stringify(type.fields),
        position,
      })),
    )
    .execute();
  for (const [position, { account, ...card }] of cards.entries()) {
    const owner = await db
      .selectFrom('account')
      .select('id')
      .where('name_key', '=', account)
      .executeTakeFirst();
    if (!owner) continue;
    await db
      .insertInto('card')
      .values({
        ...card,
        station,
        account_id: owner.id,
        card_key: cardKey(card.card_no),
        is_primary: card.type !== 'usdttrc20',
        position,
        usable_from: now,
        created_at: now,
      })
      .execute();
  }
}
