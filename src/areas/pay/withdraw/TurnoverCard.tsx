// What still has to be bet before money goes out, item by item, oldest first: the order in which bets fill them.

import { css } from '@linaria/core';
import type { WithdrawShowInfoAnswer } from '#contract/finance.generated.ts';
import { Card } from '#kit/Card.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { parseMoney } from '#values/money.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  & > h2 {
    font-size: var(--font-main);
  }
  & > span {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  & > span[data-missing] {
    color: var(--warn);
  }
`;
const bar = css`
  display: block;
  width: 100%;
  height: 6px;
  margin: var(--space-2) 0;
  border: 0;
  border-radius: 3px;
  background: var(--surface-sunken);
  appearance: none;
  &::-webkit-progress-bar {
    border-radius: 3px;
    background: var(--surface-sunken);
  }
  &::-webkit-progress-value {
    border-radius: 3px;
    background: var(--brand-text);
  }
  &::-moz-progress-bar {
    border-radius: 3px;
    background: var(--brand-text);
  }
`;
const list = css`
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-3);
    padding-top: var(--space-2);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--text-faint);
    font-size: var(--font-caption);
  }
  & span:last-child {
    text-align: right;
  }
`;

const note = css`
  padding-top: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

const help = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--link);
  font-size: var(--font-small);
`;

/** Where all is met nobody has to read what it was made of. */
const folded = css`
  & > summary {
    min-height: var(--target);
    padding-top: var(--space-2);
    color: var(--link);
    font-size: var(--font-small);
    cursor: pointer;
  }
`;

const share = (done: string, required: string): number =>
  Number((parseMoney(done) * 1000n) / (parseMoney(required) || 1n)) / 1000;

export function TurnoverCard({ turnover }: { turnover: WithdrawShowInfoAnswer['turnover'] }) {
  const t = useText();
  if (turnover.list.length === 0) return null;
  const isMissing = /[1-9]/.test(turnover.missing);
  const lines = (
    <ul className={list}>
      {turnover.list.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two deposits of one second and one amount are two lines all the same
        <li key={at}>
          <span>
            {item.source}
            <br />
            <small>{item.createTime}</small>
          </span>
          <span>
            {amountText(item.done)} / {amountText(item.required)}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <Card>
      <div className={head}>
        <h2>{t('pay.turnover.title')}</h2>
        <span data-missing={isMissing ? '' : undefined}>
          {isMissing
            ? t('pay.turnover.missing', { amount: amountText(turnover.missing) })
            : t('pay.turnover.met')}
        </span>
      </div>
      <progress
        className={bar}
        aria-label={t('pay.turnover.title')}
        value={share(turnover.done, turnover.required)}
      />
      {isMissing ? (
        lines
      ) : (
        <details className={folded}>
          <summary>{t('pay.turnover.lines', { count: turnover.list.length })}</summary>
          {lines}
        </details>
      )}
      {turnover.coverLimit !== '' && (
        <p className={note}>{t('pay.turnover.coverage', { percent: turnover.coverLimit })}</p>
      )}
      {turnover.factors.map(({ category, percent }) => (
        <p key={category} className={note}>
          {t('pay.turnover.factor', { category: t(`pay.turnover.category.${category}`), percent })}
        </p>
      ))}
      <RouteLink to="/userHelpDetail?topic=turnover" className={`${help} ${pressable}`} orNothing>
        {t('pay.turnover.what')}
      </RouteLink>
    </Card>
  );
}
