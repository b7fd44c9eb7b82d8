// The button that brings the money of every platform back, and names those that gave no answer.

import { autoExchange } from '#contract/session.generated.ts';
import { Button } from '#kit/Button.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { amountText } from '#values/amount.ts';
import { noteTransfer } from '#wallet/lastTransfer.ts';

export function RecallButton({ onDone }: { onDone: () => Promise<void> }) {
  const t = useText();
  const { send, sending } = useSend(autoExchange);
  const recall = async (): Promise<void> => {
    noteTransfer();
    try {
      const { orders, skipped } = await send({ scope: 'all' });
      const of = (status: string) => orders.filter((order) => order.status === status);
      const lines = [
        ...of('success').map(({ platformName, money }) =>
          t('pay.exchange.recalled', { platform: platformName, amount: amountText(money) }),
        ),
        ...of('processing').map(({ platformName }) =>
          t('pay.exchange.recalling', { platform: platformName }),
        ),
        ...of('held').map(({ platformName, money }) =>
          t('pay.exchange.recallHeld', { platform: platformName, amount: amountText(money) }),
        ),
        ...of('failed').map(({ platformName, reason }) =>
          t('pay.exchange.notRecalled', { platform: platformName, reason }),
        ),
        ...skipped.map(({ platformName }) => t('pay.exchange.skipped', { platform: platformName })),
      ];
      if (lines.length === 0) toast(t('pay.exchange.nothing'));
      else
        void ask({
          title: t('pay.exchange.recall'),
          text: lines.join('\n'),
          confirm: t('pay.exchange.close'),
          cancel: null,
        });
    } catch (error) {
      // The shell reports it.
      if (!(error instanceof CallFailure)) throw error;
    }
    await onDone();
  };
  return (
    <Button size="small" kind="quiet" working={sending} onClick={recall}>
      {t('pay.exchange.recall')}
    </Button>
  );
}
