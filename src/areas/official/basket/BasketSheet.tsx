// The basket before it is placed: its lines, this period or a chase, what it costs beside the balance, and the player's confirmation.

import { css } from '@linaria/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { todayUnOpens } from '#contract/lottery.generated.ts';
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
import { useBeside } from '#play/shown/beside.ts';
import { CountingNote } from '#play/slip/lateNote.ts';
import { SlipFoot } from '#play/slip/SlipFoot.tsx';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import type { Play } from '#play/usePlay.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { isTooLong, type SlipLine } from '../slip.ts';
import type { BoardFacts } from '../useBoard.ts';
import { BasketLine } from './BasketLine.tsx';
import { type ChasePlan, chaseFaultText, chaseRows, chaseText, firstPlan } from './chasePlan.ts';

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

export function BasketSheet(props: BasketSheetProps) {
  const t = useText();
  const { visitor } = useSite();
  const { slip, running, isOnline, isRefusedForOdds, working, chase } = props;
  const { lottery } = props.play;
  const beside = useBeside();
  const Frame = beside ?? Sheet;
  const { qiHao } = running.period;
  const { isSealed } = running;
  const isChase = !!chase?.isWanted;
  const [typed, setPlan] = useState<ChasePlan | null>(null);
  const [agreedPeriod, setAgreedPeriod] = useState(qiHao);
  /** A guest chooses the periods once they are in; until then one period's cost is shown. */
  const asked = isChase && visitor.login;
  const unOpens = useCall(todayUnOpens, asked ? { lotCode: lottery.lotCode } : null, { silent: true });
  const { mutate: reloadUnOpens } = unOpens;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another period the list is another
  useEffect(() => {
    if (asked) reloadUnOpens().catch(() => {});
  }, [asked, qiHao, reloadUnOpens]);

  const total = totalOf(slip);
  const bets = useMemo(
    () => slip.map(({ play, line, stake: cost }) => ({ play, selection: line.selection, stake: cost })),
    [slip],
  );
  const leastPrize = slip.reduce(
    (low, each) => (low === 0n || each.leastPrize < low ? each.leastPrize : low),
    0n,
  );
  const left = (unOpens.data?.list ?? [])
    .map((each) => each.qiHao)
    .filter((each) => (isSealed ? each > qiHao : each >= qiHao));
  const first = left[0] ?? '';
  // The first period may seal while the plan is looked at: what follows moves up, and a notice says so.
  const [seenFirst, setSeenFirst] = useState('');
  if (isChase && !seenFirst && first) setSeenFirst(first);
  const planned = (next: ChasePlan): void => {
    setPlan(next);
    setSeenFirst('');
  };
  const hasMoved = !!seenFirst && !!first && seenFirst !== first;
  const plan = typed ?? firstPlan(left.length);
  const rows = chaseRows(plan, { stake: total.stake, leastPrize }, left);
  const stake = asked ? rows.total : total.stake;
  // Of a chase the period of the largest multiple wins most.
  const times = asked ? Math.max(1, ...rows.rows.map(({ multiple }) => multiple ?? 1)) : 1;
  const winSlip = useMemo(
    () => ({ lines: slip.map(({ line }) => line), board: props.board, times }),
    [slip, props.board, times],
  );

  const hasOtherPrizes = isRefusedForOdds || slip.some(({ now }) => now !== null);
  // Beside the board it stands for long, and always says the period.
  const isOtherPeriod = !beside && !isChase && agreedPeriod !== qiHao;
  const isLong = isTooLong(slip);
  const isShort = missingOf(stake, visitor.money) > 0n;
  const hasFault =
    slip.length === 0 ||
    slip.length > mostBets ||
    isLong ||
    slip.some(({ fault }) => fault !== null) ||
    (isChase && (rows.fault !== null || rows.rows.length === 0));
  const isShut = isSealed && !isChase;
  const chaseFault = isChase && chaseFaultText(rows, plan, left.length, t);
  return (
    <Frame open onClose={props.onClose} title={t('official.basket.title')}>
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
          <Await read={unOpens} empty={() => left.length === 0} emptyText={t('official.chase.none')}>
            {() => <ChasePanel plan={plan} onPlan={planned} rows={rows} most={left.length} />}
          </Await>
        ) : (
          <p className={tools}>{t('official.chase.guest')}</p>
        ))}
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
          chaseFault,
          isChase && !chaseFault && hasMoved && t('official.chase.moved', { before: seenFirst, now: first }),
        ]}
        totalLabel={
          !asked
            ? t('official.total', { count: total.units })
            : rows.fault === null && rows.rows.length > 0
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
          onClick={() => props.onConfirm(isChase ? chaseText(rows, plan.stopOnWin) : null)}
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
    </Frame>
  );
}
