// Owns what support does with donations and direct charges that wait: it sees them, approves them, or refuses them with a reason that the member reads.
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { decideCharge } from '#server/money/applications/directCharge.ts';
import { decideDonation } from '#server/money/applications/donation.ts';
import { applicationSettingOf } from '#server/money/applications/setting.ts';
import { waitingApplications } from '#server/money/applications/waiting.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { say, sayValue } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, reasonOf } from './accounts.ts';

const listMost = 200;

/** What a kind is called here; two kinds have numbers of their own. */
const tables = { donation: 'donation', charge: 'direct_charge' } as const;
type Kind = keyof typeof tables;

export async function listApplications(db: Db): Promise<string[]> {
  const { donationSeconds, chargeSeconds } = await applicationSettingOf(db);
  const automatic = { donation: donationSeconds, charge: chargeSeconds };
  const found = [];
  for (const kind of Object.keys(tables) as Kind[])
    for (const row of await waitingApplications(db, tables[kind], listMost)) found.push({ kind, ...row });
  if (found.length === 0) return [say('support.nothingWaits')];
  return found
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map(({ kind, id, name, state, amount, created_at }) => {
      const seconds = automatic[kind];
      const line = say('support.application', {
        name: `${kind}-${id}`,
        account: state === 'enabled' ? name : `${name} (${sayValue(`support.state.${state}`, state)})`,
        what: say(kind === 'donation' ? 'support.application.gives' : 'support.application.gets', {
          amount: formatYuan(amount),
        }),
        at: formatMoment(created_at),
      });
      return seconds === null ? line : `${line} · ${say('support.application.clock', { seconds })}`;
    });
}

/** Decides on one by its name in the list. */
export async function decideApplication(
  { db, station, now, note }: AtAccount,
  [name = '', answer, why]: readonly string[],
): Promise<string[]> {
  const [, kind, number] = /^(donation|charge)-([0-9]{1,18})$/.exec(name) ?? [];
  if (!kind || !number) throw new WrongUsage(say('support.applicationForm'));
  if (answer !== 'yes' && answer !== 'no') throw new WrongUsage(say('support.yesOrNo'));
  const reason = answer === 'no' || why !== undefined ? reasonOf(why) : '';
  const table = tables[kind as Kind];
  const id = BigInt(number);
  const row = await db.selectFrom(table).select('account_id').where('id', '=', id).executeTakeFirst();
  if (row) await note.about(row.account_id);
  note.because(reason);
  const isDecided =
    kind === 'donation'
      ? await decideDonation(
          db,
          station,
          id,
          answer === 'yes' ? '' : 'operator',
          now,
          answer === 'no' ? reason : '',
        )
      : await decideCharge(db, station, id, now, answer === 'no' ? reason : '');
  if (!isDecided) throw new WrongUsage(say('support.applicationGone', { name }));
  const { status, reason: rule } = await db
    .selectFrom(table)
    .select(['status', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status === ApplicationStatus.approved) return [say('support.applicationApproved', { name })];
  if (rule === 'operator') return [say('support.applicationRefused', { name })];
  return [say(`support.applicationRule.${rule === 'withdrawal' ? 'withdrawal' : 'state'}`, { name })];
}
