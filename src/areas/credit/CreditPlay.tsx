// One lottery in credit mode: the frame, its board, and the slip from the first press to the result.

import { useMemo, useSyncExternalStore } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { BoardSkeleton } from '#play/frame/BoardSkeleton.tsx';
import { PlayFrame } from '#play/frame/PlayFrame.tsx';
import { KeepSlip } from '#play/kept/lateKept.ts';
import { missingOf } from '#play/missingMoney.ts';
import { PossibleWin } from '#play/period/latePossibleWin.ts';
import { QuickDone } from '#play/period/lateQuickDone.ts';
import { useBeside } from '#play/shown/beside.ts';
import { CountingNote } from '#play/slip/lateNote.ts';
import { UndoBar } from '#play/slip/lateUndo.ts';
import { useLogInFirst } from '#play/slip/useLogInFirst.ts';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import { usePlay } from '#play/usePlay.ts';
import { Board } from './Board.tsx';
import { isPicked, type KeptPicks, type Picks } from './picks.ts';
import { RulesOfPlay } from './RulesOfPlay.tsx';
import { SlipBar } from './SlipBar.tsx';
import { SlipSheet } from './SlipSheet.tsx';
import { betsText, itemsOf, type SlipItem } from './slip.ts';
import { type BoardFacts, useBoard } from './useBoard.ts';
import { useKeptBoard } from './useKeptBoard.ts';
import { useOpenSlip } from './useOpenSlip.ts';

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
  const { visitor } = useSite();
  const { lotCode } = play.lottery;
  const place = useKeptBoard(play, board);
  const { picks, aside, setAside, amount, goBackToAmount } = place;
  const items = useItems(board, picks, amount);
  const [isOpen, setOpen] = useOpenSlip(play, place, { hasItems: items.length > 0, reloadOdds });
  const running = play.period.data;
  const isSealed = running?.isSealed ?? false;
  const { phase, accepted, confirm, close, isLeft, halt } = play.placing;
  const isInBreak = halt === 'inBreak';
  const beside = useBeside();
  const slip = useMemo(() => ({ items, board }), [items, board]);
  const win = <PossibleWin play={play} slip={slip} />;
  const putAside = (before: KeptPicks): void => setAside(isPicked(before) ? before : null);
  const clear = (): void => {
    setOpen(false);
    putAside(picks.clear());
  };
  const open = useLogInFirst(() => setOpen(true));
  const bet = (): void => {
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
        shown={place.shown}
        onShow={place.show}
        isSealed={isSealed || isInBreak}
      />
      <SlipBar
        total={total}
        win={win}
        balance={play.balance}
        amount={amount}
        onAmount={place.setAmount}
        isSealed={isSealed}
        halt={halt}
        canClear={isPicked(picks.kept())}
        onClear={clear}
        onKept={() => play.open('kept')}
        onOpen={running && (isPlacedAtOnce ? bet : () => open())}
      >
        {(accepted || isLeft) && <QuickDone play={play} />}
        {aside && (beside || !isOpen) && phase === 'editing' && (
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
      {(beside ? items.length > 0 : isOpen) && running && !isInBreak && (
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
          onClear={clear}
          onConfirm={visitor.login ? bet : () => open()}
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
