// A second table of single mistakes in station files, written without a look at the rules: each is found once, where it is, and its fix leaves the file clean.
import { afterAll, describe, expect, test } from 'vitest';
import { applyFixes } from '#station/read/applyFixes.ts';
import { readStation } from '#station/read/readStation.ts';
import { type Mistake as ContentMistake, changed, type Where } from './mistakesOfContent.ts';

type Mistake = Omit<ContentMistake, 'kind'>;

const base = `{
  "$schema": "../schemas/station.json",
  "code": "koi7",
  "name": { "zh-CN": "锦鲤湾", "en": "Koi Bay" },
  "hosts": ["jinliwan.example", "m.jinliwan.example"],
  "locale": "en",
  "ads": "picture",
  "theme": {
    "skin": "ThemeBlack",
    "choice": "system",
    "logo": "/logo/koi.svg",
    "ThemeRed": { "brand": "#b4152c", "brandDeep": "#7c0b22" },
    "ThemeBlack": { "brand": "#e0a96d" }
  },
  "routes": { "off": ["/appDown", "/sign", "/deficitPage"] },
  "menus": {
    "tabBar": ["/index", "/lotteryAll", "/lotteryRecord", "action:service", "/userCenter"],
    "home": ["/lotteryOpenDetail", "/lotteryRecord", "/egame", "/forum", "action:lineDetection"],
    "names": { "/moreActive": { "zh-CN": "优惠", "en": "Offers" } }
  },
  "activityNames": {
    "redPacket": { "zh-CN": "锦鲤红包", "en": "Koi red packet" },
    "wheel": { "zh-CN": "鱼跃转盘", "en": "Leaping koi wheel" }
  },
  "onOff": {
    "onlineServiceUrl": "https://help.jinliwan.example/chat",
    "thirdAutoExchange": false,
    "loginCheck": "robot",
    "registerFields": ["account", "password", "rePassword", "phone", "smsCode", "promoCode?"]
  },
  "pageHead": { "pageTitle": { "zh-CN": "锦鲤湾 - 手机版", "en": "Koi Bay" } },
  "frontConfig": {
    "addToDesktopRemainText": { "zh-CN": "添加到桌面", "en": "Add to your home screen" },
    "lineDetection": true,
    "bonusPercent": 3,
    "bonusAmount": 150
  },
  "costLimits": { "giftPercentMost": 8 }
}
`;

const mistake = (what: string, from: string, to: string, rule: string, where?: Where): Mistake =>
  changed(base, what, [from, to], rule, where);
const whole = (what: string, text: string, rule: string, line = 1): Mistake => ({
  what,
  text,
  rule: rule.replace('+', ''),
  line,
  isFixed: rule.endsWith('+'),
});

const syntaxes: readonly Mistake[] = [
  mistake('a semicolon for a comma', '"code": "koi7",', '"code": "koi7";', 'syntax+'),
  mistake('a full-width comma', '"locale": "en",', '"locale": "en"，', 'syntax+'),
  mistake('a full-width colon', '"code": "koi7"', '"code"："koi7"', 'syntax+'),
  mistake('a full-width bracket', '"off": ["/appDown"', '"off": ［"/appDown"', 'syntax+'),
  mistake('a comma left out', '"skin": "ThemeBlack",', '"skin": "ThemeBlack"', 'syntax+'),
  mistake('a comma too many at the end of an object', '"bonusAmount": 150', '"bonusAmount": 150,', 'syntax+'),
  mistake('a comma too many in a list', '"/deficitPage"]', '"/deficitPage",]', 'syntax+'),
  mistake('curly quotation marks', '"picture"', '“picture”', 'syntax+'),
  mistake('single quotation marks', '"picture"', "'picture'", 'syntax+'),
  mistake('a quotation mark left out at the end', '"robot",', '"robot,', 'syntax+'),
  mistake('a key without quotation marks', '"locale":', 'locale:', 'syntax+'),
  mistake('a comment', '"ads": "picture",', '"ads": "picture", // folded before', 'syntax+'),
  mistake('True for true', '"lineDetection": true', '"lineDetection": True', 'syntax+'),
  mistake('an equals sign', '"bonusPercent": 3', '"bonusPercent" = 3', 'syntax+'),
  mistake('a full-width digit', '"bonusPercent": 3', '"bonusPercent": ３', 'syntax+'),
  mistake('a bracket of a list left out', '"action:lineDetection"],', '"action:lineDetection",', 'syntax+'),
  mistake(
    'a brace left out at the end',
    '  "costLimits": { "giftPercentMost": 8 }\n}',
    '  "costLimits": { "giftPercentMost": 8 }\n',
    'syntax+',
    { at: '{' },
  ),
  whole('a brace too many', `${base}}\n`, 'syntax+', base.split('\n').length),
  mistake('a value left out', '"bonusAmount": 150', '"bonusAmount": ', 'syntax'),
  mistake(
    'a key twice',
    '"bonusPercent": 3,',
    '"bonusPercent": 3,\n    "bonusPercent": 5,',
    'duplicate-key+',
    { at: '"bonusPercent": 5' },
  ),
  mistake(
    'a section twice',
    '  "costLimits": { "giftPercentMost": 8 }',
    '  "costLimits": { "giftPercentMost": 8 },\n  "costLimits": { "betPercentMost": 1 }',
    'duplicate-key+',
    { at: '"costLimits": { "bet' },
  ),
  whole('a byte order mark', `\ufeff${base}`, 'byte-order-mark+'),
  mistake('what remained of another encoding', '锦鲤湾', '\ufffd\ufffd\ufffd', 'bad-encoding'),
  mistake('a mark of a merge', '  "ads": "picture",', '<<<<<<< HEAD\n  "ads": "picture",', 'syntax'),
  whole('an empty file', '', 'syntax'),
  whole('a list', '[]\n', 'wrong-type'),
];

const keys: readonly Mistake[] = [
  mistake('a key in another case', '"registerFields"', '"registerfields"', 'unknown-key+'),
  mistake('a key with an underscore', '"loginCheck"', '"login_check"', 'unknown-key+'),
  mistake('a key with two letters exchanged', '"bonusAmount"', '"bonusAmuont"', 'unknown-key+'),
  mistake('a key in the singular', '"hosts"', '"host"', 'unknown-key+'),
  mistake('a key in the plural', '"locale"', '"locales"', 'unknown-key+'),
  mistake('a section misspelled', '"frontConfig"', '"frontConfg"', 'unknown-key+'),
  mistake('a section in another case', '"onOff"', '"onoff"', 'unknown-key+'),
  mistake('a colour of another name', '"brandDeep"', '"brandDark"', 'unknown-key'),
  mistake('a skin of another name', '"ThemeRed"', '"themeRed"', 'unknown-key+'),
  mistake(
    'a setting outside of its section',
    '"ads": "picture",',
    '"ads": "picture",\n  "registerOpen": false,',
    'wrong-level+',
    { at: '"registerOpen"' },
  ),
  mistake(
    'a setting in the wrong section',
    '"lineDetection": true',
    '"lineDetection": true,\n    "trialOpen": false',
    'wrong-level+',
    { at: '"trialOpen"' },
  ),
  mistake(
    'a setting of content',
    '"ads": "picture",',
    '"ads": "picture",\n  "annualPercent": "4",',
    'unknown-key+',
    { at: '"annualPercent"' },
  ),
  mistake('a language with an underscore', '"name": { "zh-CN"', '"name": { "zh_CN"', 'unknown-key+'),
  mistake('a language in short', '"redPacket": { "zh-CN"', '"redPacket": { "cn"', 'unknown-key+'),
  mistake('an activity misspelled', '"redPacket":', '"redPackets":', 'unknown-key+'),
  mistake('an activity in another form', '"redPacket":', '"red-packet":', 'unknown-key+'),
  mistake('a cost limit misspelled', '"giftPercentMost"', '"giftPercentMax"', 'unknown-key+'),
  mistake('a version of the future', '"code"', '"schemaVersion": 2,\n  "code"', 'newer-version', {
    at: '"schemaVersion"',
  }),
];

const values: readonly Mistake[] = [
  mistake('a switch as text', '"lineDetection": true', '"lineDetection": "true"', 'wrong-type+'),
  mistake('a switch as a number', '"lineDetection": true', '"lineDetection": 1', 'wrong-type+'),
  mistake('a switch as on', '"lineDetection": true', '"lineDetection": "on"', 'wrong-type+'),
  mistake('a number as text', '"bonusPercent": 3', '"bonusPercent": "3"', 'wrong-type+'),
  mistake('a number with a percent sign', '"bonusPercent": 3', '"bonusPercent": "3%"', 'wrong-type+'),
  mistake(
    'one host for a list',
    '"hosts": ["jinliwan.example", "m.jinliwan.example"]',
    '"hosts": "jinliwan.example"',
    'wrong-type+',
  ),
  mistake(
    'hosts in one text',
    '["jinliwan.example", "m.jinliwan.example"]',
    '["jinliwan.example, m.jinliwan.example"]',
    'bad-format',
  ),
  mistake(
    'routes without their object',
    '"routes": { "off": ["/appDown", "/sign", "/deficitPage"] }',
    '"routes": ["/appDown", "/sign", "/deficitPage"]',
    'wrong-type+',
  ),
  mistake('null for nothing', '"logo": "/logo/koi.svg"', '"logo": null', 'wrong-type+'),
  mistake('an enum in another case', '"ads": "picture"', '"ads": "Picture"', 'unknown-value+'),
  mistake('an enum in the plural', '"ads": "picture"', '"ads": "pictures"', 'unknown-value+'),
  mistake('an enum misspelled', '"loginCheck": "robot"', '"loginCheck": "robto"', 'unknown-value+'),
  mistake('an enum by another word', '"loginCheck": "robot"', '"loginCheck": "captcha"', 'unknown-value'),
  mistake('a skin without its word', '"skin": "ThemeBlack"', '"skin": "black"', 'unknown-value+'),
  mistake('a locale in another case', '"locale": "en"', '"locale": "EN"', 'unknown-value+'),
  mistake('a locale with a country', '"locale": "en"', '"locale": "en-GB"', 'unknown-value+'),
  mistake('a colour with a digit lost', '"#b4152c"', '"#b4152"', 'bad-format'),
  mistake('a colour with a letter that is no digit', '"#b4152c"', '"#b4152o"', 'bad-format+'),
  mistake('a colour in capitals', '"#7c0b22"', '"#7C0B22"', 'bad-format+'),
  mistake('a colour by name', '"#b4152c"', '"crimson"', 'bad-format+'),
  mistake('a colour without its sign', '"#e0a96d"', '"e0a96d"', 'bad-format+'),
  mistake('a host with a scheme', '"m.jinliwan.example"', '"https://m.jinliwan.example"', 'bad-format+'),
  mistake('a host with a stroke at its end', '"m.jinliwan.example"', '"m.jinliwan.example/"', 'bad-format+'),
  mistake('a host with a port', '"m.jinliwan.example"', '"m.jinliwan.example:8443"', 'bad-format+'),
  mistake('a host with a star', '"m.jinliwan.example"', '"*.jinliwan.example"', 'bad-format+'),
  mistake('a host with a full-width point', '"m.jinliwan.example"', '"m。jinliwan.example"', 'bad-format+'),
  mistake('a host with an underscore', '"m.jinliwan.example"', '"m_1.jinliwan.example"', 'bad-format+'),
  mistake('a host twice', '"m.jinliwan.example"', '"jinliwan.example"', 'duplicate-item+'),
  mistake('a code in capitals', '"koi7"', '"KOI7"', 'bad-format+'),
  mistake('a code of another file', '"koi7"', '"koi8"', 'code-matches-file+'),
  mistake('a percent below zero', '"bonusPercent": 3', '"bonusPercent": -3', 'out-of-range'),
  mistake('a percent above a hundred', '"bonusPercent": 3', '"bonusPercent": 300', 'out-of-range+'),
  mistake('a blank name', '"en": "Koi Bay" },\n  "hosts"', '"en": " " },\n  "hosts"', 'bad-format'),
  mistake('a logo beside its folder', '"/logo/koi.svg"', '"logo/koi.svg"', 'bad-format+'),
  mistake('a logo of another kind of picture', '"/logo/koi.svg"', '"/logo/koi.bmp"', 'bad-format'),
  mistake(
    'a service without its scheme',
    '"https://help.jinliwan.example/chat"',
    '"help.jinliwan.example/chat"',
    'bad-format+',
  ),
  mistake(
    'a service by plain http',
    '"https://help.jinliwan.example/chat"',
    '"http://help.jinliwan.example/chat"',
    'bad-format+',
  ),
  mistake(
    'a scheme with one stroke',
    '"https://help.jinliwan.example/chat"',
    '"https:/help.jinliwan.example/chat"',
    'bad-format+',
  ),
];

const meanings: readonly Mistake[] = [
  mistake('a way without its stroke', '"/appDown"', '"appDown"', 'unknown-destination+'),
  mistake('a way in another case', '"/deficitPage"', '"/deficitpage"', 'unknown-destination+'),
  mistake('a way that is misspelled', '"/lotteryOpenDetail"', '"/lotteryOpenDetial"', 'unknown-destination+'),
  mistake('a way that is none', '"/egame"', '"/slots"', 'unknown-destination'),
  mistake('an action that is none', '"action:lineDetection"]', '"action:speedTest"]', 'unknown-destination'),
  mistake('an action without its word', '"action:service"', '"service"', 'unknown-destination+'),
  mistake(
    'an action with a full-width colon',
    '"action:service"',
    '"action：service"',
    'unknown-destination+',
  ),
  mistake(
    'an entry twice',
    '"/lotteryRecord", "/egame"',
    '"/lotteryRecord", "/lotteryRecord"',
    'duplicate-item+',
  ),
  mistake(
    'a tab bar of six',
    '"action:service", "/userCenter"',
    '"action:service", "/egame", "/userCenter"',
    'tab-bar-length',
  ),
  mistake(
    'a tab bar of one',
    '["/index", "/lotteryAll", "/lotteryRecord", "action:service", "/userCenter"]',
    '["/index"]',
    'tab-bar-length',
  ),
  mistake('a page that is off in a menu', '"/appDown"', '"/egame"', 'dead-menu-entry+', {
    at: '"/egame", "/forum"',
  }),
  mistake('the member centre off', '"/appDown"', '"/userCenter"', 'dead-menu-entry', { at: '"/index"' }),
  mistake('the home page off', '"/appDown"', '"/index"', 'bad-format'),
  mistake(
    'a name for a screen that nobody opens',
    '"names": { "/moreActive"',
    '"names": { "/sign"',
    'dead-menu-entry+',
  ),
  mistake('speed tests in the menu and off', '"lineDetection": true,\n    ', '', 'dead-menu-entry+', {
    at: '"action:lineDetection"',
  }),
  mistake(
    'the languages of a name exchanged',
    '"zh-CN": "锦鲤湾", "en": "Koi Bay"',
    '"zh-CN": "Koi Bay", "en": "锦鲤湾"',
    'swapped-languages+',
  ),
  mistake(
    'a name in HTML',
    '"en": "Koi Bay" },\n  "hosts"',
    '"en": "<b>Koi Bay</b>" },\n  "hosts"',
    'html-in-name+',
  ),
  mistake(
    'an entity of HTML in a name',
    '"en": "Koi red packet"',
    '"en": "Koi &amp; red packet"',
    'html-in-name+',
  ),
  mistake(
    'one name for two activities',
    '"zh-CN": "鱼跃转盘", "en": "Leaping koi wheel"',
    '"zh-CN": "锦鲤红包", "en": "Koi red packet"',
    'repeated-activity-name+',
  ),
  mistake('a brand that cannot be read', '"brand": "#b4152c"', '"brand": "#fff2c0"', 'contrast'),
  mistake(
    'the brand colours exchanged',
    '"brand": "#b4152c", "brandDeep": "#7c0b22"',
    '"brand": "#7c0b22", "brandDeep": "#b4152c"',
    'brand-order+',
  ),
  mistake('a code of SMS without a phone', '"phone", "smsCode"', '"smsCode"', 'sms-without-phone+'),
  mistake('a password left out', '"account", "password",', '"account",', 'register-without-account+'),
  mistake(
    'a password to repeat before the password',
    '"password", "rePassword"',
    '"rePassword", "password"',
    'field-order+',
  ),
  mistake('a field twice', '"phone", "smsCode"', '"phone", "phone?", "smsCode"', 'repeated-field+'),
  mistake('a field misspelled', '"promoCode?"', '"promocode?"', 'unknown-value+'),
  mistake('a field with a full-width question mark', '"promoCode?"', '"promoCode？"', 'unknown-value+'),
  mistake('an account that is optional', '"account", "password"', '"account?", "password"', 'unknown-value+'),
  mistake(
    'an offer whose figures are exchanged',
    '"bonusPercent": 3,\n    "bonusAmount": 150',
    '"bonusPercent": 150,\n    "bonusAmount": 3',
    'swapped-values+',
    { at: '"bonusPercent": 150' },
  ),
  mistake(
    'an offer without its amount',
    '"bonusPercent": 3,\n    "bonusAmount": 150',
    '"bonusPercent": 3',
    'bonus-numbers',
    {
      at: '"bonusPercent"',
    },
  ),
  mistake(
    'opt-in without the exchange',
    '"thirdAutoExchange": false',
    '"thirdAutoExchange": false,\n    "thirdAutoExchangeOptIn": true',
    'opt-in-without-exchange+',
    { at: '"thirdAutoExchangeOptIn"' },
  ),
  mistake(
    'everything shut',
    '"thirdAutoExchange": false',
    '"registerOpen": false,\n    "trialOpen": false,\n    "notLoggedToLoginPage": true',
    'no-way-in+',
    { at: '"notLoggedToLoginPage"' },
  ),
  mistake(
    'a key of a service in a setting',
    '"https://help.jinliwan.example/chat"',
    '"https://help.jinliwan.example/chat?token=4f9aC81bQ2zR7xLm0pTd"',
    'secret-value',
  ),
];

/** Kept back until the others were found. */
const keptBack: readonly Mistake[] = [
  mistake('a colon left out', '"locale": "en"', '"locale" "en"', 'syntax+'),
  mistake('a list closed by a round bracket', '"/deficitPage"]', '"/deficitPage")', 'syntax+'),
  mistake('a boolean misspelled', '"lineDetection": true', '"lineDetection": ture', 'syntax+'),
  mistake('a switch of the wrong name', '"thirdAutoExchange"', '"thirdAutoTransfer"', 'unknown-key+'),
  mistake('a colour of hsl', '"#b4152c"', '"hsl(352, 79%, 39%)"', 'bad-format'),
  mistake('a host with a path', '"m.jinliwan.example"', '"m.jinliwan.example/mobile"', 'bad-format+'),
  mistake(
    'a telephone without its scheme',
    '"https://help.jinliwan.example/chat"',
    '"400-123-4567"',
    'bad-format+',
  ),
  mistake('a check by hand of another name', '"robot"', '"turnstile"', 'unknown-value'),
  mistake(
    'a name that is too long',
    '"en": "Koi Bay" },\n  "hosts"',
    `"en": "${'Koi Bay '.repeat(20)}" },\n  "hosts"`,
    'out-of-range',
  ),
  mistake('a cost limit as text', '"giftPercentMost": 8', '"giftPercentMost": "8%"', 'wrong-type+'),
  mistake(
    'a tab bar as one text',
    '"tabBar": ["/index", "/lotteryAll", "/lotteryRecord", "action:service", "/userCenter"]',
    '"tabBar": "/index,/lotteryAll,/lotteryRecord,action:service,/userCenter"',
    'wrong-type+',
  ),
  mistake(
    'a title of the page in a list',
    '"pageTitle": { "zh-CN": "锦鲤湾 - 手机版", "en": "Koi Bay" }',
    '"pageTitle": ["锦鲤湾"]',
    'wrong-type+',
  ),
];

const options = { hasAsset: () => true };
const read = (text: string) => readStation(text, 'koi7.json', options).diagnostics;

test('the file in which they are made is clean', () => {
  expect(read(base)).toEqual([]);
});

const counts = { mistakes: 0, found: 0, 'with a fix': 0 };
afterAll(() => console.table([counts]));

describe.each([
  ['JSON', syntaxes],
  ['keys', keys],
  ['types and values', values],
  ['meaning', meanings],
  ['all kinds, kept back', keptBack],
] as const)('mistakes of %s', (_, mistakes) => {
  test.each(mistakes.map((one) => [one.what, one] as const))('%s', (__, { text, rule, line, isFixed }) => {
    const found = read(text);
    const { left } = applyFixes(text, 'koi7.json', { ...options, unsafe: true });
    counts.mistakes++;
    counts.found += found.length > 0 ? 1 : 0;
    counts['with a fix'] += left.length === 0 ? 1 : 0;
    expect(found.map((one) => `${one.range.start.line} ${one.rule}`)).toEqual([`${line} ${rule}`]);
    expect(left.length === 0).toBe(isFixed);
  });
});
