// The difference of two files of content in the words of the product: what players will see, which money terms change, and what neither touches.
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import { LOTTERIES } from '#lottery/lotteries.generated.ts';
import { localText } from '#station/station.ts';
import { formatMoney, type Money } from '#values/money.ts';
import { type File, isSame, type Json } from './rows.ts';

export type Effect = 'players' | 'money' | 'nothing';

export interface Difference {
  kind: KindName;
  effect: Effect;
  change: 'added' | 'removed' | 'changed' | 'moved';
  /** Key of the item, where the kind is a list. */
  key?: string;
  /** The field, as a path within the item. */
  field?: string;
  from?: Json;
  to?: Json;
  /** A line for a person. */
  text: string;
}

/** What this reads of a schema. */
interface Schema {
  title?: string;
  'x-zh-CN'?: { title?: string };
  'x-definition'?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}
type Entry = Readonly<Record<string, Json>>;

/** Kinds whose items are terms of money as a whole: that there is one, and whether it is open. */
const moneyKinds: ReadonlySet<KindName> = new Set([
  'lotteries',
  'platforms',
  'activities',
  'pay-methods',
  'deposit-offers',
  'deposit-settings',
  'applications',
  'coupons',
  'card-types',
  'withdrawal-rules',
  'interest',
  'rebates',
  'team',
  'play-settings',
  'control',
]);
/** Definitions of schemas/content.json that are money. */
const moneyForms: ReadonlySet<string> = new Set(['yuan', 'percent', 'times', 'odds']);
const moneyFields: ReadonlySet<string> = new Set([
  'terms',
  'ladder',
  'times',
  'timesADay',
  'freeTimes',
  'amounts',
  'switches',
  'bonusGroupMost',
  'bonusGroupLeast',
  'commissionLevels',
  'orderUnitsMost',
  'automatic',
  'friendPercents',
  'odds',
  'limits',
  'tiers',
]);
/** Fields that nobody sees as such. */
const silentFields: ReadonlySet<string> = new Set(['pinyin', 'keywords', 'moderated', 'words']);

const isObject = (value: Json | undefined): value is Entry =>
  value !== null && value !== undefined && typeof value === 'object' && !Array.isArray(value);
const isText = (value: Json | undefined): boolean =>
  typeof value === 'string' || (isObject(value) && 'zh-CN' in value);

/** The words around figures and names: those of a command, which has titles in both languages, or of one language. */
export interface Wording {
  locale: 'zh-CN' | 'en';
  titled(schema: Pick<Schema, 'title' | 'x-zh-CN'> | undefined, otherwise: string): string;
  none: string;
  yes: string;
  no: string;
  /** By the definition of an amount. */
  units: Readonly<Record<string, string>>;
  characters(count: number): string;
  entries(count: number): string;
  added(name: string, isClosed: boolean, terms: string): string;
  removed(name: string): string;
  moved(names: string): string;
  /** Members who rise to a level once they next deposit or bet, and what that gives in 0.0001 yuan; of all levels together without a name. */
  rises(name: string | undefined, members: number, bonuses: Money): string;
  risesUnknown: string;
}

export const inBoth: Wording = {
  locale: 'zh-CN',
  titled: (schema, otherwise) =>
    [schema?.title?.toLowerCase() ?? otherwise, schema?.['x-zh-CN']?.title].filter(Boolean).join(' '),
  none: 'none',
  yes: 'yes',
  no: 'no',
  units: { yuan: ' yuan', percent: '%', times: ' times' },
  characters: (count) => `${count} characters`,
  entries: (count) => `${count} entries`,
  added: (name, isClosed, terms) => `${name} is new${isClosed ? ', closed' : ''}${terms ? `: ${terms}` : ''}`,
  removed: (name) => `${name} is removed`,
  moved: (names) => `: their order is ${names}`,
  rises: (name, members, bonuses) =>
    `${name ?? 'all levels together'}: ${members} ${members === 1 ? 'member rises' : 'members rise'} with the next deposit or bet, bonuses of ${formatMoney(bonuses)} yuan`,
  risesUnknown: 'how many members would rise takes too long to say',
};

/** A value as a person writes it; long texts by their length. */
function shown(value: Json | undefined, schema: Schema | undefined, say: Wording): string {
  if (value === undefined || value === null || value === '') return say.none;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (isText(value)) {
    const text = localText(value as never, say.locale);
    if (text.length > 40) return say.characters(text.length);
    return `${text || say.none}${say.units[schema?.['x-definition'] ?? ''] ?? ''}`;
  }
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length === 0) return say.none;
    return list.some(isObject)
      ? say.entries(list.length)
      : list.map((each) => shown(each, schema?.items, say)).join(', ');
  }
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, each]) => {
      const inner = schema?.properties?.[name];
      return `${say.titled(inner, name)} ${shown(each, inner, say)}`;
    })
    .join(', ');
}

const locales = ['zh-CN', 'en'] as const;
/** Long texts are shown around what changes in them, with so many characters of context. */
const contextLength = 12;

/** The part of two texts that differs, whole; what is around it and the same is cut. */
function changedPart(from: string, to: string, none: string): [string, string] {
  const [old, now] = [[...from], [...to]];
  if (Math.max(old.length, now.length) <= 40) return [from || none, to || none];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < least - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const begin = Math.max(0, head - contextLength);
  const rest = Math.max(0, tail - contextLength);
  const part = (text: readonly string[]): string =>
    `${begin > 0 ? '…' : ''}${text.slice(begin, text.length - rest).join('')}${rest > 0 ? '…' : ''}` || none;
  return [part(old), part(now)];
}

/** From what to what: of words every changed one, in each language they change in. */
function changeOf(
  from: Json | undefined,
  to: Json | undefined,
  schema: Schema | undefined,
  say: Wording,
): string {
  const isOfWords = [from, to].some(isText) && [from, to].every((one) => one === undefined || isText(one));
  const inLocale = (one: Json | undefined, locale: (typeof locales)[number]): string =>
    one === undefined ? '' : localText(one as never, locale);
  if (!isOfWords || say.units[schema?.['x-definition'] ?? ''])
    return `${shown(from, schema, say)} → ${shown(to, schema, say)}`;
  const changed = locales.filter((locale) => inLocale(from, locale) !== inLocale(to, locale));
  const isBoth = [from, to].every((one) => !isObject(one));
  return changed
    .map((locale) => {
      const [old, now] = changedPart(inLocale(from, locale), inLocale(to, locale), say.none);
      return `${isBoth || locale === 'zh-CN' ? '' : `(${locale}) `}${old} → ${now}`;
    })
    .slice(0, isBoth ? 1 : locales.length)
    .join('; ');
}

/** What distinguishes the entries of a list. */
export function identityOf(entry: Entry): string {
  if ('key' in entry) return String(entry.key);
  const names = ['mode', 'play', 'outcome', 'category', 'level', 'fromBet'].filter((name) => name in entry);
  return names.map((name) => String(entry[name])).join(' ');
}

/** What the catalogue calls a lottery: a file names it only where the station has another name. */
const lotteryNames: ReadonlyMap<string, Json> = new Map(LOTTERIES.map(({ code, name }) => [code, name]));

/** What a person calls an entry; undefined where it has no name. */
export function nameOfEntry(kind: KindName, entry: Entry, locale: 'zh-CN' | 'en'): string | undefined {
  const name =
    entry.name ?? entry.title ?? (kind === 'lotteries' ? lotteryNames.get(identityOf(entry)) : undefined);
  return name === undefined ? undefined : localText(name as never, locale);
}

export const labelOf = (entry: Entry, { kind, say }: Pick<Walk, 'kind' | 'say'>): string => {
  const [identity, name] = [identityOf(entry), nameOfEntry(kind, entry, say.locale)];
  return name === undefined ? identity : `${name} (${identity})`;
};

/** A list of distinct entries, rather than one that is a value. */
const isListOfEntries = (value: Json | undefined): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  (value as readonly Json[]).every((each) => isObject(each) && identityOf(each) !== '');

interface Walk {
  kind: KindName;
  found: Difference[];
  key?: string;
  /** Titles of what is around, from the kind inwards. */
  trail: readonly string[];
  isMoney: boolean;
  say: Wording;
}

const effectOf = (walk: Walk, name: string, schema: Schema | undefined): Effect => {
  const opens = name === 'open' && moneyKinds.has(walk.kind);
  if (walk.isMoney || opens || moneyFields.has(name) || moneyForms.has(schema?.['x-definition'] ?? ''))
    return 'money';
  return silentFields.has(name) ? 'nothing' : 'players';
};

const lineOf = (walk: Walk, rest: string): string => `${walk.trail.join(' ')}${rest}`;

function compareFields(
  walk: Walk,
  path: string,
  before: Entry,
  after: Entry,
  schema: Schema | undefined,
): void {
  const names = [
    ...new Set([...Object.keys(schema?.properties ?? {}), ...Object.keys(before), ...Object.keys(after)]),
  ];
  for (const name of names) {
    const [from, to] = [before[name], after[name]];
    if (name === 'key' || name === '$schema' || isSame(from, to)) continue;
    const inner = schema?.properties?.[name];
    const field = path === '' ? name : `${path}.${name}`;
    if ((isListOfEntries(from) || isListOfEntries(to)) && name !== 'fields') {
      const isMoney = walk.isMoney || effectOf(walk, name, inner) === 'money';
      const within = { ...walk, isMoney, trail: [...walk.trail, `· ${walk.say.titled(inner, name)}`] };
      compareLists(
        within,
        field,
        (from ?? []) as readonly Entry[],
        (to ?? []) as readonly Entry[],
        inner?.items,
      );
      continue;
    }
    if (isObject(from) && isObject(to) && !isText(from) && inner?.properties) {
      const isMoney = walk.isMoney || moneyFields.has(name);
      compareFields(
        { ...walk, isMoney, trail: [...walk.trail, `· ${walk.say.titled(inner, name)}`] },
        field,
        from,
        to,
        inner,
      );
      continue;
    }
    walk.found.push({
      kind: walk.kind,
      effect: effectOf(walk, name, inner),
      change: 'changed',
      ...(walk.key !== undefined && { key: walk.key }),
      field,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      text: lineOf(walk, `: ${walk.say.titled(inner, name)} ${changeOf(from, to, inner, walk.say)}`),
    });
  }
}

function compareLists(
  walk: Walk,
  path: string,
  before: readonly Entry[],
  after: readonly Entry[],
  schema: Schema | undefined,
): void {
  const old = new Map(before.map((entry) => [identityOf(entry), entry]));
  const next = new Map(after.map((entry) => [identityOf(entry), entry]));
  const effect: Effect =
    walk.isMoney || moneyKinds.has(walk.kind) ? 'money' : silentFields.has(path) ? 'nothing' : 'players';
  const add = (identity: string, change: Difference['change'], text: string, to?: Json): void => {
    walk.found.push({
      kind: walk.kind,
      effect: change === 'moved' ? 'players' : effect,
      change,
      key: walk.key ?? identity,
      ...(path !== '' && { field: `${path}[${identity}]` }),
      ...(to !== undefined && { to }),
      text,
    });
  };
  for (const [identity, entry] of old)
    if (!next.has(identity))
      add(identity, 'removed', lineOf(walk, ` ${walk.say.removed(labelOf(entry, walk))}`));
  for (const [identity, entry] of next) {
    const was = old.get(identity);
    if (!was) {
      const money = moneyOf(entry, schema, walk.say);
      const line = walk.say.added(labelOf(entry, walk), entry.open === false, money);
      add(identity, 'added', lineOf(walk, ` ${line}`), entry);
    } else
      compareFields(
        { ...walk, key: walk.key ?? identity, trail: [...walk.trail, labelOf(entry, walk)] },
        path === '' ? '' : `${path}[${identity}]`,
        was,
        entry,
        schema,
      );
  }
  const stayed = (list: ReadonlyMap<string, Entry>, other: ReadonlyMap<string, Entry>) =>
    [...list.keys()].filter((identity) => other.has(identity));
  const [oldOrder, newOrder] = [stayed(old, next), stayed(next, old)];
  if (path === '' && oldOrder.join('\n') !== newOrder.join('\n')) {
    const names = newOrder.map((identity) => labelOf(next.get(identity)!, walk));
    const few = `${names.slice(0, 8).join(', ')}${names.length > 8 ? ' …' : ''}`;
    add('', 'moved', lineOf(walk, walk.say.moved(few)), newOrder);
  }
}

/** The terms of money of a new entry, in a line. */
function moneyOf(entry: Entry, schema: Schema | undefined, say: Wording): string {
  return Object.entries(entry)
    .filter(
      ([name, value]) => moneyForms.has(schema?.properties?.[name]?.['x-definition'] ?? '') && value !== '0',
    )
    .map(
      ([name, value]) =>
        `${say.titled(schema?.properties?.[name], name)} ${shown(value, schema?.properties?.[name], say)}`,
    )
    .join(', ');
}

/** What changes between two files of a kind, each with its defaults filled in; null where there is none. */
export function differencesOf(
  kind: KindName,
  before: File | null,
  after: File | null,
  say: Wording = inBoth,
): Difference[] {
  const schema = contentSchemas[kind] as Schema;
  const walk: Walk = { kind, found: [], trail: [say.titled(schema, kind)], isMoney: false, say };
  const { items, ...around } = schema.properties ?? {};
  if (items) {
    const besideItems = ({ items: _, ...rest }: Entry): Entry => rest;
    compareFields(walk, '', besideItems(before ?? {}), besideItems(after ?? {}), { properties: around });
    compareLists(
      walk,
      '',
      (before?.items ?? []) as readonly Entry[],
      (after?.items ?? []) as readonly Entry[],
      items.items,
    );
  } else compareFields({ ...walk, isMoney: moneyKinds.has(kind) }, '', before ?? {}, after ?? {}, schema);
  return walk.found;
}
