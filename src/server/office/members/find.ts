// The one box: which members a text leads to, whatever of theirs it is. Each kind of thing is looked up by an index of its own, all in one query.
import { type RawBuilder, sql } from 'kysely';
import { dataKeysOf, isSealed, type Sealed } from '../../db/personal/dataKeys.ts';
import { opened } from '../../db/personal/fields.ts';
import { bareOf, cardKey, type FoundBy, isMeant, partFor } from '../../db/personal/kinds.ts';
import { openedAccount } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { maskedCard, maskedEmail, maskedName, maskedPhone } from '../../present/mask.ts';

/** What of a member a text matched. */
export type MatchKind =
  | 'name'
  | 'nick'
  | 'realName'
  | 'phone'
  | 'email'
  | 'promo'
  | 'card'
  | 'address'
  | 'device'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'bet'
  | 'round';

export interface Match {
  kind: MatchKind;
  /** What it matched, masked where it is a phone, a card, a mailbox or a real name. */
  text: string;
}

export interface FoundMember {
  account: string;
  role: 'member' | 'agent';
  state: 'enabled' | 'frozen' | 'disabled';
  level: number;
  nickName: string;
  realName: string;
  phone: string;
  createdAt: Date;
  matches: Match[];
}

export interface Found {
  members: FoundMember[];
  /** There are more than are shown. */
  hasMore: boolean;
}

export const foundMost = 20;
/** A tail of a phone or a card is at least so long: shorter ones are nobody's. */
const tailLeast = 4;
const deviceLeast = 8;
/** So many that share a part are compared: of a million members, a tail of four digits is that of a hundred. */
const candidatesMost = 500;
const columns = { phone: 'phone', email: 'email', realName: 'real_name' } as const;

/** Tags of a part by every key of the data, in the station that is looked at. */
type TagsOf = (kind: FoundBy, part: string) => string[];
/** Above every letter there is, so that it ends a range of texts with the same beginning. */
const last = '\u{10ffff}';

interface MatchRow {
  account_id: number;
  kind: MatchKind;
  text: string;
  /** 0: the whole of it. 1: its beginning or tail. */
  rank: number;
}

type Branch = RawBuilder<MatchRow>;

/** Members with a word of a kind that begins so; the whole word comes first in the order of the index. */
const byKey = (kind: MatchKind, start: string): Branch => sql<MatchRow>`
  (SELECT k.account_id, k.kind, k.key AS text, CASE WHEN k.key = ${start} THEN 0 ELSE 1 END AS rank FROM member_key k
    WHERE k.kind = ${kind} AND k.key >= ${start} AND k.key < ${start + last} ORDER BY k.key LIMIT ${foundMost + 1})`;

/** Members with a value that lies sealed: the whole of it, or one of the parts by which it is found, the rest of which sealedMatches() compares. */
const byTag = (kind: FoundBy, typed: string, tags: TagsOf): Branch[] => {
  const part = partFor(kind, typed);
  const wanted = [...tags(kind, `whole ${typed}`), ...(part === undefined ? [] : tags(kind, part))];
  if (wanted.length === 0) return [];
  const from = (row: RawBuilder<unknown>) => sql<MatchRow>`
    (SELECT k.account_id, k.kind, ${row} AS text, 1 AS rank FROM member_key k JOIN account a ON a.id = k.account_id
      WHERE k.kind = ${kind} AND k.key = ANY (${wanted}::text[]) LIMIT ${candidatesMost})`;
  if (kind !== 'card') return [from(sql.ref(`a.${columns[kind]}`))];
  return [
    sql<MatchRow>`(SELECT k.account_id, k.kind, c.card_no AS text, 1 AS rank FROM member_key k JOIN card c ON c.account_id = k.account_id
      WHERE k.kind = 'card' AND k.key = ANY (${wanted}::text[]) LIMIT ${candidatesMost})`,
  ];
};

/** Whose order it is: a table with a unique number in the station. */
const byOrder = (
  kind: MatchKind,
  table: 'deposit_order' | 'withdrawal' | 'transfer_order',
  text: string,
): Branch =>
  sql<MatchRow>`(SELECT o.account_id, ${kind}::text AS kind, o.order_no AS text, 0 AS rank FROM ${sql.table(table)} o WHERE o.order_no = ${text})`;

const byAddress = (table: 'session' | 'device', address: string): Branch =>
  sql<MatchRow>`(SELECT DISTINCT s.account_id, 'address'::text AS kind, s.address AS text, 0 AS rank FROM ${sql.table(table)} s
    WHERE s.address = ${address} ORDER BY s.account_id LIMIT ${foundMost + 1})`;

/** A number is a bet; the first bet of a slip has the number of the slip. */
const byBet = (id: string): Branch =>
  sql<MatchRow>`(SELECT b.account_id, 'bet'::text AS kind, b.id::text AS text, 0 AS rank FROM bet_order b WHERE b.id = ${id}::bigint)`;

const byRound = (text: string): Branch =>
  sql<MatchRow>`(SELECT r.account_id, 'round'::text AS kind, r.platform || ' ' || r.round_no AS text, 0 AS rank
    FROM platform p JOIN game_round r ON r.platform = p.code AND r.round_no = ${text})`;

const byDevice = (start: string): Branch => {
  const from = start.padEnd(64, '0').slice(0, 64);
  const until = start.padEnd(64, 'f').slice(0, 64);
  return sql<MatchRow>`(SELECT d.account_id, 'device'::text AS kind, encode(d.visitor_hash, 'hex') AS text, ${start.length === 64 ? 0 : 1} AS rank FROM device d
    WHERE d.visitor_hash >= decode(${from}, 'hex') AND d.visitor_hash <= decode(${until}, 'hex') LIMIT ${foundMost + 1})`;
};

const isAddress = (text: string): boolean => /^[0-9a-f:.]{3,45}$/i.test(text) && /[.:]/.test(text);

/** The look-ups that a text may be meant for. */
function branchesOf(text: string, tags: TagsOf): Branch[] {
  const small = text.toLowerCase();
  const bare = cardKey(text);
  const branches: Branch[] = [
    byKey('name', small),
    byKey('nick', small),
    byKey('realName', small),
    ...byTag('realName', small, tags),
    byKey('promo', small),
    byOrder('deposit', 'deposit_order', text),
    byOrder('withdrawal', 'withdrawal', text),
    byOrder('transfer', 'transfer_order', text),
    byRound(text),
  ];
  const backwards = [...bare].reverse().join('');
  if (/^\d+$/.test(bare) && bare.length >= tailLeast)
    branches.push(byKey('phone', backwards), ...byTag('phone', bare, tags));
  // A card is a number, an address of a coin, or a mailbox at a wallet.
  if (bare.length >= tailLeast) branches.push(byKey('card', backwards), ...byTag('card', bare, tags));
  if (text.includes('@')) branches.push(byKey('email', small), ...byTag('email', small, tags));
  if (/^\d{1,18}$/.test(text)) branches.push(byBet(text));
  if (isAddress(text)) branches.push(byAddress('session', small), byAddress('device', small));
  if (/^[0-9a-f]{1,64}$/i.test(text) && text.length >= deviceLeast) branches.push(byDevice(small));
  return branches;
}

const backwardsOf = (text: string): string => [...text].reverse().join('');

/** What matched, as somebody at a screen may read it. */
function matchOf({ kind, text }: MatchRow): Match {
  if (kind === 'phone') return { kind, text: maskedPhone(text) };
  if (kind === 'card') return { kind, text: maskedCard(text) };
  if (kind === 'email') return { kind, text: maskedEmail(text) };
  if (kind === 'realName') return { kind, text: maskedName(text) };
  if (kind === 'device') return { kind, text: text.slice(0, deviceShown) };
  return { kind, text };
}

/** So many letters of the hash of a device name it on a screen; the box finds it by them. */
export const deviceShown = 12;

/** What the row of a key has matched, as text: opened where it lies sealed, forwards where it lies open; null where no more than a part of it is what was typed. */
function openedMatch(db: Db, station: string, typed: string, row: MatchRow): MatchRow | null {
  const { kind } = row;
  if (kind !== 'phone' && kind !== 'card' && kind !== 'email' && kind !== 'realName') return row;
  const own = { station, owner: row.account_id };
  const keys = dataKeysOf(db);
  if (!isSealed(row.text)) {
    const isBackwards = kind === 'phone' || kind === 'card';
    return { ...row, text: isBackwards ? backwardsOf(row.text) : row.text };
  }
  const text =
    kind === 'card'
      ? opened(keys, 'card', own, { card_no: row.text }).card_no
      : opened(keys, 'account', own, { [columns[kind]]: row.text })[columns[kind]]!;
  const bare = bareOf(kind, text);
  const wanted = kind === 'phone' ? cardKey(typed) : bareOf(kind, typed);
  return isMeant(kind, bare, wanted) ? { ...row, text: bare, rank: bare === wanted ? 0 : 1 } : null;
}

interface AccountRow {
  station: string;
  id: number;
  name: string;
  role: 'member' | 'agent';
  state: FoundMember['state'];
  level: number;
  nick_name: string;
  real_name: Sealed;
  phone: Sealed;
  created_at: Date;
}

/** The members a text leads to, those it names whole before those that begin so; at most twenty. */
export async function findMembers(db: Db, typed: string): Promise<Found> {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { members: [], hasMore: false };
  const { rows: at } = await sql<{ station: string }>`SELECT current_station() AS station`.execute(db);
  const { station } = at[0]!;
  const tags: TagsOf = (kind, part) => dataKeysOf(db).tags(kind, station, part);
  const { rows } = await sql<MatchRow & AccountRow>`
    SELECT m.account_id, m.kind, m.text, m.rank, a.station, a.id, a.name, a.role, a.state, a.level, a.nick_name, a.real_name, a.phone, a.created_at
      FROM (${sql.join(branchesOf(text, tags), sql` UNION ALL `)}) m JOIN account a ON a.id = m.account_id AND a.role <> 'trial'
      ORDER BY m.rank, length(m.text), a.id`.execute(db);
  const matched = rows.flatMap((row) => {
    const match = openedMatch(db, station, text, row);
    return match ? [{ ...row, ...match }] : [];
  });
  matched.sort((a, b) => a.rank - b.rank || a.text.length - b.text.length || a.id - b.id);
  const found = new Map<number, FoundMember>();
  for (const row of matched) {
    const { id, name, role, state, level, nick_name: nickName, created_at: createdAt } = row;
    let member = found.get(id);
    if (!member) {
      const own = openedAccount(db, row);
      const realName = maskedName(own.real_name);
      const phone = maskedPhone(own.phone);
      member = { account: name, role, state, level, nickName, realName, phone, createdAt, matches: [] };
      found.set(id, member);
    }
    const match = matchOf(row);
    if (!member.matches.some((one) => one.kind === match.kind && one.text === match.text))
      member.matches.push(match);
  }
  const members = [...found.values()];
  return { members: members.slice(0, foundMost), hasMore: members.length > foundMost };
}
