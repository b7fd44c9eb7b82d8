// Owns a list of games of one class: by platform, hot, new, favourite and played recently, searched by name and pinyin.
import './texts.ts';
import { css } from '@linaria/core';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { thirdGameList } from '#contract/session.generated.ts';
import { Button } from '#kit/Button.tsx';
import { SearchField } from '#kit/input/SearchField.tsx';
import { LongList } from '#kit/list/LongList.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { useChoice, useListQuery } from '#kit/list/useListQuery.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { ownName } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { GameTile } from './GameTile.tsx';
import { keepPlace, takePlace } from './keptPlace.ts';
import { type Game, searchable, searchGames } from './searchGames.ts';
import { gameKey, type MyGames, useMyGames } from './useMyGames.ts';

const lists = ['egame', 'chess', 'fish'] as const;
type ListName = (typeof lists)[number];
const views = ['all', 'recent', 'favourite', 'hot', 'new'] as const;
type View = (typeof views)[number];

/** Games side by side. */
const columns = 3;
/** Height of a row beside its covers, in CSS pixels: name, platform, room. */
const captionPx = 56;
/** Widest page, and what of its width is no cover. */
const [widestPx, besidePx] = [480, 40];
/** A list that has not reached the kept place by then stays where it is. */
const restoreMs = 3_000;

const chips = css`
  display: flex;
  overflow-x: auto;
  gap: var(--space-2);
  padding: 0 var(--edge) var(--space-2);
  scrollbar-width: none;
  > button {
    flex: none;
    min-height: var(--target);
    padding: 0 var(--space-4);
    border-radius: 999px;
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.5rem;
  padding: 0 var(--edge) 0.875rem;
`;
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
const foot = css`
  padding: var(--space-1) var(--space-4) var(--space-6);
  color: var(--text-faint);
  font-size: var(--font-small);
  text-align: center;
`;

const skeleton = (
  <div className={grid}>
    {Array.from({ length: 12 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks that never change
      <Skeleton key={at} height="9.5rem" />
    ))}
  </div>
);

export function GameList() {
  const t = useText();
  const { has, role, station, locale } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const panelId = useId();
  const kind = lists.find((each) => `/${each}` === pathname.toLowerCase().replace(/\/+$/, '')) ?? 'egame';
  const offered = lists.filter((each) => has(`/${each}`));
  const title = (each: ListName): string => ownName(station, `/${each}`, locale) ?? t(`shell.screen.${each}`);
  const [typed, setTyped] = useState('');
  return (
    <>
      {offered.length > 1 && (
        <Tabs<ListName>
          label={t('game.kinds')}
          panelId={panelId}
          value={kind}
          onChange={(to) => void navigate(`/${to}`, { replace: true })}
          items={offered.map((key) => ({ key, label: title(key) }))}
        />
      )}
      <div id={panelId} {...(offered.length > 1 && { role: 'tabpanel', 'aria-label': title(kind) })}>
        <SearchField
          value={typed}
          onChange={setTyped}
          label={t('game.search')}
          clearLabel={t('game.search.clear')}
          maxLength={30}
        />
        {role === 'trial' && (
          <p className={note}>
            <span>{t('game.trial')}</span>
            <RouteLink to="/lotteryAll" orNothing>
              {t('game.trial.lottery')}
            </RouteLink>
          </p>
        )}
        <Await
          read={useCall(thirdGameList, { type: kind })}
          skeleton={skeleton}
          empty={({ thirdGameList: games }) => games.length === 0}
          emptyText={t('game.none')}
        >
          {({ thirdGameList: games }) => (
            <Games kind={kind} games={games} typed={typed} onClear={() => setTyped('')} />
          )}
        </Await>
      </div>
    </>
  );
}

interface GamesProps {
  kind: ListName;
  games: readonly Game[];
  typed: string;
  onClear: () => void;
}

function Games({ kind, games, typed, onClear }: GamesProps) {
  const t = useText();
  const { openGame } = useSite();
  const mine = useMyGames();
  const [view, setView] = useChoice('view', views);
  const platforms = useMemo(
    () => [...new Map(games.map((each) => [each.platform, each.platformName]))],
    [games],
  );
  const [platform, setPlatform] = useChoice('platform', ['', ...platforms.map(([code]) => code)]);
  const wanted = useDeferredValue(typed.trim());
  const prepared = useMemo(() => searchable(games), [games]);
  // A search looks everywhere: a name is not typed to be told that it is in another tab.
  const shown = wanted !== '' ? searchGames(prepared, wanted) : filtered(games, view, platform, mine);
  useKeptPlace(`/${kind}`);

  const { toggle } = mine;
  const open = useCallback(
    (game: Game): void => {
      if (!game.open) {
        const { maintenanceUntil: until, gameName } = game;
        toast(
          until === ''
            ? t('game.closed.notice', { name: gameName })
            : t('game.closed.noticeUntil', { name: gameName, time: until }),
          { kind: 'warn' },
        );
        return;
      }
      keepPlace();
      openGame(game.platform, game.gameCode);
    },
    [openGame, t],
  );
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(shown.length / columns) }, (_, at) =>
        shown.slice(at * columns, (at + 1) * columns),
      ),
    [shown],
  );
  const has = (tag: 'hot' | 'new'): boolean => games.some(({ tags }) => tags.includes(tag));
  const choices = views.filter((each) => (each !== 'hot' && each !== 'new') || has(each));
  const rowPx = (Math.min(window.innerWidth, widestPx) - besidePx) / columns + captionPx;
  return (
    <>
      {wanted === '' && (
        <>
          <Chips
            label={t('game.views')}
            value={view}
            onChange={setView}
            items={choices.map((each) => [each, t(`game.view.${each}`)])}
          />
          {platforms.length > 1 && (
            <Chips
              label={t('game.platforms')}
              value={platform}
              onChange={setPlatform}
              items={[['', t('game.platform.all')], ...platforms]}
            />
          )}
        </>
      )}
      {shown.length === 0 ? (
        <Nothing
          view={view}
          isSearch={wanted !== ''}
          mine={mine}
          onClear={onClear}
          onAll={() => setView('all')}
        />
      ) : (
        <>
          <LongList
            items={rows}
            keyOf={(row) => gameKey(row[0]!)}
            rowPx={rowPx}
            label={wanted === '' ? `${t(`game.view.${view}`)} ${platform}` : t('game.search')}
          >
            {(row) => (
              <li key={gameKey(row[0]!)} className={grid}>
                {row.map((game) => (
                  <GameTile
                    key={gameKey(game)}
                    game={game}
                    isFirst={row === rows[0]}
                    onOpen={open}
                    isFavourite={mine.isMember ? mine.isFavourite(game) : undefined}
                    onFavourite={toggle}
                  />
                ))}
              </li>
            )}
          </LongList>
          <p className={foot}>{t('game.count', { count: shown.length })}</p>
        </>
      )}
    </>
  );
}

function filtered(games: readonly Game[], view: View, platform: string, mine: MyGames): readonly Game[] {
  const ofPlatform = platform === '' ? games : games.filter((each) => each.platform === platform);
  switch (view) {
    case 'all':
      return ofPlatform;
    case 'hot':
    case 'new':
      return ofPlatform.filter(({ tags }) => tags.includes(view));
    default: {
      const byKey = new Map(ofPlatform.map((each) => [gameKey(each), each]));
      const keys = view === 'recent' ? mine.recent : mine.favourites;
      return keys.flatMap((key) => byKey.get(key) ?? []);
    }
  }
}

interface ChipsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly (readonly [Value, string])[];
}

function Chips<Value extends string>({ label, value, onChange, items }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div role="group" aria-label={label} className={chips}>
      {items.map(([key, text]) => (
        <button
          key={key}
          type="button"
          className={pressable}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface NothingProps {
  view: View;
  isSearch: boolean;
  mine: MyGames;
  onClear: () => void;
  onAll: () => void;
}

/** Why a list is empty, and what to do about it. */
function Nothing({ view, isSearch, mine, onClear, onAll }: NothingProps) {
  const t = useText();
  const { visitor, role } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const button = (text: string, onClick: () => void): ReactNode => (
    <Button size="small" onClick={onClick}>
      {text}
    </Button>
  );
  if (isSearch) return <NoData text={t('game.notFound')} action={button(t('game.search.clear'), onClear)} />;
  if (view !== 'recent' && view !== 'favourite')
    return <NoData text={t('game.none')} action={button(t('game.showAll'), onAll)} />;
  if (!visitor.login)
    return (
      <NoData
        text={t(`game.empty.${view}.guest`)}
        action={button(
          t('shell.login.go'),
          () => void navigate('/login', { state: { from: pathname + search } }),
        )}
      />
    );
  if (role === 'trial')
    return <NoData text={t('game.empty.trial')} action={button(t('game.showAll'), onAll)} />;
  return (
    <Await read={mine.read} skeleton={skeleton}>
      {() => <NoData text={t(`game.empty.${view}`)} action={button(t('game.showAll'), onAll)} />}
    </Await>
  );
}

/** Puts filters and scroll position back where the player left for a game. */
function useKeptPlace(path: string): void {
  const [, change] = useListQuery();
  const [place] = useState(() => takePlace(path));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is first there
  useEffect(() => {
    if (place === null) return;
    const query = new URLSearchParams(place.search);
    change({ view: query.get('view') ?? undefined, platform: query.get('platform') ?? undefined });
    const until = performance.now() + restoreMs;
    let frame = 0;
    const scroll = (): void => {
      window.scrollTo(0, place.topPx);
      if (Math.abs(window.scrollY - place.topPx) > 1 && performance.now() < until)
        frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    const stop = (): void => cancelAnimationFrame(frame);
    window.addEventListener('pointerdown', stop, { once: true });
    return () => {
      stop();
      window.removeEventListener('pointerdown', stop);
    };
  }, []);
}
