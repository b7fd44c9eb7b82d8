// Owns the card of a deposit that was under way: what it waits for, going on with it, cancelling it, and once it has ended the way to its result.
import { css } from '@linaria/core';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { screenOf } from '../deposit/depositMethod.tsx';
import { useCancel } from './useCancel.ts';

const order = css`
  display: grid;
  gap: var(--space-2);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  i {
    color: var(--warn);
    font-size: var(--font-small);
    font-style: normal;
  }
`;
const actions = css`
  button,
  a {
    display: grid;
    flex: 1;
    padding: 0 var(--space-3);
    place-items: center;
    min-height: var(--target);
    border-radius: var(--radius);
    font-size: var(--font-body);
    font-weight: 500;
  }
  a {
    background: var(--brand-quiet);
    color: var(--brand-text);
  }
`;

export interface PendingOrderProps {
  order: DepositOrder;
  hasEnded: boolean;
  onCancelled: () => void;
}

export function PendingOrder({ order: each, hasEnded, onCancelled }: PendingOrderProps) {
  const t = useText();
  const { cancel, isCancelling } = useCancel(onCancelled);
  return (
    <Card className={order}>
      <div>
        <b>{each.methodName}</b>
        <Amount value={each.amount} />
      </div>
      <div>
        <p>{each.createTime}</p>
        <i role="status">
          {t(hasEnded ? 'pay.order.ended' : each.kind === 'fast' ? 'pay.wait.arrival' : 'pay.status.1')}
        </i>
      </div>
      <div className={actions}>
        {!hasEnded && (
          <Button kind="plain" working={isCancelling} onClick={() => void cancel(each.orderNo)}>
            {t('pay.cancel')}
          </Button>
        )}
        <RouteLink orNothing to={`${screenOf[each.kind]}?order=${each.orderNo}`} className={pressable}>
          {t(hasEnded ? 'pay.order.result' : 'pay.goOn')}
        </RouteLink>
      </div>
    </Card>
  );
}
