// The lotteries of one mode on the home page: those the player opened last and their favourites before the others, each with its countdown and last draw.
import { useState } from 'react';
import { Icon } from '#kit/Icon.tsx';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { keptLotteries, namedFirst } from '#session/keptLotteries.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { loadTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { CardsSkeleton, card, cards, corner, more } from './gameCards.tsx';
import type { LiveDraw } from './LiveDraws.tsx';

/** No part of the first screen; without it a card says how often there is a draw. */
const LiveDraws = preloadable(async () => {
  const [part] = await Promise.all([import('./LiveDraws.tsx'), loadTexts('draws')]);
  return part.LiveDraws;
}, null);

/** Enough to choose from at once; what is below the list stays within reach. */
const firstCount = 12;

export function LotteryCards({ mode }: { mode: 'credit' | 'official' }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [draws, setDraws] = useState<ReadonlyMap<string, LiveDraw>>();
  const { station, has } = useSite();
  const { recent, favourites } = keptLotteries();
  const twoColumnLotteries = station.frontConfig.isV010;
  const columns = twoColumnLotteries ? 2 : 3;
  // Where a station offers no betting in this mode, its draws can still be looked at.
  const path = has(`/${mode}`) ? `/${mode}` : '/lotteryOpenDetail';
  return (
    <Await
      read={useLotteryList()}
      skeleton={<CardsSkeleton columns={columns} />}
      empty={(split) => split[mode].length === 0}
      emptyText={t('index.lottery.empty')}
    >
      {(split) => {
        const codes = split[mode].map(({ lotCode }) => lotCode);
        // A row of the last opened; who opened none has the station's own order.
        const last = recent.filter((code) => codes.includes(code)).slice(0, columns);
        const list = namedFirst(split[mode], [...last, ...favourites]);
        const shown = isOpen ? list : list.slice(0, firstCount);
        return (
          <>
            <LiveDraws lotteries={split[mode]} onDraws={setDraws} />
            <ul className={cards} data-columns={columns}>
              {shown.map(({ lotCode, lotName, mark, family, hot, caption }) => {
                const draw = draws?.get(lotCode);
                return (
                  <li key={lotCode}>
                    <RouteLink
                      to={`${path}?lotCode=${lotCode}`}
                      className={has(path) ? `${card} ${pressable}` : card}
                    >
                      <LotteryMark lottery={{ lotCode, lotName, mark, family }} size="2.5rem" />
                      <span>
                        {lotName}
                        {draw ? <time data-state={draw.state}>{draw.text}</time> : <small>{caption}</small>}
                        <small data-draw="">{draw?.drawn}</small>
                      </span>
                      {last.includes(lotCode) ? (
                        <b className={corner} data-quiet>
                          {t('index.lottery.recent')}
                        </b>
                      ) : (
                        hot && <b className={corner}>{t('index.game.hot')}</b>
                      )}
                    </RouteLink>
                  </li>
                );
              })}
            </ul>
            {shown.length < list.length && (
              <button type="button" className={`${more} ${pressable}`} onClick={() => setOpen(true)}>
                {t('index.lottery.all', { count: list.length })}
                <Icon name="chevron" />
              </button>
            )}
          </>
        );
      }}
    </Await>
  );
}
