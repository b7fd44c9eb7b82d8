// Owns whether a promotion code registers anybody now: one answer for every code that does not.
import { consumeQuota } from '../../account/rateLimit.ts';
import { invitationOf } from '../../money/team/links.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('auth/checkPromoCode', async ({ request, station, visitor, db, now, settings }) => {
  const key = `promotion code from ${visitor.network}`;
  if (!(await consumeQuota(db, station.code, key, now, settings.promoCodeChecksPerAddressADay, 86_400)))
    throw new Refusal('server.tooOften', { code: 'throttled', limit: 'promoCodeChecksPerAddressADay' });
  try {
    await invitationOf(db, request.promoCode);
    return { isUsable: station.onOff.registerOpen };
  } catch (error) {
    if (error instanceof Refusal) return { isUsable: false };
    throw error;
  }
});
