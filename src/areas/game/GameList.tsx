// A list of games of one class: its tabs to the other classes, its search, and what a trial player may play.
import './texts.ts';
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { thirdGameList } from '#contract/session.generated.ts';
import { SearchField } from '#kit/input/search/SearchField.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { useQuery } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { ownName } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { Games } from './Games.tsx';
import { GamesSkeleton } from './gameGrid.tsx';
import { searchName } from './searchGames.ts';
import { useMyGames } from './useMyGames.ts';

const lists = ['egame', 'chess', 'fish'] as const;
type ListName = (typeof lists)[number];

const note = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0 var(--edge) var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  font-size: var(--font-small);
  line-height: 1.4;
  > span {
    flex: 1;
    padding: var(--space-1) 0;
  }
  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: 500;
  }
`;

export function GameList() {
  const t = useText();
  const { has, role, station, locale, onOff } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const panelId = useId();
  const kind = lists.find((each) => `/${each}` === pathname.toLowerCase().replace(/\/+$/, '')) ?? 'egame';
  const offered = lists.filter((each) => has(`/${each}`));
  const title = (each: ListName): string => ownName(station, `/${each}`, locale) ?? t(`shell.screen.${each}`);
  const [query, change] = useQuery();
  const [typed, setTyped] = useState(query.get(searchName) ?? '');
  const search = (text: string): void => {
    setTyped(text);
    change({ [searchName]: text.trim() || undefined });
  };
  // Requested beside the list, so that the games played last do not push it down later.
  const mine = useMyGames();
  const isTrial = role === 'trial';
  const list = useCall(thirdGameList, { type: kind });
  /** Where trial accounts play games at all, those that they cannot play are not offered to them. */
  const triesGames =
    isTrial && onOff.trialGames && (list.data?.thirdGameList.some(({ trial }) => trial) ?? true);
  return (
    <>
      {offered.length > 1 && (
        <Tabs<ListName>
          label={t('game.kinds')}
          panelId={panelId}
          value={kind}
          onChange={(to) =>
            void navigate(
              { pathname: `/${to}`, search: typed && `${new URLSearchParams({ [searchName]: typed })}` },
              { replace: true },
            )
          }
          items={offered.map((key) => ({ key, label: title(key) }))}
        />
      )}
      <div id={panelId} {...(offered.length > 1 && { role: 'tabpanel', 'aria-label': title(kind) })}>
        <SearchField value={typed} onChange={search} label={t('game.search')} maxLength={30} />
        {isTrial && (
          <p className={note}>
            <span>{t(triesGames ? 'game.trial.open' : 'game.trial')}</span>
            <RouteLink to="/lotteryAll" orNothing>
              {t('game.trial.lottery')}
            </RouteLink>
          </p>
        )}
        <Await
          read={list}
          skeleton={<GamesSkeleton />}
          empty={({ thirdGameList: games }) => games.length === 0}
          emptyText={t('game.none')}
        >
          {({ thirdGameList: games }) => (
            <Games
              path={`/${kind}`}
              offered={triesGames ? games.filter(({ trial }) => trial) : games}
              mine={mine}
              typed={typed}
              onSearch={search}
            />
          )}
        </Await>
      </div>
    </>
  );
}
