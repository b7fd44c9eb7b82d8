// Owns a row of what is there today: its sign and name, what it brings, until when, and what to do with it at the end of the row.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ActivityClaim } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { menuIcon } from '#kit/menuIcons.ts';
import { useSite } from '#kit/page/site.ts';
import type { t as say } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { prizeText } from '../award/prizeText.ts';
import { isLongTerm, nameOf, screenOf } from '../offer.ts';
import { atMoment } from './atMoment.ts';
import type { RebateClaim, TodayClaim } from './useClaiming.ts';

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3) 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  /* The card has room of its own. */
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  > svg {
    color: var(--brand-text);
    font-size: 1.5rem;
  }
  h3 {
    font-size: var(--font-body);
    font-weight: 500;
  }
  b {
    color: var(--win);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export interface RowProps {
  /** Of an activity; coupons have the sign of deposits. */
  sign: string;
  title: string;
  /** What it brings. */
  prize?: string;
  /** Until when, and what it takes. */
  note?: ReactNode;
  /** At the end of the row. */
  children?: ReactNode;
}

export function Row({ sign, title, prize, note, children }: RowProps) {
  return (
    <li className={row}>
      {/* The sign of its screen, or of its menu where that has another. */}
      <Icon {...menuIcon(sign.replace(/\?.*/, ''), sign === '/sign' ? 'calendar' : 'gift')} />
      <div>
        <h3>{title}</h3>
        {prize && <b>{prize}</b>}
        {note && <p>{note}</p>}
      </div>
      {children}
    </li>
  );
}

/** What a claim brings, in words; empty where nothing is known before. */
export function promiseOf({ way, prize, most, count }: ActivityClaim, t: typeof say): string {
  if (way === 'play') return t('active.today.chances', { count });
  if (most !== '' && most !== prize.value)
    return t('active.today.drawn', { least: shortAmount(prize.value), most: shortAmount(most) });
  return prize.kind === 'none' ? '' : prizeText(prize, t);
}

/** Whether something has to be bet for it before a withdrawal. */
export const asksTurnover = (claim: TodayClaim): boolean =>
  claim.kind === 'rebate'
    ? Number(claim.required) > 0
    : Number(claim.factor) > 0 && claim.prize.kind === 'cash' && claim.way !== 'play';

/** What a claim is called on this station. */
export function useClaimName(): (claim: TodayClaim) => string {
  const t = useText();
  const { station, locale } = useSite();
  return (claim) =>
    claim.kind === 'rebate'
      ? t('active.today.rebate', { day: claim.day.slice(5) })
      : nameOf(claim, station, locale);
}

export function ClaimRow({ claim, children }: { claim: TodayClaim; children: ReactNode }) {
  return claim.kind === 'rebate' ? (
    <RebateRow claim={claim}>{children}</RebateRow>
  ) : (
    <ActivityRow claim={claim}>{children}</ActivityRow>
  );
}

function RebateRow({ claim, children }: { claim: RebateClaim; children: ReactNode }) {
  const t = useText();
  const { visitor } = useSite();
  const { amount, required, until } = claim;
  return (
    <Row
      sign="/rebates"
      title={useClaimName()(claim)}
      prize={t('active.prize.cash', { value: shortAmount(amount) })}
      note={[
        t('active.today.until', { time: atMoment(until, visitor.serverTime, t) }),
        ...(asksTurnover(claim) ? [t('active.required', { amount: shortAmount(required) })] : []),
      ].join(' · ')}
    >
      {children}
    </Row>
  );
}

function ActivityRow({ claim, children }: { claim: ActivityClaim; children: ReactNode }) {
  const t = useText();
  const { visitor } = useSite();
  const { factor, until } = claim;
  return (
    <Row
      sign={screenOf({ id: claim.activityId, kind: claim.kind })}
      title={useClaimName()(claim)}
      prize={promiseOf(claim, t)}
      note={[
        isLongTerm(visitor.serverTime, until)
          ? t('active.longTerm')
          : t('active.today.until', { time: atMoment(until, visitor.serverTime, t) }),
        ...(asksTurnover(claim) ? [t('active.today.factor', { factor })] : []),
      ].join(' · ')}
    >
      {children}
    </Row>
  );
}
