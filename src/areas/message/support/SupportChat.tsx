// The page of the conversation with the people of the station: its messages by day, what is on its way, and writing.
import '../texts.ts';
import { css } from '@linaria/core';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SupportCard, SupportMessage } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { showSheet } from '#session/shownSheet.ts';
import { useText } from '#texts/useText.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { Composer } from './Composer.tsx';
import { Log } from './Log.tsx';
import { useConversation } from './useConversation.ts';
import { toEnd, useNewest } from './useNewest.ts';
import { useOutbox } from './useOutbox.ts';

/** Fetched beside the pictures: most are not pressed. */
const PictureViewer = preloadable(
  async () => (await import('#kit/picture/PictureViewer.tsx')).PictureViewer,
  null,
);

/** Shown only where something is waited for, to who was never asked. */
const NoticeOffer = preloadable(async () => (await import('#kit/NoticeOffer.tsx')).NoticeOffer, null);

const page = css`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100dvh - var(--header-height) - var(--safe-top));
  /* The bar stands at the foot of the phone: what a screen keeps free there would lie below it. */
  margin-bottom: calc(-1 * (var(--space-6) + var(--safe-bottom)));
`;
const talk = css`
  display: grid;
  align-content: end;
  gap: var(--space-3);
  padding: var(--space-3) var(--edge);
  > ul {
    display: grid;
    gap: var(--space-3);
  }
`;
const note = css`
  justify-self: center;
  max-width: 20rem;
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
  text-wrap: pretty;
  white-space: pre-line;
`;
const away = css`
  justify-self: center;
  max-width: 100%;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  font-size: var(--font-small);
  text-align: center;
  text-wrap: pretty;
  white-space: pre-line;
`;
const jump = css`
  position: sticky;
  z-index: 4;
  bottom: 4.5rem;
  justify-self: center;
  min-height: var(--target);
  padding: 0 var(--space-5);
  border-radius: 999px;
  background: var(--crystal);
  box-shadow: var(--shadow);
  color: var(--on-brand);
  font-size: var(--font-small);
`;

export function SupportChat() {
  const { visitor } = useSite();
  // Who logs in or out has another conversation.
  return <Talk key={visitor.account} />;
}

function Talk() {
  const t = useText();
  const { visitor } = useSite();
  const isGuest = !visitor.login;
  const [params, setParams] = useSearchParams();
  const about = isGuest ? null : params.get('about');
  const add = useRef<(message: SupportMessage) => void>(() => {});
  const outbox = useOutbox((message) => add.current(message));
  const talking = useConversation(about, outbox.isSending);
  add.current = talking.add;
  const { first, list, desk } = talking;
  const card = about === null ? undefined : first.data?.card;
  /** Of what goes along with messages on their way. */
  const cards = useRef(new Map<string, SupportCard>());
  if (about !== null && card) cards.current.set(about, card);
  const [shown, setShown] = useState<string | null>(null);
  const hasNew = useNewest(list, outbox.waiting.length);

  const older = async (): Promise<void> => {
    const { scrollHeight, scrollTop } = document.documentElement;
    await talking.older();
    // What was read stays where it is.
    requestAnimationFrame(() =>
      window.scrollTo({ top: scrollTop + document.documentElement.scrollHeight - scrollHeight }),
    );
  };

  const detach = (): void => setParams({}, { replace: true });
  const write = ({ content, picture }: { content: string; picture: string }): void => {
    outbox.write({ content, picture, about: card ? about! : '' });
    if (about !== null) detach();
  };
  return (
    <div className={page}>
      <div className={talk}>
        <Await read={first}>
          {({ hours }) => (
            <>
              {talking.hasOlder ? (
                <Button
                  kind="plain"
                  size="small"
                  working={talking.isLoadingOlder}
                  onClick={() => void older()}
                >
                  {t('message.support.older')}
                </Button>
              ) : (
                <p className={note}>
                  {t(isGuest ? 'message.support.helloGuest' : 'message.support.hello')}
                  {hours !== '' && `\n${t('message.support.hours', { hours })}`}
                </p>
              )}
              <Log talking={talking} outbox={outbox} cards={cards.current} onPicture={setShown} />
              {list.at(-1)?.from === 'member' && (
                <NoticeOffer onAsk={() => showSheet('notices:support')}>
                  {t('message.support.notice')}
                </NoticeOffer>
              )}
              {desk && desk.backAt !== '' && (
                <p className={away} role="status">
                  {desk.away || t('message.support.away')}
                  {'\n'}
                  {t('message.support.back', { time: shortMoment(desk.backAt) })}
                </p>
              )}
            </>
          )}
        </Await>
        {hasNew && (
          <button type="button" className={`${jump} ${pressable}`} onClick={toEnd}>
            {t('message.support.jump')}
          </button>
        )}
      </div>
      <Composer isGuest={isGuest} card={card} onDetach={detach} onSend={write} />
      {shown !== null && (
        <PictureViewer
          pictures={list.flatMap(({ picture }) => picture ?? [])}
          first={list.flatMap(({ picture }) => picture ?? []).findIndex(({ url }) => url === shown)}
          label={t('message.support.pictureOpen')}
          altOf={(number) => t('message.support.pictureAlt', { number })}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
