// The money job's step for applications: where the station says so, donations and direct charges are decided when their time is over.
import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { decideCharge } from '../../money/applications/directCharge.ts';
import { decideDonation } from '../../money/applications/donation.ts';
import { applicationSettingOf } from '../../money/applications/setting.ts';
import { waitingApplications } from '../../money/applications/waiting.ts';
import { type DueStations, stationsOfAny, stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

/** How many of each kind are decided in one round. */
const batch = 100;

async function run({ station, inStation, now, onFailure }: MoneyDeps): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const { donationSeconds, chargeSeconds } = await inStation(applicationSettingOf);
  // One transaction each, so that one that fails delays no other.
  if (donationSeconds !== null)
    for (const { id, state } of await inStation((db) =>
      waitingApplications(db, 'donation', batch, { until: before(donationSeconds) }),
    ))
      await inStation((db) =>
        decideDonation({ db, station: station.code, now }, id, state === 'enabled' ? '' : 'account'),
      ).catch((error) => onFailure(`donation ${id}`, error));
  if (chargeSeconds !== null)
    for (const { id } of await inStation((db) =>
      waitingApplications(db, 'direct_charge', batch, { until: before(chargeSeconds) }),
    ))
      await inStation((db) => decideCharge({ db, station: station.code, now }, id)).catch((error) =>
        onFailure(`direct charge ${id}`, error),
      );
}

const over = (table: string, seconds: string, now: Date): DueStations =>
  stationsWith(table, {
    kept: sql`t.status = ${sql.lit(ApplicationStatus.pending)}`,
    due: sql`EXISTS (SELECT FROM application_setting a
      WHERE a.station = t.station AND t.created_at <= ${now}::timestamptz - ${sql.ref(`a.${seconds}`)} * interval '1 second')`,
  });

export const applications: MoneyStep = {
  due: ({ now }) =>
    stationsOfAny(over('donation', 'donation_seconds', now), over('direct_charge', 'charge_seconds', now)),
  run,
};
