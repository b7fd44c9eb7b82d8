// The bar by which several bets are revoked at once, and the sheet that says how each of them ended.

import { css } from '@linaria/core';
import { useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { bottomBar } from '#kit/page/bottomBar.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { body, ends, familyOfPlay, quiet } from '../records/recordStyles.ts';
import { type RevokeResult, useRevoke } from './useRevoke.ts';

const room = css`
  height: 5rem;
`;
const line = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* Both stay within 320 px, whatever the language and the count. */
  > button {
    min-width: 0;
    padding-inline: var(--space-3);
  }
`;
const outcomes = css`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-2);
    padding: var(--space-2) 0;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > svg {
    margin-top: 0.2em;
    color: var(--warn);
  }
  > li[data-done='true'] > svg {
    color: var(--lose);
  }
`;

export interface RevokeBarProps {
  /** Those that may be revoked. */
  bets: readonly BetOrder[];
  chosen: ReadonlyMap<string, BetOrder>;
  onChange: (chosen: ReadonlyMap<string, BetOrder>) => void;
  /** The outcome was read. */
  onDone: () => void;
}

export function RevokeBar({ bets, chosen, onChange, onDone }: RevokeBarProps) {
  const t = useText();
  const { revoke, isWorking } = useRevoke();
  const [results, setResults] = useState<readonly RevokeResult[] | null>(null);
  // What has sealed or settled since it was chosen is no longer among them.
  const picked = bets.filter(({ orderId }) => chosen.has(orderId));
  const count = picked.length;
  const isAll = count > 0 && count === bets.length;
  const go = async (): Promise<void> => {
    const text = t('center.record.revoke.ask', { count });
    if (await ask({ text, confirm: t('play.revoke.confirm') })) setResults(await revoke(picked));
  };
  return (
    <>
      <div className={room} />
      <div className={bottomBar}>
        <div className={line}>
          <Button
            kind="plain"
            disabled={bets.length === 0}
            onClick={() => onChange(isAll ? new Map() : new Map(bets.map((bet) => [bet.orderId, bet])))}
          >
            {t(isAll ? 'center.record.choose.none' : 'center.record.choose.all', { count: bets.length })}
          </Button>
          <Button disabled={count === 0} working={isWorking} onClick={() => void go()}>
            {t('center.record.revoke', { count })}
          </Button>
        </div>
      </div>
      {results && <Outcomes results={results} onClose={onDone} />}
    </>
  );
}

function Outcomes({ results, onClose }: { results: readonly RevokeResult[]; onClose: () => void }) {
  const t = useText();
  const named = usePlayName();
  const done = results.filter(({ reason }) => reason === '').length;
  return (
    <Sheet open onClose={onClose} title={t('center.record.outcome')}>
      <div className={body}>
        <p role="status">{t('center.record.outcome.count', { done, failed: results.length - done })}</p>
        <ul className={outcomes}>
          {results.map(({ bet, reason }) => (
            <li key={bet.orderId} data-done={reason === ''}>
              <Icon name={reason === '' ? 'check' : 'warn'} />
              <div>
                <p className={ends}>
                  <span>
                    {named(bet.playName)} · {named(bet.haoMa, familyOfPlay(bet.playCode))}
                  </span>
                  <Amount value={bet.buyMoney} />
                </p>
                <p className={quiet}>
                  {bet.lotName} {t('play.period', { qiHao: bet.qiHao })}
                </p>
                <p className={quiet}>{reason || t('play.revoke.done')}</p>
              </div>
            </li>
          ))}
        </ul>
        <Button wide onClick={onClose}>
          {t('center.record.outcome.close')}
        </Button>
      </div>
    </Sheet>
  );
}
