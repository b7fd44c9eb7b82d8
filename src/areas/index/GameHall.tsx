// The game hall: a tab for each class of games the station offers, and the games of the chosen one.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { sessionStore } from '#browser/storage.ts';
import { type GameListAnswer, gameList } from '#contract/session.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import { keptLotteries } from '#session/keptLotteries.ts';
import { loadTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { CardsSkeleton } from './gameCards.tsx';
import { LotteryCards } from './LotteryCards.tsx';

/** Nobody sees them before they choose a tab; they are no part of the first screen. */
const ThirdGames = preloadable(
  async () => {
    const [part] = await Promise.all([import('./ThirdGames.tsx'), loadTexts('game')]);
    return part.ThirdGames;
  },
  <CardsSkeleton />,
);

type Kind = GameListAnswer['gameList'][number]['type'];

/** Where the chosen tab is kept: the way back from a game loads the page again. */
const tabKey = 'hall';

const hall = css`
  overflow: hidden;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const bar = css`
  display: flex;
  align-items: center;
  height: var(--target);
  padding: 0 var(--space-4);
`;

export function GameHall() {
  const t = useText();
  const [chosen, setChosen] = useState(() => sessionStore.readJson(tabKey) as Kind | null);
  const { mode } = keptLotteries();
  const panelId = useId();
  const choose = (kind: Kind): void => {
    setChosen(kind);
    sessionStore.writeJson(tabKey, kind);
  };
  return (
    <section className={hall} aria-label={t('index.game.label')}>
      <Await
        read={useCall(gameList, {})}
        skeleton={
          <>
            <div className={bar}>
              <Skeleton width="60%" height="1rem" />
            </div>
            <CardsSkeleton />
          </>
        }
        empty={({ gameList: classes }) => classes.length === 0}
        emptyText={t('index.game.empty')}
      >
        {({ gameList: classes }) => {
          // A class the station took away while the page was open leaves no empty tab behind.
          const kind = classes.find(({ type }) => type === (chosen ?? mode))?.type ?? classes[0]!.type;
          return (
            <>
              <Tabs
                label={t('index.game.label')}
                panelId={panelId}
                value={kind}
                onChange={choose}
                items={classes.map(({ type, name }) => ({ key: type, label: name }))}
              />
              <div id={panelId} role="tabpanel" aria-label={classes.find(({ type }) => type === kind)!.name}>
                {kind === 'credit' || kind === 'official' ? (
                  <LotteryCards key={kind} mode={kind} />
                ) : (
                  <ThirdGames kind={kind} />
                )}
              </div>
            </>
          );
        }}
      </Await>
    </section>
  );
}
