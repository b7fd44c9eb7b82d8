// Direct charge 免提直充: a gift for leaving the balance where it is, offered by the station's bonusPercent and bonusAmount.

import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { times, truncate2 } from '#values/money.ts';
import { ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { requireTurnover, turnoverOf } from '../turnover.ts';
import { memberForMoney } from './memberForMoney.ts';
import { applicationSettingOf } from './setting.ts';

/** What a station offers: hundredths of a per cent, and the cap in 0.0001 yuan, 0 for none. */
export interface ChargeOffer {
  percent: number;
  cap: bigint;
}

export const offerOf = ({ frontConfig }: StationFacts): ChargeOffer => ({
  percent: Math.round(frontConfig.bonusPercent * 100),
  cap: BigInt(Math.round(frontConfig.bonusAmount * 10_000)),
});

/** Percentage of the balance, cut to cents, at most the cap. */
export function giftOf(base: bigint, { percent, cap }: ChargeOffer): bigint {
  const gift = truncate2(times(base, BigInt(percent)));
  return cap > 0n && gift > cap ? cap : gift;
}

/** Turnover for balance and gift; the rate in hundredths. */
export const requiredOf = (base: bigint, gift: bigint, rate: number): bigint =>
  ((base + gift) * BigInt(rate)) / 100n;

export type ChargeBlocked = 'none' | 'closed' | 'open' | 'turnover' | 'withdrawal' | 'least';

export interface ChargeStanding {
  offer: ChargeOffer;
  /** The least balance, in 0.0001 yuan. */
  least: bigint;
  /** Required turnover in hundredths: 300 is three times balance and gift. */
  betRate: number;
  balance: bigint;
  gift: bigint;
  missing: bigint;
  blocked: ChargeBlocked;
  /** Of the wallet's newest entry. */
  entryNumber: bigint;
}

/** What the offer would bring a member now, and what blocks it. */
export async function standingOf(db: Db, station: StationFacts, accountId: number): Promise<ChargeStanding> {
  const offer = offerOf(station);
  const { chargeLeast: least, chargeFactor: betRate } = await applicationSettingOf(db);
  const purses = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance', 'entries'])
    .where('owner_id', '=', accountId)
    .where('book', '=', 'real')
    .where('kind', 'in', ['wallet', 'frozen'])
    .execute();
  const wallet = purses.find(({ kind }) => kind === 'wallet');
  const held = purses.find(({ kind }) => kind === 'frozen')?.balance ?? 0n;
  const balance = wallet?.balance ?? 0n;
  const open = await db
    .selectFrom('direct_charge')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', ApplicationStatus.pending)
    .executeTakeFirst();
  const { missing } = await turnoverOf(db, accountId);
  const gift = giftOf(balance, offer);
  const blocked: ChargeBlocked =
    offer.percent === 0
      ? 'closed'
      : open
        ? 'open'
        : held > 0n
          ? 'withdrawal'
          : missing > 0n
            ? 'turnover'
            : balance < least || gift === 0n
              ? 'least'
              : 'none';
  return { offer, least, betRate, balance, gift, missing, blocked, entryNumber: wallet?.entries ?? 0n };
}

/** Stores the application with the current balance; returns its number and the gift. */
export async function applyForCharge(
  db: Db,
  station: StationFacts,
  accountId: number,
  now: Date,
): Promise<{ id: bigint; gift: bigint }> {
  await memberForMoney(db, accountId, now);
  const { offer, betRate, balance, gift, blocked, entryNumber } = await standingOf(db, station, accountId);
  if (blocked !== 'none') throw new Refusal(`server.charge.blocked.${blocked}`, { code: blocked });
  const { id } = await db
    .insertInto('direct_charge')
    .values({
      station: station.code,
      account_id: accountId,
      base: balance,
      percent: offer.percent,
      gift,
      bet_rate: betRate,
      entry_number: entryNumber,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, gift };
}

/**
 * Decides an open application: gift and turnover, or the reason for rejecting it, which is the operator's where one is given. False where it is
 * decided already.
 */
export async function decideCharge(
  { db, station, now }: StationWork,
  id: bigint,
  explanation = '',
): Promise<boolean> {
  const row = await db
    .selectFrom('direct_charge as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.account_id', 'c.base', 'c.gift', 'c.bet_rate', 'c.entry_number', 'a.state'])
    .where('c.id', '=', id)
    .where('c.status', '=', ApplicationStatus.pending)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const purse = await ledgerAccount(db, { station, id: row.account_id }, 'wallet', 'real');
  // The gift is for money that stays in the wallet: a withdrawal since then forfeits it.
  const withdrawn = await db
    .selectFrom('ledger_entry')
    .select('number')
    .where('account_id', '=', purse)
    .where('type', '=', ledgerTypes.withdrawal)
    .where('number', '>', row.entry_number)
    .executeTakeFirst();
  const ruled = row.state === 'enabled' ? (withdrawn ? 'withdrawal' : '') : 'account';
  const reason = explanation === '' ? ruled : 'operator';
  await db
    .updateTable('direct_charge')
    .set({
      status: reason === '' ? ApplicationStatus.approved : ApplicationStatus.refused,
      reason,
      explanation,
      decided_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (reason !== '') return true;
  const bonus = await ledgerAccount(db, { station, id: 0 }, 'bonus', 'real');
  const reference = { refType: 'directCharge', refId: String(id), at: now };
  await post(db, {
    ...reference,
    type: ledgerTypes.directChargeGift,
    legs: [
      { account: bonus, amount: -row.gift },
      { account: purse, amount: row.gift },
    ],
  });
  await requireTurnover(db, {
    ...reference,
    station,
    accountId: row.account_id,
    source: 'directCharge',
    base: row.base + row.gift,
    factor: row.bet_rate,
  });
  return true;
}
