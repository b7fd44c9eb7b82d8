// Who else uses what a member uses: the same device, network address, card or real name, with the accounts that do.
import { sql } from 'kysely';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { opened } from '../../db/personal/fields.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { maskedCard, maskedName } from '../../present/mask.ts';
import { deviceShown } from './find.ts';

export type SharedKind = 'device' | 'address' | 'card' | 'realName';

export interface SharedAccount {
  account: string;
  state: 'enabled' | 'frozen' | 'disabled';
  level: number;
  /** When the account was last there with it, or had it; null where nobody noted it. */
  at: Date | null;
}

export interface Shared {
  kind: SharedKind;
  /** The beginning of a device's hash; cards and names masked. */
  value: string;
  accounts: SharedAccount[];
  /** Others beside those that are listed. */
  hasMore: boolean;
}

const accountsMost = 20;
const valuesMost = 30;

interface Row {
  kind: SharedKind;
  value: string;
  /** The member's own card or name, as it lies. */
  own: string;
  station: string;
  name: string;
  state: SharedAccount['state'];
  level: number;
  at: Date | null;
}

function shown(db: Db, accountId: number, { kind, value, own, station }: Row): string {
  if (kind === 'device') return value.slice(0, deviceShown);
  const owner = { station, owner: accountId };
  const keys = dataKeysOf(db);
  if (kind === 'card') return maskedCard(opened(keys, 'card', owner, { card_no: own }).card_no);
  if (kind === 'realName') return maskedName(opened(keys, 'account', owner, { real_name: own }).real_name);
  return value;
}

/** What a member shares with others, in the order device, card, address, name; each value with the accounts that have it as well. */
export async function sharedWith(db: Db, accountId: number): Promise<Shared[]> {
  const others = sql`ORDER BY 2 LIMIT ${accountsMost + 1}`;
  const { rows } = await sql<Row>`
    SELECT s.kind, s.value, s.own, a.station, a.name, a.state, a.level, s.at FROM (
      SELECT 'device' AS kind, encode(own.visitor_hash, 'hex') AS value, '' AS own, o.account_id, o.at
        FROM (SELECT visitor_hash FROM device WHERE account_id = ${accountId} ORDER BY seen_at DESC LIMIT ${valuesMost}) own
        CROSS JOIN LATERAL (SELECT d.seen_at AS at, d.account_id FROM device d
          WHERE d.visitor_hash = own.visitor_hash AND d.account_id <> ${accountId} ${others}) o
      UNION ALL SELECT 'card', own.key, own.card_no, o.account_id, NULL
        FROM (SELECT DISTINCT ON (key) key, card_no FROM (SELECT CASE WHEN card_key LIKE 'tag:%' THEN split_part(card_key, ' removed ', 1)
            ELSE reverse(split_part(card_key, ' removed ', 1)) END COLLATE "C" AS key, card_no FROM card WHERE account_id = ${accountId} LIMIT ${valuesMost}) c) own
        CROSS JOIN LATERAL (SELECT k.key, k.account_id FROM member_key k WHERE k.kind = 'card' AND k.key = own.key AND k.account_id <> ${accountId} ${others}) o
      UNION ALL SELECT 'address', own.address, '', o.account_id, o.at
        FROM (SELECT address FROM (
            SELECT address, max(seen_at) AS at FROM (
              SELECT address, seen_at FROM session WHERE account_id = ${accountId} UNION ALL SELECT address, seen_at FROM device WHERE account_id = ${accountId}) w
            WHERE address <> '' GROUP BY address) x ORDER BY at DESC LIMIT ${valuesMost}) own
        CROSS JOIN LATERAL (SELECT max(u.at) AS at, u.account_id FROM (
            (SELECT e.seen_at AS at, e.account_id FROM session e WHERE e.address = own.address AND e.account_id <> ${accountId} LIMIT 200)
            UNION ALL (SELECT d.seen_at, d.account_id FROM device d WHERE d.address = own.address AND d.account_id <> ${accountId} LIMIT 200)) u
          GROUP BY u.account_id ${others}) o
      UNION ALL SELECT 'realName', own.key, own.real_name, o.account_id, NULL
        FROM (SELECT coalesce(real_name_key, lower(real_name)) COLLATE "C" AS key, real_name FROM account WHERE id = ${accountId} AND real_name <> '') own
        CROSS JOIN LATERAL (SELECT k.key, k.account_id FROM member_key k WHERE k.kind = 'realName' AND k.key = own.key AND k.account_id <> ${accountId} ${others}) o
    ) s JOIN account a ON a.id = s.account_id AND a.role <> 'trial' ORDER BY s.kind, s.value, s.at DESC NULLS LAST, a.id`.execute(
    db,
  );
  const found = new Map<string, Shared>();
  for (const row of rows) {
    const { kind, value, name, state, level, at } = row;
    const key = `${kind} ${value}`;
    const one = found.get(key) ?? { kind, value: shown(db, accountId, row), accounts: [], hasMore: false };
    found.set(key, one);
    if (one.accounts.length < accountsMost) one.accounts.push({ account: name, state, level, at });
    else one.hasMore = true;
  }
  return (['device', 'card', 'address', 'realName'] as const).flatMap((kind) =>
    [...found.values()].filter((one) => one.kind === kind),
  );
}
