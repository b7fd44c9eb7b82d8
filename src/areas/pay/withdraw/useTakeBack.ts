// Taking a withdrawal back, confirmed first; how it ended is said where the order is shown.
import { withdrawCancel } from '#contract/finance.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';

/** `onDone` reads the orders again, whatever the answer: the desk may have decided just before. */
export function useTakeBack(onDone: () => Promise<unknown>): {
  takeBack: (orderNo: string) => Promise<void>;
  isTakingBack: boolean;
} {
  const t = useText();
  const { send, sending } = useSend(withdrawCancel);
  const takeBack = async (orderNo: string): Promise<void> => {
    const question = {
      text: t('pay.takeBack.ask'),
      confirm: t('pay.takeBack.confirm'),
      cancel: t('pay.takeBack.keep'),
    };
    if (!(await ask(question))) return;
    // A refusal has been shown by then.
    const answer = await send({ orderNo }).catch(() => undefined);
    const status = answer?.order.status;
    if (status !== undefined)
      toast(t(status === WithdrawalStatus.pending ? 'pay.order.stage.takingBack' : `pay.result.${status}`));
    await onDone();
  };
  return { takeBack, isTakingBack: sending };
}
