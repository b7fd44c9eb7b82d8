// The table of what identifies a person: the columns that lie sealed, whose each value is, and what is written beside it so that it is found.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../stationTransaction.ts';
import { type DataKeys, dataKeysOf, isTag, type Sealed } from './dataKeys.ts';
import { bareOf, type FoundBy, partsOf } from './kinds.ts';

interface PersonalTable {
  /** Orders the rows of a station. */
  id: string;
  /** Whose it is: a value opens for no other. */
  owner: string;
  sealed: readonly string[];
  /** What is found by a tag of a column. */
  found?: Readonly<Record<string, FoundBy>>;
  /** Columns with a tag alone, in which nobody reads: compared, and gone after a day. */
  tagged?: Readonly<Record<string, FoundBy | 'kind'>>;
  /** A day later its rows are deleted: nothing is sealed again. */
  isBrief?: true;
  /** Columns with names and values, of which those of facts are sealed each. */
  facts?: readonly string[];
}

export const personalTables = {
  account: {
    id: 'id',
    owner: 'id',
    sealed: ['real_name', 'phone', 'email', 'qq', 'we_chat', 'proven_phone'],
    found: { phone: 'phone', email: 'email', real_name: 'realName' },
  },
  card: {
    id: 'id',
    owner: 'account_id',
    sealed: ['real_name', 'branch', 'card_no'],
    found: { card_no: 'card' },
  },
  contact_change: {
    id: 'id',
    owner: 'account_id',
    sealed: ['previous'],
    tagged: { address: 'kind' },
  },
  deposit_order: { id: 'order_no', owner: 'account_id', sealed: ['payer_name'] },
  outgoing_message: { id: 'id', owner: 'message_id', sealed: ['address', 'body'], isBrief: true },
  password_recovery: {
    id: 'id',
    owner: 'account_id',
    sealed: [],
    tagged: { address: 'kind' },
    isBrief: true,
  },
  sms_code: { id: 'id', owner: 'id', sealed: [], tagged: { phone: 'phone' }, isBrief: true },
  staff_report: { id: 'staff_id', owner: 'staff_id', sealed: ['email'] },
  support_action: { id: 'id', owner: 'account_id', sealed: [], facts: ['before', 'after'] },
} as const satisfies Record<string, PersonalTable>;

export type PersonalTableName = keyof typeof personalTables;
type SealedColumn<T extends PersonalTableName> = (typeof personalTables)[T]['sealed'][number];

/** Facts of a member that lie sealed wherever they are written down. */
export const personalFacts: ReadonlySet<string> = new Set([
  'realName',
  'phone',
  'email',
  'qq',
  'weChat',
  'cards',
]);

/** Whose a value is: the station, and the id of the table's owner in it. */
export interface Owner {
  station: string;
  owner: number | string;
}

/** What a value is sealed for: it opens nowhere else. */
export const placeOf = (table: PersonalTableName, column: string, { station, owner }: Owner): string =>
  `${table} ${column} ${station} ${owner}`;

/** The values of some columns as the database takes them. */
export function sealed<T extends PersonalTableName, C extends SealedColumn<T>>(
  keys: DataKeys,
  table: T,
  owner: Owner,
  values: Readonly<Record<C, string>>,
): Record<C, Sealed> {
  const all = Object.entries<string>(values).map(([column, text]) => [
    column,
    keys.seal(placeOf(table, column, owner), text),
  ]);
  return Object.fromEntries(all) as Record<C, Sealed>;
}

/** A row whose sealed columns are texts. */
export type Opened<Row> = {
  [K in keyof Row]: Row[K] extends Sealed | null ? Exclude<Row[K], Sealed> | string : Row[K];
};

/** A row as it was before it was sealed; columns that it has no value of stay as they are. */
export function opened<Row extends object>(
  keys: DataKeys,
  table: PersonalTableName,
  owner: Owner,
  row: Row,
): Opened<Row> {
  const plain = { ...row } as Record<string, unknown>;
  for (const column of personalTables[table].sealed) {
    const stored = plain[column];
    if (typeof stored === 'string') plain[column] = keys.open(placeOf(table, column, owner), stored);
  }
  return plain as Opened<Row>;
}

const whole = (bare: string): string => `whole ${bare}`;

/** The tag of a whole value by the present key; null while nothing is sealed, and of nothing. */
export const tagOf = (keys: DataKeys, kind: FoundBy, station: string, text: string): string | null =>
  text === '' ? null : keys.tag(kind, station, whole(bareOf(kind, text)));

/** Every tag under which a whole value may lie. */
export const tagsOf = (keys: DataKeys, kind: FoundBy, station: string, text: string): string[] =>
  keys.tags(kind, station, whole(bareOf(kind, text)));

/** A value that is compared and never read: its tag, or itself while nothing is sealed. */
export const compared = (keys: DataKeys, kind: FoundBy, station: string, text: string): string =>
  tagOf(keys, kind, station, text) ?? text;

/** The same of what may be a tag already. */
export const comparedKind = (
  keys: DataKeys,
  kind: 'phone' | 'email',
  station: string,
  text: string,
): string => (isTag(text) ? text : compared(keys, kind, station, text));

/** Every form in which a value may lie that is compared and never read. */
export const comparedForms = (keys: DataKeys, kind: FoundBy, station: string, text: string): string[] => [
  text,
  ...tagsOf(keys, kind, station, text),
];

/** By the kinds it is found by: the tags of the values and of their parts, as the column found_by has them. */
export function foundBy(
  keys: DataKeys,
  station: string,
  values: Readonly<Partial<Record<FoundBy, string>>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values).map(([kind, text]) => {
      const of = kind as FoundBy;
      const bare = bareOf(of, text);
      const tags =
        text === '' ? [] : [whole(bare), ...partsOf(of, bare)].map((part) => keys.tag(of, station, part));
      return [kind, tags.filter((tag) => tag !== null)];
    }),
  );
}

/** Changes what a member is found by, and nothing of the kinds that are not named. */
export const mergedFoundBy = (found: Record<string, string[]>): RawBuilder<string> =>
  sql<string>`coalesce(found_by, '{}') || ${JSON.stringify(found)}::jsonb`;

const facts = (
  values: Readonly<Record<string, string>>,
  change: (name: string, text: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, personalFacts.has(name) ? change(name, text) : text]),
  );

/** Facts as they are written down, and as they were. */
export const sealedFacts = (
  keys: DataKeys,
  column: 'before' | 'after',
  owner: Owner,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  facts(
    values,
    (name, text) =>
      keys.seal(placeOf('support_action', `${column}.${name}`, owner), text) as unknown as string,
  );

export const openedFacts = (
  keys: DataKeys,
  column: 'before' | 'after',
  owner: Owner,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  facts(values, (name, text) => keys.open(placeOf('support_action', `${column}.${name}`, owner), text));

/** That a row of `account` has a phone or mailbox, whichever key tagged it; what an earlier release left open has the index of before. */
export function hasContact(
  db: Db,
  kind: 'phone' | 'email',
  station: string,
  text: string,
): RawBuilder<boolean> {
  const tags = tagsOf(dataKeysOf(db), kind, station, text);
  return sql<boolean>`(${sql.ref(`${kind}_key`)} = ANY (${tags}::text[]) OR ${sql.ref(kind)} = ${text})`;
}
