// The page of balance treasure: the earning balance, the income so far, the expected income, and a chart of the last month.
import { amountText, shortAmount } from '#values/amount.ts';
import '../texts.ts';
import { css } from '@linaria/core';
import { type BalanceBaoAnswer, balanceBao } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { flatHeader } from '#kit/flatHeader.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { IncomeChart } from './IncomeChart.tsx';

const hero = css`
  padding: var(--space-5) var(--space-4);
  background: linear-gradient(var(--brand), var(--brand-deep));
  color: var(--on-brand);
  ${flatHeader}
  dt {
    font-size: var(--font-small);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  > dl:first-child dd {
    font-size: 2rem;
    font-weight: 600;
    line-height: 1.3;
  }
  > dl:last-child {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
    padding-top: var(--space-4);
  }
  > dl:last-child dd {
    font-size: var(--font-amount);
    font-weight: 600;
  }
  /* The brand over the whole width would be the one glaring place of the dark skin. */
  html[data-skin='ThemeBlack'] & {
    border-bottom: 1px solid var(--line);
    background: var(--surface-raised);
    color: var(--text);
    dt {
      color: var(--text-quiet);
    }
    > dl:first-child dd {
      color: var(--brand-text);
    }
  }
`;
const heading = css`
  padding-bottom: var(--space-3);
  font-size: var(--font-main);
`;
const note = css`
  padding-top: var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-caption);
`;
const waiting = css`
  display: grid;
  gap: var(--space-4);
  padding: var(--edge);
`;

/** Yuan with all four decimals, as in the chart: what a day earns is small. Nothing is 0.00. */
const small = (value: string): string => (/[1-9]/.test(value) ? value : amountText(value));

export function BalanceBao() {
  const t = useText();
  const read = useCall(balanceBao, {});
  return (
    <Await
      read={read}
      skeleton={
        <div className={waiting}>
          <Skeleton height="9rem" />
          <Skeleton height="7rem" />
          <Skeleton height="10rem" />
        </div>
      }
      empty={({ isOpen, days }) => !isOpen && days.length === 0}
      emptyText={t('pay.treasure.closed')}
    >
      {(answer) => <Treasure answer={answer} />}
    </Await>
  );
}

function Treasure({ answer }: { answer: BalanceBaoAnswer }) {
  const t = useText();
  const { isOpen, total, yesterday, accumulated, days } = answer;
  return (
    <>
      <section className={hero} aria-label={t('shell.screen.balanceBao')}>
        <dl>
          <dt>{t('pay.treasure.total')}</dt>
          <dd>{amountText(total)}</dd>
        </dl>
        <dl>
          <div>
            <dt>{t('pay.treasure.yesterday')}</dt>
            <dd>{small(yesterday)}</dd>
          </div>
          <div>
            <dt>{t('pay.treasure.accumulated')}</dt>
            <dd>{small(accumulated)}</dd>
          </div>
        </dl>
      </section>
      <Card>
        {isOpen ? (
          <>
            <Facts
              rows={[
                [t('pay.treasure.perTenThousand'), answer.perTenThousand],
                [t('pay.treasure.sevenDay'), `${amountText(answer.sevenDayRate, true)}%`],
                [t('pay.treasure.month'), amountText(answer.expectedMonth)],
                [t('pay.treasure.year'), amountText(answer.expectedYear)],
              ]}
            />
            <p className={note}>
              {t('pay.treasure.terms', {
                least: shortAmount(answer.least),
                most: shortAmount(answer.most),
              })}
            </p>
          </>
        ) : (
          t('pay.treasure.closed')
        )}
      </Card>
      <Card>
        <h2 className={heading}>{t('pay.treasure.chart')}</h2>
        {days.length > 1 && days.some(({ income }) => Number(income) > 0) ? (
          <IncomeChart days={days} />
        ) : (
          <p className={note}>{t(days.length > 1 ? 'pay.treasure.none' : 'pay.treasure.soon')}</p>
        )}
      </Card>
      <ListGroup>
        <ListRow icon="calendar" label={t('shell.screen.balanceBill')} to="/balanceBill" />
        <ListRow icon="info" label={t('shell.screen.balanceIssue')} to="/balanceIssue" />
      </ListGroup>
    </>
  );
}
