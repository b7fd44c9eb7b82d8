// What today and yesterday come to: the sum, and each category with its valid bets and the rate they have reached.
import { css } from '@linaria/core';
import { useId } from 'react';
import type { RebateInfoAnswer } from '#contract/activity.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { amountText, shortAmount } from '#values/amount.ts';
import { quietNote, table } from '../shared/sectionStyles.ts';

const box = css`
  display: grid;
  justify-items: center;
  padding: var(--space-2) 0 var(--space-4);
  text-align: center;
  > span {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > b {
    font-size: 2.25rem;
    line-height: 1.25;
  }
`;

const days = ['today', 'yesterday'] as const;

export function Days({ info: { terms, days: shown } }: { info: RebateInfoAnswer }) {
  const t = useText();
  const panelId = useId();
  const [chosen, setChosen] = useChoice('day', days);
  const day = shown[days.indexOf(chosen)]!;
  const isOpen = !day.isAddedUp;
  return (
    <>
      <Tabs
        label={t('rebates.days')}
        panelId={panelId}
        value={chosen}
        onChange={setChosen}
        items={days.map((key, at) => ({ key, label: `${t(`rebates.${key}`)} ${shown[at]!.day.slice(5)}` }))}
      />
      <Card id={panelId} role="tabpanel" aria-label={t(`rebates.${chosen}`)}>
        <div className={box}>
          <span>{t(chosen === 'today' ? 'rebates.soFar' : 'rebates.ofYesterday')}</span>
          <b>
            <Amount value={day.amount} />
          </b>
        </div>
        {day.lines.length === 0 ? (
          <p className={quietNote}>{t('rebates.noBets')}</p>
        ) : (
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{t('rebates.category')}</th>
                <th scope="col">{t('rebates.validBet')}</th>
                <th scope="col">{t('rebates.rate')}</th>
                <th scope="col">{t('rebates.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {day.lines.map(({ category, validBet, rate, amount }) => (
                <tr key={category}>
                  <td>{t(`rebates.category.${category}`)}</td>
                  <td>{amountText(validBet)}</td>
                  <td>{rate === '0' ? '–' : t('rebates.rateOf', { rate })}</td>
                  <td>{amountText(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {day.isBelowLeast && (
          <p className={quietNote}>{t('rebates.belowLeast', { amount: shortAmount(terms.least) })}</p>
        )}
        {day.isCapped && (
          <p className={quietNote}>{t('rebates.capped', { amount: shortAmount(terms.most) })}</p>
        )}
        {isOpen && (
          <p className={quietNote}>{t(chosen === 'today' ? 'rebates.estimated' : 'rebates.counting')}</p>
        )}
      </Card>
    </>
  );
}
