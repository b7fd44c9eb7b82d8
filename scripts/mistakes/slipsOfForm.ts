// The slips of form: signs of JSON, names of fields and kinds of values.
import { type Edit, isText, misspelt, raw, replaced, type Slip, textOf } from './slip.ts';
import type { Site, Subject } from './subject.ts';

const members = ({ sites }: Subject): Site[] => sites.filter(({ member }) => member);
const texts = ({ sites }: Subject): Site[] => sites.filter((one) => isText(one) && textOf(one).length > 0);
const scalars = ({ sites }: Subject): Site[] =>
  sites.filter(({ node }) => node.kind !== 'object' && node.kind !== 'array');
const numbers = ({ sites }: Subject): Site[] => sites.filter(({ node }) => node.kind === 'number');
const flags = ({ sites }: Subject): Site[] => sites.filter(({ node }) => node.kind === 'boolean');
const holders = ({ sites }: Subject): Site[] =>
  sites.filter(({ node }) => node.members.length > 0 || node.items.length > 0);

/** A place in the signs of a file, where `from` stands. */
const at = (start: number, from: string, put: string): Edit => ({ start, end: start + from.length, put });

/** The comma behind a value; -1 where none follows. */
function commaBehind({ node }: Site, { text }: Subject): number {
  const rest = /^\s*,/.exec(text.slice(node.end));
  return rest ? node.end + rest[0].length - 1 : -1;
}

const colonOf = ({ member }: Site, { text }: Subject): number => text.indexOf(':', member!.keyEnd);

const ofComma = (name: string, put: string): Slip => ({
  name,
  sites: (subject) => subject.sites.filter((one) => commaBehind(one, subject) >= 0),
  edit: (site, _, subject) => at(commaBehind(site, subject), ',', put),
});

const ofColon = (name: string, put: string): Slip => ({
  name,
  sites: members,
  edit: (site, _, subject) => at(colonOf(site, subject), ':', put),
});

const ofValue = (
  name: string,
  sites: (subject: Subject) => Site[],
  write: (written: string, site: Site) => string,
): Slip => ({
  name,
  sites,
  edit: (site, _, subject) => {
    const written = raw(site, subject);
    const put = write(written, site);
    return put === written ? null : replaced(site, put);
  },
});

export const ofJson: readonly Slip[] = [
  ofComma('a comma left out', ''),
  ofComma('a full-width comma', '，'),
  ofComma('a Chinese list comma', '、'),
  ofComma('a semicolon for a comma', ';'),
  ofComma('a comma twice', ',,'),
  ofComma('a point for a comma', '.'),
  ofColon('a full-width colon', '：'),
  ofColon('an equals sign for a colon', ' ='),
  ofColon('a colon left out', ''),
  {
    name: 'a comma behind the last',
    sites: holders,
    edit: ({ node }) => {
      const last = node.members.at(-1)?.end ?? node.items.at(-1)!.end;
      return { start: last, end: last, put: ',' };
    },
  },
  {
    name: 'a wrong closing bracket',
    sites: holders,
    edit: ({ node }, random) => ({
      start: node.end - 1,
      end: node.end,
      put: random.one(node.kind === 'array' ? ['}', ')', '】', '］'] : [']', ')', '｝']),
    }),
  },
  {
    name: 'a closing bracket left out',
    sites: holders,
    edit: ({ node }, _, { text }) => {
      const end = node.end;
      const line = text.lastIndexOf('\n', end - 2);
      // One on a line of its own goes with the line.
      const isAlone = text.slice(line, end - 1).trim() === '' && /^\s*\n/.test(text.slice(end));
      return { start: isAlone ? line : end - 1, end, put: '', also: [node.start] };
    },
  },
  {
    name: 'a closing bracket twice',
    sites: holders,
    edit: ({ node }, _, { text }) => ({ start: node.end, end: node.end, put: text[node.end - 1]! }),
  },
  {
    name: 'a full-width opening bracket',
    sites: holders,
    edit: ({ node }) => ({
      start: node.start,
      end: node.start + 1,
      put: node.kind === 'array' ? '［' : '｛',
    }),
  },
  ofValue('curly quotation marks', texts, (written) => `“${written.slice(1, -1)}”`),
  ofValue('single quotation marks', texts, (written) => `'${written.slice(1, -1)}'`),
  ofValue('Chinese corner brackets', texts, (written) => `「${written.slice(1, -1)}」`),
  ofValue('a full-width closing quotation mark', texts, (written) => `${written.slice(0, -1)}”`),
  ofValue('a quotation mark left out at the end', texts, (written) => written.slice(0, -1)),
  ofValue('a quotation mark left out at the beginning', texts, (written) => written.slice(1)),
  ofValue('a text without quotation marks', texts, (written) => written.slice(1, -1)),
  ofValue('a quotation mark in a text', texts, (written) => `${written.slice(0, 2)}"${written.slice(2)}`),
  ofValue('a line break in a text', texts, (written) => `${written.slice(0, 2)}\n${written.slice(2)}`),
  ofValue('a tab in a text', texts, (written) => `${written.slice(0, 2)}\t${written.slice(2)}`),
  ofValue('a value left out', scalars, () => ''),
  ofValue('a full-width digit', numbers, (written) =>
    written.replace(/\d$/, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ),
  ofValue('a number with a unit', numbers, (written) => `${written}元`),
  ofValue('a number with a leading zero', numbers, (written) => `0${written}`),
  ofValue('a plus sign', numbers, (written) => `+${written}`),
  ofValue('True for true', flags, (written) => written[0]!.toUpperCase() + written.slice(1)),
  ofValue('yes for true', flags, (written) => (written === 'true' ? 'yes' : 'no')),
  {
    name: 'a key without quotation marks',
    sites: members,
    edit: ({ member }) => ({ start: member!.keyStart, end: member!.keyEnd, put: member!.key }),
  },
  {
    name: 'a key without its closing quotation mark',
    sites: members,
    edit: ({ member }) => ({ start: member!.keyEnd - 1, end: member!.keyEnd, put: '' }),
  },
  {
    name: 'curly quotation marks of a key',
    sites: members,
    edit: ({ member }) => ({ start: member!.keyStart, end: member!.keyEnd, put: `“${member!.key}”` }),
  },
  {
    name: 'a comment behind an entry',
    sites: members,
    edit: ({ node }, random, { text }) => {
      const end = text.indexOf('\n', node.end);
      return end < 0 ? null : { start: end, end, put: random.one([' // checked', ' # 已核对', ' /* 改 */']) };
    },
  },
  {
    name: 'a field given twice',
    sites: members,
    edit: ({ member }, _, { text }) => ({
      start: member!.end,
      end: member!.end,
      put: `,\n${text.slice(member!.start, member!.end)}`,
      also: [member!.start],
    }),
  },
];

/** Fields whose names are not the schema's: of a level, a screen or a code. */
const isNamed = (site: Site): boolean => !/^[\d/]/.test(site.member!.key);
const keys = (subject: Subject): Site[] => members(subject).filter(isNamed);

const renamed = ({ member }: Site, key: string): Edit | null =>
  key === member!.key ? null : { start: member!.keyStart, end: member!.keyEnd, put: JSON.stringify(key) };

const ofKey = (name: string, write: (key: string) => string): Slip => ({
  name,
  sites: keys,
  edit: (site) => {
    const key = write(site.member!.key);
    return hasKey(site, key) ? null : renamed(site, key);
  },
});

const hasKey = ({ parent }: Site, key: string): boolean => parent!.members.some((one) => one.key === key);

const synonyms: Readonly<Record<string, readonly string[]>> = {
  least: ['min', 'minimum', 'lowest'],
  most: ['max', 'maximum', 'highest'],
  open: ['enabled', 'active', 'on'],
  name: ['title', 'label'],
  title: ['name', 'heading'],
  content: ['text', 'body', 'html'],
  key: ['id', 'code'],
  amount: ['money', 'value', 'sum'],
  items: ['list', 'entries', 'rows'],
  to: ['link', 'url', 'href'],
  picture: ['image', 'img', 'pic'],
  from: ['start', 'begin'],
  until: ['end', 'to'],
  times: ['frequency', 'repeat'],
  percent: ['rate', 'ratio'],
  rate: ['percent', 'ratio'],
  kinds: ['types', 'methods'],
  kind: ['type', 'category'],
  level: ['vip', 'grade'],
  cap: ['most', 'limit', 'max'],
  total: ['sum', 'budget'],
  count: ['number', 'quantity'],
  stock: ['quantity', 'number'],
  'zh-CN': ['zh', 'cn', 'zh_CN', 'zh-cn', '中文'],
  en: ['en-US', 'english', 'eng', '英文'],
};

export const ofKeys: readonly Slip[] = [
  {
    name: 'a field misspelt',
    sites: keys,
    edit: (site, random) => {
      const key = misspelt(site.member!.key, random);
      return hasKey(site, key) ? null : renamed(site, key);
    },
  },
  ofKey('a field in another case', (key) =>
    key === key.toLowerCase() ? key[0]!.toUpperCase() + key.slice(1) : key.toLowerCase(),
  ),
  ofKey('a field with underscores', (key) =>
    key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ),
  ofKey('a field with hyphens', (key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ofKey('a field in plural or singular', (key) => (key.endsWith('s') ? key.slice(0, -1) : `${key}s`)),
  ofKey('a blank behind a field', (key) => `${key} `),
  {
    name: 'another word for a field',
    sites: (subject) => keys(subject).filter(({ member }) => synonyms[member!.key]),
    edit: (site, random) => {
      const key = random.one(synonyms[site.member!.key]!);
      return hasKey(site, key) ? null : renamed(site, key);
    },
  },
  {
    name: 'a field in Chinese',
    sites: (subject) => keys(subject).filter(({ schema }) => schema?.['x-zh-CN']),
    edit: (site) => renamed(site, site.schema!['x-zh-CN']!.title),
  },
  {
    name: 'a required field left out',
    sites: (subject) =>
      members(subject).filter(({ path, member }) => {
        const holder = subject.sites.find((one) => one.path === path.split('.').slice(0, -1).join('.'));
        return holder?.schema?.required?.includes(member!.key);
      }),
    edit: ({ member, parent }) => {
      const place = parent!.members.indexOf(member!);
      const next = parent!.members[place + 1];
      const last = parent!.members[place - 1];
      const also = [parent!.start];
      if (next) return { start: member!.start, end: next.start, put: '', also };
      return last ? { start: last.end, end: member!.end, put: '', also } : null;
    },
  },
  {
    name: 'a field of something else',
    sites: holders,
    edit: ({ node, path }, random) => {
      const first = node.members[0];
      if (!first || /^(terms|rates|names|bonuses)$/.test(path.split('.').at(-1)!)) return null;
      const key = random.one(['giftFactor', 'minBet2', 'colour', 'sort', 'remark', 'vipOnly']);
      return { start: first.start, end: first.start, put: `"${key}": 1,\n` };
    },
  },
];

const ofType = (
  name: string,
  sites: (subject: Subject) => Site[],
  write: (written: string) => string,
): Slip => ofValue(name, sites, write);

const figures = (subject: Subject): Site[] =>
  texts(subject).filter(({ form }) => /^(yuan|percent|times|part|odds)$/.test(form));
const lists = ({ sites }: Subject): Site[] =>
  sites.filter(({ node }) => node.kind === 'array' && node.items.length > 0);

export const ofTypes: readonly Slip[] = [
  ofType('a figure as a number', figures, (written) => written.slice(1, -1)),
  ofType('a count as a text', numbers, (written) => `"${written}"`),
  ofType('a count as a text with its unit', numbers, (written) => `"${written}天"`),
  ofType(
    'a count with a fraction',
    (subject) => numbers(subject).filter(({ schema }) => schema?.type === 'integer'),
    (written) => `${written}.5`,
  ),
  ofType('a switch as a text', flags, (written) => `"${written}"`),
  ofType('a switch as a number', flags, (written) => (written === 'true' ? '1' : '0')),
  ofType('a switch in Chinese', flags, (written) => (written === 'true' ? '"是"' : '"否"')),
  ofType('a switch as on or off', flags, (written) => (written === 'true' ? '"on"' : '"off"')),
  {
    name: 'a single value for a list',
    sites: (subject) => lists(subject).filter(({ node }) => node.items.length === 1),
    edit: (site, _, { text }) =>
      replaced(site, text.slice(site.node.items[0]!.start, site.node.items[0]!.end)),
  },
  {
    name: 'a list in one text',
    sites: (subject) =>
      lists(subject).filter(
        ({ node }) => node.items.length > 1 && node.items.every(({ kind }) => kind === 'string'),
      ),
    edit: (site) => replaced(site, JSON.stringify(site.node.items.map(({ value }) => value).join(','))),
  },
  {
    name: 'numbers of a list as texts',
    sites: (subject) =>
      subject.sites.filter(({ node, parent }) => parent?.kind === 'array' && node.kind === 'number'),
    edit: (site, _, subject) => replaced(site, `"${raw(site, subject)}"`),
  },
  ofType('a value in a list', figures, (written) => `[${written}]`),
  ofType('null for a figure', figures, () => 'null'),
  {
    name: 'null for a text',
    sites: (subject) => texts(subject).filter(({ member }) => member),
    edit: (site) => replaced(site, 'null'),
  },
  {
    name: 'a text for a text in two languages, as a list',
    sites: ({ sites }) =>
      sites.filter(({ node }) => node.kind === 'object' && node.members.some(({ key }) => key === 'zh-CN')),
    edit: (site, _, { text }) =>
      replaced(
        site,
        `[${site.node.members.map(({ value }) => text.slice(value.start, value.end)).join(', ')}]`,
      ),
  },
];
