// The board of a lottery in official mode with its basket, from the first press to the result.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { KeepSlip } from '#play/kept/lateKept.ts';
import { missingOf } from '#play/missingMoney.ts';
import { PossibleWin } from '#play/period/latePossibleWin.ts';
import { QuickDone } from '#play/period/lateQuickDone.ts';
import { useBeside } from '#play/shown/beside.ts';
import { UndoBar } from '#play/slip/lateUndo.ts';
import { wantsOpenSlip } from '#play/slip/openSlip.ts';
import { useLogInFirst } from '#play/slip/useLogInFirst.ts';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import type { Play } from '#play/usePlay.ts';
import { useText } from '#texts/useText.ts';
import { BetBar } from '../BetBar.tsx';
import { Board } from '../Board.tsx';
import { RuleText } from '../lateRule.ts';
import { betsText, costOf, isTooLong, lineOf, readDraft, readMultiple, slipOf } from '../slip.ts';
import type { BoardFacts, Chosen, PlayOnSale } from '../useBoard.ts';
import { createBasket, isFilled } from './basket.ts';

const BasketSheet = preloadable(async () => (await import('./BasketSheet.tsx')).BasketSheet, null);

interface BoardAndBasketProps {
  play: Play;
  board: BoardFacts;
  sale: PlayOnSale;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  reloadOdds: () => Promise<unknown>;
}

export function BoardAndBasket({ play, board, sale, chosen, onChoose, reloadOdds }: BoardAndBasketProps) {
  const t = useText();
  const { visitor } = useSite();
  const { state } = useLocation();
  const { lotCode } = play.lottery;
  const [basket] = useState(() => createBasket(lotCode));
  const { lines, terms, drafts, isChase } = useSyncExternalStore(basket.onChange, basket.state);
  const [isOpen, setOpen] = useState(() => lines.length > 0 && (play.filled > 0 || wantsOpenSlip(state)));
  /** Brings back what was cleared last: the picks, or the basket. */
  const [undo, setUndo] = useState<{ restore: () => void; text?: string } | null>(null);
  const slip = useMemo(() => slipOf(lines, board), [lines, board]);
  const draft = drafts[sale.play.code];
  const read = useMemo(
    () => (draft && sale.isOpen ? readDraft(sale.play, draft.fields, board) : null),
    [draft, sale, board],
  );
  const shown = useMemo(
    () => ({ lines: read ? [lineOf(sale.play, read.selection, terms, board)] : lines, board }),
    [read, sale, terms, board, lines],
  );
  const running = play.period.data;
  const isSealed = running?.isSealed ?? false;
  const { phase, accepted, refused, placed, confirm, close, isLeft, isLeftHere, halt } = play.placing;
  const isInBreak = halt === 'inBreak';
  const beside = useBeside();
  const isAcceptedHere =
    phase === 'accepted' && placed?.mode === 'official' && placed.request.lotCode === lotCode;

  useEffect(() => {
    for (const late of [BasketSheet, RuleText]) late.preload();
  }, []);
  // Placed, or not waited for: the board is free. What was not placed comes back; what has been gathered meanwhile is another slip.
  useEffect(() => {
    if (!isAcceptedHere && !isLeftHere) return;
    if (isAcceptedHere && isLeft) return setUndo(null);
    setOpen(false);
    const restore = basket.clearLines();
    if (isLeftHere) setUndo({ restore });
  }, [isAcceptedHere, isLeft, isLeftHere, basket]);

  // With nothing in the basket (the page was left meanwhile) there is nothing to agree to.
  const hasLines = slip.length > 0;
  useEffect(() => {
    if (phase !== 'oddsChanged') return;
    void reloadOdds().catch(() => undefined);
    if (hasLines) return setOpen(true);
    toast(refused?.msg ?? '', { kind: 'warn' });
    close();
  }, [phase, hasLines, reloadOdds, refused, close]);

  const add = (): boolean => {
    if (!read) return true;
    if (lines.length >= mostBets) {
      toast(t('official.basket.mostLines', { count: mostBets }), { kind: 'warn' });
      return false;
    }
    basket.add([lineOf(sale.play, read.selection, terms, board)]);
    basket.clearDraft(sale.play.code);
    return true;
  };
  // A guest who has logged in meanwhile sees the basket beside the balance, and confirms.
  const ifLoggedIn = useLogInFirst(() => setOpen(true));
  const bet = (chase: string | null): void => {
    if (!visitor.login) ifLoggedIn(chase === null ? 'ask' : 'chase');
    if (!visitor.login || !running) return;
    const request = { lotCode, qiHao: running.period.qiHao, bets: betsText(slip) };
    confirm({ mode: 'official', request: chase === null ? request : { ...request, chase } });
  };
  /** Without a confirmation, by the player's choice: the lines as they are now, where nothing stands against them. */
  const placeAtOnce = (): boolean => {
    const now = slipOf(basket.state().lines, board);
    const isPlaced =
      play.isQuick &&
      visitor.login &&
      running !== undefined &&
      !isChase &&
      now.length > 0 &&
      missingOf(totalOf(now).stake, visitor.money) === 0n &&
      !isTooLong(now) &&
      now.every((each) => each.fault === null && each.now === null);
    if (isPlaced) {
      close();
      confirm({ mode: 'official', request: { lotCode, qiHao: running.period.qiHao, bets: betsText(now) } });
    }
    return isPlaced;
  };
  const multiple = readMultiple(terms.multiple) ?? 0;
  const units = read?.units ?? 0;
  return (
    <>
      <Board
        lotCode={lotCode}
        drawn={play.last?.qiHao ?? ''}
        board={board}
        basket={basket}
        sale={sale}
        chosen={chosen}
        onChoose={onChoose}
        isSealed={isSealed || isInBreak}
      />
      <BetBar
        terms={terms}
        onTerms={basket.setTerms}
        picked={{ units, stake: costOf(units, terms.unit, multiple) }}
        basket={totalOf(slip)}
        win={<PossibleWin play={play} slip={shown} />}
        balance={play.balance}
        lines={slip.length}
        isSealed={isSealed}
        halt={halt}
        canClear={draft !== undefined && isFilled(draft)}
        onClear={() => setUndo({ restore: basket.clearDraft(sale.play.code) })}
        onKept={() => play.open('kept')}
        onAdd={() => {
          if (add()) toast(t('official.added'), { kind: 'done' });
        }}
        onBet={() => {
          if (add() && !placeAtOnce()) setOpen(true);
        }}
      >
        {(accepted || isLeft) && <QuickDone play={play} />}
        {undo && (beside || !isOpen) && phase === 'editing' && (
          <UndoBar
            of={undo}
            text={undo.text}
            onRestore={() => {
              undo.restore();
              setUndo(null);
            }}
            onOver={() => setUndo(null)}
          />
        )}
      </BetBar>
      {(beside ? slip.length > 0 : isOpen) && running && !isInBreak && (
        <BasketSheet
          play={play}
          slip={slip}
          balance={play.balance}
          running={running}
          isOnline={halt !== 'offline'}
          rules={board.rules}
          board={board}
          isRefusedForOdds={phase === 'oddsChanged'}
          working={phase === 'sending' || phase === 'checking'}
          chase={board.canChase ? { isWanted: isChase === true, want: basket.setChase } : null}
          keep={
            <KeepSlip slip={() => ({ mode: 'official', lotCode, bets: betsText(slip) })} again={play.again} />
          }
          onRemove={({ line }) => basket.remove(line.id)}
          onClear={() => {
            setUndo({ restore: basket.clearLines(), text: t('official.basket.cleared') });
            setOpen(false);
          }}
          onConfirm={bet}
          onAgree={() => {
            basket.replace(slip.map(({ line, now }) => (now ? { ...line, ...now } : line)));
            close();
          }}
          onClose={() => {
            close();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
