// The basket before it is placed: its lines, this period or a chase, what it costs beside the balance, and the player's confirmation.

import { css } from '@linaria/core';
import { type ReactNode, useMemo, useState } from 'react';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { chips } from '#play/cellStyles.ts';
import type { RunningPeriod } from '#play/lottery-page/usePeriod.ts';
import { missingOf } from '#play/missingMoney.ts';
import { PossibleWin } from '#play/period/latePossibleWin.ts';
import { CountingNote } from '#play/slip/lateNote.ts';
import { SlipFoot } from '#play/slip/SlipFoot.tsx';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import type { Play } from '#play/usePlay.ts';
import { useText } from '#texts/useText.ts';
import { isTooLong, type SlipLine } from '../slip.ts';
import type { BoardFacts } from '../useBoard.ts';
import { BasketLine } from './BasketLine.tsx';
import { chaseText } from './chasePlan.ts';
import { useChase } from './useChase.ts';

const ChasePanel = preloadable(async () => (await import('./ChasePanel.tsx')).ChasePanel, null);

const tools = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 var(--space-2) 0 var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
  > button {
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: var(--link);
  }
`;
const ways = css`
  margin: 0;
  padding: 0 var(--space-4) var(--space-3);
  border: 0;
`;
const guestNote = css`
  padding: 0 var(--space-4) var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
export interface BasketSheetProps {
  play: Pick<Play, 'lottery' | 'period'>;
  slip: readonly SlipLine[];
  /** As the board shows it. */
  balance: string;
  running: RunningPeriod;
  isOnline: boolean;
  rules: Rules;
  board: BoardFacts;
  /** The server refused the slip because prizes had changed. */
  isRefusedForOdds: boolean;
  working: boolean;
  /** Null where the station takes no slips over several periods. */
  chase: { isWanted: boolean; want: (isWanted: boolean) => void } | null;
  /** The way to keep it by a name. */
  keep: ReactNode;
  onRemove: (line: SlipLine) => void;
  onClear: () => void;
  /** `chase` as the call takes it; null for this period alone. */
  onConfirm: (chase: string | null) => void;
  /** The player has seen the prizes of now. */
  onAgree: () => void;
  onClose: () => void;
}

interface PeriodsProps {
  chase: BasketSheetProps['chase'];
  planning: ReturnType<typeof useChase>;
  qiHao: string;
}

/** This period, or the periods of a chase. */
function Periods({ chase, planning, qiHao }: PeriodsProps) {
  const t = useText();
  const { visitor } = useSite();
  const isChase = chase?.isWanted === true;
  const { unOpens, most, plan, change, rows } = planning;
  return (
    <>
      {chase ? (
        <fieldset className={`${chips} ${ways}`} aria-label={t('official.ways')}>
          <button type="button" aria-pressed={!isChase} onClick={() => chase.want(false)}>
            {t('official.ways.one', { qiHao })}
          </button>
          <button type="button" aria-pressed={isChase} onClick={() => chase.want(true)}>
            {t('official.ways.chase')}
          </button>
        </fieldset>
      ) : (
        <p>{t('official.ways.one', { qiHao })}</p>
      )}
      {isChase &&
        (visitor.login ? (
          <Await read={unOpens} empty={() => most === 0} emptyText={t('official.chase.none')}>
            {() => <ChasePanel plan={plan} onPlan={change} rows={rows} most={most} />}
          </Await>
        ) : (
          <p className={guestNote}>{t('official.chase.guest')}</p>
        ))}
    </>
  );
}

export function BasketSheet(props: BasketSheetProps) {
  const t = useText();
  const { visitor } = useSite();
  const { slip, running, isOnline, isRefusedForOdds, working, chase } = props;
  const { lottery } = props.play;
  const { qiHao } = running.period;
  const { isSealed } = running;
  const isChase = chase?.isWanted === true;
  const [agreedPeriod, setAgreedPeriod] = useState(qiHao);
  const total = totalOf(slip);
  const bets = useMemo(
    () => slip.map(({ play, line, stake: cost }) => ({ play, selection: line.selection, stake: cost })),
    [slip],
  );
  const planning = useChase({ slip, lottery, running, isChase }, total.stake);
  const { asked, rows, stake, times } = planning;
  const winSlip = useMemo(
    () => ({ lines: slip.map(({ line }) => line), board: props.board, times }),
    [slip, props.board, times],
  );

  const hasOtherPrizes = isRefusedForOdds || slip.some(({ now }) => now !== null);
  const isOtherPeriod = !isChase && agreedPeriod !== qiHao;
  const isLong = isTooLong(slip);
  const isShort = missingOf(stake, visitor.money) > 0n;
  const hasFault =
    slip.length === 0 ||
    slip.length > mostBets ||
    isLong ||
    slip.some(({ fault }) => fault !== null) ||
    (isChase && !planning.isPlanned);
  const isShut = isSealed && !isChase;
  return (
    <Sheet open onClose={props.onClose} title={t('official.basket.title')}>
      <Periods chase={chase} planning={planning} qiHao={qiHao} />
      <div className={tools}>
        <span>{t('official.basket.lines', { count: slip.length })}</span>
        {slip.length > 0 && <span>{props.keep}</span>}
        <button type="button" className={pressable} disabled={slip.length === 0} onClick={props.onClear}>
          {t('official.basket.clear')}
        </button>
      </div>
      <ul>
        {slip.map((each) => (
          <BasketLine key={each.line.id} slip={each} onRemove={() => props.onRemove(each)} />
        ))}
      </ul>
      <SlipFoot
        note={
          <CountingNote
            family={lottery.family}
            lotCode={lottery.lotCode}
            lotVersion={LotVersion.official}
            qiHao={isChase ? null : qiHao}
            rules={props.rules}
            bets={bets}
          />
        }
        notices={[
          isShut && t('play.sealedSlip'),
          hasOtherPrizes && t('official.basket.prizesChanged'),
          isOtherPeriod && t('official.basket.otherPeriod', { before: agreedPeriod, now: qiHao }),
          isLong && t('official.basket.tooLong'),
          // Here, since the list of periods may hide what stands among the fields.
          planning.notice,
        ]}
        totalLabel={
          !asked
            ? t('official.total', { count: total.units })
            : planning.isPlanned
              ? t('official.total.chase', { count: total.units, periods: rows.rows.length })
              : null
        }
        stake={stake}
        win={slip.length > 0 && <PossibleWin play={props.play} slip={winSlip} isEach={asked} />}
        balance={
          visitor.login
            ? {
                label: t(visitor.role === 'trial' ? 'official.balance.trial' : 'official.balance'),
                value: props.balance,
              }
            : null
        }
        agree={
          hasOtherPrizes && !isShut
            ? {
                label: t('official.basket.agree'),
                onAgree: () => {
                  setAgreedPeriod(qiHao);
                  props.onAgree();
                },
              }
            : null
        }
      >
        <Button
          wide
          working={working}
          disabled={isShut || !isOnline || (visitor.login && (hasFault || isShort))}
          onClick={() => props.onConfirm(isChase ? chaseText(rows, planning.plan.stopOnWin) : null)}
        >
          {isShut || !isOnline
            ? t(isShut ? 'official.sealed' : 'play.offline')
            : isOtherPeriod
              ? t('play.confirmPeriod', { qiHao })
              : isChase && !asked
                ? t('play.guest.login')
                : t(isChase ? 'official.confirm.chase' : 'official.confirm')}
        </Button>
      </SlipFoot>
    </Sheet>
  );
}
