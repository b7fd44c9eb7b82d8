// The line of what lies at platforms: the sum, how many do not say, what came back and waits, and the button that brings it back.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import type { HeldSum } from './heldMoney.ts';
import { RecallButton } from './RecallButton.tsx';

const line = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  dt,
  dd > small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  dd > small {
    display: block;
  }
  > button {
    flex: none;
  }
`;

export interface OutsideMoneyProps {
  outside: HeldSum;
  /** What has come back and is not credited yet, as the wire has it. */
  waiting: string;
  /** Money may have come back. */
  onDone: () => Promise<void>;
}

export function OutsideMoney({ outside, waiting, onDone }: OutsideMoneyProps) {
  const t = useText();
  const { sum, isReading, unknown, maintained } = outside;
  return (
    <div className={line}>
      <dl aria-busy={isReading || undefined}>
        <dt>{t('outside.sum')}</dt>
        <dd>
          {isReading ? (
            <Skeleton width="4.5rem" height="1.3125rem" />
          ) : sum === null ? (
            t(unknown > 0 ? 'pay.exchange.silent' : 'pay.exchange.closed')
          ) : (
            <Amount value={sum} />
          )}
          {!isReading && sum !== null && unknown > 0 && (
            <small>{t('outside.sum.without', { count: unknown })}</small>
          )}
          {!isReading && sum !== null && maintained > 0 && (
            <small>{t('outside.sum.maintained', { count: maintained })}</small>
          )}
          {/[1-9]/.test(waiting) && <small>{t('outside.sum.held', { amount: amountText(waiting) })}</small>}
        </dd>
      </dl>
      <RecallButton onDone={onDone} />
    </div>
  );
}
