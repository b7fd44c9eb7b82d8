// Owns the games of outside platforms of one class.
import { thirdGameList } from '#contract/session.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { type GameKind, GameMark } from './GameMark.tsx';
import { CardsSkeleton, card, cards, corner } from './gameCards.tsx';

export function ThirdGames({ kind }: { kind: GameKind }) {
  const t = useText();
  const { openGame } = useSite();
  return (
    <Await
      read={useCall(thirdGameList, { type: kind })}
      skeleton={<CardsSkeleton />}
      empty={({ thirdGameList: games }) => games.length === 0}
      emptyText={t('index.game.empty')}
    >
      {({ thirdGameList: games }) => (
        <ul className={cards}>
          {games.map(({ platform, gameCode, gameName, platformName, open }) => {
            const content = (
              <>
                <GameMark kind={kind} code={platform + gameCode} />
                <span>
                  {gameName}
                  <small>{platformName}</small>
                </span>
                {!open && (
                  <b className={corner} data-quiet="">
                    {t('index.game.closed')}
                  </b>
                )}
              </>
            );
            return (
              <li key={`${platform} ${gameCode}`}>
                {open ? (
                  <button
                    type="button"
                    className={`${card} ${pressable}`}
                    onClick={() => openGame(platform, gameCode)}
                  >
                    {content}
                  </button>
                ) : (
                  <div className={card} data-closed="">
                    {content}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Await>
  );
}
