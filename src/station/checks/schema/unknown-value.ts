// The rule that a choice is one of those there are.

import type { Path } from '../../read/diagnostic.ts';
import { plainValue } from '../../read/json/tolerantJson.ts';
import { confidentMatch, nearest } from '../../read/nearest.ts';
import { listOf, placeName, writeFix } from '../../read/schemaPlace.ts';
import type { SchemaFault, SchemaRule } from '../rule.ts';

/** A language by another of its names. */
function languageOf(name: string): string | undefined {
  const plain = name.normalize('NFKC').trim().toLowerCase().replaceAll('_', '-');
  if (/^(zh(-.+)?|cn|chs|chinese|\u4e2d\u6587|\u7b80\u4f53\u4e2d\u6587)$/.test(plain)) return 'zh-CN';
  return /^(en-.+|eng|english|\u82f1\u6587|\u82f1\u8bed)$/.test(plain) ? 'en' : undefined;
}

/** What people call a choice otherwise. */
const otherNames: Readonly<Record<string, RegExp>> = {
  weixin: /^(?:wechat|wx|\u5fae\u4fe1(?:\u652f\u4ed8)?)$/,
  alipay: /^(?:zhifubao|\u652f\u4ed8\u5b9d)$/,
  unionpay: /^(?:union|union-pay|yinlian|\u94f6\u8054|\u4e91\u95ea\u4ed8)$/,
  bank: /^(?:bank[- ]?card|\u94f6\u884c|\u94f6\u884c\u5361)$/,
  home: /^(?:index|\u9996\u9875)$/,
  fast: /^(?:\u5feb\u6377|\u626b\u7801)$/,
  online: /^(?:on-line|gateway|\u5728\u7ebf|\u7ebf\u4e0a)$/,
  day: /^(?:daily|today|\u5f53\u5929|\u6bcf\u5929)$/,
  live: /^(?:casino|live ?casino|\u771f\u4eba)$/,
  member: /^(?:user|player|\u4f1a\u5458)$/,
  agent: /^(?:proxy|\u4ee3\u7406)$/,
  points: /^(?:score|\u79ef\u5206)$/,
  none: /^(?:no|nothing|\u65e0)$/,
  usdt: /^(?:tether|\u6cf0\u8fbe\u5e01)$/,
  daily: /^(?:day|everyday|every day|\u6bcf\u5929|\u6bcf\u65e5)$/,
  always: /^(?:every|every time|all|\u6bcf\u6b21|\u6bcf\u7b14)$/,
  first: /^(?:first[- ]?deposit|\u9996\u6b21|\u9996\u5b58|\u9996\u5145)$/,
  deposit: /^(?:recharge|top-?up|\u5145\u503c|\u5b58\u6b3e)$/,
  bet: /^(?:betting|wager|\u6295\u6ce8)$/,
  signIn: /^(?:sign-in|check-?in|\u7b7e\u5230)$/,
  redPacket: /^(?:red-?envelope|\u7ea2\u5305)$/,
  wheel: /^(?:lucky-?wheel|\u8f6c\u76d8)$/,
  once: /^(?:one|single|\u4e00\u6b21|\u5355\u6b21)$/,
  popup: /^(?:modal|dialog|\u5f39\u7a97)$/,
  marquee: /^(?:scroll|ticker|banner|\u8dd1\u9a6c\u706f|\u6eda\u52a8)$/,
  list: /^\u5217\u8868$/,
  image: /^(?:\u56fe\u5f62(?:\u9a8c\u8bc1\u7801)?|\u56fe\u7247)$/,
  ThemeRed: /^(?:\u7ea2|\u7ea2\u8272)$/,
  ThemeBlack: /^(?:dark|\u9ed1|\u9ed1\u8272)$/,
  cash: /^(?:money|\u73b0\u91d1)$/,
  lottery: /^(?:lotteries|\u5f69\u7968)$/,
  chess: /^(?:cards|\u68cb\u724c)$/,
  egame: /^(?:slots?|electronics?|\u7535\u5b50)$/,
  fish: /^(?:fishing|\u6355\u9c7c)$/,
  sport: /^(?:sports|\u4f53\u80b2)$/,
};

const endsIn = (word: string, last: string): boolean =>
  word.endsWith(last.replace(/^./, (sign) => sign.toUpperCase()));

/** The one choice that begins as a name does, such as adjust for adjustment and finance for financial. */
function begunLike(name: string, known: readonly string[]): string | undefined {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  const alike = known.filter((word) => {
    const whole = word.toLowerCase();
    return word.length > 3 && plain.startsWith(word.length > 5 ? whole.slice(0, -1) : whole);
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** The one choice that goes by such a name as well. */
function namedOtherwise(name: string, known: readonly string[]): string | undefined {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  const exact = known.find((word) => word.toLowerCase() === plain);
  if (exact !== undefined) return exact;
  const named = known.find((word) => Object.hasOwn(otherNames, word) && otherNames[word]!.test(plain));
  if (named !== undefined) return named;
  // The last word of one choice alone, such as black for ThemeBlack.
  const [only, ...others] = plain.length < 3 ? [] : known.filter((word) => endsIn(word, plain));
  return others.length === 0 ? only : undefined;
}

export const unknownValue: SchemaRule & {
  /** A choice beside which stands what goes with another. */
  detectOther(path: Path, choice: { value: string; meant: string }): SchemaFault;
} = {
  detectOther: (path, { value, meant }) => ({
    path,
    at: 'value',
    message: `${placeName(path)} is ${JSON.stringify(value)}, and what stands beside it is that of ${JSON.stringify(meant)}.`,
    suggestions: [meant],
    fix: writeFix(path, meant, false),
  }),
  name: 'unknown-value',
  severity: 'error',
  page: 'The setting is a choice among few values, and this is none of them. Capitals count.',
  good: '{ "code": "demo", "name": "Demo", "theme": { "skin": "ThemeBlack" } }',
  bad: '{ "code": "demo", "name": "Demo", "theme": { "skin": "themeblack" } }',
  detect({ node, schema, path }) {
    if (schema.const !== undefined) {
      if (node.kind === 'number' && node.value === schema.const) return undefined;
      return {
        path,
        at: 'value',
        message: `${placeName(path)} can only be ${schema.const}.`,
        suggestions: [String(schema.const)],
        fix: writeFix(path, schema.const, true),
        repaired: schema.const,
      };
    }
    if (!schema.enum) return undefined;
    const value = plainValue(node);
    if (schema.enum.includes(value as string)) return undefined;
    const known = schema.enum.map(String);
    const guesses = nearest(value as string, known);
    const meant =
      (schema.enum.includes('zh-CN') ? languageOf(String(value)) : undefined) ??
      confidentMatch(guesses) ??
      namedOtherwise(String(value), known) ??
      begunLike(String(value), known);
    const listed = guesses.length === 0 && meant === undefined ? ` It can be ${listOf(known)}.` : '';
    return {
      path,
      at: 'value',
      message: `${placeName(path)} cannot be ${JSON.stringify(value)}.${listed}`,
      suggestions: [
        ...new Set([...(meant === undefined ? [] : [meant]), ...guesses.map((guess) => guess.word)]),
      ],
      fix: meant === undefined ? undefined : writeFix(path, meant, true),
      repaired: meant,
    };
  },
};
