// Blocking an author, after a question, and ending it.
import { block } from '#contract/forum.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';

export interface Blocking {
  sending: boolean;
  block: (accountId: number) => void;
  unblock: (accountId: number) => void;
}

/** A failure is shown by the shell and changes nothing; `onChanged` is called once it is so. */
export function useBlocking(onChanged: () => void): Blocking {
  const t = useText();
  const { send, sending } = useSend(block);
  const set = async (accountId: number, blocked: boolean): Promise<void> => {
    if (
      blocked &&
      !(await ask({ text: t('forum.block.ask'), confirm: t('forum.block'), isDestructive: true }))
    )
      return;
    await send({ accountId, blocked });
    toast(t(blocked ? 'forum.block.done' : 'forum.unblock.done'), { kind: 'done' });
    onChanged();
  };
  return {
    sending,
    block: (accountId) => void set(accountId, true).catch(() => undefined),
    unblock: (accountId) => void set(accountId, false).catch(() => undefined),
  };
}
