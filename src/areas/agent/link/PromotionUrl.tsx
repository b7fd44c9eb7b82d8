// The agent's promotion links: each with its rates and how many came by it; on or off, its code to scan, changed, copied or deleted.
import '../texts.ts';
import { css } from '@linaria/core';
import { agentRegPromotionList } from '#contract/agent.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useQuery } from '#kit/page/useChoice.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { waiting } from '../figureStyles.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkSheet } from './LinkSheet.tsx';

/** It has the library of forms with it, which the list does without. */
const LinkChange = preloadable(async () => (await import('./LinkChange.tsx')).LinkChange, null);

const count = css`
  padding: var(--space-2) var(--space-4) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

export function PromotionUrl() {
  const t = useText();
  const [query, change] = useQuery();
  const read = useCall(agentRegPromotionList, {});
  const renew = (): void => void read.mutate();
  const show = (id: string | undefined): void => change({ link: id });
  const edit = (id: string | undefined): void => change({ change: id });
  return (
    <>
      <HeaderRight>
        <RouteLink to="/regManage1" orNothing>
          {t('agent.link.new')}
        </RouteLink>
      </HeaderRight>
      <ClosedNotice />
      <Await
        read={read}
        skeleton={
          <div className={waiting}>
            <Skeleton height="8.5rem" />
            <Skeleton height="8.5rem" />
          </div>
        }
        empty={({ list }) => list.length === 0}
        emptyText={t('agent.link.none')}
        emptyAction={<ScreenButton to="/regManage1">{t('agent.link.make')}</ScreenButton>}
      >
        {({ list }) => (
          <>
            <p className={count}>
              {t('agent.link.sum', {
                count: list.length,
                registrations: list.reduce((sum, { registrations }) => sum + registrations, 0),
              })}
            </p>
            {list.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                onShow={() => show(link.id)}
                onChange={() => edit(link.id)}
                onChanged={renew}
              />
            ))}
            <LinkSheet
              link={list.find(({ id }) => id === query.get('link'))}
              onClose={() => show(undefined)}
            />
            <LinkChange
              link={list.find(({ id }) => id === query.get('change'))}
              onClose={() => edit(undefined)}
              onChanged={renew}
            />
          </>
        )}
      </Await>
    </>
  );
}
