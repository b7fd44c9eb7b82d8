// Giving a member a nickname: unlike any other of the station, no account's name, and without forbidden words.
import { sql } from 'kysely';
import contract from '#schemas/call/account/setNickName.json' with { type: 'json' };
import { keyOfName } from '../../account/accounts.ts';
import { lockKey } from '../../account/rateLimit.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import officeNames from '../officeNames.json' with { type: 'json' };
import { plainWords, refuseForbiddenWords } from '../words.ts';

const form = new RegExp(contract.request.properties.nickName.pattern, 'u');

/** Whether a text has the form of a nickname, as the contract has it. */
export const isNickName = (text: string): boolean => form.test(text);

/** Whom the station alone may call so: a member of that name would be believed. */
const { offices, ranks } = officeNames;

/** Refuses a nickname that a member may not choose for themselves. */
export function refuseOffice(nickName: string): void {
  const plain = plainWords(nickName);
  // Short names are part of other words, so they count alone, with a number or without.
  const isRank = ranks.includes(plain.replace(/\d/g, ''));
  if (isRank || offices.some((office) => plain.includes(office)))
    throw new Refusal('server.nickNameOffice', { code: 'invalid', field: 'nickName' });
}

/** Writes the nickname of a member, whether there was one or not. */
export async function nameMember(
  db: Db,
  station: string,
  accountId: number,
  nickName: string,
): Promise<void> {
  await refuseForbiddenWords(db, nickName, 'nickName');
  const plain = nickName.toLowerCase();
  await lockKey(db, station, `nickname ${plain}`);
  const taken = await db
    .selectFrom('account')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where(sql<string>`lower(nick_name)`, '=', plain), where('id', '<>', accountId)]),
        // Also one's own account name: what one logs in with is nobody's to read.
        where('name_key', '=', keyOfName(nickName)),
      ]),
    )
    .executeTakeFirst();
  if (taken) throw new Refusal('server.nickNameTaken', { code: 'invalid', field: 'nickName' });
  await db.updateTable('account').set({ nick_name: nickName }).where('id', '=', accountId).execute();
}
