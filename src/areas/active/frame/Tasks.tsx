// What an activity takes and how far the player is, a bar for each condition.

import { css } from '@linaria/core';
import type { ActivityTask } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Bar } from '#kit/disclosure/Bar.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { sectionTitle } from '../shared/sectionStyles.ts';

const list = css`
  display: grid;
  gap: var(--space-4);
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
  b > span {
    color: var(--text-quiet);
    font-weight: 400;
  }
  svg {
    display: inline-block;
    color: var(--lose);
    vertical-align: -0.15em;
  }
`;
const go = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  margin: calc(var(--space-2) * -1) 0;
  color: var(--link);
  font-size: var(--font-small);
`;

/** Where a condition is met. */
const ways: Partial<Record<ActivityTask['kind'], string>> = {
  deposit: '/recharge',
  bet: '/lotteryAll',
  profile: '/personalInfo',
  deposited: '/recharge',
  card: '/addCard',
};
const wayNames = { deposit: 'deposit', deposited: 'deposit', profile: 'profile', card: 'card' } as const;

/** What is there or not, without a figure: the words for both. */
const whether = { yes: 'active.task.met', no: 'active.task.unmet' } as const;
const yesOrNo: Partial<Record<ActivityTask['kind'], { yes: TextId; no: TextId }>> = {
  profile: { yes: 'active.task.done', no: 'active.task.open' },
  deposited: whether,
  notDeposited: whether,
  device: whether,
  card: whether,
};

const isMoney = (kind: ActivityTask['kind']): boolean => kind === 'deposit' || kind === 'bet';

/** Conditions for taking part at all: the steps of an activity, each with what it brings, have a list of their own. */
export const stepless = (tasks: readonly ActivityTask[]): ActivityTask[] =>
  tasks.filter(({ kind }) => kind !== 'deposit' && kind !== 'bet' && kind !== 'points');

export function Tasks({ tasks }: { tasks: readonly ActivityTask[] }) {
  const t = useText();
  const { has, role } = useSite();
  if (tasks.length === 0) return null;
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.tasks')}</h2>
      <ul className={list}>
        {tasks.map(({ kind, period, need, have }) => {
          const share = Number(need) === 0 ? 1 : Math.min(1, Number(have) / Number(need));
          // Times are used up, not reached.
          const isMet = share === 1 && kind !== 'times';
          const figure = (value: string): string =>
            isMoney(kind) ? `¥${shortAmount(value)}` : shortAmount(value);
          const way = ways[kind];
          const words = yesOrNo[kind];
          return (
            <li key={`${kind}.${period}.${need}`}>
              <div className={head}>
                <span>
                  {t(`active.task.${kind}`, {
                    period: t(`active.period.${period}`),
                    need: figure(need),
                    have: figure(have),
                  })}
                </span>
                <b>
                  {kind === 'times' ? null : words ? (
                    <span>{t(isMet ? words.yes : words.no)} </span>
                  ) : (
                    <>
                      {figure(have)}
                      <span> / {figure(need)} </span>
                    </>
                  )}
                  {isMet && <Icon name="check" />}
                </b>
              </div>
              {/* Of times that nobody has used yet there is nothing to see. */}
              {(kind !== 'times' || share > 0) && <Bar share={share} />}
              {/* Nobody is sent to bet: a bet is placed for its own sake. */}
              {!isMet && kind !== 'bet' && way && has(way) && role !== 'trial' && (
                <RouteLink to={way} className={`${go} ${pressable}`}>
                  {t(`active.way.${wayNames[kind as keyof typeof wayNames]}`)}
                </RouteLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
