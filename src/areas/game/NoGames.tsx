// What an empty list of games says: why it is empty, and what to do about it.
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { GamesSkeleton } from './gameGrid.tsx';
import type { View } from './gameViews.ts';
import type { MyGames } from './useMyGames.ts';

interface NoGamesProps {
  view: View;
  isSearch: boolean;
  mine: MyGames;
  onClear: () => void;
  onAll: () => void;
}

export function NoGames({ view, isSearch, mine, onClear, onAll }: NoGamesProps) {
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
    <Await read={mine.read} skeleton={<GamesSkeleton />}>
      {() => <NoData text={t(`game.empty.${view}`)} action={button(t('game.showAll'), onAll)} />}
    </Await>
  );
}
