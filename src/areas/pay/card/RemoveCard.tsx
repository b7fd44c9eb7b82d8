// The sheet that removes a card: what that means, and the withdrawal password that confirms it.
import { css } from '@linaria/core';
import { removeCard } from '#contract/account.generated.ts';
import type { WithdrawalCard } from '#contract/entities.generated.ts';
import { PinPad } from '#kit/input/pin/PinPad.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';

const hint = css`
  padding: 0 var(--space-4) var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
  white-space: pre-line;
`;
const fault = css`
  min-height: 2.25rem;
  padding: 0 var(--space-4);
  color: var(--danger);
  font-size: var(--font-small);
  text-align: center;
`;

export interface RemoveCardProps {
  /** Closed where there is none. */
  card: WithdrawalCard | undefined;
  onClose: () => void;
  onRemoved: () => Promise<unknown>;
}

export function RemoveCard({ card, onClose, onRemoved }: RemoveCardProps) {
  const t = useText();
  const { send, sending, failure } = useGuardedSend(removeCard);
  const remove = async (password: string): Promise<void> => {
    try {
      await send({ cardId: card!.cardId, password });
    } catch {
      return;
    }
    toast(t('pay.card.removed'), { kind: 'done' });
    onClose();
    await onRemoved();
  };
  return (
    <Sheet open={card !== undefined} onClose={onClose} title={t('pay.card.removeTitle')}>
      {card && (
        <>
          <p className={hint}>{t('pay.card.removeHint', { card: card.cardNo })}</p>
          <PinPad label={t('pay.card.password')} working={sending} onFull={remove}>
            <p className={fault} role="alert">
              {sending ? '' : failure?.msg}
            </p>
          </PinPad>
        </>
      )}
    </Sheet>
  );
}
