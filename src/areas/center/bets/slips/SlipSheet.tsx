// The sheet with one slip in full: what it cost and came to, its draw, its bets, the ways to make it again and to take it back.

import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { BetOrder, BetSlip } from '#contract/entities.generated.ts';
import { lotteryData, slipData } from '#contract/lottery.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Draw } from '#kit/lottery/Draw.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import {
  body,
  ends,
  facts,
  familyOfPlay,
  quiet,
  state,
  stateOf,
  statusText,
} from '../../records/recordStyles.ts';
import { BetRow } from '../BetRow.tsx';
import { BetSheet } from '../lateBetSheet.ts';

/** It needs the rules of play, which a list of bets does without. */
const AgainOfRecord = preloadable(
  async () => (await import('#play/slip/AgainOfRecord.tsx')).AgainOfRecord,
  <Skeleton height="2.75rem" />,
);

/** The call of bets takes no more in one slip. */
const most = 200;

const head = css`
  align-items: center;
  > :last-child {
    font-size: var(--font-amount);
  }
  > b {
    font-size: var(--font-main);
  }
`;
const again = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  > [role='alert'] {
    grid-column: 1 / -1;
    padding-block: var(--space-4);
  }
`;
const lines = css`
  overflow: hidden;
  margin: 0 var(--space-4) var(--space-4);
  border-radius: var(--radius-small);
  box-shadow: inset 0 0 0 1px var(--line);
`;

export interface SlipSheetProps {
  /** As the list has it: shown until it has been loaded again. */
  slip: BetSlip;
  onClose: () => void;
  onChanged: () => void;
  /** Asks and takes the slip back; resolves when its end was said. */
  revoke: (slip: BetSlip) => Promise<void>;
  isWorking: boolean;
}

export function SlipSheet({ slip: listed, onClose, onChanged, revoke, isWorking }: SlipSheetProps) {
  const t = useText();
  const { slipId } = listed;
  const read = useCall(slipData, { slipId }, { silent: true });
  const orders = useCall(lotteryData, { slipId, pageSize: most }, { silent: true });
  const slip = read.data?.list[0] ?? listed;
  const [shown, show] = useState<BetOrder | null>(null);
  useEffect(BetSheet.preload, []);
  const reload = (): void => {
    void read.mutate();
    void orders.mutate();
    onChanged();
  };
  const [only] = orders.data?.list ?? [];
  // Of one bet there is no more to say than of the bet.
  if (slip.count === 1 && only) return <BetSheet bet={only} onClose={onClose} onRevoked={onChanged} />;
  const family = familyOfPlay(slip.lines[0]!.playCode);
  return (
    <Sheet open onClose={onClose} title={`${slip.lotName}\u00a0· ${t('play.period', { qiHao: slip.qiHao })}`}>
      <div className={body}>
        <p className={`${ends} ${head}`}>
          <b className={state} data-state={stateOf(slip)}>
            {t(statusText(slip))}
          </b>
          <span>
            {slip.waiting > 0 ? (
              <Amount value={slip.buyMoney} exact />
            ) : (
              <Amount value={slip.yingKui} signed exact />
            )}
          </span>
        </p>
        {slip.openHaoma === '' ? (
          slip.waiting > 0 && <p className={quiet}>{t('center.record.undrawn')}</p>
        ) : (
          <Draw family={family} haoMa={slip.openHaoma} readings={[]} size="large" />
        )}
        {slip.correctedFrom !== '' && (
          <p className={state} data-state="open">
            {t('center.record.corrected', { numbers: slip.correctedFrom.replaceAll(',', ', ') })}
          </p>
        )}
        <Facts slip={slip} />
        <div className={again}>
          <AgainOfRecord bet={slip} family={family} />
        </div>
        {slip.canRevoke && (
          <Button wide kind="danger" working={isWorking} onClick={() => void revoke(slip).then(reload)}>
            {t('center.record.slip.revoke.all', { count: slip.waiting })}
          </Button>
        )}
      </div>
      <Await read={orders}>
        {({ list }) => (
          <ul className={lines} aria-label={t('center.record.slip.lines')}>
            {list.toReversed().map((bet) => (
              <BetRow key={bet.orderId} bet={bet} onPress={show} />
            ))}
          </ul>
        )}
      </Await>
      {shown && <BetSheet bet={shown} onClose={() => show(null)} onRevoked={reload} />}
    </Sheet>
  );
}

function Facts({ slip }: { slip: BetSlip }) {
  const t = useText();
  const { count, won, returned, waiting } = slip;
  const isPositive = (amount: string): boolean => /[1-9]/.test(amount);
  const rows: (readonly [label: string, value: ReactNode] | false)[] = [
    [
      t('center.record.slip.bets'),
      [
        t('center.record.slip.count', { count }),
        won > 0 && t('center.record.slip.won', { won }),
        returned > 0 && t('center.record.slip.returned', { returned }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('play.bets.stake'), <Amount key="stake" value={slip.buyMoney} exact />],
    isPositive(slip.returnMoney) && [
      t('play.bets.returned'),
      <Amount key="returned" value={slip.returnMoney} exact />,
    ],
    isPositive(slip.winMoney) && [
      t('center.record.slip.paid'),
      <Amount key="won" value={slip.winMoney} exact />,
    ],
    isPositive(slip.rebate) && [t('center.record.rebate'), <Amount key="rebate" value={slip.rebate} exact />],
    waiting < count &&
      returned < count && [
        t('center.record.total.profit'),
        <Amount key="profit" value={slip.yingKui} signed exact />,
      ],
    [t('center.record.time'), slip.createTime],
    [t('center.record.slip.number'), slip.slipId],
  ];
  return (
    <dl className={facts}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
