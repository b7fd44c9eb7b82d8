// The card that leads to the same deposit as the last one: its method and its amount, in one tap.
import { css, cx } from '@linaria/core';
import type { DepositMethod } from '#contract/entities.generated.ts';
import type { OnlineHotTagAnswer } from '#contract/finance.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { MethodMark, screenOf, takes } from '../deposit/depositMethod.tsx';

const card = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: var(--edge) var(--edge) 0;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  > span:nth-child(2) {
    flex: 1 1 auto;
    min-width: 0;
    font-weight: 500;
  }
  > svg {
    flex: none;
    color: var(--text-faint);
  }
`;

export interface LastDepositProps {
  last: OnlineHotTagAnswer['last'];
  methods: readonly DepositMethod[];
}

/** Nothing where the method is not among these, or takes the amount no longer. */
export function LastDeposit({ last, methods }: LastDepositProps) {
  const t = useText();
  const method = last && methods.find(({ id }) => id === last.methodId);
  if (!method || !takes(method, Number(last.amount))) return null;
  const amount = shortAmount(last.amount);
  return (
    <RouteLink
      to={`${screenOf[method.kind]}?way=${method.id}&amount=${Number(last.amount)}`}
      className={cx(card, pressable)}
    >
      <MethodMark method={method} />
      <span>{t('pay.last', { name: method.name, amount })}</span>
      <Icon name="chevron" />
    </RouteLink>
  );
}
