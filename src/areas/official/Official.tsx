// Owns the page of official-mode lotteries: which lottery the address asks for, and switching to another.
import './texts.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Await } from '#kit/page/Await.tsx';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { OfficialPlay } from './OfficialPlay.tsx';

export function Official() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('lotCode');
  return (
    <Await
      read={useLotteryList()}
      empty={({ official }) => official.length === 0}
      emptyText={t('official.empty')}
    >
      {({ official, credit }) => {
        const lottery =
          official.find(({ lotCode }) => lotCode === asked) ??
          official.find(({ hot }) => hot) ??
          official[0]!;
        const { lotCode } = lottery;
        return (
          <OfficialPlay
            key={lotCode}
            lottery={lottery}
            lotteries={official}
            hasCredit={credit.some((each) => each.lotCode === lotCode)}
            onSwitch={(code) => void navigate(`/official?lotCode=${code}`, { replace: true })}
          />
        );
      }}
    </Await>
  );
}
