// Owns the action of betting an order again from wherever it is listed: its bet is asked for, fills the board, and the slip opens there.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BetOrder, FamilyCode } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { send } from '#transport/send.ts';
import type { Factor, PastSlip } from './betAgain.ts';
import { withOpenSlip } from './openSlip.ts';

/** The bet of an order as its call takes it; '' where the backend does not say it. */
async function pastSlipOf({ orderId, lotCode, lotVersion }: BetOrder): Promise<PastSlip> {
  const { list } = await send(lotteryData, { orderId }, { silent: true });
  const mode = lotVersion === LotVersion.credit ? 'credit' : 'official';
  return { mode, lotCode, bets: list[0]?.slip ?? '' };
}

/**
 * Bets an order again, once or doubled. `isHere` says of a mode whether its board is the one on screen, which `onFilled`
 * then draws again.
 */
export function useBetAgain(
  isHere: (slip: PastSlip) => boolean = () => false,
  onFilled: () => void = () => {},
): (order: BetOrder | PastSlip, family: FamilyCode, factor: Factor) => Promise<void> {
  const t = useText();
  const navigate = useNavigate();
  return useCallback(
    async (order, family, factor) => {
      try {
        const slip = 'orderId' in order ? await pastSlipOf(order) : order;
        // The rules of reading a slip are fetched by whoever presses.
        const { betAgain } = await import('./betAgain.ts');
        const address = await betAgain(slip, family, factor);
        if (!address) return void toast(t('play.again.gone'), { kind: 'warn' });
        if (isHere(slip)) onFilled();
        else void navigate(address, { state: withOpenSlip });
      } catch {
        toast(t('play.again.failed'), { kind: 'warn' });
      }
    },
    [t, navigate, isHere, onFilled],
  );
}
