// What looks odd in files of content and stations and is right: nothing is found in it.
import { expect, test } from 'vitest';
import { readStation } from '#station/read/readStation.ts';
import { changed, mistake, readWith } from './mistakesOfContent.ts';

const noFinding = '';

test.each([
  mistake(
    'a mark of quotation that is escaped',
    'banners',
    ['"Mobile app"', '"The \\"mobile\\" app"'],
    noFinding,
  ),
  mistake('Chinese marks of quotation in a text', 'banners', ['"手机客户端"', '"「手机」客户端"'], noFinding),
  mistake('a hash in a text', 'levels', ['"Gold"', '"Gold # 1"'], noFinding),
  mistake('two strokes in a text', 'levels', ['"Gold"', '"Gold // VIP"'], noFinding),
  mistake('full-width digits in a text', 'levels', ['"金牌会员"', '"金牌会员８"'], noFinding),
  mistake(
    'signs of comparison in a text of HTML',
    'notices',
    ['请量力而行', '余额＜100元＞时请量力而行'],
    noFinding,
  ),
  mistake('an element of HTML in words', 'notices', ['请量力而行', '请&lt;b&gt;量力而行'], noFinding),
  mistake(
    'a list in a cell',
    'notices',
    ['<h3>欢迎光临</h3>', '<ul><li>甲</li><li>乙</li></ul><hr><br/>'],
    noFinding,
  ),
  mistake('an empty list of coupons', 'forum-words', ['"包赢",', ''], noFinding),
  mistake('an amount with its fen', 'coupons', ['"amount": "8"', '"amount": "8.00"'], noFinding),
  mistake('a coupon for a year', 'coupons', ['"validDays": 30', '"validDays": 366'], noFinding),
  mistake(
    'a coupon for one deposit exactly',
    'coupons',
    ['"least": "50",\n      "most": "300"', '"least": "100",\n      "most": "100"'],
    noFinding,
  ),
  mistake(
    'an offer until the end of the century',
    'deposit-offers',
    ['"times": "once",', '"times": "once",\n      "from": "2026-12-01",\n      "until": "2099-12-31 23:59",'],
    noFinding,
  ),
  mistake(
    'an offer of the year after next',
    'deposit-offers',
    ['"times": "once",', '"times": "once",\n      "from": "2028-01-01",'],
    noFinding,
  ),
  mistake('no interest', 'interest', ['"4"', '"0"'], noFinding),
  mistake(
    'a least deposit of half a yuan more',
    'deposit-offers',
    ['"leastDeposit": "500",\n      "times"', '"leastDeposit": "500.5",\n      "times"'],
    noFinding,
  ),
  mistake('a tenth of a percent of interest', 'interest', ['"4"', '"0.1"'], noFinding),
  mistake('tiers that do not rise', 'rebates', ['"percent": "0.35"', '"percent": "0.25"'], noFinding),
  mistake(
    'an account of another country',
    'pay-methods',
    ['"6222020000001234567"', '"DE89 3704 0044 0532 0130 00"'],
    noFinding,
  ),
  mistake(
    'a number of a card in groups',
    'pay-methods',
    ['"6222020000001234567"', '"6222 0200 0000 1234 567"'],
    noFinding,
  ),
  mistake(
    'an account of coins that is a name',
    'pay-methods',
    ['"cardNo": "TXk7sJv9bQm3Zp5LwR8nHd2yCf6gAe4uKx"', '"cardNo": "koi@wallet.example"'],
    noFinding,
  ),
  mistake(
    'a code with a scheme',
    'pay-methods',
    ['"qrContent": "TXk7', '"qrContent": "tron:TXk7'],
    noFinding,
  ),
  mistake('a cheap dollar', 'pay-methods', ['"rate": "7.12"', '"rate": "6.05"'], noFinding),
  mistake(
    'as many free withdrawals as there are',
    'withdrawal-rules',
    ['"freeTimes": 3', '"freeTimes": 10'],
    noFinding,
  ),
  mistake('no withdrawal that is free', 'withdrawal-rules', ['"freeTimes": 3', '"freeTimes": 0'], noFinding),
  mistake(
    'quick amounts at both ends',
    'deposit-settings',
    ['"agreement": {', '"quickAmounts": ["50", "200000"],\n  "agreement": {'],
    noFinding,
  ),
  mistake(
    'steps in falling order',
    'activities',
    [
      '"from": "1000",\n            "rate": "3"\n          },\n          {\n            "from": "10000",\n            "rate": "5"',
      '"from": "10000",\n            "rate": "5"\n          },\n          {\n            "from": "1000",\n            "rate": "3"',
    ],
    noFinding,
  ),
  mistake(
    'chests of one size',
    'activities',
    ['"min": "3",\n            "max": "8"', '"min": "3",\n            "max": "3"'],
    noFinding,
  ),
  mistake('rates of a bonus that are equal', 'activities', ['"1": "0.5"', '"1": "0.6"'], noFinding),
  mistake(
    'a fee that the least withdrawal feels',
    'card-types',
    ['"feeFixed": "8"', '"feeFixed": "30"'],
    noFinding,
  ),
  mistake(
    'one language for a message',
    'message-templates',
    ['"zh-CN": "回复：{title}",\n        "en": "Re: {title}"', '"zh-CN": "回复：{title}"'],
    noFinding,
  ),
  mistake(
    'a wheel of goods',
    'activities',
    [
      '"kind": "cash",\n              "amount": "88"',
      '"kind": "goods",\n              "name": { "zh-CN": "水杯", "en": "Mug" }',
    ],
    noFinding,
  ),
])('$what in $kind', ({ kind, text }) => {
  expect(readWith(kind, text)).toEqual([]);
});

const station = `{
  "code": "koi7",
  "name": { "zh-CN": "锦鲤湾", "en": "Koi Bay" },
  "hosts": ["koi.example", "m.koi.example"],
  "activityNames": { "wheel": "Koi wheel", "treasure": { "zh-CN": "鱼池宝箱", "en": "Koi chests" } },
  "onOff": { "registerFields": ["account", "password", "rePassword", "phone?", "qq?"] },
  "costLimits": { "linePercentMost": 0 }
}
`;

test.each([
  ['a name with marks of quotation', '"Koi Bay"', '"\\"Koi\\" Bay"'],
  ['a name of one sign', '"锦鲤湾"', '"鲤"'],
  ['a name with a hash', '"Koi Bay"', '"Koi Bay #1"'],
  ['a host without others', ', "m.koi.example"', ''],
  ['names that begin alike', '"Koi chests"', '"Koi wheels"'],
  [
    'no cost at all allowed',
    '"linePercentMost": 0',
    '"linePercentMost": 0, "betPercentMost": 0, "freeGiftMost": 0',
  ],
])('%s in a station', (what, from, to) => {
  const { text } = changed(station, what, [from, to], noFinding);
  expect(readStation(text, 'koi7.json', { hasAsset: () => true }).diagnostics).toEqual([]);
});
