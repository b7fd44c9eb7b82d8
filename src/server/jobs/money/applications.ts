// Owns the money job's step for applications: where the station says so, donations and direct charges are decided when their time is over.
import { decideCharge } from '../../money/applications/directCharge.ts';
import { decideDonation } from '../../money/applications/donation.ts';
import { applicationSettingOf } from '../../money/applications/setting.ts';
import { waitingApplications } from '../../money/applications/waiting.ts';
import type { MoneyStep } from './step.ts';

/** How many of each kind are decided in one round. */
const batch = 100;

export const applications: MoneyStep = async ({ station, inStation, now, onFailure }) => {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const { donationSeconds, chargeSeconds } = await inStation(applicationSettingOf);
  // One transaction each, so that one that fails delays no other.
  if (donationSeconds !== null)
    for (const { id, state } of await inStation((db) =>
      waitingApplications(db, 'donation', batch, { until: before(donationSeconds) }),
    ))
      await inStation((db) =>
        decideDonation(db, station.code, id, state === 'enabled' ? '' : 'account', now),
      ).catch((error) => onFailure(`donation ${id}`, error));
  if (chargeSeconds !== null)
    for (const { id } of await inStation((db) =>
      waitingApplications(db, 'direct_charge', batch, { until: before(chargeSeconds) }),
    ))
      await inStation((db) => decideCharge(db, station.code, id, now)).catch((error) =>
        onFailure(`direct charge ${id}`, error),
      );
};
