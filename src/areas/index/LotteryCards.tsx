// Owns the lotteries of one mode on the home page.
import { Await } from '#kit/Await.tsx';
import { RouteLink } from '#kit/RouteLink.tsx';
import { useSite } from '#kit/site.ts';
import { pressable } from '#kit/tokens.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { CardsSkeleton, card, cards, corner } from './gameCards.tsx';
import { LotteryMark } from './LotteryMark.tsx';

export function LotteryCards({ mode }: { mode: 'credit' | 'official' }) {
  const t = useText();
  const { station, has } = useSite();
  const twoColumnLotteries = station.frontConfig.isV010;
  const columns = twoColumnLotteries ? 2 : 3;
  const path = `/${mode}`;
  return (
    <Await
      read={useLotteryList()}
      skeleton={<CardsSkeleton columns={columns} />}
      empty={(split) => split[mode].length === 0}
      emptyText={t('index.lottery.empty')}
    >
      {(split) => (
        <ul className={cards} data-columns={columns}>
          {[...split[mode]]
            .sort((a, b) => Number(b.hot) - Number(a.hot))
            .map(({ lotCode, lotName, family, hot, caption }) => (
              <li key={lotCode}>
                <RouteLink
                  to={`${path}?lotCode=${lotCode}`}
                  className={has(path) ? `${card} ${pressable}` : card}
                >
                  <LotteryMark family={family} size={twoColumnLotteries ? '3rem' : '2.5rem'} />
                  <span>
                    {lotName}
                    <small>{caption}</small>
                  </span>
                  {hot && <b className={corner}>{t('index.game.hot')}</b>}
                </RouteLink>
              </li>
            ))}
        </ul>
      )}
    </Await>
  );
}
