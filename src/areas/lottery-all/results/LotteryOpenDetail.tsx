// Owns the page of results: which lottery the address asks for, and the switch to another.
import '../texts.ts';
import '#play/texts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lottery } from '#contract/entities.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { LotterySheet } from '#play/lottery/lateSheets.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { Results } from './Results.tsx';

/** Each lottery once, though it may be played in two modes. */
function eachOnce(lists: readonly (readonly Lottery[])[]): Lottery[] {
  return [...new Map(lists.flat().map((lottery) => [lottery.lotCode, lottery])).values()];
}

export function LotteryOpenDetail() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const asked = query.get('lotCode');
  return (
    <Await
      read={useLotteryList()}
      empty={({ credit, official }) => credit.length + official.length === 0}
      emptyText={t('lottery-all.empty')}
    >
      {({ credit, official }) => {
        const lotteries = eachOnce([official, credit]);
        const lottery = lotteries.find(({ lotCode }) => lotCode === asked) ?? lotteries[0]!;
        const { lotCode } = lottery;
        const mode = credit.some((each) => each.lotCode === lotCode) ? 'credit' : 'official';
        return (
          <>
            <Results key={lotCode} lottery={lottery} mode={mode} onChoose={() => setChoosing(true)} />
            {isChoosing && (
              <LotterySheet
                lottery={lottery}
                lotteries={lotteries}
                open={() => setChoosing(false)}
                onSwitch={(code) => setQuery({ lotCode: code }, { replace: true })}
              />
            )}
          </>
        );
      }}
    </Await>
  );
}
