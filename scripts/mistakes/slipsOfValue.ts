// The slips of a value: choices, figures, moments, addresses, keys, and what is beyond a bound.
import { isText, misspelt, raw, replaced, rewritten, type Slip, textOf } from './slip.ts';
import type { Site, Subject } from './subject.ts';

const withForm =
  (pattern: RegExp) =>
  ({ sites }: Subject): Site[] =>
    sites.filter((one) => isText(one) && textOf(one) !== '' && pattern.test(one.form));

const yuan = withForm(/^yuan$/);
const figures = withForm(/^(yuan|percent|times|odds)$/);
const choices = ({ sites }: Subject): Site[] =>
  sites.filter((one) => isText(one) && (one.schema?.enum?.length ?? 0) > 0);
const counts = ({ sites }: Subject): Site[] => sites.filter(({ node }) => node.kind === 'number');
const labels = ({ sites }: Subject): Site[] =>
  sites.filter((one) => isText(one) && /^(zh-CN|en)$/.test(one.member?.key ?? ''));

const ofText = (
  name: string,
  sites: (subject: Subject) => Site[],
  write: (value: string, site: Site) => string,
): Slip => ({ name, sites, edit: (site) => rewritten(site, write(textOf(site), site)) });

const toFullWidth = (value: string): string =>
  value.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

const isChoice = ({ schema }: Site, value: string): boolean => schema!.enum!.includes(value);

const otherWords: Readonly<Record<string, readonly string[]>> = {
  alipay: ['zhifubao', '支付宝', 'ali'],
  weixin: ['wechat', '微信', 'wx'],
  bank: ['银行', 'banks', 'bank-card'],
  unionpay: ['union', '银联', 'union-pay'],
  usdt: ['USDT', 'tether', '泰达币'],
  first: ['首存', 'first-deposit', '1'],
  daily: ['每天', 'day', 'everyday'],
  always: ['每笔', 'every', 'all'],
  once: ['一次', 'one', 'single'],
  online: ['线上', 'on-line', 'gateway'],
  lottery: ['彩票', 'lotteries', 'lotto'],
  live: ['真人', 'casino', 'livecasino'],
  egame: ['电子', 'slots', 'e-game'],
  sport: ['体育', 'sports', 'football'],
  popup: ['弹窗', 'pop-up', 'dialog'],
  marquee: ['跑马灯', 'scroll', 'ticker'],
  cash: ['现金', 'money', 'yuan'],
  points: ['积分', 'point', 'score'],
  none: ['无', 'nothing', 'no'],
  member: ['会员', 'members', 'user'],
  agent: ['代理', 'agents', 'proxy'],
};

export const ofValues: readonly Slip[] = [
  {
    name: 'a choice misspelt',
    sites: choices,
    edit: (site, random) => {
      const value = misspelt(textOf(site), random);
      return isChoice(site, value) ? null : rewritten(site, value);
    },
  },
  {
    name: 'a choice in another case',
    sites: choices,
    edit: (site, random) => {
      const value = textOf(site);
      return rewritten(
        site,
        random.percent(50) ? value.toUpperCase() : value[0]!.toUpperCase() + value.slice(1),
      );
    },
  },
  {
    name: 'a choice in the plural',
    sites: choices,
    edit: (site) => (isChoice(site, `${textOf(site)}s`) ? null : rewritten(site, `${textOf(site)}s`)),
  },
  {
    name: 'another word for a choice',
    sites: (subject) => choices(subject).filter((one) => otherWords[textOf(one)]),
    edit: (site, random) => {
      const value = random.one(otherWords[textOf(site)]!);
      return isChoice(site, value) ? null : rewritten(site, value);
    },
  },
  ofText('a blank before a choice', choices, (value) => ` ${value}`),
  ofText('a figure with its unit', yuan, (value) => `${value}元`),
  ofText('a figure with a currency', yuan, (value) => `¥${value}`),
  ofText('a percent sign', withForm(/^percent$/), (value) => `${value}%`),
  ofText('times with a unit', withForm(/^times$/), (value) => `${value}倍`),
  ofText('times with an x', withForm(/^times$/), (value) => `${value}x`),
  ofText('full-width digits', figures, toFullWidth),
  ofText('a blank in a figure', figures, (value) => `${value} `),
  ofText('a figure below zero', figures, (value) => (Number(value) === 0 ? value : `-${value}`)),
  ofText('a plus sign before a figure', figures, (value) => `+${value}`),
  ofText('a leading zero', figures, (value) => (value.startsWith('0') ? value : `0${value}`)),
  ofText('a decimal comma', figures, (value) =>
    value.includes('.') ? value.replace('.', ',') : `${value},5`,
  ),
  ofText('two decimal points', figures, (value) => (value.includes('.') ? `${value}.5` : `${value}..5`)),
  ofText('a point without a zero', figures, (value) => value.replace(/^0\./, '.')),
  ofText('a letter O in a figure', figures, (value) => value.replace(/0(?=\d|$)/, 'O')),
  ofText('a letter l in a figure', figures, (value) => value.replace('1', 'l')),
  ofText('thousands grouped', yuan, (value) => value.replace(/^(\d+)(\d{3})$/, '$1,$2')),
  ofText('thousands grouped by blanks', yuan, (value) => value.replace(/^(\d+)(\d{3})$/, '$1 $2')),
  ofText('ten thousands in Chinese', yuan, (value) => value.replace(/^(\d+)0000$/, '$1万')),
  ofText('a k for a thousand', yuan, (value) => value.replace(/^(\d+)000$/, '$1k')),
  ofText('five decimals', figures, (value) => `${value.replace(/\..*$/s, '')}.12345`),
  ofText('an empty figure', figures, () => ''),
  ofText('a word for a figure', figures, () => '不限'),
  ofText('a percentage above a hundred', withForm(/^percent$/), () => '250'),
  {
    name: 'a count beyond its bound',
    sites: (subject) => counts(subject).filter(({ schema }) => schema?.maximum !== undefined),
    edit: (site) => replaced(site, String(site.schema!.maximum! * 10 + 1)),
  },
  {
    name: 'a count below its bound',
    sites: (subject) => counts(subject).filter(({ schema }) => schema?.minimum !== undefined),
    edit: (site) => replaced(site, String(site.schema!.minimum! - 1)),
  },
  {
    name: 'a count below zero',
    sites: (subject) => counts(subject).filter(({ schema }) => (schema?.minimum ?? -1) >= 0),
    edit: (site, _, subject) =>
      raw(site, subject) === '0' ? null : replaced(site, `-${raw(site, subject)}`),
  },
  ofText('an empty text', labels, () => ''),
  ofText(
    'a text of blanks',
    (subject) => labels(subject).filter(({ form }) => /label|message/i.test(form)),
    () => '  ',
  ),
  ofText(
    'an invisible sign in a text',
    (subject) => labels(subject).filter(({ form }) => !/html/i.test(form)),
    (value) => `${value.slice(0, 2)}\u200b${value.slice(2)}`,
  ),
  ofText('a text that is too long', labels, (value, { schema, form }) => {
    const most = schema?.maxLength ?? (/html/i.test(form) ? 20_000 : 200);
    return value === '' ? value : value.repeat(Math.ceil(most / value.length) + 1);
  }),
  ofText('a capital in a key', withForm(/^key$/), (value) => value[0]!.toUpperCase() + value.slice(1)),
  ofText('a blank in a key', withForm(/^key$/), (value) =>
    value.includes('-') ? value.replace('-', ' ') : `${value} `,
  ),
  ofText('an underscore in a key', withForm(/^key$/), (value) => value.replace('-', '_')),
  ofText('a key in Chinese', withForm(/^key$/), () => '优惠一'),
  ofText('a way without its stroke', withForm(/^destination$/), (value) => value.replace(/^\//, '')),
  ofText('a way with a blank', withForm(/^destination$/), (value) => value.replace(/(?<=\/\w{2})/, ' ')),
  ofText('a way with a backslash', withForm(/^destination$/), (value) => value.replace('/', '\\')),
  ofText('a full-width stroke', withForm(/^destination$/), (value) => value.replace('/', '／')),
  ofText('an address of plain http', withForm(/^destination$/), () => 'http://news.example/offer'),
  ofText('a picture without its ending', withForm(/^picture$/), (value) => value.replace(/\.\w+$/, '')),
  ofText('a picture of another form', withForm(/^picture$/), (value) => value.replace(/\.\w+$/, '.bmp')),
  ofText('a picture with a backslash', withForm(/^picture$/), (value) => value.replaceAll('/', '\\')),
  ofText('a picture without its stroke', withForm(/^picture$/), (value) => value.replace(/^\//, '')),
  ofText('a path of a disk', withForm(/^picture$/), (value) => `C:\\pictures${value.replaceAll('/', '\\')}`),
];
