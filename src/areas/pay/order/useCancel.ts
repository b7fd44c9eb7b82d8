// Owns cancelling a deposit that is under way: confirmed first, and the balance reloaded where its money had already arrived.
import { cancelPendingOrder } from '#contract/finance.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';

export function useCancel(onDone: () => void): {
  cancel: (orderNo: string) => Promise<void>;
  isCancelling: boolean;
} {
  const t = useText();
  const { refresh } = useSite();
  const { send, sending } = useSend(cancelPendingOrder);
  const cancel = async (orderNo: string): Promise<void> => {
    const question = {
      text: t('pay.cancel.ask'),
      confirm: t('pay.cancel.confirm'),
      cancel: t('pay.cancel.keep'),
    };
    if (!(await ask(question))) return;
    // Refused where it is over already: then its result is shown.
    const answer = await send({ orderNo }).catch(() => null);
    if (answer) {
      const { status } = answer.order;
      toast(t(`pay.status.${status}`), { kind: status === DepositStatus.paid ? 'done' : 'plain' });
      if (status === DepositStatus.paid) void refresh();
    }
    onDone();
  };
  return { cancel, isCancelling: sending };
}
