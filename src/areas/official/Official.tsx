// The page of official-mode lotteries: which lottery the address asks for, and switching to another.
import './texts.ts';
import { useNavigate } from 'react-router-dom';
import { BoardSkeleton } from '#play/frame/BoardSkeleton.tsx';
import { AskedLottery } from '#play/lottery-page/AskedLottery.tsx';
import { useText } from '#texts/useText.ts';
import { OfficialPlay } from './OfficialPlay.tsx';

export function Official() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <AskedLottery
      of={({ official }) => official}
      emptyText={t('official.empty')}
      skeleton={<BoardSkeleton withTop />}
    >
      {(lottery, { official, credit }) => (
        <OfficialPlay
          key={lottery.lotCode}
          lottery={lottery}
          lotteries={official}
          hasCredit={credit.some(({ lotCode }) => lotCode === lottery.lotCode)}
          onSwitch={(lotCode) => void navigate(`/official?lotCode=${lotCode}`, { replace: true })}
        />
      )}
    </AskedLottery>
  );
}
