// Donations: the money leaves the wallet with the application, and is kept or returned by one decision.
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { formatMoney, wholeYuan, YUAN } from '#values/money.ts';
import type { DonationProject } from '../../db/columnTypes.ts';
import { balancesOf, ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { memberForMoney } from './memberForMoney.ts';
import { type ApplicationSetting, applicationSettingOf } from './setting.ts';

/** The most a member may donate: whole yuan, with something left in the wallet. */
export const mostOf = (balance: bigint): bigint => (balance > YUAN ? wholeYuan(balance - 1n) : 0n);

/** The chosen amount in 0.0001 yuan: whole yuan, or a share of the balance cut to whole yuan. */
export const amountOf = (
  balance: bigint,
  choice: { money?: number | undefined; percent?: number | undefined },
): bigint =>
  choice.percent === undefined
    ? BigInt(choice.money ?? 0) * YUAN
    : wholeYuan((balance * BigInt(choice.percent)) / 100n);

const refType = 'donation';

/** What a member chose: an amount or a share, and a project; left out, the first that is open. */
export interface Donation {
  money?: number | undefined;
  percent?: number | undefined;
  project?: string | undefined;
}

/** The project that is given to, as the donation keeps it. Nothing is given to a recipient without a name. */
function projectOf({ donationProjects }: ApplicationSetting, wanted: string | undefined): DonationProject {
  const open = donationProjects.filter(({ open: isOpen }) => isOpen);
  if (open.length === 0) throw new Refusal('server.donate.closed', { code: 'closed' });
  const chosen = wanted === undefined ? open[0] : open.find(({ key }) => key === wanted);
  if (!chosen) throw new Refusal('server.donate.project', { code: 'invalid', field: 'project' });
  const { key, name, recipient } = chosen;
  return { key, name, recipient };
}

/** Takes the money and opens an application; returns its number. */
export async function donate(
  db: Db,
  donor: { station: string; accountId: number },
  choice: Donation,
  now: Date,
): Promise<{ id: bigint; amount: bigint }> {
  const { station, accountId } = donor;
  const field = choice.percent === undefined ? 'money' : 'percent';
  if ((choice.percent === undefined) === (choice.money === undefined))
    throw new Refusal('server.donate.choose', { code: 'invalid', field });
  await memberForMoney(db, accountId, now);
  const { wallet } = await balancesOf(db, accountId, 'real');
  const amount = amountOf(wallet, choice);
  const setting = await applicationSettingOf(db);
  const project = projectOf(setting, choice.project);
  const { donationLeast: least } = setting;
  if (amount === 0n || amount < least)
    throw new Refusal('server.donate.least', {
      code: 'invalid',
      field,
      values: { least: formatMoney(least) },
    });
  if (amount >= wallet) throw new Refusal('server.donate.most', { code: 'balanceTooSmall', field });
  const { id } = await db
    .insertInto('donation')
    .values({
      station,
      account_id: accountId,
      amount,
      percent: choice.percent ?? null,
      project: JSON.stringify(project),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const purse = await ledgerAccount(db, { station, id: accountId }, 'wallet', 'real');
  const charity = await ledgerAccount(db, { station, id: 0 }, 'donation', 'real');
  await post(db, {
    type: ledgerTypes.donation,
    refType,
    refId: String(id),
    at: now,
    legs: [
      { account: purse, amount: -amount },
      { account: charity, amount },
    ],
  });
  return { id, amount };
}

/** Decides an open application; a reason rejects it and returns the money, and the member reads the explanation. False where it is decided already. */
export async function decideDonation(
  { db, station, now }: StationWork,
  id: bigint,
  reason: '' | 'account' | 'operator',
  explanation = '',
): Promise<boolean> {
  const row = await db
    .updateTable('donation')
    .set({
      status: reason === '' ? ApplicationStatus.approved : ApplicationStatus.refused,
      reason,
      explanation,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', ApplicationStatus.pending)
    .returning(['account_id', 'amount'])
    .executeTakeFirst();
  if (!row) return false;
  if (reason !== '') {
    const purse = await ledgerAccount(db, { station, id: row.account_id }, 'wallet', 'real');
    const charity = await ledgerAccount(db, { station, id: 0 }, 'donation', 'real');
    await post(db, {
      type: ledgerTypes.donationReturned,
      refType,
      refId: String(id),
      at: now,
      legs: [
        { account: charity, amount: -row.amount },
        { account: purse, amount: row.amount },
      ],
    });
  }
  return true;
}
