// The games of outside platforms of one class: the first of them, and the way to the list of all.
import { type ThirdGameListRequest, thirdGameList } from '#contract/session.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { gameKey, useKeptPlace } from '#wallet/games/keptGamePlace.ts';
import { maintenanceMark, maintenanceNotice } from '#wallet/games/maintainedGame.ts';
import { CardsSkeleton, card, cards, corner, cover, more } from './gameCards.tsx';

/** A hall shows these; a class with more has a list of its own. */
const shownGames = 12;

export function ThirdGames({ kind }: { kind: ThirdGameListRequest['type'] }) {
  const t = useText();
  const { openGame, has } = useSite();
  const list = `/${kind}`;
  useKeptPlace('/index');
  return (
    <Await
      read={useCall(thirdGameList, { type: kind })}
      skeleton={<CardsSkeleton />}
      empty={({ thirdGameList: games }) => games.length === 0}
      emptyText={t('index.game.empty')}
    >
      {({ thirdGameList: games }) => (
        <>
          <ul className={cards}>
            {games
              .toSorted((a, b) => Number(b.open) - Number(a.open))
              .slice(0, has(list) ? shownGames : undefined)
              .map((game) => (
                <li key={gameKey(game)} data-game={gameKey(game)}>
                  <button
                    type="button"
                    className={`${card} ${pressable}`}
                    data-closed={game.open ? undefined : ''}
                    onClick={() =>
                      game.open
                        ? openGame(game.platform, game.gameCode)
                        : toast(maintenanceNotice(game.gameName, game.maintenanceUntil), { kind: 'warn' })
                    }
                  >
                    <Picture src={game.cover} alt="" ratio="1 / 1" className={cover} />
                    <span>
                      {game.gameName}
                      <small>{game.platformName}</small>
                    </span>
                    {!game.open && (
                      <b className={corner} data-quiet="">
                        {maintenanceMark(game.maintenanceUntil)}
                      </b>
                    )}
                  </button>
                </li>
              ))}
          </ul>
          <RouteLink to={list} className={`${more} ${pressable}`} orNothing>
            {t('index.game.all', { count: games.length })}
            <Icon name="chevron" />
          </RouteLink>
        </>
      )}
    </Await>
  );
}
