// The offers that go with deposits, and which of them a member may take now.

import type { DepositStrategy } from '#contract/entities.generated.ts';
import { localText } from '#station/station.ts';
import { plainAmount } from '#values/amount.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { barsOffers } from '../../money/breaks/holds.ts';
import { isForLevel, levelOf } from '../../money/deposits/methods.ts';
import { offerReasons } from '../../money/deposits/offers.ts';
import { handle } from '../../pipeline/handle.ts';
import type { ServerTextId } from '../../serverText.ts';

export default handle('finance/getDepositStrategyList', async ({ db, player, now, locale, text }) => {
  // Who may not be offered anything does not see what there would be.
  if (await barsOffers(db, player.accountId, now)) return { strategyList: [] };
  const level = await levelOf(db, player.accountId);
  const offers = await db
    .selectFrom('deposit_strategy')
    .selectAll()
    .where('is_open', '=', true)
    .where('starts_at', '<=', now)
    .where((offer) => offer.or([offer('ends_at', 'is', null), offer('ends_at', '>', now)]))
    .orderBy('position')
    .execute();
  const reasons = await offerReasons(db, player.accountId, offers, now);
  return {
    strategyList: offers
      .filter(({ levels }) => isForLevel(levels, level))
      .map((offer): DepositStrategy => {
        const reason = reasons.get(offer.id) ?? null;
        return {
          id: offer.id,
          name: localText(offer.name, locale),
          kinds: offer.kinds,
          giftType: offer.gift_type,
          value: plainAmount(wireMoney(offer.gift_type === 'percent' ? offer.value * 100n : offer.value)),
          minMoney: wireMoney(offer.min_amount),
          maxGift: wireMoney(offer.max_gift),
          times: offer.times,
          giftFactor: offer.gift_factor,
          depositFactor: offer.deposit_factor,
          endTime: offer.ends_at ? formatMoment(offer.ends_at) : '',
          canTake: reason === null,
          reason: reason ? text(reason as ServerTextId) : '',
        };
      }),
  };
});
