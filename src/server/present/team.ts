// How parts of a team are written on the wire.
import type { RateQuota } from '#contract/entities.generated.ts';
import { percentText, type Quota } from '../money/team/rates.ts';

export const presentQuota = ({ band, given, used }: Quota): RateQuota => ({
  band: percentText(band),
  given,
  used,
  free: given - used,
});
