// The slip before it is placed: every item with its odds and its own amount, what it costs, and the player's confirmation.

import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useBeside } from '#play/shown/beside.ts';
import { SlipFoot } from '#play/slip/SlipFoot.tsx';
import { slipRow } from '#play/slip/slipRow.ts';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { amountField } from './SlipBar.tsx';
import type { ItemFault, SlipItem } from './slip.ts';

const rows = css`
  padding: 0 var(--space-4);
`;
const columns = css`
  grid-template-columns: minmax(0, 1fr) 5.5rem var(--remove);
`;
const keepLine = css`
  padding: var(--space-1) var(--space-4) var(--space-3);
  text-align: right;
  > button {
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const odds = css`
  color: var(--brand-text);
  font-weight: 600;
`;
/** What the player was shown when the slip opened: other odds need a new confirmation, another period is named on the button. */
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
  isOnline: boolean;
  /** What the slip will count. */
  note: ReactNode;
  /** What it wins at most. */
  win: ReactNode;
  /** The way to keep it by a name. */
  keep: ReactNode;
  /** The server refused the slip because odds had changed. */
  isRefusedForOdds: boolean;
  working: boolean;
  onAmount: (item: string, amount: string) => void;
  onRemove: (item: string) => void;
  /** Empties the board. */
  onClear: () => void;
  onConfirm: () => void;
  /** The player has seen the odds of now. */
  onAgree: () => void;
  onClose: () => void;
}

export function SlipSheet(props: SlipSheetProps) {
  const t = useText();
  const named = usePlayName();
  const { visitor } = useSite();
  const { items, qiHao, isSealed, isOnline, isRefusedForOdds, working } = props;
  const [agreed, setAgreed] = useState(() => seen(qiHao, items));
  const beside = useBeside();
  const Frame = beside ?? Sheet;
  // Beside the board it stands while more is picked, which its player sees now.
  if (items.length !== agreed.odds.size || items.some(({ key }) => !agreed.odds.has(key)))
    setAgreed({
      qiHao,
      odds: new Map(items.map(({ key, odds: now }) => [key, agreed.odds.get(key) ?? now])),
    });
  const isChanged = (item: SlipItem): boolean => agreed.odds.get(item.key) !== item.odds;
  const hasOtherOdds = isRefusedForOdds || items.some(isChanged);
  const isOtherPeriod = agreed.qiHao !== qiHao;
  const total = totalOf(items);
  const hasFault = items.some(({ fault }) => fault !== null) || items.length > mostBets;
  return (
    <Frame open onClose={props.onClose} title={t('credit.slip.title', { qiHao })}>
      <ul className={rows}>
        {items.map((item) => (
          <li key={item.key} className={`${slipRow} ${columns}`}>
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
      <div className={keepLine}>
        {props.keep}
        {beside && (
          <button type="button" className={pressable} onClick={props.onClear}>
            {t('credit.clear')}
          </button>
        )}
      </div>
      <SlipFoot
        note={props.note}
        notices={[
          isSealed && t('play.sealedSlip'),
          hasOtherOdds && t('credit.slip.oddsChanged'),
          isOtherPeriod && t('credit.slip.otherPeriod', { before: agreed.qiHao, now: qiHao }),
        ]}
        totalLabel={t('credit.slip.total', { count: total.units })}
        stake={total.stake}
        win={props.win}
        balance={
          visitor.login
            ? {
                label: t(visitor.role === 'trial' ? 'credit.slip.trialBalance' : 'credit.slip.balance'),
                value: props.balance,
              }
            : null
        }
        agree={
          hasOtherOdds && !isSealed
            ? {
                label: t('credit.slip.agree'),
                onAgree: () => {
                  setAgreed(seen(qiHao, items));
                  props.onAgree();
                },
              }
            : null
        }
      >
        <Button
          wide
          working={working}
          disabled={isSealed || !isOnline || hasFault || items.length === 0}
          onClick={props.onConfirm}
        >
          {isSealed
            ? t('credit.sealed')
            : !isOnline
              ? t('play.offline')
              : isOtherPeriod
                ? t('play.confirmPeriod', { qiHao })
                : t('credit.slip.confirm')}
        </Button>
      </SlipFoot>
    </Frame>
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
