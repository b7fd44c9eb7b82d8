// One long run: what came how often in a row and since when, how long betting on the next draw is open, and its two bets, which look alike.
import { css } from '@linaria/core';
import type { Lottery, Period, RunBet } from '#contract/entities.generated.ts';
import type { LongRunsAnswer } from '#contract/statistics.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { timeLeft } from '#play/running/timeLeft.ts';
import { usePlayName, useText } from '#texts/useText.ts';

export type Run = LongRunsAnswer['list'][number];

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 10.5rem;
  gap: 0 var(--space-3);
  align-items: center;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  content-visibility: auto;
  contain-intrinsic-size: auto 6.25rem;
  & + & {
    border-top: 1px solid var(--line);
  }
  > h2 {
    overflow: hidden;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.5rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > time {
    justify-self: end;
    color: var(--text);
    font-size: 1.0625rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
  }
  > time[data-state='soon'] {
    color: var(--danger);
  }
  > time[data-state='sealed'] {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  > p {
    display: grid;
    gap: 0.125rem;
    min-height: max(3rem, var(--target));
    align-content: center;
    font-size: var(--font-body);
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  > p small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    overflow-wrap: anywhere;
  }
  > p b {
    font-weight: 700;
  }
  > p > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.375rem;
  }
  @media (max-width: 340px) {
    grid-template-columns: minmax(0, 1fr) 9.25rem;
    gap: 0 var(--space-2);
    padding-inline: var(--space-3);
  }
`;
/** Its two bets look alike. A list has no room for what the cells of boards need for all families. */
const bets = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.375rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > button {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    justify-content: center;
    gap: 0.0625rem 0.375rem;
    min-height: max(3rem, var(--target));
    padding: 0.25rem;
    border-radius: var(--radius-small);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    font-weight: 500;
    line-height: 1.25;
    user-select: none;
  }
  > button > small {
    flex: 1 0 100%;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
  > button > em {
    color: var(--brand-text);
    font-size: var(--font-small);
    font-style: normal;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  > button:active {
    opacity: 0.7;
  }
  > button:disabled {
    background: var(--surface-sunken);
    color: var(--text-faint);
    cursor: default;
  }
  > button:disabled > * {
    color: inherit;
  }
`;
const closed = css`
  justify-self: end;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

export interface RunRowProps {
  run: Run;
  lottery: Lottery;
  /** The one on sale; undefined while it is not known yet. */
  period: Period | undefined;
  /** Epoch milliseconds at the server. */
  now: number;
  isOnline: boolean;
  onBet: (lottery: Lottery, playCode: string, option: string) => void;
}

export function RunRow({ run, lottery, period, now, isOnline, onBet }: RunRowProps) {
  const t = useText();
  const named = usePlayName();
  const { has } = useSite();
  const { family, lotName } = lottery;
  const left = period && timeLeft(period, now, t);
  const name = named(run.name, family);
  const isSealed = left?.state === 'sealed';
  const bet = (what: 'goesOn' | 'ends', { side, option, peilv }: RunBet) => {
    return (
      <button
        type="button"
        className={pressable}
        disabled={isSealed || !isOnline}
        onClick={() => onBet(lottery, run.playCode, option)}
      >
        <small>{t(`lottery-all.runs.${what}`)}</small>
        <span>{named(side, family)}</span>
        <em>{peilv}</em>
      </button>
    );
  };
  return (
    <li className={row}>
      <h2>{lotName}</h2>
      <time data-state={left?.state}>{left?.text}</time>
      <p>
        <span>
          {name}
          <b>
            {named(run.goesOn.side, family)} {t('lottery-all.runs.length', { count: run.length })}
          </b>
        </span>
        <small>{t('lottery-all.runs.since', { qiHao: run.since })}</small>
      </p>
      {!has('/credit') ? null : run.isOpen ? (
        <fieldset className={bets} aria-label={`${lotName} ${name}`}>
          {bet('goesOn', run.goesOn)}
          {bet('ends', run.ends)}
        </fieldset>
      ) : (
        <span className={closed}>{t('lottery-all.runs.closed')}</span>
      )}
    </li>
  );
}
