// The rule that a station file, which every browser receives, holds no secret.
import type { Path } from '../../read/diagnostic.ts';
import type { MeaningRule } from '../rule.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/, 'a signed token'],
  [/\b(AKIA|ASIA)[A-Z0-9]{16}\b/, 'a cloud access key'],
  [/\b(sk|rk|pk)_(live|test)_\w{16,}/, 'a payment key'],
  [/\b(ghp|gho|ghs|xox[abp])[_-][\w-]{16,}/, 'an access token'],
  [/\b(postgres|postgresql|mysql|redis|mongodb):\/\/[^\s:]+:[^\s@]+@/i, 'a database address with a password'],
  [/\bhttps?:\/\/[^\s/:@]+:[^\s/@]+@/i, 'an address with a password'],
  [
    /[?&;](key|api_?key|access_?key|secret|token|access_?token|password|passwd|pwd|sign|signature)=[^&\s]{6,}/i,
    'a key in an address',
  ],
  [/\b(password|passwd|pwd|secret|api[_-]?key)\s*[:=]\s*\S{4,}/i, 'a password'],
];
/** One cheap test that nearly every file fails, before all the others. */
const suspicious =
  /[=@\\]|-----BEGIN|eyJ|AKIA|ASIA|_live_|_test_|gh[pos]_|xox|(?:ass(?:word|wd)|ASS(?:WORD|WD)|wd|WD|ecret|ECRET|[Kk]ey|KEY)\s*:/;

function* textsOf(value: unknown, path: Path): Generator<[string, Path]> {
  if (typeof value === 'string') yield [value, path];
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* textsOf(item, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...path, key]);
}

export const secretValue: MeaningRule = {
  name: 'secret-value',
  severity: 'error',
  page: 'Everything in a station file reaches every visitor: the browser is sent the file. A value here looks like a key, token or password. Take it out, keep it on the server, and change it, since it has to be considered known.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "onlineServiceUrl": "https://help.example.com/chat?station=demo" } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "onlineServiceUrl": "https://help.example.com/chat?token=9f8e7d6c5b4a" } }',
  appliesTo: ({ text }) => suspicious.test(text),
  *check({ file }) {
    for (const [text, path] of textsOf(file, [])) {
      const sign = signs.find(([pattern]) => pattern.test(text));
      if (!sign) continue;
      yield {
        path,
        at: 'value',
        message: `This looks like ${sign[1]}.`,
        consequence: 'Every visitor of the station can read it.',
      };
    }
  },
};
