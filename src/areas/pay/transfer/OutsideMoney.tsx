// Owns the line of what lies at platforms: the sum, how many do not say, and the button that brings it back.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
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
  /** Money may have come back. */
  onDone: () => Promise<void>;
}

export function OutsideMoney({ outside: { sum, isReading, unknown }, onDone }: OutsideMoneyProps) {
  const t = useText();
  return (
    <div className={line}>
      <dl aria-busy={isReading || undefined}>
        <dt>{t('outside.sum')}</dt>
        <dd>
          {isReading ? (
            <Skeleton width="4.5rem" height="1.3125rem" />
          ) : sum === null ? (
            t('pay.exchange.silent')
          ) : (
            <Amount value={sum} />
          )}
          {!isReading && sum !== null && unknown > 0 && (
            <small>{t('outside.sum.without', { count: unknown })}</small>
          )}
        </dd>
      </dl>
      <RecallButton onDone={onDone} />
    </div>
  );
}
