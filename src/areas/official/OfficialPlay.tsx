// Owns one lottery in official mode: the frame, its board, and the basket from the first press to the result.

import { css } from '@linaria/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, keepDraft } from '#browser/drafts.ts';
import type { Lottery } from '#contract/entities.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { PlayFrame } from '#play/PlayFrame.tsx';
import { UndoBar } from '#play/slip/lateUndo.ts';
import { wantsOpenSlip } from '#play/slip/openSlip.ts';
import { useLogInFirst } from '#play/slip/useLogInFirst.ts';
import { mostBets, totalOf } from '#play/slipTotal.ts';
import { usePlaceInAddress } from '#play/usePlaceInAddress.ts';
import { usePlay } from '#play/usePlay.ts';
import { useText } from '#texts/useText.ts';
import { BetBar } from './BetBar.tsx';
import { Board } from './Board.tsx';
import { createBasket, isFilled } from './basket/basket.ts';
import { RuleText } from './lateRule.ts';
import { betsText, costOf, lineOf, readDraft, readMultiple, slipOf } from './slip.ts';
import { type BoardFacts, type Chosen, type PlayOnSale, playOf, useBoard } from './useBoard.ts';

const BasketSheet = preloadable(async () => (await import('./basket/BasketSheet.tsx')).BasketSheet, null);
const RulesOfPlay = preloadable(async () => (await import('./RulesOfPlay.tsx')).RulesOfPlay, null);

const blocks = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 0.375rem;
  padding: var(--space-4) var(--edge);
`;

/** The tab and plays that were kept in this tab; of anything else the first. */
function chosenOf(kept: unknown): Chosen {
  const { group, plays } = (kept ?? {}) as Partial<Chosen>;
  return {
    group: typeof group === 'string' ? group : '',
    plays: plays && typeof plays === 'object' ? plays : {},
  };
}

export interface OfficialPlayProps {
  lottery: Lottery;
  lotteries: readonly Lottery[];
  /** The lottery can be played in credit mode as well. */
  hasCredit: boolean;
  onSwitch: (lotCode: string) => void;
}

export function OfficialPlay({ lottery, lotteries, hasCredit, onSwitch }: OfficialPlayProps) {
  const { station, visitor, refresh } = useSite();
  const play = usePlay({
    lottery,
    lotteries,
    mode: 'official',
    account: visitor.account,
    money: visitor.money,
    onMoneyMoved: () => void refresh(),
  });
  const board = useBoard(lottery, play.period.data?.period);
  const chosenName = `${station.code} official ${lottery.lotCode}`;
  const [asked, keepPlace] = usePlaceInAddress();
  const [chosen, setChosen] = useState((): Chosen => {
    const kept = chosenOf(draftOf('', chosenName));
    return asked ? { group: asked.tab, plays: { ...kept.plays, [asked.tab]: asked.play } } : kept;
  });
  const choose = (next: Chosen): void => {
    keepPlace({ tab: next.group, play: next.plays[next.group] ?? '' });
    setChosen(next);
    keepDraft('', chosenName, next);
  };
  const sale = board.data && playOf(board.data, chosen);
  const skeleton = (
    <div className={blocks}>
      {Array.from({ length: 20 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
        <Skeleton key={at} height="2.75rem" />
      ))}
    </div>
  );
  return (
    <PlayFrame
      play={play}
      onSwitch={onSwitch}
      otherMode={hasCredit ? 'credit' : undefined}
      rules={() => <RulesOfPlay lottery={lottery} board={board.data} sale={sale} />}
    >
      <Await read={board} skeleton={skeleton} empty={({ groups }) => groups.length === 0}>
        {(facts) =>
          sale && (
            <BoardAndBasket
              key={play.filled}
              play={play}
              board={facts}
              sale={sale}
              chosen={chosen}
              onChoose={choose}
              reloadOdds={board.mutate}
            />
          )
        }
      </Await>
    </PlayFrame>
  );
}

interface BoardAndBasketProps {
  play: ReturnType<typeof usePlay>;
  board: BoardFacts;
  sale: PlayOnSale;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  reloadOdds: () => Promise<unknown>;
}

function BoardAndBasket({ play, board, sale, chosen, onChoose, reloadOdds }: BoardAndBasketProps) {
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
  const running = play.period.data;
  const isSealed = running?.isSealed ?? false;
  const { phase, refused, placed, confirm, close } = play.placing;
  const isAcceptedHere =
    phase === 'accepted' && placed?.mode === 'official' && placed.request.lotCode === lotCode;

  useEffect(() => {
    for (const late of [BasketSheet, RulesOfPlay, RuleText]) late.preload();
  }, []);
  useEffect(() => {
    if (!isAcceptedHere) return;
    setOpen(false);
    basket.clearLines();
  }, [isAcceptedHere, basket]);

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
        isSealed={isSealed}
      />
      <BetBar
        terms={terms}
        onTerms={basket.setTerms}
        picked={{ units, stake: costOf(units, terms.unit, readMultiple(terms.multiple) ?? 0) }}
        basket={totalOf(slip)}
        balance={play.balance}
        lines={slip.length}
        isSealed={isSealed}
        canClear={draft !== undefined && isFilled(draft)}
        onClear={() => setUndo({ restore: basket.clearDraft(sale.play.code) })}
        onAdd={() => void (add() && toast(t('official.added'), { kind: 'done' }))}
        onBet={() => {
          if (add()) setOpen(true);
        }}
      >
        {undo && !isOpen && phase === 'editing' && (
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
      {isOpen && running && (
        <BasketSheet
          lottery={play.lottery}
          slip={slip}
          balance={play.balance}
          running={running}
          isRefusedForOdds={phase === 'oddsChanged'}
          working={phase === 'sending' || phase === 'checking'}
          canChase={board.canChase}
          wantsChase={isChase === true}
          onChase={basket.setChase}
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
