// Donations and direct charges that wait: support sees them, approves them, or refuses them with a reason that the member reads.
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import type { Account } from '../../account/accounts.ts';
import { decideCharge } from '../../money/applications/directCharge.ts';
import { decideDonation } from '../../money/applications/donation.ts';
import { applicationSettingOf } from '../../money/applications/setting.ts';
import { waitingApplications } from '../../money/applications/waiting.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { isYes, reasonOf, type Written } from '../input.ts';

const listMost = 200;

/** What a kind is called here; two kinds have numbers of their own. */
const tables = { donation: 'donation', charge: 'direct_charge' } as const;
type Kind = keyof typeof tables;

export interface WaitingApplication {
  kind: Kind;
  /** Of both kinds, such as donation-7. */
  name: string;
  account: string;
  state: Account['state'];
  amount: bigint;
  at: Date;
  /** How long it waits until it is decided by itself; null where a person decides. */
  decidedAfterSeconds: number | null;
}

/** The oldest first. */
export async function listApplications({ db }: SupportWork): Promise<WaitingApplication[]> {
  const { donationSeconds, chargeSeconds } = await applicationSettingOf(db);
  const automatic = { donation: donationSeconds, charge: chargeSeconds };
  const found: WaitingApplication[] = [];
  for (const kind of Object.keys(tables) as Kind[])
    for (const row of await waitingApplications(db, tables[kind], listMost))
      found.push({
        kind,
        name: `${kind}-${row.id}`,
        account: row.name,
        state: row.state as Account['state'],
        amount: row.amount,
        at: row.created_at,
        decidedAfterSeconds: automatic[kind],
      });
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Refused by support, or by a rule about withdrawals or the state of the account where it was approved. */
export interface DecidedApplication {
  name: string;
  outcome: 'approved' | 'refused' | 'withdrawal' | 'state';
}

/** Decides on one by its name in the list. */
export async function decideApplication(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  { name = '', answer, reason: why }: { name: Written; answer: Written; reason: Written },
): Promise<DecidedApplication> {
  const [, kind, number] = /^(donation|charge)-([0-9]{1,18})$/.exec(name) ?? [];
  if (!kind || !number) throw new Refusal('support.applicationForm');
  const isApproved = isYes(answer);
  const reason = !isApproved || why !== undefined ? reasonOf(why) : '';
  const table = tables[kind as Kind];
  const id = BigInt(number);
  const row = await db.selectFrom(table).select('account_id').where('id', '=', id).executeTakeFirst();
  if (row) await note.about(row.account_id);
  note.because(reason);
  const explanation = isApproved ? '' : reason;
  const isDecided =
    kind === 'donation'
      ? await decideDonation({ db, station, now }, id, isApproved ? '' : 'operator', explanation)
      : await decideCharge({ db, station, now }, id, explanation);
  if (!isDecided) throw new Refusal('support.applicationGone', { values: { name } });
  const { status, reason: rule } = await db
    .selectFrom(table)
    .select(['status', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status === ApplicationStatus.approved) return { name, outcome: 'approved' };
  if (rule === 'operator') return { name, outcome: 'refused' };
  return { name, outcome: rule === 'withdrawal' ? 'withdrawal' : 'state' };
}
