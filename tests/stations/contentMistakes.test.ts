// Owns a table of single mistakes that operators make in files of content, of every kind: each is found once, where it is, and a fix of it leaves the set clean.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import type { ContentSet } from '#content/contentSet.ts';
import { readContents } from '#content/readContent.ts';
import { applyFixesOf } from '#station/read/applyFixes.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';

const folder = path.resolve('stations/content/demo');
const base = contentKinds.map((kind) => ({
  kind,
  fileName: `${kind}.json`,
  text: readFileSync(path.join(folder, `${kind}.json`), 'utf8'),
}));
const baseText = new Map(base.map(({ kind, text }) => [kind, text]));

const around = { hasPicture: () => true, now: new Date('2026-11-20T12:00:00+08:00') };

const beside = Object.fromEntries(base.map(({ kind, text }) => [kind, JSON.parse(text)])) as ContentSet;

/** Kinds that others name, and those that name others. */
const named: readonly ContentKind[] = [
  'activities',
  'activity-types',
  'card-types',
  'deposit-offers',
  'deposit-settings',
  'levels',
  'lotteries',
  'pay-methods',
  'withdrawal-rules',
];
const naming: readonly ContentKind[] = [
  'activities',
  'banners',
  'coupons',
  'deposit-offers',
  'deposit-settings',
  'help',
  'notices',
  'pay-methods',
  'rebates',
  'service',
];

/** What is found in the demonstration with the text of one kind in place of its own. */
const readWith = (kind: ContentKind, text: string): Diagnostic[] =>
  readContents(
    base
      .filter((one) => one.kind === kind || (named.includes(kind) && naming.includes(one.kind)))
      .map((one) => (one.kind === kind ? { ...one, text } : one)),
    { ...around, beside },
  ).flatMap(({ diagnostics }) => diagnostics);

interface Mistake {
  what: string;
  kind: ContentKind;
  text: string;
  rule: string;
  line: number;
  isFixed: boolean;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

interface Where {
  /** The mistake is made behind this text. */
  after?: string;
  /** Text of the line of the finding, where it is not that of the mistake; the first behind `after`, or the last before the mistake. */
  at?: string;
  above?: string;
}

/** One change of a file: `from`, behind `after`, becomes `to`. `rule` ends in + where a fix is offered. */
function mistake(
  what: string,
  kind: ContentKind,
  from: string,
  to: string,
  rule: string,
  { after = '', at, above }: Where = {},
): Mistake {
  const before = baseText.get(kind)!;
  const begin = before.indexOf(after);
  const start = before.indexOf(from, begin);
  if (begin < 0 || start < 0) throw new Error(`${what}: the file has no ${from} behind ${after}`);
  const text = before.slice(0, start) + to + before.slice(start + from.length);
  let same = 0;
  while (before[start + same] === to[same] && same < to.length && same < from.length - 1) same++;
  const place = at ? text.indexOf(at, begin) : above ? text.lastIndexOf(above, start) : start + same;
  return {
    what,
    kind,
    text,
    rule: rule.replace('+', ''),
    line: lineAt(text, place),
    isFixed: rule.endsWith('+'),
  };
}

const whole = (what: string, kind: ContentKind, text: string, rule: string, line = 1): Mistake => ({
  what,
  kind,
  text,
  rule: rule.replace('+', ''),
  line,
  isFixed: rule.endsWith('+'),
});

const textOf = (kind: ContentKind): string => baseText.get(kind)!;

/** Everything of a list closed. */
const closed = (kind: ContentKind): Mistake =>
  whole(
    `every entry of ${kind} closed`,
    kind,
    textOf(kind).replaceAll(/^ {6}"key": /gm, '      "open": false,\n      "key": '),
    'all-closed+',
    3,
  );

/** Mistakes of JSON and of the whole file. */
const syntaxes: readonly Mistake[] = [
  mistake('a comma left out between entries', 'coupons', '"8",\n', '"8"\n', 'syntax+', { at: '"8"' }),
  mistake(
    'a comma left out between items',
    'pay-methods',
    '},\n    {\n      "key": "icbc"',
    '}\n    {\n      "key": "icbc"',
    'syntax+',
    { at: '}\n    {\n      "key": "icbc"' },
  ),
  mistake('a comma behind the last entry', 'interest', '"4"', '"4",', 'syntax+'),
  mistake('a comma behind the last item', 'forum-words', '"出售账号"', '"出售账号",', 'syntax+'),
  mistake('a full-width comma', 'coupons', '"amount": "8",', '"amount": "8"，', 'syntax+'),
  mistake('a full-width colon', 'interest', '"annualPercent":', '"annualPercent"：', 'syntax+'),
  mistake('curly quotation marks', 'interest', '"4"', '“4”', 'syntax+'),
  mistake('single quotation marks', 'pay-methods', '"icbc"', "'icbc'", 'syntax+'),
  mistake('a quotation mark left out at the end', 'deposit-offers', '"888",', '"888,', 'syntax+'),
  mistake('a key without quotation marks', 'deposit-offers', '"mostGift":', 'mostGift:', 'syntax+'),
  mistake(
    'a comment behind two strokes',
    'pay-methods',
    '"least": "100",',
    '"least": "100", // yuan',
    'syntax+',
    { after: '"icbc"' },
  ),
  mistake('a comment between strokes', 'team', '"lottery": "0.1",', '"lottery": "0.1", /* own */', 'syntax+'),
  mistake('a bracket left out at the end', 'interest', '\n}', '\n', 'syntax+', { at: '{' }),
  mistake('a list that is not closed', 'coupons', '  ]\n}', '}', 'syntax+'),
  mistake('a bracket too many', 'levels', '  ]\n}', '  ]\n}}', 'syntax+'),
  mistake('the wrong closing bracket', 'deposit-offers', '["bank"]', '["bank"}', 'syntax+', {
    after: '"key": "bank"',
  }),
  mistake('True for true', 'notices', '"pinned": true', '"pinned": True', 'syntax+'),
  mistake('a number with a leading zero', 'coupons', '"validDays": 30', '"validDays": 030', 'syntax+'),
  mistake('a number with a unit', 'coupons', '"validDays": 30', '"validDays": 30天', 'syntax+'),
  mistake(
    'a key given twice',
    'interest',
    '"annualPercent": "4"',
    '"annualPercent": "4",\n  "annualPercent": "5"',
    'duplicate-key+',
    { at: '"annualPercent": "5"' },
  ),
  mistake('a line break in a text', 'notices', '演示数据', '演示\n数据', 'syntax+'),
  whole('an empty file', 'coupons', '', 'syntax'),
  whole('a byte order mark', 'coupons', `\ufeff${textOf('coupons')}`, 'byte-order-mark+'),
  whole('a list in place of the file', 'coupons', '[]\n', 'wrong-type'),
  mistake('a value left out', 'coupons', '"amount": "8"', '"amount": ', 'syntax'),
  mistake(
    'an equals sign for a colon',
    'interest',
    '"annualPercent": "4"',
    '"annualPercent" = "4"',
    'syntax+',
  ),
];

/** Mistakes of form: types, names of fields, bounds, spellings. */
const forms: readonly Mistake[] = [
  mistake('an amount as a number', 'coupons', '"amount": "8"', '"amount": 8', 'wrong-type+'),
  mistake('an amount with its unit', 'coupons', '"least": "100"', '"least": "100元"', 'bad-format+'),
  mistake(
    'an amount with thousands grouped',
    'pay-methods',
    '"most": "200000"',
    '"most": "200,000"',
    'bad-format+',
    { after: '"icbc"' },
  ),
  mistake('an amount in ten thousands', 'pay-methods', '"most": "200000"', '"most": "20万"', 'bad-format+', {
    after: '"icbc"',
  }),
  mistake(
    'an amount below zero',
    'deposit-offers',
    '"leastDeposit": "100"',
    '"leastDeposit": "-100"',
    'bad-format+',
  ),
  mistake('an amount of nothing', 'coupons', '"amount": "8"', '"amount": ""', 'bad-format'),
  mistake('a coupon of zero', 'coupons', '"amount": "8"', '"amount": "0"', 'bad-format'),
  mistake(
    'an amount with a comma for its point',
    'coupons',
    '"amount": "8"',
    '"amount": "8,5"',
    'bad-format+',
  ),
  mistake('an amount with five decimals', 'coupons', '"amount": "8"', '"amount": "8.12345"', 'bad-format'),
  mistake('a full-width amount', 'coupons', '"least": "100"', '"least": "１００"', 'bad-format+'),
  mistake(
    'an amount with a space',
    'deposit-offers',
    '"mostGift": "888"',
    '"mostGift": " 888"',
    'bad-format+',
  ),
  mistake('a percentage above 100', 'interest', '"4"', '"400"', 'bad-format'),
  mistake('a percentage with its sign', 'interest', '"4"', '"4%"', 'bad-format+'),
  mistake('a percentage as a number', 'rebates', '"percent": "0.25"', '"percent": 0.25', 'wrong-type+'),
  mistake(
    'times with their unit',
    'deposit-offers',
    '"giftTurnover": "5"',
    '"giftTurnover": "5倍"',
    'bad-format+',
  ),
  mistake('times as a number', 'deposit-offers', '"giftTurnover": "5"', '"giftTurnover": 5', 'wrong-type+'),
  mistake('days as a text', 'coupons', '"validDays": 30', '"validDays": "30"', 'wrong-type+'),
  mistake('days beyond a year', 'coupons', '"validDays": 30', '"validDays": 3000', 'out-of-range+'),
  mistake('a level as a text', 'rebates', '"level": 1', '"level": "1"', 'wrong-type+'),
  mistake('level 0', 'rebates', '"level": 1', '"level": 0', 'out-of-range+'),
  mistake('a flag as a text', 'notices', '"pinned": true', '"pinned": "true"', 'wrong-type+'),
  mistake('a flag in Chinese', 'notices', '"pinned": true', '"pinned": "是"', 'wrong-type+'),
  mistake(
    'a single entry for a list',
    'deposit-offers',
    '"kinds": ["bank"]',
    '"kinds": "bank"',
    'wrong-type+',
    { after: '"key": "bank"' },
  ),
  mistake('an empty list of kinds', 'deposit-offers', '"kinds": ["bank"]', '"kinds": []', 'out-of-range', {
    after: '"key": "bank"',
  }),
  mistake(
    'an entry of a list twice',
    'deposit-offers',
    '["fast", "online"]',
    '["fast", "fast"]',
    'duplicate-item+',
  ),
  mistake(
    'a misspelled choice',
    'deposit-offers',
    '"first",\n      "giftTurnover"',
    '"frist",\n      "giftTurnover"',
    'unknown-value+',
  ),
  mistake('a choice that is none', 'deposit-offers', '"times": "once"', '"times": "weekly"', 'unknown-value'),
  mistake('a choice in capitals', 'pay-methods', '"payType": "bank"', '"payType": "Bank"', 'unknown-value+'),
  mistake('a choice in Chinese', 'pay-methods', '"payType": "weixin"', '"payType": "微信"', 'unknown-value+'),
  mistake(
    'another name of a choice',
    'pay-methods',
    '"payType": "weixin"',
    '"payType": "wechat"',
    'unknown-value+',
  ),
  mistake('a misspelled field', 'deposit-offers', '"mostGift"', '"mostGfit"', 'unknown-key+'),
  mistake(
    'a field that is none',
    'coupons',
    '"validDays": 30',
    '"color": "red",\n      "validDays": 30',
    'unknown-key+',
  ),
  mistake('a misspelled required field', 'coupons', '"amount"', '"amout"', 'unknown-key+'),
  mistake(
    'another word for a field',
    'deposit-offers',
    '"giftPercent": "20"',
    '"percent": "20"',
    'unknown-key+',
  ),
  mistake('a misspelled field of the file', 'rebates', '"turnover": "1"', '"tunrover": "1"', 'unknown-key+'),
  mistake('a misspelled list of items', 'coupons', '"items"', '"item"', 'unknown-key+'),
  mistake('a misspelled category', 'team', '"esport"', '"esports"', 'unknown-key+'),
  mistake('a required field left out', 'coupons', '      "amount": "8",\n', '', 'missing-key', {
    at: '{\n      "key": "hundred"',
  }),
  mistake('a key left out', 'deposit-offers', '"key": "once",\n', '\n', 'missing-key', { above: '{' }),
  mistake('the percentage of interest left out', 'interest', ',\n  "annualPercent": "4"', '', 'missing-key', {
    at: '{',
  }),
  mistake('the content of a notice left out', 'notices', '"content": {', '"text": {', 'unknown-key+'),
  mistake('Chinese left out', 'notices', '"zh-CN": "欢迎来到{name}",\n', '\n', 'missing-key', {
    above: '"title"',
  }),
  mistake('another name of Chinese', 'notices', '"zh-CN": "欢迎', '"zh": "欢迎', 'unknown-key+'),
  mistake('an underscore in the language', 'banners', '"zh-CN"', '"zh_CN"', 'unknown-key+'),
  mistake('an empty title', 'notices', '"zh-CN": "欢迎来到{name}"', '"zh-CN": ""', 'bad-format'),
  mistake('a title of 250 characters', 'notices', '欢迎来到', '欢'.repeat(250), 'out-of-range'),
  mistake('a key with capitals', 'coupons', '"hundred"', '"Hundred"', 'bad-format+'),
  mistake('a key with a space', 'coupons', '"hundred"', '"a hundred"', 'bad-format+'),
  mistake('a key in Chinese', 'coupons', '"hundred"', '"满一百"', 'bad-format'),
  mistake(
    'a day in another notation',
    'rebates',
    '"turnover": "1",',
    '"turnover": "1",\n  "fromDay": "2026/11/1",',
    'bad-format+',
    { at: '"fromDay"' },
  ),
  mistake(
    'a day that is none',
    'rebates',
    '"turnover": "1",',
    '"turnover": "1",\n  "fromDay": "2026-11-31",',
    'impossible-day+',
    { at: '"fromDay"' },
  ),
  mistake(
    'a month that is none',
    'deposit-offers',
    '"times": "first",',
    '"times": "first",\n      "from": "2026-13-01",',
    'bad-format',
    { at: '"from"' },
  ),
  mistake(
    'a moment with a T',
    'deposit-offers',
    '"times": "first",',
    '"times": "first",\n      "from": "2026-12-01T20:00",',
    'bad-format+',
    { at: '"from"' },
  ),
  mistake(
    'a time without its zero',
    'withdrawal-rules',
    '"timesADay"',
    '"from": "9:00",\n  "timesADay"',
    'bad-format+',
    { at: '"from"' },
  ),
  mistake(
    'an hour that is none',
    'withdrawal-rules',
    '"timesADay"',
    '"from": "25:00",\n  "timesADay"',
    'bad-format',
    { at: '"from"' },
  ),
  mistake('a path without its stroke', 'banners', '"/moreActive"', '"moreActive"', 'bad-format+'),
  mistake('an address by http', 'banners', '"/moreActive"', '"http://news.example/a"', 'bad-format+'),
  mistake('an address by script', 'banners', '"/moreActive"', '"javascript:alert(1)"', 'bad-format'),
  mistake('a picture without its ending', 'banners', '"/art/face-koi.svg"', '"/art/face-koi"', 'bad-format'),
  mistake(
    'a picture with a backslash',
    'banners',
    '"/art/face-koi.svg"',
    '"\\\\art\\\\face-koi.svg"',
    'bad-format+',
  ),
  mistake('a mail address without its host', 'service', 'service@{host}', 'service', 'bad-format'),
  mistake('a version with a letter', 'app-release', '"5.0.0"', '"v5.0.0"', 'bad-format+'),
  mistake('a version as a number', 'app-release', '"5.0.0"', '5', 'wrong-type+'),
  mistake(
    'an address of the app by http',
    'app-release',
    '"notes"',
    '"androidUrl": "http://demo.example/a.apk",\n  "notes"',
    'bad-format+',
    { at: '"androidUrl"' },
  ),
  mistake(
    'seconds below zero',
    'applications',
    '"donationAfterSeconds": 60',
    '"donationAfterSeconds": -60',
    'out-of-range+',
  ),
  mistake(
    'seconds as a text with a unit',
    'applications',
    '"donationAfterSeconds": 60',
    '"donationAfterSeconds": "60秒"',
    'wrong-type+',
  ),
  mistake('an icon that is none', 'forum-groups', '"chart"', '"charts"', 'unknown-value+'),
  mistake('a word that is a number', 'forum-words', '"包赢"', '88', 'wrong-type+'),
  mistake('a word twice', 'forum-words', '"必中"', '"包赢"', 'duplicate-item+'),
  mistake('an empty word', 'forum-words', '"必中"', '""', 'bad-format+'),
  mistake('null for a limit', 'coupons', '"most": "300"', '"most": null', 'wrong-type+'),
  mistake('an invisible character in a title', 'notices', '欢迎来到', '欢迎\u200b来到', 'bad-format+'),
  mistake(
    'a message that the station does not send',
    'message-templates',
    '"sms-code"',
    '"sms-cod"',
    'unknown-value+',
  ),
  mistake('a page that is none', 'ads', '"page": "home"', '"page": "index"', 'unknown-value+'),
  mistake('a misspelled list of pictures', 'ads', '"pictures"', '"picturs"', 'unknown-key+'),
  mistake('terms with a misspelled field', 'activities', '"dailyLimit"', '"dailyLimt"', 'unknown-key+'),
  mistake('terms with an amount as a number', 'activities', '"total": "88"', '"total": 88', 'wrong-type+'),
  mistake(
    'a kind of activity that is none',
    'activities',
    '"kind": "wheel"',
    '"kind": "wheels"',
    'unknown-value+',
  ),
  mistake(
    'fees above 100 per cent',
    'card-types',
    '"feePercent": "0.5"',
    '"feePercent": "150"',
    'bad-format',
  ),
];

/** Mistakes of meaning: what is named, when, and in which texts. */
const meanings: readonly Mistake[] = [
  mistake('a figure that is misspelled', 'notices', '{name}为', '{nmae}为', 'unknown-figure+'),
  mistake(
    'a figure of an offer that is not there',
    'notices',
    '{offer.first}',
    '{offer.frist}',
    'unknown-figure+',
  ),
  mistake('a figure in the help that is misspelled', 'help', '{link./', '{lnk./', 'unknown-figure+'),
  mistake('a brace that is not closed', 'notices', '{name}为', '{name为', 'broken-figure+'),
  mistake('full-width braces', 'notices', '{name}为', '｛name｝为', 'broken-figure+'),
  mistake(
    'a figure that only one language names',
    'message-templates',
    '{code}',
    '{cod}',
    'template-figure+',
  ),
  mistake('an SMS without its code', 'message-templates', '{code}，', '，', 'template-figure'),
  mistake(
    'a type of offers that is misspelled',
    'activities',
    '"type": "newcomers"',
    '"type": "newcomer"',
    'unknown-reference+',
  ),
  mistake(
    'an offer that is not there',
    'activities',
    '"offer": "first"',
    '"offer": "frist"',
    'unknown-reference+',
  ),
  mistake(
    'a level that is not there',
    'coupons',
    '"validDays": 30',
    '"validDays": 30,\n      "levels": [19]',
    'unknown-level',
    { at: '"levels"' },
  ),
  mistake('level 1 left out', 'levels', '"level": 1,', '"level": 10,', 'unknown-level+', { at: '"items"' }),
  mistake('a level twice', 'levels', '"level": 2,', '"level": 1,', 'repeated-tier+', { above: '{' }),
  mistake('a key twice', 'coupons', '"small"', '"hundred"', 'duplicate-entry+'),
  mistake('a key of a game twice', 'platforms', '"baccarat2"', '"baccarat"', 'duplicate-entry+'),
  mistake('an article twice', 'help', '"key": "withdraw"', '"key": "turnover"', 'duplicate-entry+'),
  mistake('a tier twice', 'rebates', '"fromBet": "10000"', '"fromBet": "0"', 'repeated-tier+', {
    above: '{',
  }),
  mistake(
    'a rebate that falls with the bets',
    'rebates',
    '"percent": "0.35"',
    '"percent": "0.15"',
    'falling-tier',
  ),
  mistake(
    'a rebate that falls with the level',
    'rebates',
    '"percent": "0.3"',
    '"percent": "0.2"',
    'falling-tier',
    { after: '"level": 2' },
  ),
  mistake('a lottery that is not in the catalogue', 'lotteries', '"FFC"', '"FFCC"', 'unknown-lottery'),
  mistake('a lottery in small letters', 'lotteries', '"SFLHC"', '"sflhc"', 'unknown-lottery+'),
  mistake(
    'a mode that a lottery lacks',
    'lotteries',
    '"key": "SFLHC"',
    '"key": "SFLHC",\n      "modes": ["official"]',
    'unknown-lottery+',
    { at: '"modes"' },
  ),
  mistake('a lottery twice', 'lotteries', '"SFSC"', '"FFC"', 'duplicate-entry+'),
  mistake(
    'odds of a play that is none',
    'lotteries',
    '"key": "FFC"',
    '"key": "FFC",\n      "odds": [{ "play": "ssc_c_b9", "outcome": "7", "odds": "9.8" }]',
    'unknown-play+',
    { at: '"odds"' },
  ),
  mistake(
    'odds above their fair value',
    'lotteries',
    '"key": "FFC"',
    '"key": "FFC",\n      "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "98" }]',
    'odds-above-fair+',
    { at: '"odds"' },
  ),
  mistake(
    'odds above their fair value for every lottery',
    'play-settings',
    '.json"',
    '.json",\n  "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "10.5" }]',
    'odds-above-fair+',
    { at: '"odds"' },
  ),
  mistake(
    'an odd bonus group',
    'play-settings',
    '.json"',
    '.json",\n  "bonusGroupMost": 1955',
    'bonus-group+',
    { at: '"bonusGroupMost"' },
  ),
  mistake(
    'limits the wrong way round',
    'pay-methods',
    '"least": "100"',
    '"least": "300000"',
    'reversed-limits+',
    { after: '"icbc"' },
  ),
  mistake(
    'limits of coupons the wrong way round',
    'coupons',
    '"most": "300"',
    '"most": "30"',
    'reversed-limits+',
    { at: '"least": "50"' },
  ),
  mistake(
    'limits of interest the wrong way round',
    'interest',
    '"4"',
    '"4",\n  "least": "5000",\n  "most": "100"',
    'reversed-limits+',
    { at: '"least"' },
  ),
  mistake(
    'the least interest above the usual most',
    'interest',
    '"4"',
    '"4",\n  "least": "2000000"',
    'reversed-limits',
    { at: '"least"' },
  ),
  mistake(
    'a fixed amount that cannot be paid',
    'pay-methods',
    '"least": "100",',
    '"least": "100",\n      "fixedAmounts": ["50"],',
    'amount-outside-limits+',
    { after: '"icbc"', at: '"fixedAmounts"' },
  ),
  mistake(
    'an open method without an account',
    'pay-methods',
    ',\n      "cardNo": "6222020000001234567"',
    '',
    'receiver-missing+',
    { after: '"icbc"', above: '{\n      "key"' },
  ),
  mistake('a coin without its rate', 'pay-methods', '      "rate": "7.12",\n', '', 'rate-of-coin', {
    above: '{\n      "key"',
  }),
  mistake(
    'a rate of yuan',
    'pay-methods',
    '"receiver": "王建国"',
    '"rate": "7.1",\n      "receiver": "王建国"',
    'rate-of-coin+',
    { at: '"rate": "7.1"' },
  ),
  mistake(
    'a letter O in a card number',
    'pay-methods',
    '6222020000001234567',
    '622202O000001234567',
    'card-number+',
  ),
  mistake(
    'a digit too few in a card number',
    'pay-methods',
    '6222020000001234567',
    '62220200000',
    'card-number',
  ),
  mistake(
    'a form that does not ask for the number',
    'card-types',
    '"key": "cardNo"',
    '"key": "branch"',
    'card-fields',
    { at: '"key": "branch",\n          "label": {\n            "zh-CN": "银行卡号"' },
  ),
  mistake(
    'a pattern that is none',
    'card-types',
    '"^[\\\\u4e00-\\\\u9fff·]{2,20}$"',
    '"^[\\\\u4e00-\\\\u9fff·{2,20}$"',
    'card-fields',
  ),
  mistake(
    'an offer of both',
    'deposit-offers',
    '"giftPercent": "20",',
    '"giftPercent": "20",\n      "giftAmount": "58",',
    'one-gift+',
    { at: '"giftAmount"' },
  ),
  mistake('an offer of nothing', 'deposit-offers', '      "giftAmount": "58",\n', '', 'one-gift', {
    above: '{\n      "key"',
  }),
  mistake('another figure in the name', 'deposit-offers', '首存送20%', '首存送30%', 'offer-text+'),
  mistake('another figure in the name of a coupon', 'coupons', '满100送8', '满100送18', 'offer-text+'),
  mistake(
    'an end before the beginning',
    'notices',
    '"pinned": true',
    '"from": "2026-12-10",\n      "until": "2026-12-01"',
    'reversed-window+',
    { at: '"until"' },
  ),
  mistake(
    'an activity over before it begins',
    'activities',
    '"limitInAll": 300,',
    '"limitInAll": 300,\n      "from": "2026-12-10 00:00",\n      "until": "2026-12-01 23:59",',
    'reversed-window',
    { at: '"until": "2026' },
  ),
  mistake(
    'a window wholly in the past',
    'deposit-offers',
    '"times": "first",',
    '"times": "first",\n      "from": "2025-11-01",\n      "until": "2025-11-30",',
    'window-past',
    { at: '"until"' },
  ),
  mistake(
    'a notice wholly in the past',
    'notices',
    '"pinned": true',
    '"until": "2020-01-01"',
    'window-past+',
  ),
  mistake(
    'part of a day of an activity',
    'activities',
    '"limitInAll": 300,',
    '"limitInAll": 300,\n      "until": "2026-12-31",',
    'activity-terms+',
    { at: '"until": "2026' },
  ),
  mistake('weights that do not add up', 'activities', '"weight": 99', '"weight": 98', 'activity-terms+', {
    at: '"sectors": [',
  }),
  mistake('a screen that is misspelled', 'banners', '"/moreActive"', '"/moreActve"', 'unknown-screen+'),
  mistake('a screen of an ad that is none', 'ads', '"/firstRecharge"', '"/giftRecharge"', 'unknown-screen'),
  mistake(
    'a link in a text that leads nowhere',
    'notices',
    '{link./lotteryOpenDetail}的',
    '{link./lotteryOpenDetial}的',
    'unknown-screen+',
  ),
  mistake(
    'the languages the wrong way round',
    'banners',
    '"zh-CN": "看优惠",\n        "en": "See offers"',
    '"zh-CN": "See offers",\n        "en": "看优惠"',
    'swapped-languages+',
  ),
  mistake(
    'English in both languages',
    'banners',
    '"zh-CN": "看优惠"',
    '"zh-CN": "See offers"',
    'untranslated',
  ),
  mistake(
    'Chinese in both languages',
    'notices',
    '"en": "Welcome to {name}"',
    '"en": "欢迎来到{name}"',
    'untranslated+',
  ),
  mistake('script in a notice', 'notices', '<h3>欢迎光临</h3>', '<script>alert(1)</script>', 'unsafe-html+'),
  mistake(
    'a style in a notice',
    'notices',
    '<h3>欢迎光临</h3>',
    '<style>p { color: red }</style>',
    'unsafe-html+',
  ),
  mistake(
    'a handler in a notice',
    'notices',
    '<h3>欢迎光临</h3>',
    '<h3 onclick=\\"go()\\">欢迎光临</h3>',
    'unsafe-html+',
  ),
  mistake(
    'a link by script',
    'notices',
    '<h3>欢迎光临</h3>',
    '<a href=\\"javascript:go()\\">欢迎光临</a>',
    'unsafe-html',
  ),
  mistake(
    'a frame in the help',
    'help',
    '<p>',
    '<iframe src=\\"https://news.example\\"></iframe><p>',
    'unsafe-html+',
  ),
  mistake(
    'an element that is not closed',
    'notices',
    '<strong>演示站点</strong>',
    '<strong>演示站点',
    'broken-html+',
  ),
  mistake(
    'an element that is closed twice',
    'notices',
    '</h3><p>{name}为',
    '</h3></h3><p>{name}为',
    'broken-html+',
  ),
  mistake(
    'elements crossed',
    'notices',
    '<strong>演示站点</strong>，账户余额与开奖均为演示数据，不涉及真实资金。</p>',
    '<strong>演示站点，账户余额与开奖均为演示数据，不涉及真实资金。</p></strong>',
    'broken-html',
  ),
  mistake(
    'an element that is misspelled',
    'notices',
    '<strong>演示站点</strong>',
    '<storng>演示站点</storng>',
    'broken-html+',
  ),
  mistake('an element that is cut off', 'notices', '</h3><p>{name}为', '</h3><p {name}为', 'broken-html'),
  mistake('HTML in a title', 'notices', '欢迎来到{name}', '<b>欢迎</b>来到{name}', 'html-in-text+'),
  mistake(
    'HTML in the name of a method',
    'pay-methods',
    '工商银行转账',
    '<b>工商银行</b>转账',
    'html-in-text+',
  ),
  closed('pay-methods'),
  closed('lotteries'),
  mistake(
    'a condition that nobody can keep',
    'activities',
    '"terms": {\n        "mode": "steps"',
    '"limitInAll": 5,\n      "terms": {\n        "mode": "rank"',
    'nobody-taken+',
    { at: '"limitInAll": 5,' },
  ),
];

/** Prices: what is given costs more than a station can mean. */
const prices: readonly Mistake[] = [
  mistake('a coupon of 800 for 100', 'coupons', '"amount": "8"', '"amount": "800"', 'gift-cost+'),
  mistake(
    'a coupon without turnover',
    'coupons',
    '"validDays": 30',
    '"turnover": "0",\n      "validDays": 30',
    'gift-cost+',
    { at: '"turnover"' },
  ),
  mistake('a coupon for no deposit', 'coupons', '      "least": "100",\n', '', 'gift-cost+', {
    at: '"amount"',
  }),
  mistake(
    'an offer of 100 per cent',
    'deposit-offers',
    '"giftPercent": "1"',
    '"giftPercent": "100"',
    'gift-cost+',
  ),
  mistake(
    'a gift without turnover',
    'deposit-offers',
    '"giftTurnover": "5"',
    '"giftTurnover": "0"',
    'gift-cost+',
  ),
  mistake(
    'a gift that asks for too few bets',
    'deposit-offers',
    '"giftTurnover": "5"',
    '"giftTurnover": "4"',
    'gift-cost+',
    { at: '"giftPercent": "20"' },
  ),
  mistake(
    'a daily gift of a third',
    'deposit-offers',
    '"giftPercent": "3"',
    '"giftPercent": "33"',
    'gift-cost+',
  ),
  mistake(
    'a gift of 580 for 500',
    'deposit-offers',
    '"giftAmount": "58"',
    '"giftAmount": "580"',
    'gift-cost+',
  ),
  mistake(
    'a daily gift at every deposit',
    'deposit-offers',
    '"times": "daily"',
    '"times": "always"',
    'gift-cost+',
    { at: '"giftPercent": "3"' },
  ),
  mistake(
    'a gift for one yuan',
    'deposit-offers',
    '"leastDeposit": "500"',
    '"leastDeposit": "1"',
    'gift-cost+',
    { after: '"key": "once"', at: '"giftAmount"' },
  ),
  mistake('a rebate of 50 per cent', 'rebates', '"percent": "0.35"', '"percent": "50"', 'share-of-bets'),
  mistake('a rebate with a lost point', 'rebates', '"percent": "0.5"', '"percent": "5"', 'share-of-bets+'),
  mistake(
    "a friend's share of 100 per cent",
    'team',
    '"lottery": "0.1"',
    '"lottery": "100"',
    'share-of-bets+',
  ),
  mistake("a friend's share of 10 per cent", 'team', '"sport": "0.2"', '"sport": "10"', 'share-of-bets+'),
  mistake(
    'a rate of agents with a lost point',
    'team',
    '"friendPercents"',
    '"ratePercentMost": "35",\n  "friendPercents"',
    'agent-rates+',
    { at: '"ratePercentMost"' },
  ),
  mistake(
    'a lowest bonus group that leaves nothing for agents',
    'team',
    '"friendPercents"',
    '"bonusGroupLeast": 1800,\n  "friendPercents"',
    'agent-rates',
    { at: '"bonusGroupLeast"' },
  ),
  mistake('interest of 100 per cent', 'interest', '"4"', '"100"', 'interest-cost+'),
  mistake('interest of 40 per cent', 'interest', '"4"', '"40"', 'interest-cost+'),
  mistake('a losses rebate of 80 per cent', 'activities', '"rate": "8"', '"rate": "80"', 'share-of-losses+'),
  mistake('a bonus of 18 per cent of the bets', 'activities', '"9": "1.8"', '"9": "180"', 'share-of-bets+'),
  mistake('a metre of ten fen', 'activities', '"metre": "10"', '"metre": "0.1"', 'share-of-bets', {
    after: '"mode": "steps"',
    at: '"amount": "2"',
  }),
  mistake('a chest above its bets', 'activities', '"max": "58"', '"max": "58000"', 'share-of-bets'),
  mistake('packets of 88 yuan', 'activities', '"max": "8.8"', '"max": "88"', 'free-gift', {
    at: '"max": "88"',
  }),
  mistake('a wheel of large prizes', 'activities', '"amount": "0.88"', '"amount": "880"', 'free-gift', {
    at: '"sectors"',
  }),
  mistake(
    'a gift of 8000 for a profile',
    'activities',
    '"amount": "8"\n        },\n        "needsProfile"',
    '"amount": "8000"\n        },\n        "needsProfile"',
    'free-gift',
  ),
  mistake(
    'a wheel without turnover',
    'activities',
    '"limitInAll": 300,',
    '"limitInAll": 300,\n      "turnover": "0",',
    'free-gift+',
    { at: '"turnover": "0"' },
  ),
];

test('the set in which they are made is clean', () => {
  expect(readContents(base, around).flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
});

const counts = { mistakes: 0, found: 0, once: 0, 'right line': 0, 'with a fix': 0, 'as it was': 0 };

describe.each([
  ['JSON', syntaxes],
  ['form', forms],
  ['meaning', meanings],
  ['price', prices],
] as const)('mistakes of %s', (_, mistakes) => {
  test.each(mistakes.map((one) => [`${one.what} (${one.kind})`, one] as const))('%s', (__, one) => {
    const { kind, text, rule, line, isFixed } = one;
    const found = readWith(kind, text);
    const own = found.filter((each) => each.file === `${kind}.json`);
    const fixed = applyFixesOf(text, (now) => readWith(kind, now), true);
    const hasFix = found.length > 0 && fixed.left.length === 0;
    const isAsItWas = hasFix && isDeepStrictEqual(JSON.parse(fixed.text), JSON.parse(baseText.get(kind)!));
    counts.mistakes++;
    counts.found += own.length > 0 ? 1 : 0;
    counts.once += found.length === 1 ? 1 : 0;
    counts['right line'] += own.some((each) => each.range.start.line === line) ? 1 : 0;
    counts['with a fix'] += hasFix ? 1 : 0;
    counts['as it was'] += isAsItWas ? 1 : 0;
    expect(found.map((each) => `${each.file}:${each.range.start.line} ${each.rule}`)).toEqual([
      `${kind}.json:${line} ${rule}`,
    ]);
    expect(hasFix).toBe(isFixed);
  });
});

afterAll(() => console.table([counts]));
