// Owns the money job's step for applications: donations and direct charges are decided when their review time is over.
import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { reviewMs as chargeReviewMs, decideCharge } from '../../money/applications/directCharge.ts';
import { decideDonation, reviewMs as donationReviewMs } from '../../money/applications/donation.ts';
import type { MoneyStep } from './step.ts';

/** How many of each kind are decided in one round. */
const batch = 100;

export const applications: MoneyStep = async ({ station, inStation, now, onFailure }) => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const donations = await inStation((db) =>
    db
      .selectFrom('donation as d')
      .innerJoin('account as a', 'a.id', 'd.account_id')
      .select(['d.id', 'a.state'])
      .where('d.status', '=', sql.lit(ApplicationStatus.pending))
      .where('d.created_at', '<=', before(donationReviewMs))
      .orderBy('d.created_at')
      .limit(batch)
      .execute(),
  );
  // One transaction each, so that one that fails delays no other.
  for (const { id, state } of donations)
    await inStation((db) =>
      decideDonation(db, station.code, id, state === 'enabled' ? '' : 'account', now),
    ).catch((error) => onFailure(`donation ${id}`, error));

  const charges = await inStation((db) =>
    db
      .selectFrom('direct_charge')
      .select('id')
      .where('status', '=', sql.lit(ApplicationStatus.pending))
      .where('created_at', '<=', before(chargeReviewMs))
      .orderBy('created_at')
      .limit(batch)
      .execute(),
  );
  for (const { id } of charges)
    await inStation((db) => decideCharge(db, station.code, id, now)).catch((error) =>
      onFailure(`direct charge ${id}`, error),
    );
};
