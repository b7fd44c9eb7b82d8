// The card above the account records: what the filter adds up to, and the bill of the days by type.

import { css } from '@linaria/core';
import { type MoneyIncomeListAnswer, userbill } from '#contract/report.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import type { DayRange } from '#kit/list/dayRange.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { count, sums } from '../bets/sums.ts';
import { type BillKind, isPartial, kindsOf, ownKindName } from './kinds.ts';
import { LineAmount } from './LineAmount.tsx';

const folded = css`
  margin-top: var(--space-3);
  border-top: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    margin-bottom: calc(-1 * var(--space-3));
    list-style: none;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 0;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    color: var(--text-faint);
    transform: rotate(90deg);
    transition: transform 160ms;
  }
  &[open] > summary > svg {
    transform: rotate(-90deg);
  }
  p {
    padding-top: var(--space-3);
    color: var(--text-faint);
    font-size: var(--font-caption);
  }
`;

const platformGames = css`
  margin-top: var(--space-3);
  border-top: 1px solid var(--line);
  > h3 {
    padding: var(--space-3) 0 var(--space-2);
    font-size: var(--font-body);
    font-weight: 500;
  }
`;

/** Before the first answer. */
const firstDay = '2020-01-01';

/** Below each other, the last under a line: so seven of them add up at a glance. */
const column = css`
  > dl {
    column-gap: 0;
  }
  > dl > :nth-last-child(-n + 2) {
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
`;

const own = ['income', 'outgo', 'net'] as const;
/** One's own money that only moved, in pairs that are shown where there is any. */
const pairs = [
  ['deposited', 'withdrawn'],
  ['transferIn', 'transferOut'],
] as const;

/** What the lines add up to. Deposits, withdrawals and what moves to and from platforms are the player's own: neither income nor expense. */
function Sums({ totals }: { totals: MoneyIncomeListAnswer['totals'] }) {
  const t = useText();
  const moved = pairs.filter((pair) => pair.some((name) => /[1-9]/.test(totals[name]))).flat();
  const amountOf = (name: (typeof own)[number] | (typeof moved)[number]) => (
    // With what lies beyond the cents: figures below each other add up.
    <Amount key={name} value={totals[name]} signed={name === 'net'} exact />
  );
  if (moved.length > 0)
    return (
      <div className={column}>
        <Facts
          rows={(['income', 'outgo', ...moved, 'net'] as const).map((name) => [
            t(`center.change.${name}`),
            amountOf(name),
          ])}
        />
      </div>
    );
  return (
    <dl className={sums}>
      {own.map((name) => (
        <div key={name}>
          <dt>{t(`center.change.${name}`)}</dt>
          <dd>{amountOf(name)}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface BillProps {
  range: DayRange;
  today: string;
  totals: MoneyIncomeListAnswer['totals'] | undefined;
  /** The list below says where they could not be loaded. */
  isLoading: boolean;
}

export function Bill({ range, today, totals, isLoading }: BillProps) {
  const t = useText();
  const { startDate = firstDay, endDate = today } = range;
  return (
    <Card>
      {totals ? (
        <>
          <p className={count}>{t('center.change.totals', { count: totals.count })}</p>
          <Sums totals={totals} />
        </>
      ) : (
        isLoading && <Skeleton lines={3} />
      )}
      <ByKind startDate={startDate} endDate={endDate} />
    </Card>
  );
}

function ByKind(days: { startDate: string; endDate: string }) {
  const t = useText();
  const site = useSite();
  const { station } = site;
  const nameOf = (kind: BillKind): string => ownKindName(kind, site) ?? t(`center.change.kind.${kind}`);
  const read = useCall(userbill, days, { keepPrevious: true });
  const shown = kindsOf(station);
  const balance = (label: TextId, amount: string) =>
    isPartial(station) ? [] : [[t(label), <Amount key={label} value={amount} exact />] as const];
  return (
    <details className={folded}>
      <summary className={pressable}>
        {t('center.change.bill')}
        <Icon name="chevron" />
      </summary>
      <Await read={read} skeleton={<Skeleton lines={6} />}>
        {({ opening, closing, list, profit, games, gamesProfit }) => (
          <>
            <Facts
              rows={[
                ...balance('center.change.opening', opening),
                ...list
                  .filter(({ kind }) => shown.includes(kind))
                  .map(
                    ({ kind, amount }) =>
                      [nameOf(kind), <LineAmount key={kind} kind={kind} value={amount} exact />] as const,
                  ),
                ...balance('center.change.closing', closing),
                [t('center.change.profit'), <Amount key="profit" value={profit} signed exact />],
              ]}
            />
            <p>{t('center.change.profitHint', { savings: nameOf('interest') })}</p>
            {games.length > 0 && (
              <section className={platformGames} aria-label={t('center.change.games')}>
                <h3>{t('center.change.games')}</h3>
                <Facts
                  rows={[
                    ...games.map(
                      (each) =>
                        [
                          t(`center.round.kind.${each.kind}`),
                          <Amount key={each.kind} value={each.profit} signed exact />,
                        ] as const,
                    ),
                    [t('center.change.gamesProfit'), <Amount key="games" value={gamesProfit} signed exact />],
                  ]}
                />
                <p>{t('center.change.gamesHint')}</p>
              </section>
            )}
          </>
        )}
      </Await>
    </details>
  );
}
