// Owns the action of betting an order or a whole slip again from wherever it is listed: its bets are asked for, fill the board, and the slip opens there.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BetOrder, BetSlip, FamilyCode } from '#contract/entities.generated.ts';
import { getCreditOddsList, getOffcialOddsList, lotteryData } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import type { Factor, PastSlip } from './betAgain.ts';
import { withOpenSlip } from './openSlip.ts';

/** As many as the call of bets takes in one slip. */
const most = 200;

/** What is bet again: an order, a slip of the records, or bets as their call takes them. */
export type Past = BetOrder | BetSlip | PastSlip;

/** The bets of an order or of a slip as their call takes them; '' where the backend does not say them. */
async function pastSlipOf(of: BetOrder | BetSlip): Promise<PastSlip> {
  const { lotCode, lotVersion } = of;
  const { list } = await send(
    lotteryData,
    'orderId' in of ? { orderId: of.orderId } : { slipId: of.slipId, pageSize: most },
    { silent: true },
  );
  const mode = lotVersion === LotVersion.credit ? 'credit' : 'official';
  const bets = list.flatMap(({ slip }) => slip || []).reverse();
  return { mode, lotCode, bets: `[${bets.join(',')}]` };
}

/** Codes of the plays that a lottery takes bets on now. Fails as its call does, which says that a lottery is closed. */
async function onSaleNow({ mode, lotCode }: PastSlip): Promise<ReadonlySet<string>> {
  const { oddsList } =
    mode === 'credit'
      ? await send(getCreditOddsList, { lotCode }, { silent: true })
      : await send(getOffcialOddsList, { lotCode }, { silent: true });
  return new Set(oddsList.flatMap(({ playCode, isOpen }) => (isOpen ? playCode : [])));
}

/**
 * Bets an order or a slip again, once or doubled, and names the plays of it that take no bets now. `isHere` says of a mode whether its board is the one on screen, which `onFilled`
 * then draws again.
 */
export function useBetAgain(
  isHere: (slip: PastSlip) => boolean = () => false,
  onFilled: () => void = () => {},
): (past: Past, family: FamilyCode, factor: Factor) => Promise<void> {
  const t = useText();
  const named = usePlayName();
  const navigate = useNavigate();
  return useCallback(
    async (past, family, factor) => {
      try {
        const slip = 'bets' in past ? past : await pastSlipOf(past);
        const onSale = await onSaleNow(slip);
        // The rules of reading a slip are fetched by whoever presses.
        const { betAgain } = await import('./betAgain.ts');
        const filled = await betAgain(slip, family, factor, onSale);
        if (!filled) return void toast(t('play.again.gone'), { kind: 'warn' });
        if (filled.lost.length > 0) {
          const plays = filled.lost.map((name) => named(name)).join(t('play.again.comma'));
          toast(t('play.again.lost', { plays }), { kind: 'warn' });
        }
        if (isHere(slip)) onFilled();
        else void navigate(filled.address, { state: withOpenSlip });
      } catch (error) {
        const isRefused = error instanceof CallFailure && error.kind === 'refused';
        toast((isRefused && error.msg) || t('play.again.failed'), { kind: 'warn' });
      }
    },
    [t, named, navigate, isHere, onFilled],
  );
}
