// What a player reads each time money came back by automatic exchange, and switching that off in one tap.
import { setAutoExchange } from '#contract/transfer.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { t } from '#texts/text.ts';
import { revalidateAnswers } from '#transport/cache.ts';
import { send } from '#transport/send.ts';

/** Long enough to read the amount and to press. */
const shownMs = 6_000;

async function switchOff(): Promise<void> {
  // A failure is shown by the shell; the switch stays as the server has it.
  const { autoExchange } = await send(setAutoExchange, { autoExchange: 'off' });
  if (autoExchange === 'off') toast(t('extra.exchange.off'), { kind: 'done', ms: shownMs / 2 });
  await revalidateAnswers('transfer/');
}

/** Says how much came back. */
export function sayBack(text: string): void {
  toast(text, {
    kind: 'done',
    ms: shownMs,
    action: { label: t('extra.exchange.switchOff'), run: () => void switchOff().catch(() => undefined) },
  });
}
