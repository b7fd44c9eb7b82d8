// Whether a promotion code registers anybody now: one answer for every code that does not.
import { consumeQuota } from '../../account/rateLimit.ts';
import { invitationOf } from '../../money/team/links.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('auth/checkPromoCode', async ({ work, request, station, visitor, db, settings }) => {
  const key = `promotion code from ${visitor.network}`;
  if (!(await consumeQuota(work, key, settings.promoCodeChecksPerAddressADay, 86_400)))
    throw new Refusal('server.tooOften', { code: 'throttled', limit: 'promoCodeChecksPerAddressADay' });
  try {
    await invitationOf(db, request.promoCode);
    return { isUsable: station.onOff.registerOpen };
  } catch (error) {
    if (error instanceof Refusal) return { isUsable: false };
    throw error;
  }
});
