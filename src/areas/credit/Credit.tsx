// Owns the page of credit-mode lotteries: which lottery the address asks for, and switching to another.
import './texts.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Await } from '#kit/page/Await.tsx';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { CreditPlay } from './CreditPlay.tsx';

export function Credit() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('lotCode');
  return (
    <Await read={useLotteryList()} empty={({ credit }) => credit.length === 0} emptyText={t('credit.empty')}>
      {({ credit, official }) => {
        const lottery =
          credit.find(({ lotCode }) => lotCode === asked) ?? credit.find(({ hot }) => hot) ?? credit[0]!;
        return (
          <CreditPlay
            key={lottery.lotCode}
            lottery={lottery}
            lotteries={credit}
            hasOfficial={official.some(({ lotCode }) => lotCode === lottery.lotCode)}
            onSwitch={(lotCode) => void navigate(`/credit?lotCode=${lotCode}`, { replace: true })}
          />
        );
      }}
    </Await>
  );
}
