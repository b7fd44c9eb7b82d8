// The sheet with one bet in full: its draw, its figures, why it was paid what it was paid, and the way to revoke it.

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { isUnsettled } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Draw } from '#kit/lottery/Draw.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { inLine, Readings } from '#play/shown/Readings.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText } from '#values/amount.ts';
import { AskSupport } from '../AskSupport.tsx';
import { Payment } from '../records/Payment.tsx';
import {
  body,
  ends,
  facts,
  familyOfPlay,
  quiet,
  state,
  stateOf,
  statusText,
} from '../records/recordStyles.ts';
import { useRevoke } from './useRevoke.ts';

/** It needs the rules of play, which a list of bets does without. */
const AgainOfRecord = preloadable(
  async () => (await import('#play/slip/AgainOfRecord.tsx')).AgainOfRecord,
  <Skeleton height="2.75rem" />,
);

const head = css`
  align-items: center;
  > :last-child {
    font-size: var(--font-amount);
  }
  > b {
    font-size: var(--font-main);
  }
`;
const reading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding-top: var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-caption);
`;
/** A player who remembers other numbers finds here why. */
const correction = css`
  padding-top: var(--space-2);
  color: var(--warn);
  font-size: var(--font-small);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;
const numbers = css`
  overflow-y: auto;
  max-height: 9rem;
`;
const again = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  /* Where the buttons could not be fetched, the reason is no button. */
  > [role='alert'] {
    grid-column: 1 / -1;
    padding-block: var(--space-4);
  }
`;
const link = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--target);
  color: var(--link);
`;

export interface BetSheetProps {
  /** As the list has it: shown until it has been loaded again. */
  bet: BetOrder;
  onClose: () => void;
  onRevoked: () => void;
}

export function BetSheet({ bet: listed, onClose, onRevoked }: BetSheetProps) {
  const t = useText();
  const { data, mutate } = useCall(lotteryData, { orderId: listed.orderId }, { silent: true });
  const bet = data?.list[0] ?? listed;
  const { revoke, isWorking } = useRevoke();
  const takeBack = async (): Promise<void> => {
    const stake = amountText(bet.buyMoney, true);
    if (!(await ask({ text: t('play.revoke.ask', { stake }), confirm: t('play.revoke.confirm') }))) return;
    const [result] = await revoke([bet]);
    const reason = result?.reason ?? '';
    toast(reason || t('play.revoke.done'), { kind: reason === '' ? 'done' : 'warn' });
    void mutate();
    onRevoked();
  };
  return (
    <Sheet open onClose={onClose} title={`${bet.lotName}\u00a0· ${t('play.period', { qiHao: bet.qiHao })}`}>
      <div className={body}>
        <p className={`${ends} ${head}`}>
          <b className={state} data-state={stateOf(bet)}>
            {t(statusText(bet))}
          </b>
          <span>
            {isUnsettled(bet.status) ? (
              <Amount value={bet.buyMoney} exact />
            ) : (
              // A win is what was paid, as where it was announced and in the list; the profit has a line of its own.
              <Amount value={bet.status === BetStatus.won ? bet.winMoney : bet.yingKui} signed exact />
            )}
          </span>
        </p>
        <Drawn bet={bet} />
        <Facts bet={bet} />
        <Payment bet={bet} />
        <div className={again}>
          <AgainOfRecord bet={bet} family={familyOfPlay(bet.playCode)} />
        </div>
        {bet.canRevoke && (
          <Button wide kind="danger" working={isWorking} onClick={() => void takeBack()}>
            {t('play.revoke')}
          </Button>
        )}
        <RouteLink to={`/lotteryOpenDetail?lotCode=${bet.lotCode}`} className={link} orNothing>
          {t('center.record.results')}
        </RouteLink>
        <AskSupport about={`bet:${bet.orderId}`} />
      </div>
    </Sheet>
  );
}

function Drawn({ bet: { openHaoma, correctedFrom, playCode, readings, status } }: { bet: BetOrder }) {
  const t = useText();
  const named = usePlayName();
  if (openHaoma === '')
    return status === BetStatus.waiting ? <p className={quiet}>{t('center.record.undrawn')}</p> : null;
  const family = familyOfPlay(playCode);
  const first = inLine(readings);
  const others = readings.filter((one) => !first.includes(one));
  return (
    <div>
      <Draw family={family} haoMa={openHaoma} readings={readings} size="large" />
      <p className={reading}>
        <Readings family={family} readings={readings} />
        {others.map(({ name, value }) => (
          <span key={name}>
            {named(name)} {named(value, family)}
          </span>
        ))}
      </p>
      {correctedFrom !== '' && (
        <p className={correction}>
          {t('center.record.corrected', { numbers: correctedFrom.replaceAll(',', ', ') })}
        </p>
      )}
    </div>
  );
}

function Facts({ bet }: { bet: BetOrder }) {
  const t = useText();
  const named = usePlayName();
  const { lotVersion, status, chaseNumber } = bet;
  const isOfficial = lotVersion === LotVersion.official;
  const lines: (readonly [label: string, value: ReactNode] | false)[] = [
    [
      t('center.record.play'),
      // Most names of plays begin with that of their group.
      (bet.playName.startsWith(bet.groupName) ? [bet.playName] : [bet.groupName, bet.playName])
        .map((name) => named(name))
        .join(' · '),
    ],
    [
      t('center.record.numbers'),
      <div key="numbers" className={numbers}>
        {named(bet.haoMa, familyOfPlay(bet.playCode))}
      </div>,
    ],
    [t('center.record.units'), t('play.bets.units', { count: bet.buyZhuShu })],
    isOfficial && [
      t('center.record.mode'),
      t('center.record.mode.times', { mode: t(`center.record.mode.${bet.model}`), times: bet.multiple }),
    ],
    [t(isOfficial ? 'center.record.group' : 'center.record.odds'), bet.peilv],
    [t('play.bets.stake'), <Amount key="stake" value={bet.buyMoney} exact />],
    status === BetStatus.won && [
      t('center.record.won'),
      t('center.record.won.units', { count: bet.winZhuShu, money: amountText(bet.winMoney, true) }),
    ],
    (status === BetStatus.returned || status === BetStatus.pushed) && [
      t('play.bets.returned'),
      <Amount key="back" value={bet.winMoney} exact />,
    ],
    /[1-9]/.test(bet.rebate) && [t('center.record.rebate'), <Amount key="rebate" value={bet.rebate} exact />],
    !isUnsettled(status) &&
      status !== BetStatus.returned && [
        t('center.record.total.profit'),
        <Amount key="profit" value={bet.yingKui} signed exact />,
      ],
    chaseNumber > 0 && [t('center.record.chased'), t('center.record.chase.number', { number: chaseNumber })],
    [t('center.record.time'), bet.createTime],
    [t('play.result.number'), bet.orderId],
  ];
  return (
    <dl className={facts}>
      {lines.map(
        (line) =>
          line && (
            <div key={line[0]}>
              <dt>{line[0]}</dt>
              <dd>{line[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
