// What the calls of content do: wishes read from requests, plans and diagnostics as they go out, and what a second person reads of them.
import type { ContentKind } from '#content/content.generated.ts';
import type { Locale } from '#texts/text.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { identityOf } from '../../content/differenceText.ts';
import { lastChangesOf } from '../../content/entries/between.ts';
import {
  type ContentWork,
  type EntryPlan,
  type KeptPlan,
  planWishes,
  standsOf,
  type Wish,
} from '../../content/entries/change.ts';
import type { EntryDiagnostic } from '../../content/entries/check.ts';
import { entriesOf, isList, markOf } from '../../content/entries/entries.ts';
import { checkMoments, type When } from '../../content/entries/schedule.ts';
import { wordingIn } from '../../content/entries/wording.ts';
import type { Item } from '../../content/kind.ts';
import { snapshotOf } from '../../content/snapshot.ts';
import { Refusal } from '../../refusal.ts';
import type { OfficeContext, TwoPeopleFacts } from '../pipeline/handle.ts';
import { changerOf, kindFor } from './catalog.ts';
import { mistakeIn } from './mistakes.ts';
import { wordIn } from './word.ts';

type Desk = Pick<OfficeContext<unknown>, 'db' | 'staff' | 'station' | 'now' | 'locale'>;

export const workOf = ({ db, station, now }: Pick<Desk, 'db' | 'station' | 'now'>): ContentWork => ({
  db,
  station,
  now,
});

/** A value as it is sent: JSON of an object. Refuses what is none. */
export function entryValue(text: string | undefined): Item | null {
  if (text === undefined) return null;
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Item;
  } catch {
    // Said below.
  }
  throw new Refusal('office-content.noValue', { code: 'invalid', field: 'value' });
}

interface Sent {
  kind: string;
  key: string;
  value?: string | undefined;
  mark?: string | undefined;
}

/** The key by which an entry is found: what its value says, or for a kind of settings nothing. */
const keyFor = (kind: ContentKind, key: string, value: Item | null): string =>
  !isList(kind) ? '' : value ? identityOf(value) : key;

/**
 * Entries as somebody wants them. Refuses kinds that they may not change, a new entry under a key that is taken, and, where a mark says what they were made
 * from, entries that somebody has changed since.
 */
export async function wishesOf(desk: Desk, sent: readonly Sent[]): Promise<Wish[]> {
  const { db, staff, now } = desk;
  const mayChange = await changerOf(db, staff, now);
  const { files } = await snapshotOf(db);
  const wishes: Wish[] = [];
  for (const { kind: name, key: old, value: text, mark } of sent) {
    const kind = kindFor(staff, now, name);
    if (!mayChange(kind)) throw new Refusal('office-content.notYours', { code: 'notYours' });
    const value = entryValue(text);
    const key = keyFor(kind, old, value);
    const there = entriesOf(kind, files.get(kind));
    if (!isList(kind) && value === null)
      throw new Refusal('office-content.settingsStay', { code: 'settingsStay' });
    if (key !== old && there.has(key))
      throw new Refusal('office-content.keyTaken', { code: 'keyTaken', field: 'key', values: { key } });
    if (mark !== undefined && mark !== markOf(there.get(old))) throw await changedSince(desk, kind, old);
    // Another key is another entry: the old one goes.
    if (key !== old && there.has(old)) wishes.push({ kind, key: old, value: null });
    wishes.push({ kind, key, value });
  }
  return wishes;
}

/** What somebody has changed since: who, and when. */
export async function changedSince(
  { db }: Pick<Desk, 'db'>,
  kind: ContentKind,
  key: string,
): Promise<Refusal> {
  const [last] = await lastChangesOf(db, [{ kind, key }]);
  const what = last ? `${last.by} ${formatMoment(last.at)}` : '';
  return new Refusal('office-content.changedSince', { code: 'cameBetween', values: { what } });
}

/** A moment in Beijing as it is sent. */
export function momentOf(text: string): Date {
  const at = new Date(parseMoment(`${text}:00`));
  if (Number.isNaN(at.getTime()) || formatMoment(at).slice(0, 16) !== text)
    throw new Refusal('office-content.noMoment', { code: 'invalid' });
  return at;
}

/** When a change is to be there; `from` is now where it is left out or past. */
export function whenOf(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
): When {
  const begins = from === undefined ? now : momentOf(from);
  const when = { from: begins > now ? begins : now, until: until === undefined ? null : momentOf(until) };
  checkMoments(when, now);
  return when;
}

/** Diagnostics as they go out. */
export const writtenDiagnostics = (diagnostics: readonly EntryDiagnostic[], locale: Locale) =>
  diagnostics.map(({ fix, suggestions, ...one }) => ({
    ...one,
    title: wordIn(locale, `office-mistakes.${one.rule}`) ?? one.rule,
    message: mistakeIn(locale, one.kind, one.message),
    consequence: mistakeIn(locale, one.kind, one.consequence),
    suggestions: [...suggestions],
    fix: fix && {
      description: mistakeIn(locale, one.kind, fix.description),
      isSafe: fix.isSafe,
      value: JSON.stringify(fix.value),
    },
  }));

const writtenPlan = (
  { diagnostics, refusals, differences, costs, second, fingerprint }: EntryPlan,
  locale: Locale,
) => ({
  diagnostics: writtenDiagnostics(diagnostics, locale),
  refusals: refusals.map((reason) => mistakeIn(locale, undefined, reason)),
  differences: differences.map(({ effect, change, text }) => ({ effect, change, text })),
  costs: costs.map((cost) => ({ ...cost })),
  second: second && { kind: second.kind },
  plan: fingerprint,
});

/** Plans wishes, as the answer of the calls that plan. */
export async function planned(
  desk: Desk,
  wishes: readonly Wish[],
  options: { at?: Date; takesBack?: bigint } = {},
) {
  const plan = await planWishes(workOf(desk), wishes, { say: wordingIn(desk.locale), ...options });
  return writtenPlan(plan, desk.locale);
}

/** Names as a second person reads them. */
const named = (plan: KeptPlan): string => plan.differences.map(({ text }) => text).join('\n');

/** What an apply stands on while it waits for a second person: the very entries, their moment, and what they cost. */
export async function factsOf(
  desk: Desk,
  plan: KeptPlan,
  when: When,
  isTimed: boolean,
): Promise<TwoPeopleFacts> {
  const { second, costs } = await standsOf(workOf(desk), plan, when.from);
  const worst = costs.map((cost) => cost.worst);
  const total = worst.includes(null) ? null : worst.reduce<bigint>((sum, one) => sum + one!, 0n);
  return {
    kind: second?.kind ?? null,
    amount: second?.amount ?? 0n,
    isAlways: second?.isAlways ?? false,
    // The entries before and after are what the name of the plan is made of.
    fingerprint: plan.fingerprint,
    summary: {
      changes: named(plan),
      ...(costs.length > 0 && { worstCost: total === null ? 'unbounded' : wireMoney(total) }),
      ...(isTimed && { goesLive: formatMoment(when.from) }),
      ...(when.until && { takenBack: formatMoment(when.until) }),
    },
  };
}
