// The passkeys of members: making one, logging in with one, and their end.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { LocalText, StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { openedAccount } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type Account, accountOf } from '../accounts.ts';
import { deviceKindOf } from '../devices/deviceKind.ts';
import { recordLogIn } from '../devices/logIns.ts';
import type { Session } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import { askedAt, makeChallenge } from './challenge.ts';
import {
  countSigned,
  credentialIn,
  hostOf,
  newKeyOptions,
  passkeysMost,
  readAnswer,
  readNewKey,
  signingOptions,
} from './webauthn.ts';

/** Refuses where the station's file switches passkeys off. */
export function refuseWithoutPasskeys({ station }: { station: StationFacts }): void {
  if (!station.onOff.passkeys) throw new Refusal('server.passkey.off', { code: 'switchedOff' });
}

/** Those that have not been removed, the oldest first. */
export const passkeysOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account_passkey')
    .select(['id', 'credential', 'host', 'system', 'browser', 'made_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

interface Asking {
  db: Db;
  station: { code: string; name: LocalText };
  visitor: Visitor;
  player: Pick<Session, 'id' | 'accountId'>;
  now: Date;
  locale: Locale;
}

/** What the browser needs to make a passkey for whoever is logged in. Refuses one more than there may be. */
export async function askForNewPasskey(
  { db, station, visitor, player, now, locale }: Asking,
  { id, name }: Pick<Account, 'id' | 'name'>,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(db, id);
  if (known.length >= passkeysMost)
    throw new Refusal('server.passkey.full', { code: 'full', values: { most: passkeysMost } });
  return newKeyOptions({
    origin: visitor.origin,
    site: localText(station.name, locale),
    user: { handle: `${station.code} ${id}`, name, shownName: name },
    known: known.map(({ credential }) => credential),
    isNamed: true,
    challenge: makeChallenge(visitor, `new ${player.id}`, now),
  });
}

/** `keep` where the try was noted. */
const wrongPasskey = (keep = false) => new Refusal('server.passkey.wrong', { code: 'wrongPasskey', keep });

/** Keeps the passkey that a browser made. Refuses one that was made for another host, session or question, and one that is known already. */
export async function addPasskey({ db, station, visitor, player, now }: Asking, json: string): Promise<void> {
  const answer = readAnswer(json);
  const isOurs = (challenge: string) => askedAt(visitor, `new ${player.id}`, challenge, now) !== null;
  const made = answer && (await readNewKey(answer, isOurs, visitor.origin));
  if (!made) throw wrongPasskey();
  const { credential, publicKey, counter } = made;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_passkey')
    .values({
      station: station.code,
      account_id: player.accountId,
      credential,
      public_key: publicKey,
      counter,
      host: hostOf(visitor.origin),
      ...deviceKindOf(visitor.agent),
      made_at: now,
    })
    .onConflict((clash) => clash.columns(['station', 'credential']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw wrongPasskey();
}

/** Removes one; refuses one that is not the account's, or is removed already. */
export async function removePasskey(db: Db, accountId: number, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await open(db, accountId, now).where('id', '=', BigInt(id)).executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new Refusal('server.passkey.unknown', { code: 'unknown', field: 'passkey' });
}

/** Removes all of them: whoever took over an account may have made one. */
export async function removePasskeys(db: Db, accountId: number, now: Date): Promise<void> {
  await open(db, accountId, now).execute();
}

const open = (db: Db, accountId: number, now: Date) =>
  db
    .updateTable('account_passkey')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null);

/** What the browser of a guest needs to sign with any passkey of this host. */
export const askToLogIn = ({
  visitor,
  now,
}: Pick<Asking, 'visitor' | 'now'>): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  signingOptions({ origin: visitor.origin, challenge: makeChallenge(visitor, 'log in', now) });

const passkeyNamed = (db: Db, credential: string) =>
  db
    .selectFrom('account_passkey')
    .select(['id', 'account_id', 'credential', 'public_key', 'counter', 'asked_at'])
    .where('credential', '=', credential)
    .where('removed_at', 'is', null);

/** Whose passkey an answer names, whether or not it is signed with it. */
export async function accountNamed(db: Db, json: string): Promise<Account | undefined> {
  const answer = readAnswer(json);
  const key = answer && (await passkeyNamed(db, credentialIn(answer)).executeTakeFirst());
  if (!key) return;
  const row = await db.selectFrom('account').selectAll().where('id', '=', key.account_id).executeTakeFirst();
  return row && openedAccount(db, row);
}

/**
 * The account whose passkey signed, with its row locked. Refuses every other answer with `wrongPasskey`: of a passkey that is not known or was removed,
 * of another host or browser, one whose time is over, and one to a question that is no newer than the last that this passkey signed.
 */
export async function accountBySignature(
  { db, visitor, now }: Pick<Asking, 'db' | 'visitor' | 'now'>,
  json: string,
): Promise<Account> {
  const answer = readAnswer(json);
  const named = answer && (await passkeyNamed(db, credentialIn(answer)).executeTakeFirst());
  if (!named) throw wrongPasskey();
  const account = await accountOf(db, named.account_id);
  // Read again behind the account's lock: of two answers at once the second sees what the first has written.
  const key = await passkeyNamed(db, named.credential).executeTakeFirst();
  let asked: Date | null = null;
  const isOurs = (challenge: string) => {
    asked = askedAt(visitor, 'log in', challenge, now);
    return asked !== null && (!key?.asked_at || asked > key.asked_at);
  };
  const counter = key ? await countSigned(answer, key, isOurs, visitor.origin) : null;
  if (!key || counter === null) {
    await recordLogIn(db, account.id, visitor, { way: 'passkey', outcome: 'wrong' }, now);
    throw wrongPasskey(true);
  }
  await db
    .updateTable('account_passkey')
    .set({ counter, used_at: now, asked_at: asked })
    .where('id', '=', key.id)
    .execute();
  return account;
}
