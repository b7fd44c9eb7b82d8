// Which accounts are one person's: by phone, mail address, card, device, and name; in one station, or in all of the operator.
//
// A device that two people with different real names share makes them no person. A name alone makes nobody one: many have it; together with an
// address of the network it does.
import { sql } from 'kysely';
import { dataKeysOf, removedSign, type Sealed } from '../../db/personal/dataKeys.ts';
import { tagsOf } from '../../db/personal/fields.ts';
import { cardKey, type FoundBy } from '../../db/personal/kinds.ts';
import { openedAccount, openedCard } from '../../db/personal/members.ts';
import { type Db, elsewhere, type StationWork } from '../../db/stationTransaction.ts';
import type { BaseContext } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

/** What shows that two accounts are one person's, the surest first. */
export type Sign = 'phone' | 'email' | 'card' | 'device' | 'name';

/** An account of the person; `sign` is empty for the one that was begun with. */
export interface OwnAccount {
  station: string;
  id: number;
  sign: Sign | '';
}

/** What is known of somebody; lists are empty and texts '' for nothing. */
interface Signs {
  phones: string[];
  emails: string[];
  cards: string[];
  /** Hashes of visitors, as in `device`. */
  devices: Buffer[];
  names: string[];
  addresses: string[];
}

const nothing = (): Signs => ({ phones: [], emails: [], cards: [], devices: [], names: [], addresses: [] });

interface Found extends Signs {
  id: number;
  sign: Sign;
}

interface SignRow {
  station: string;
  id: number;
  phone: Sealed;
  email: Sealed;
  real_name: Sealed;
  cards: Sealed[];
  devices: Buffer[];
  addresses: string[];
}

/** What a query says of an account `a` of the station in view. */
const signColumns = (
  a: string,
) => sql`${sql.ref(`${a}.station`)}, ${sql.ref(`${a}.id`)}, ${sql.ref(`${a}.phone`)}, ${sql.ref(`${a}.email`)}, ${sql.ref(`${a}.real_name`)},
      ARRAY(SELECT c.card_no FROM card c WHERE c.station = ${sql.ref(`${a}.station`)} AND c.account_id = ${sql.ref(`${a}.id`)} AND strpos(c.card_key, ${removedSign}) = 0) AS cards,
      ARRAY(SELECT d.visitor_hash FROM device d WHERE d.station = ${sql.ref(`${a}.station`)} AND d.account_id = ${sql.ref(`${a}.id`)}) AS devices,
      ARRAY(SELECT DISTINCT d.address FROM device d WHERE d.station = ${sql.ref(`${a}.station`)} AND d.account_id = ${sql.ref(`${a}.id`)}) AS addresses`;

/** The signs of an account, as they are compared in every station. */
function signsIn(db: Db, row: SignRow): Signs {
  const { phone, email, real_name: name } = openedAccount(db, row);
  const texts = (text: string) => (text === '' ? [] : [text]);
  const cards = row.cards.map((card_no) =>
    cardKey(openedCard(db, { station: row.station, account_id: row.id, card_no }).card_no),
  );
  const { devices, addresses } = row;
  return {
    phones: texts(phone),
    emails: texts(email.toLowerCase()),
    names: texts(name),
    cards: [...new Set(cards)],
    devices,
    addresses,
  };
}

/** The accounts of the station in view that one of the signs points to. */
async function pointedTo({ db, station, now }: StationWork, signs: Signs, isHeld: boolean): Promise<Found[]> {
  const { phones, emails, cards, devices, names, addresses } = signs;
  const keys = dataKeysOf(db);
  const tags = (kind: FoundBy, texts: readonly string[]) =>
    texts.flatMap((text) => tagsOf(keys, kind, station, text));
  const [phoneTags, emailTags, nameTags] = [
    tags('phone', phones),
    tags('email', emails),
    tags('realName', names),
  ];
  const cardForms = [...cards, ...tags('card', cards)];
  const isNamed = sql`(a.real_name = ANY (${names}::text[]) OR a.real_name_key = ANY (${nameTags}::text[]))`;
  const held = sql`EXISTS (SELECT FROM break_member b WHERE b.station = a.station AND b.account_id = a.id AND b.closed_until > ${now})`;
  const { rows } = await sql<SignRow & { sign: Sign }>`
    SELECT x.sign, ${signColumns('x')}
    FROM (SELECT a.*, CASE
        WHEN a.phone <> '' AND (a.phone = ANY (${phones}::text[]) OR a.phone_key = ANY (${phoneTags}::text[])) THEN 'phone'
        WHEN a.email <> '' AND (lower(a.email) = ANY (${emails}::text[]) OR a.email_key = ANY (${emailTags}::text[])) THEN 'email'
        WHEN EXISTS (SELECT FROM card c WHERE c.station = a.station AND c.account_id = a.id AND c.card_key = ANY (${cardForms}::text[])) THEN 'card'
        WHEN (a.real_name = '' OR cardinality(${names}::text[]) = 0 OR ${isNamed})
          AND EXISTS (SELECT FROM device d WHERE d.station = a.station AND d.account_id = a.id AND d.visitor_hash = ANY (${devices}::bytea[])) THEN 'device'
        WHEN a.real_name <> '' AND ${isNamed}
          AND EXISTS (SELECT FROM device d WHERE d.station = a.station AND d.account_id = a.id AND d.address = ANY (${addresses}::text[])) THEN 'name'
        END AS sign FROM account a WHERE a.station = current_station() AND ${isHeld ? held : sql`true`}) x
    WHERE x.sign IS NOT NULL ORDER BY x.id`.execute(db);
  return rows.map((row) => ({ id: row.id, sign: row.sign, ...signsIn(db, row) }));
}

/** Every account of whoever has the account `id` of `home`, in these stations; in the order of stations and ids, in which they are locked. */
export async function accountsOfPerson(
  db: Db,
  home: string,
  id: number,
  stations: readonly string[],
  now: Date,
): Promise<OwnAccount[]> {
  const known = new Map<string, OwnAccount>([[`${home} ${id}`, { station: home, id, sign: '' }]]);
  const signs = nothing();
  const learn = (found: Signs): boolean => {
    let isNew = false;
    for (const key of ['phones', 'emails', 'cards', 'names', 'addresses'] as const)
      for (const value of found[key]) if (!signs[key].includes(value)) isNew = signs[key].push(value) > 0;
    for (const device of found.devices)
      if (!signs.devices.some((other) => other.equals(device))) isNew = signs.devices.push(device) > 0;
    return isNew;
  };
  learn(await signsOf(db, id));
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const station of stations) {
      const found = await elsewhere(db, home, station, () => pointedTo({ db, station, now }, signs, false));
      for (const one of found) {
        const key = `${station} ${one.id}`;
        if (known.has(key)) continue;
        known.set(key, { station, id: one.id, sign: one.sign });
        isNew = learn(one) || isNew;
      }
    }
  }
  return [...known.values()].toSorted((a, b) =>
    a.station === b.station ? a.id - b.id : a.station < b.station ? -1 : 1,
  );
}

/** What is known of an account of the station in view. */
async function signsOf(db: Db, id: number): Promise<Signs> {
  const { rows } = await sql<SignRow>`
    SELECT ${signColumns('a')}
    FROM account a WHERE a.station = current_station() AND a.id = ${id}`.execute(db);
  return rows[0] ? signsIn(db, rows[0]) : nothing();
}

/** What somebody brings along who asks for an account, a card or a contact. */
export interface Given {
  what: 'registration' | 'trial' | 'card' | 'contact' | 'name';
  /** The name of the account that is asked for, or that asks. */
  account: string;
  phone?: string | undefined;
  email?: string | undefined;
  /** The number without separators. */
  card?: string | undefined;
  realName?: string | undefined;
}

/**
 * Refuses who is in a break under another account, here, or in any station where that covers them all; the attempt is kept at that account. The caller
 * has written nothing but what is to stay. `ownId` is the account that asks, which is nobody else.
 */
export async function refuseHeldPerson(
  {
    db,
    station,
    stations,
    visitor,
    session,
    now,
  }: Pick<BaseContext<unknown>, 'db' | 'station' | 'stations' | 'visitor' | 'session' | 'now'>,
  given: Given,
  ownId = 0,
): Promise<void> {
  // Who is held here already needs card and name to withdraw.
  if (session?.isInBreak) return;
  const texts = (text: string | undefined) => (text ? [text] : []);
  const isNew = ownId === 0;
  const signs: Signs = {
    phones: texts(given.phone),
    emails: texts(given.email?.toLowerCase()),
    cards: texts(given.card),
    // Who has an account already was looked at when the break was taken.
    devices: isNew ? [visitor.hash] : [],
    names: [],
    addresses: [],
  };
  const named: Signs = { ...nothing(), names: texts(given.realName), addresses: [visitor.address] };
  for (const { code: other } of stations) {
    const isHere = other === station.code;
    const isRefused = await elsewhere(db, station.code, other, async () => {
      const found = [
        ...(await pointedTo({ db, station: other, now }, signs, true)),
        ...(given.realName ? await pointedTo({ db, station: other, now }, named, true) : []),
      ].filter(({ id }) => !isHere || id !== ownId);
      const known = isHere ? found[0] : await firstOperatorWide(db, found, now);
      if (!known) return false;
      await db
        .insertInto('break_attempt')
        .values({
          station: other,
          account_id: known.id,
          what: given.what,
          sign: known.sign,
          tried_station: station.code,
          tried_account: given.account,
          address: visitor.address,
          at: now,
        })
        .execute();
      return true;
    });
    if (isRefused) throw new Refusal('server.break.samePerson', { code: 'samePerson', keep: true });
  }
}

async function firstOperatorWide(db: Db, found: readonly Found[], now: Date): Promise<Found | undefined> {
  if (found.length === 0) return undefined;
  const rows = await db
    .selectFrom('break_member')
    .select('account_id')
    .where(
      'account_id',
      'in',
      found.map(({ id }) => id),
    )
    .where('operator_closed_until', '>', now)
    .execute();
  return found.find(({ id }) => rows.some(({ account_id }) => account_id === id));
}
