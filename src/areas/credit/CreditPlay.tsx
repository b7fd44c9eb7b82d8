// Owns one lottery in credit mode: the frame, its board, and the slip from the first press to the result.

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Lottery } from '#contract/entities.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { BoardSkeleton } from '#play/frame/BoardSkeleton.tsx';
import { PlayFrame } from '#play/frame/PlayFrame.tsx';
import { KeepSlip } from '#play/kept/lateKept.ts';
import { missingOf } from '#play/missingMoney.ts';
import { PossibleWin } from '#play/period/latePossibleWin.ts';
import { QuickDone } from '#play/period/lateQuickDone.ts';
import type { AcceptedSlip } from '#play/placing/placeBet.machine.ts';
import { CountingNote } from '#play/slip/lateNote.ts';
import { UndoBar } from '#play/slip/lateUndo.ts';
import { wantsOpenSlip } from '#play/slip/openSlip.ts';
import { useLogInFirst } from '#play/slip/useLogInFirst.ts';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import { usePlaceInAddress } from '#play/usePlaceInAddress.ts';
import { usePlay } from '#play/usePlay.ts';
import { Board, type ShownPlays } from './Board.tsx';
import { type KeptBoard, keepBoard, keptBoard } from './keptBoard.ts';
import { placeOf } from './pages.ts';
import { createPicks, isPicked, type KeptPicks, type Picks } from './picks.ts';
import { RulesOfPlay } from './RulesOfPlay.tsx';
import { SlipBar } from './SlipBar.tsx';
import { SlipSheet } from './SlipSheet.tsx';
import { betsText, itemsOf, type SlipItem } from './slip.ts';
import { type BoardFacts, useBoard } from './useBoard.ts';

const nothing: SlipItem[] = [];

function useItems(board: BoardFacts | undefined, picks: Picks, amountForAll: string): readonly SlipItem[] {
  const version = useSyncExternalStore(picks.onAny, picks.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the picks hold
  return useMemo(
    () => (board ? itemsOf({ ...board, picks, amountForAll }) : nothing),
    [board, picks, amountForAll, version],
  );
}

export interface CreditPlayProps {
  lottery: Lottery;
  lotteries: readonly Lottery[];
  /** The lottery can be played in official mode as well. */
  hasOfficial: boolean;
  onSwitch: (lotCode: string) => void;
}

export function CreditPlay({ lottery, lotteries, hasOfficial, onSwitch }: CreditPlayProps) {
  const { visitor, refresh } = useSite();
  const play = usePlay({
    lottery,
    lotteries,
    mode: 'credit',
    account: visitor.account,
    money: visitor.money,
    onMoneyMoved: () => void refresh(),
  });
  const running = play.period.data;
  const board = useBoard(lottery, running?.period);
  return (
    <PlayFrame
      play={play}
      onSwitch={onSwitch}
      otherMode={hasOfficial ? 'official' : undefined}
      rules={() => <RulesOfPlay lottery={lottery} board={board.data} />}
    >
      <Await read={board} skeleton={<BoardSkeleton />} empty={({ groups }) => groups.length === 0}>
        {(facts) => <BoardAndSlip key={play.filled} play={play} board={facts} reloadOdds={board.mutate} />}
      </Await>
    </PlayFrame>
  );
}

interface BoardAndSlipProps {
  play: ReturnType<typeof usePlay>;
  board: BoardFacts;
  reloadOdds: () => Promise<unknown>;
}

function BoardAndSlip({ play, board, reloadOdds }: BoardAndSlipProps) {
  const { state } = useLocation();
  const { visitor } = useSite();
  const { lotCode } = play.lottery;
  const [kept] = useState(() => keptBoard(lotCode, board));
  const [picks] = useState(() => createPicks(kept.picks));
  const [aside, setAside] = useState(kept.aside);
  const [{ amount, amountBefore }, setAmounts] = useState<Pick<KeptBoard, 'amount' | 'amountBefore'>>(kept);
  const goBackToAmount = useCallback(
    () =>
      setAmounts((now) =>
        now.amountBefore === null ? now : { amount: now.amountBefore, amountBefore: null },
      ),
    [],
  );
  const [asked, keepPlace] = usePlaceInAddress();
  const [shown, show] = useState<ShownPlays>(() =>
    asked && play.filled === 0 ? placeOf(board.groups, asked, kept) : kept,
  );
  const showPlace = (next: ShownPlays): void => {
    show(next);
    keepPlace({ tab: next.group, play: next.plays[next.group] ?? '' });
  };
  const items = useItems(board, picks, amount);
  const [isOpen, setOpen] = useState(() => items.length > 0 && (play.filled > 0 || wantsOpenSlip(state)));
  useEffect(() => {
    const { group, plays } = shown;
    const keep = () => keepBoard(lotCode, { picks: picks.kept(), aside, amount, amountBefore, group, plays });
    keep();
    return picks.onAny(keep);
  }, [lotCode, picks, aside, amount, amountBefore, shown]);
  const running = play.period.data;
  const isSealed = running?.isSealed ?? false;
  const { phase, accepted, placed, refused, confirm, close, isLeft, isLeftHere, halt } = play.placing;

  const isInBreak = halt === 'inBreak';

  // Old odds are of no use; with nothing picked (the page was left meanwhile) there is nothing to agree to.
  const hasItems = items.length > 0;
  useEffect(() => {
    if (!hasItems) goBackToAmount();
  }, [hasItems, goBackToAmount]);
  // Once for each slip: what is picked while its result is still shown is another slip.
  const cleared = useRef<AcceptedSlip>(null);
  const isOfBoard = placed?.mode === 'credit' && placed.request.lotCode === lotCode;
  useEffect(() => {
    if (!accepted || accepted === cleared.current) return;
    cleared.current = accepted;
    if (isLeft) return setAside(null);
    setOpen(false);
    if (isOfBoard) picks.clear();
  }, [accepted, isLeft, isOfBoard, picks]);
  // Whoever does not wait has a free board; what was picked comes back where it was not placed.
  useEffect(() => {
    if (!isLeftHere) return;
    setOpen(false);
    setAside(picks.clear());
  }, [isLeftHere, picks]);
  useEffect(() => {
    if (phase !== 'oddsChanged') return;
    void reloadOdds().catch(() => undefined);
    if (hasItems) return setOpen(true);
    toast(refused?.msg ?? '', { kind: 'warn' });
    close();
  }, [phase, hasItems, reloadOdds, refused, close]);

  const slip = useMemo(() => ({ items, board }), [items, board]);
  const win = <PossibleWin play={play} slip={slip} />;
  const putAside = (before: KeptPicks): void => setAside(isPicked(before) ? before : null);
  const open = useLogInFirst(() => setOpen(true));
  const place = (): void => {
    if (!running) return;
    // A slip that was just placed is read by then.
    close();
    confirm({ mode: 'credit', request: { lotCode, qiHao: running.period.qiHao, bets: betsText(items) } });
  };
  const total = totalOf(items);
  const isPlacedAtOnce =
    play.isQuick &&
    play.account !== '' &&
    missingOf(total.stake, visitor.money) === 0n &&
    items.length <= mostBets &&
    items.every(({ fault }) => fault === null);
  return (
    <>
      <Board
        lotCode={lotCode}
        drawn={play.last?.qiHao ?? ''}
        board={board}
        picks={picks}
        shown={shown}
        onShow={showPlace}
        isSealed={isSealed || isInBreak}
      />
      <SlipBar
        total={total}
        win={win}
        balance={play.balance}
        amount={amount}
        onAmount={(typed) => setAmounts({ amount: typed, amountBefore: null })}
        isSealed={isSealed}
        halt={halt}
        canClear={isPicked(picks.kept())}
        onClear={() => putAside(picks.clear())}
        onKept={() => play.open('kept')}
        onOpen={running && (isPlacedAtOnce ? place : () => open())}
      >
        {(accepted || isLeft) && <QuickDone play={play} />}
        {aside && !isOpen && phase === 'editing' && (
          <UndoBar
            of={aside}
            onRestore={() => {
              goBackToAmount();
              putAside(picks.exchange(aside));
            }}
            onOver={() => setAside(null)}
          />
        )}
      </SlipBar>
      {isOpen && running && !isInBreak && (
        <SlipSheet
          items={items}
          balance={play.balance}
          qiHao={running.period.qiHao}
          isSealed={isSealed}
          isOnline={halt !== 'offline'}
          note={
            <CountingNote
              family={play.lottery.family}
              lotCode={lotCode}
              lotVersion={LotVersion.credit}
              qiHao={running.period.qiHao}
              rules={board.rules}
              bets={items}
            />
          }
          win={win}
          keep={
            <KeepSlip slip={() => ({ mode: 'credit', lotCode, bets: betsText(items) })} again={play.again} />
          }
          isRefusedForOdds={phase === 'oddsChanged'}
          working={phase === 'sending' || phase === 'checking'}
          onAmount={picks.setAmount}
          onRemove={(item) => {
            picks.remove(item);
            if (items.length === 1) setOpen(false);
          }}
          onConfirm={place}
          onAgree={close}
          onClose={() => {
            close();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
