// A row of what is there today: its sign and name, what it brings, until when, and what to do with it at the end of the row.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from '#kit/Icon.tsx';
import { menuIcon } from '#kit/menus/menuIcons.ts';
import { useSite } from '#kit/page/site.ts';
import type { t as say } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { isLongTerm, nameOf, screenOf } from '../../offer.ts';
import { prizeText } from '../../shared/prizeText.ts';
import { atMoment } from './atMoment.ts';
import { isOfMember, type TodayClaim } from './useClaiming.ts';

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
export function promiseOf(claim: TodayClaim, t: typeof say): string {
  if (isOfMember(claim)) return t('active.prize.cash', { value: shortAmount(claim.amount) });
  const { way, prize, most, count } = claim;
  if (way === 'play') return t('active.today.chances', { count });
  if (most !== '' && most !== prize.value)
    return t('active.today.drawn', { least: shortAmount(prize.value), most: shortAmount(most) });
  return prize.kind === 'none' ? '' : prizeText(prize, t);
}

/** Whether something has to be bet for it before a withdrawal. */
export function asksTurnover(claim: TodayClaim): boolean {
  if (claim.kind === 'rebate') return Number(claim.required) > 0;
  const isCash = claim.kind === 'level' || (claim.prize.kind === 'cash' && claim.way !== 'play');
  return isCash && Number(claim.factor) > 0;
}

/** The page on which a claim is also taken. */
export function pageOf(claim: TodayClaim): string {
  if (claim.kind === 'rebate') return '/rebates';
  if (claim.kind === 'level') return '/levels';
  return screenOf({ id: claim.activityId, kind: claim.kind });
}

/** What a claim is called on this station. */
export function useClaimName(): (claim: TodayClaim) => string {
  const t = useText();
  const { station, locale } = useSite();
  return (claim) => {
    if (claim.kind === 'rebate') return t('active.today.rebate', { day: claim.day.slice(5) });
    if (claim.kind === 'level') return t(`active.today.${claim.what}`);
    return nameOf(claim, station, locale);
  };
}

export function ClaimRow({ claim, children }: { claim: TodayClaim; children: ReactNode }) {
  const t = useText();
  const { visitor } = useSite();
  const claimName = useClaimName();
  const { until } = claim;
  const turnover =
    claim.kind === 'rebate'
      ? t('active.required', { amount: shortAmount(claim.required) })
      : t('active.today.factor', { factor: claim.factor });
  return (
    <Row
      sign={pageOf(claim)}
      title={claimName(claim)}
      prize={promiseOf(claim, t)}
      note={[
        isLongTerm(visitor.serverTime, until)
          ? t('active.longTerm')
          : t('active.today.until', { time: atMoment(until, visitor.serverTime, t) }),
        ...(asksTurnover(claim) ? [turnover] : []),
      ].join(' · ')}
    >
      {children}
    </Row>
  );
}
