// How free chances are earned: the steps of the day, which of them are reached, and what is missing.

import { css } from '@linaria/core';
import type { WheelInfoAnswer } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { quietNote, sectionTitle } from '../shared/sectionStyles.ts';

export type ChanceStep = WheelInfoAnswer['steps'][number];

const list = css`
  display: grid;
  gap: var(--space-3);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: center;
  }
  li > span:last-child {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const reached = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--lose);
`;
const way = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--link);
`;

/** Where a step is taken; nobody is sent to bet. */
const ways: Partial<Record<ChanceStep['kind'], string>> = { deposit: '/recharge', signIn: '/sign' };

export interface ChancesProps {
  steps: readonly ChanceStep[];
  used: number;
  /** 0 for no limit. */
  dailyLimit: number;
}

export function Chances({ steps, used, dailyLimit }: ChancesProps) {
  const t = useText();
  const { has, role } = useSite();
  if (steps.length === 0) return null;
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.chances.title')}</h2>
      <ul className={list}>
        {steps.map(({ kind, from, chances, missing }) => {
          const isReached = Number(missing) === 0 && role !== 'guest';
          const to = ways[kind];
          return (
            <li key={`${kind}.${from}`}>
              <span>
                {t(`active.chances.${kind}`, { from: shortAmount(from) })}
                <br />
                <small>
                  {isReached ? (
                    <span className={reached}>
                      <Icon name="check" />
                      {t('active.chances.reached')}
                    </span>
                  ) : (
                    kind !== 'signIn' &&
                    Number(missing) > 0 &&
                    t('active.missing', { amount: shortAmount(missing) })
                  )}
                </small>
              </span>
              <span>
                <b>{t('active.chances.count', { count: chances })}</b>
                {!isReached && to && has(to) && role !== 'trial' && (
                  <RouteLink to={to} className={`${way} ${pressable}`}>
                    {t(kind === 'signIn' ? 'active.way.signIn' : 'active.way.deposit')}
                  </RouteLink>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {dailyLimit > 0 && (
        <p className={quietNote}>{t('active.chances.limit', { used, limit: dailyLimit })}</p>
      )}
    </Card>
  );
}
