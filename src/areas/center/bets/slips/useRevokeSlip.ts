// The action of taking a whole slip back: asked once, sent in one call, and what stays is said.
import { useCallback, useState } from 'react';
import type { BetSlip } from '#contract/entities.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, readMoney } from '#values/money.ts';
import { useRevoke } from '../useRevoke.ts';

const held = ({ buyMoney, returnMoney }: BetSlip): string =>
  formatMoney((readMoney(buyMoney) ?? 0n) - (readMoney(returnMoney) ?? 0n));

/** `working` is the number of the slip under way; null for none. */
export function useRevokeSlip(onDone: () => void): {
  revokeSlip: (slip: BetSlip) => Promise<void>;
  working: string | null;
} {
  const t = useText();
  const { revokeAll } = useRevoke();
  const [working, setWorking] = useState<string | null>(null);
  const revokeSlip = useCallback(
    async (slip: BetSlip): Promise<void> => {
      const stake = amountText(held(slip), true);
      const text =
        slip.waiting > 1
          ? t('center.record.slip.ask', { count: slip.waiting, stake })
          : t('play.revoke.ask', { stake });
      if (!(await ask({ text, confirm: t('play.revoke.confirm') }))) return;
      setWorking(slip.slipId);
      try {
        const { revoked, reasons } = await revokeAll({ slipId: slip.slipId });
        const [why = ''] = reasons;
        if (reasons.length === 0) toast(t('play.revoke.done'), { kind: 'done' });
        else if (revoked === 0) toast(why, { kind: 'warn' });
        else toast(t('center.record.slip.part', { revoked, left: reasons.length, why }), { kind: 'warn' });
      } catch (failure) {
        toast((failure as Error).message, { kind: 'warn' });
      } finally {
        setWorking(null);
        onDone();
      }
    },
    [t, revokeAll, onDone],
  );
  return { revokeSlip, working };
}
