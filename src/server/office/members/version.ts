// Nobody changes a member on what a colleague has changed meanwhile: the page says which state it shows, and an act on an older one is refused.
import { sql } from 'kysely';
import { callOf } from '#contract/officeCall.ts';
import { officeTexts } from '#texts/office.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { accountOf } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerTextId, Text } from '../../serverText.ts';
import { memberNamed } from '../../support/member.ts';

/** The last change by a colleague, or by a command; undefined where there is none. */
const lastChange = (db: Db, accountId: number) =>
  db
    .selectFrom('support_action')
    .select(['id', 'done_by', 'command', 'at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`after <> '{}'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The state of a member as colleagues have left it. */
export const versionOf = async (db: Db, accountId: number): Promise<string> =>
  String((await lastChange(db, accountId))?.id ?? 0);

const named: ReadonlySet<string> = new Set(Object.keys(officeTexts.en));

/** What a command did, as the office calls it; one of the command line stays as it is. */
function actOf(command: string, text: Text): string {
  const name = callOf(command);
  const id = `office-calls.${name}`;
  return named.has(id) ? text(id as ServerTextId) : name;
}

/** Locks a member for an act. Refuses one that was decided on an older state than the member has, and says who changed what. */
export async function holdVersion(
  db: Db,
  { account, version }: { account: string; version?: string | undefined },
  text: Text,
): Promise<void> {
  if (version === undefined) return;
  const { id } = await memberNamed(db, account);
  // Of two at once the second waits here, and sees what the first has done.
  await accountOf(db, id);
  const last = await lastChange(db, id);
  if (String(last?.id ?? 0) === version || !last) return;
  throw new Refusal('office-members.changedMeanwhile', {
    code: 'changedMeanwhile',
    values: { name: last.done_by, act: actOf(last.command, text), at: formatMoment(last.at) },
  });
}
