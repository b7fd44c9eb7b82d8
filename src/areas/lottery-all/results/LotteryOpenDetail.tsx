// The page of results: which lottery the address asks for, and the switch to another.
import '../texts.ts';
import '#play/shown/texts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskedLottery, eachLottery } from '#play/lottery-page/AskedLottery.tsx';
import { LotterySheet } from '#play/lottery-page/lateSheets.ts';
import { useText } from '#texts/useText.ts';
import { Results } from './Results.tsx';

export function LotteryOpenDetail() {
  const t = useText();
  const [, setQuery] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <AskedLottery of={eachLottery} emptyText={t('lottery-all.empty')}>
      {(lottery, groups) => {
        const { lotCode } = lottery;
        const mode = groups.credit.some((each) => each.lotCode === lotCode) ? 'credit' : 'official';
        return (
          <>
            <Results key={lotCode} lottery={lottery} mode={mode} onChoose={() => setChoosing(true)} />
            {isChoosing && (
              <LotterySheet
                lottery={lottery}
                lotteries={eachLottery(groups)}
                open={() => setChoosing(false)}
                onSwitch={(code) => setQuery({ lotCode: code }, { replace: true })}
              />
            )}
          </>
        );
      }}
    </AskedLottery>
  );
}
