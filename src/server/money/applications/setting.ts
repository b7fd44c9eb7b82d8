// By whom donations and direct charges are decided, and their terms.
import type { ContentFacts } from '#content/content.generated.ts';
import { YUAN } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface ApplicationSetting {
  /** How long a donation waits before it is approved by itself; null where support decides. */
  donationSeconds: number | null;
  /** The least that is given, in 0.0001 yuan. */
  donationLeast: bigint;
  /** What may be given to; nothing where none is open. */
  donationProjects: ContentFacts['applications']['donationProjects'];
  /** The same of direct charges. */
  chargeSeconds: number | null;
  /** The least balance, in 0.0001 yuan. */
  chargeLeast: bigint;
  /** Required turnover in hundredths: 300 is three times balance and gift. */
  chargeFactor: number;
}

/** Money is not given by a clock that nobody has wound. */
const byHand: ApplicationSetting = {
  donationSeconds: null,
  donationLeast: YUAN,
  donationProjects: [],
  chargeSeconds: null,
  chargeLeast: 100n * YUAN,
  chargeFactor: 300,
};

/** As the station's content says; decided by hand where it says nothing. */
export async function applicationSettingOf(db: Db): Promise<ApplicationSetting> {
  const row = await db.selectFrom('application_setting').selectAll().executeTakeFirst();
  return row
    ? {
        donationSeconds: row.donation_seconds,
        donationLeast: row.donation_least,
        donationProjects: row.donation_projects,
        chargeSeconds: row.charge_seconds,
        chargeLeast: row.charge_least,
        chargeFactor: row.charge_factor,
      }
    : byHand;
}
