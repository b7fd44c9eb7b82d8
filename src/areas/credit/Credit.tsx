// The page of credit-mode lotteries: which lottery the address asks for, and switching to another.
import './texts.ts';
import { useNavigate } from 'react-router-dom';
import { BoardSkeleton } from '#play/frame/BoardSkeleton.tsx';
import { AskedLottery } from '#play/lottery-page/AskedLottery.tsx';
import { useText } from '#texts/useText.ts';
import { CreditPlay } from './CreditPlay.tsx';

export function Credit() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <AskedLottery
      of={({ credit }) => credit}
      emptyText={t('credit.empty')}
      skeleton={<BoardSkeleton withTop />}
    >
      {(lottery, { credit, official }) => (
        <CreditPlay
          key={lottery.lotCode}
          lottery={lottery}
          lotteries={credit}
          hasOfficial={official.some(({ lotCode }) => lotCode === lottery.lotCode)}
          onSwitch={(lotCode) => void navigate(`/credit?lotCode=${lotCode}`, { replace: true })}
        />
      )}
    </AskedLottery>
  );
}
