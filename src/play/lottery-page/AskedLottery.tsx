// Which lottery an address asks for, and the page where it asks for one that is not offered.
import '../shown/texts.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lottery } from '#contract/entities.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import type { LotteryGroups } from '#session/lotteryGroups.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';

export interface AskedLotteryProps {
  /** Those that the page is for. */
  of: (groups: LotteryGroups) => readonly Lottery[];
  /** For a station without any of them. */
  emptyText: string;
  /** In the shape of the page. */
  skeleton?: ReactNode;
  children: (lottery: Lottery, groups: LotteryGroups) => ReactNode;
}

const modes = ['credit', 'official'] as const;

/** Each lottery once, though it may be played in two modes. */
export const eachLottery = ({ official, credit }: LotteryGroups): readonly Lottery[] => [
  ...new Map([...official, ...credit].map((lottery) => [lottery.lotCode, lottery])).values(),
];

/** An address without a code asks for the first of those that are played most. */
export function AskedLottery({ of, emptyText, skeleton, children }: AskedLotteryProps) {
  const t = useText();
  const asked = useSearchParams()[0].get('lotCode');
  const found = (groups: LotteryGroups): Lottery | undefined => {
    const lotteries = of(groups);
    if (asked !== null) return lotteries.find(({ lotCode }) => lotCode === asked);
    return lotteries.find(({ hot }) => hot) ?? lotteries[0];
  };
  const read = useLotteryList();
  // One that is played in the other mode alone is offered there.
  const other = modes.find((mode) => read.data?.[mode].some(({ lotCode }) => lotCode === asked));
  return (
    <Await
      read={read}
      skeleton={skeleton}
      empty={(groups) => found(groups) === undefined}
      // Another lottery in its place would be taken for the one that was asked for.
      emptyText={
        asked === null ? emptyText : t(other ? `play.lottery.only.${other}` : 'play.lottery.unknown')
      }
      emptyAction={
        <ScreenButton to={other ? `/${other}?lotCode=${asked}` : '/lotteryAll'} replace size="small">
          {t(other ? `play.lottery.go.${other}` : 'play.switch.all')}
        </ScreenButton>
      }
    >
      {(groups) => children(found(groups)!, groups)}
    </Await>
  );
}
