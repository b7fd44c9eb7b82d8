// What became of a transfer, as its sheet says it.
import { css } from '@linaria/core';
import type { TransferOrder } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';
import { Enter } from './Enter.tsx';

const result = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-4);
  text-align: center;
  > svg {
    color: var(--warn);
    font-size: 2.75rem;
  }
  &[data-status='success'] > svg {
    color: var(--brand-text);
  }
  &[data-status='failed'] > svg {
    color: var(--danger);
  }
  > p:nth-of-type(2) {
    color: var(--text-quiet);
    font-size: var(--font-small);
    white-space: pre-line;
  }
`;

export interface TransferResultProps {
  order: TransferOrder;
  onClose: () => void;
  onPlay: (() => void) | undefined;
}

export function TransferResult({ order, onClose, onPlay }: TransferResultProps) {
  const t = useText();
  return (
    <div className={result} data-status={order.status} role="status">
      <Icon name={order.status === 'success' ? 'check' : order.status === 'failed' ? 'warn' : 'info'} />
      <p>
        {t(`pay.exchange.result.${order.status}`)} <Amount value={order.money} />
      </p>
      <p>{order.reason || t(`pay.exchange.resultText.${order.status}`, { orderNo: order.orderNo })}</p>
      <Button wide onClick={onClose}>
        {t('pay.exchange.close')}
      </Button>
      {onPlay && <Enter onPlay={onPlay} />}
    </div>
  );
}
