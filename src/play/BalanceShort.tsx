// The notice that the balance does not cover a bet, shown before it is placed, with the way to a deposit; a trial player cannot deposit.
import { css } from '@linaria/core';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, type Money } from '#values/money.ts';
import { missingOf } from './missingMoney.ts';

const notice = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 var(--space-3);
  border-radius: var(--radius-small);
  background: var(--warn-quiet);
  color: var(--warn);
  font-size: var(--font-small);
  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--target);
    padding: 0 0 0 var(--space-3);
    color: var(--link);
    font-weight: 600;
  }
`;
const brief = css`
  /* A bar colours the spans of its lines. */
  &&&& {
    color: var(--warn);
  }
  > a {
    position: relative;
    color: var(--link);
    font-weight: 600;
  }
  /* As tall as a thumb needs, without making the bar higher. */
  > a::after {
    position: absolute;
    inset: -0.9rem -0.75rem;
    content: '';
  }
`;

export interface BalanceShortProps {
  stake: Money;
  /** In a line of text, for a bar with little room. */
  isBrief?: boolean;
}

/** Draws nothing where the balance suffices, and for guests. The real balance counts, not the one a board may hold back. */
export function BalanceShort({ stake, isBrief = false }: BalanceShortProps) {
  const t = useText();
  const { visitor } = useSite();
  const missing = visitor.login ? missingOf(stake, visitor.money) : 0n;
  if (missing === 0n) return null;
  const isTrial = visitor.role === 'trial';
  const deposit = !isTrial && (
    <RouteLink to="/recharge" className={pressable} orNothing>
      {t('play.short.deposit')}
    </RouteLink>
  );
  if (isBrief)
    return (
      <span className={brief} role="status">
        {t(isTrial ? 'play.short.trialBrief' : 'play.short.brief')} {deposit}
      </span>
    );
  return (
    <div className={notice} role="status">
      <span>
        {t(isTrial ? 'play.short.trial' : 'play.short', { missing: amountText(formatMoney(missing)) })}
      </span>
      {deposit}
    </div>
  );
}
