// The action of betting an order or a whole slip again from wherever it is listed: its bets are asked for, fill the board, and the slip opens there.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FamilyCode } from '#contract/entities.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import type { Factor, Past, PastSlip } from './betAgain.ts';
import { withOpenSlip } from './openSlip.ts';

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
        // The rules of reading a slip are fetched by whoever presses.
        const { betAgain, onSaleNow, pastSlipOf } = await import('./betAgain.ts');
        const slip = 'bets' in past ? past : await pastSlipOf(past);
        const onSale = await onSaleNow(slip);
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
