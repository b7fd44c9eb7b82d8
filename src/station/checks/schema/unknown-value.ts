// Owns the rule that a choice is one of those there are.
import { confidentMatch, nearest } from '../../read/nearest.ts';
import { listOf, placeName, writeFix } from '../../read/schemaPlace.ts';
import { plainValue } from '../../read/tolerantJson.ts';
import type { SchemaRule } from '../rule.ts';

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
  unionpay: /^(?:yinlian|\u94f6\u8054|\u4e91\u95ea\u4ed8)$/,
  bank: /^(?:\u94f6\u884c|\u94f6\u884c\u5361)$/,
  home: /^(?:index|\u9996\u9875)$/,
};

/** The one choice that goes by such a name as well. */
function namedOtherwise(name: string, known: readonly string[]): string | undefined {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  return known.find((word) => Object.hasOwn(otherNames, word) && otherNames[word]!.test(plain));
}

export const unknownValue: SchemaRule = {
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
      namedOtherwise(String(value), known);
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
