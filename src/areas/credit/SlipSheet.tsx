// Owns the slip before it is placed: every item with its odds and its own amount, what it costs, and the player's confirmation.

import { css } from '@linaria/core';
import { useState } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { BalanceShort } from '#play/BalanceShort.tsx';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { formatMoney } from '#values/money.ts';
import { amountField } from './SlipBar.tsx';
import type { ItemFault, SlipItem } from './slip.ts';

const rows = css`
  padding: 0 var(--space-2) 0 var(--space-4);
`;
const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem var(--target);
  align-items: center;
  gap: 0 var(--space-2);
  padding: var(--space-2) 0;
  border-top: 1px solid var(--line);
  > div > p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  > p {
    grid-column: 1 / -1;
    color: var(--danger);
    font-size: var(--font-caption);
  }
  > button {
    display: grid;
    place-items: center;
    min-height: var(--target);
    color: var(--text-quiet);
  }
`;
const odds = css`
  color: var(--brand-text);
  font-weight: 600;
  &[data-changed] {
    padding: 0 0.25rem;
    border-radius: var(--radius-small);
    background: var(--warn-quiet);
    color: var(--warn);
  }
`;
const foot = css`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) var(--space-4);
  border-top: 1px solid var(--line);
  background: var(--surface-raised);
  > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    font-variant-numeric: tabular-nums;
  }
`;
const notice = css`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--warn-quiet);
  color: var(--warn);
  font-size: var(--font-small);
`;

/** What the player was shown when the slip opened: another period or other odds need a new confirmation. */
interface ConfirmedSlip {
  qiHao: string;
  odds: ReadonlyMap<string, string>;
}
const seen = (qiHao: string, items: readonly SlipItem[]): ConfirmedSlip => ({
  qiHao,
  odds: new Map(items.map((item) => [item.key, item.odds])),
});

export interface SlipSheetProps {
  items: readonly SlipItem[];
  /** As the board shows it. */
  balance: string;
  qiHao: string;
  isSealed: boolean;
  /** The server refused the slip because odds had changed. */
  isRefusedForOdds: boolean;
  working: boolean;
  onAmount: (item: string, amount: string) => void;
  onRemove: (item: string) => void;
  onConfirm: () => void;
  /** The player has seen the odds of now. */
  onAgree: () => void;
  onClose: () => void;
}

export function SlipSheet(props: SlipSheetProps) {
  const t = useText();
  const named = usePlayName();
  const { visitor } = useSite();
  const { items, qiHao, isSealed, isRefusedForOdds, working } = props;
  const [agreed, setAgreed] = useState(() => seen(qiHao, items));
  const isChanged = (item: SlipItem): boolean => agreed.odds.get(item.key) !== item.odds;
  const hasOtherOdds = isRefusedForOdds || items.some(isChanged);
  const isOtherPeriod = agreed.qiHao !== qiHao;
  const total = totalOf(items);
  const hasFault = items.some(({ fault }) => fault !== null) || items.length > mostBets;
  const mustAgree = hasOtherOdds || isOtherPeriod;
  return (
    <Sheet open onClose={props.onClose} title={t('credit.slip.title', { qiHao })}>
      <ul className={rows}>
        {items.map((item) => (
          <li key={item.key} className={row}>
            <div>
              {named(item.play.name)} · {named(item.picks, item.play.family)}
              <p>
                <span className={odds} data-changed={isChanged(item) || undefined}>
                  {isChanged(item) && agreed.odds.get(item.key) !== undefined
                    ? named(`${agreed.odds.get(item.key)} → ${item.odds}`, item.play.family)
                    : named(`@${item.odds}`, item.play.family)}
                </span>
                {item.units > 1 && ` · ${t('credit.units', { count: item.units })}`}
              </p>
            </div>
            <input
              className={amountField}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              aria-label={t('credit.slip.amount', {
                bet: `${named(item.play.name)} ${named(item.picks, item.play.family)}`,
              })}
              aria-invalid={item.fault !== null && item.fault !== 'closed'}
              value={item.amount}
              onChange={({ target }) => props.onAmount(item.key, target.value.replace(/[^\d.]/g, ''))}
            />
            <button
              type="button"
              className={pressable}
              aria-label={t('credit.slip.remove', {
                bet: `${named(item.play.name)} ${named(item.picks, item.play.family)}`,
              })}
              onClick={() => props.onRemove(item.key)}
            >
              <Icon name="close" />
            </button>
            {item.fault && <Fault fault={item.fault} item={item} />}
          </li>
        ))}
      </ul>
      <div className={foot}>
        {hasOtherOdds && (
          <p className={notice} role="alert">
            {t('credit.slip.oddsChanged')}
          </p>
        )}
        {isOtherPeriod && (
          <p className={notice} role="alert">
            {t('credit.slip.otherPeriod', { before: agreed.qiHao, now: qiHao })}
          </p>
        )}
        <p>
          <span>{t('credit.slip.total', { count: total.units })}</span>
          <Amount value={formatMoney(total.stake)} size="large" exact />
        </p>
        <p>
          <span>{t(visitor.role === 'trial' ? 'credit.slip.trialBalance' : 'credit.slip.balance')}</span>
          <Amount value={props.balance} />
        </p>
        <BalanceShort stake={total.stake} />
        {mustAgree && !isSealed ? (
          <Button
            wide
            onClick={() => {
              setAgreed(seen(qiHao, items));
              props.onAgree();
            }}
          >
            {t('credit.slip.agree')}
          </Button>
        ) : (
          <Button
            wide
            working={working}
            disabled={isSealed || hasFault || items.length === 0}
            onClick={props.onConfirm}
          >
            {t(isSealed ? 'credit.sealed' : 'credit.slip.confirm')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Fault({ fault, item }: { fault: ItemFault; item: SlipItem }) {
  const t = useText();
  const { limits } = item;
  const values = {
    least: limits?.unitLeast ?? '',
    most: (fault === 'units' ? String(limits?.orderUnitsMost ?? '') : limits?.unitMost) ?? '',
  };
  return <p role="alert">{t(`credit.fault.${fault}`, values)}</p>;
}
