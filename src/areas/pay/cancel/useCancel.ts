// Cancelling a deposit that is under way, confirmed first. How it ended is said where the order is shown.
import { useEffect, useState } from 'react';
import { cancelPendingOrder } from '#contract/finance.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';

/** The question closes once the order has ended. `onDone` reads the order again: its money may have arrived just before. */
export function useCancel(
  hasEnded: boolean,
  onDone: () => void,
): {
  cancel: (orderNo: string) => Promise<void>;
  isCancelling: boolean;
} {
  const t = useText();
  const { send, sending } = useSend(cancelPendingOrder);
  const [end] = useState(() => new AbortController());
  useEffect(() => {
    if (hasEnded) end.abort();
  });
  const cancel = async (orderNo: string): Promise<void> => {
    const question = {
      text: t('pay.cancel.ask'),
      confirm: t('pay.cancel.confirm'),
      cancel: t('pay.cancel.keep'),
      isDestructive: true,
      until: end.signal,
    };
    if (!(await ask(question))) return;
    // Refused where it is over already: then its result is shown.
    await send({ orderNo }).catch(() => {});
    onDone();
  };
  return { cancel, isCancelling: sending };
}
