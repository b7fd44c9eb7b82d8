// Reading and writing what identifies a member: the rows of accounts, cards, deposits and the outbox as texts, and their columns as they lie in the database.
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../stationTransaction.ts';
import type { AccountTable, CardTable, DepositOrderTable, OutgoingMessageTable } from '../tables.ts';
import { type DataKeys, dataKeysOf, type Sealed } from './dataKeys.ts';
import { foundBy, mergedFoundBy, type Opened, type Owner, opened, sealed, tagOf } from './fields.ts';
import { cardKey, type FoundBy } from './kinds.ts';

type AccountRow = Selectable<AccountTable>;
type CardRow = Selectable<CardTable>;

/** An account, or columns of it, as texts. */
export const openedAccount = <Row extends Pick<AccountRow, 'station' | 'id'>>(
  db: Db,
  row: Row,
): Opened<Row> => opened(dataKeysOf(db), 'account', { station: row.station, owner: row.id }, row);

/** A card, or columns of one beside those of its account's orders, as texts. */
export const openedCard = <Row extends Pick<CardRow, 'station' | 'account_id'>>(
  db: Db,
  row: Row,
): Opened<Row> => opened(dataKeysOf(db), 'card', { station: row.station, owner: row.account_id }, row);

/** A deposit as texts. */
export const openedDeposit = <Row extends Pick<Selectable<DepositOrderTable>, 'station' | 'account_id'>>(
  db: Db,
  row: Row,
): Opened<Row> =>
  opened(dataKeysOf(db), 'deposit_order', { station: row.station, owner: row.account_id }, row);

export interface PersonalValues {
  real_name: string;
  phone: string;
  email: string;
  qq: string;
  we_chat: string;
  proven_phone: string;
}

const found = { phone: 'phone', email: 'email', real_name: 'realName' } as const;
type FoundColumn = keyof typeof found;

/** Columns of an account with these values, and what it is found by. */
export function sealedAccount(
  keys: DataKeys,
  { station, owner }: Owner,
  values: Readonly<Partial<PersonalValues>>,
): Updateable<AccountTable> {
  const columns = (Object.keys(found) as FoundColumn[]).filter((column) => values[column] !== undefined);
  const kinds: Partial<Record<FoundBy, string>> = {};
  const tags: Partial<Record<`${FoundColumn}_key`, string | null>> = {};
  for (const column of columns) {
    kinds[found[column]] = values[column]!;
    tags[`${column}_key`] = tagOf(keys, found[column], station, values[column]!);
  }
  return {
    ...sealed(keys, 'account', { station, owner }, values as PersonalValues),
    ...tags,
    ...(columns.length > 0 && { found_by: mergedFoundBy(foundBy(keys, station, kinds)) as never }),
  };
}

/** Changes what identifies a member. */
export async function changePersonal(
  db: Db,
  { station, id }: Pick<AccountRow, 'station' | 'id'>,
  values: Readonly<Partial<PersonalValues>>,
): Promise<void> {
  await db
    .updateTable('account')
    .set(sealedAccount(dataKeysOf(db), { station, owner: id }, values))
    .where('id', '=', id)
    .execute();
}

interface CardValues {
  real_name: string;
  branch: string;
  card_no: string;
}

/** Columns of a card with these values, its key, and what it is found by. */
export const sealedCard = (
  keys: DataKeys,
  { station, owner }: Owner,
  values: CardValues,
): Record<keyof CardValues, Sealed> & { card_key: string; found_by: string } => ({
  ...sealed(keys, 'card', { station, owner }, values),
  card_key: tagOf(keys, 'card', station, values.card_no) ?? cardKey(values.card_no),
  found_by: JSON.stringify(foundBy(keys, station, { card: values.card_no })),
});

/** The same for a row that is written in a transaction. */
export const newCard = (db: Db, station: string, accountId: number, values: CardValues) =>
  sealedCard(dataKeysOf(db), { station, owner: accountId }, values);

/** A message of the outbox: to whom, and what it says. */
export interface MessageValues {
  address: string;
  body: string;
}

/** Columns of a message; mails are counted by the tag of their address. */
export function sealedMessage(
  db: Db,
  {
    station,
    message_id,
    channel,
  }: Pick<Selectable<OutgoingMessageTable>, 'station' | 'message_id' | 'channel'>,
  values: MessageValues,
): Record<keyof MessageValues, Sealed> & { address_key: string | null } {
  const keys = dataKeysOf(db);
  return {
    ...sealed(keys, 'outgoing_message', { station, owner: message_id }, values),
    address_key: tagOf(keys, channel === 'sms' ? 'phone' : 'email', station, values.address),
  };
}

/** A message as texts. */
export const openedMessage = <Row extends Pick<Selectable<OutgoingMessageTable>, 'station' | 'message_id'>>(
  db: Db,
  row: Row,
): Opened<Row> =>
  opened(dataKeysOf(db), 'outgoing_message', { station: row.station, owner: row.message_id }, row);

/** Of a text that is over. */
export const nothingSealed = '' as unknown as Sealed;
