// One lottery in official mode: the frame, its rules, and which play of the board is chosen.

import { useEffect, useState } from 'react';
import { draftOf, keepDraft } from '#browser/drafts.ts';
import type { Lottery } from '#contract/entities.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { BoardSkeleton } from '#play/frame/BoardSkeleton.tsx';
import { PlayFrame } from '#play/frame/PlayFrame.tsx';
import { usePlaceInAddress } from '#play/usePlaceInAddress.ts';
import { usePlay } from '#play/usePlay.ts';
import { BoardAndBasket } from './basket/BoardAndBasket.tsx';
import { type Chosen, playOf, useBoard } from './useBoard.ts';

const RulesOfPlay = preloadable(async () => (await import('./RulesOfPlay.tsx')).RulesOfPlay, null);

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
  useEffect(() => RulesOfPlay.preload(), []);
  return (
    <PlayFrame
      play={play}
      onSwitch={onSwitch}
      otherMode={hasCredit ? 'credit' : undefined}
      rules={() => <RulesOfPlay lottery={lottery} board={board.data} sale={sale} />}
    >
      <Await read={board} skeleton={<BoardSkeleton />} empty={({ groups }) => groups.length === 0}>
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
