// A higher limit that was asked for: from when it can be confirmed, until when, and the buttons to confirm it or call it off.
import { css } from '@linaria/core';
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { cancelLimit, confirmLimit } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { useLimitText } from './useLimitText.ts';

const block = css`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-small);
  background: var(--warn-quiet);
  font-size: var(--font-small);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

export interface PendingRiseProps {
  limit: PlayerLimit;
  onDone: () => Promise<unknown>;
}

export function PendingRise({ limit, onDone }: PendingRiseProps) {
  const t = useText();
  const text = useLimitText();
  const confirming = useSend(confirmLimit);
  const cancelling = useSend(cancelLimit);
  const { kind, frame, pendingState, pendingValue, pendingReadyAt, pendingExpiresAt } = limit;
  const wanted =
    pendingValue === ''
      ? t('safety.limits.pending.removal')
      : t('safety.limits.pending.to', { value: text(kind, pendingValue) });
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      toast(done, { kind: 'done' });
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    }
    await onDone();
  };
  const confirm = async (): Promise<void> => {
    const isSure = await ask({
      text: t('safety.limits.pending.ask', { wanted }),
      isDestructive: true,
      confirm: t('safety.limits.pending.confirm'),
      cancel: t('safety.limits.pending.keep'),
    });
    if (isSure) await run(() => confirming.send({ kind, frame }), t('safety.limits.pending.confirmed'));
  };
  return (
    <div className={block}>
      <p>
        {wanted}
        {' · '}
        {pendingState === 'waiting'
          ? t('safety.limits.pending.ready', { time: shortMoment(pendingReadyAt) })
          : t('safety.limits.pending.expires', { time: shortMoment(pendingExpiresAt) })}
      </p>
      <div>
        <Button
          size="small"
          kind="plain"
          working={cancelling.sending}
          onClick={() => run(() => cancelling.send({ kind, frame }), t('safety.limits.pending.cancelled'))}
        >
          {t('safety.limits.pending.cancel')}
        </Button>
        {pendingState === 'confirmable' && (
          <Button size="small" kind="quiet" working={confirming.sending} onClick={confirm}>
            {t('safety.limits.pending.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
