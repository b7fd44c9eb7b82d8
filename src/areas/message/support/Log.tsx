// The messages of the conversation by day, those on their way at the end.
import { css } from '@linaria/core';
import { Fragment } from 'react';
import type { SupportCard } from '#contract/entities.generated.ts';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { midnightOf, parseMoment } from '#values/beijingOffset.ts';
import { Bubble, Unsent } from './Bubble.tsx';
import type { useConversation } from './useConversation.ts';
import type { useOutbox } from './useOutbox.ts';

const separator = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
  &[data-new] {
    color: var(--brand-text);
  }
`;

export interface LogProps {
  talking: Pick<ReturnType<typeof useConversation>, 'list' | 'lineAt'>;
  outbox: Pick<ReturnType<typeof useOutbox>, 'waiting' | 'again' | 'drop'>;
  /** What goes along with messages on their way. */
  cards: ReadonlyMap<string, SupportCard>;
  onPicture: (url: string) => void;
}

export function Log({ talking, outbox, cards, onPicture }: LogProps) {
  const t = useText();
  const { list } = talking;
  const today = midnightOf(serverNow());
  return (
    <ul aria-label={t('message.support.log')} aria-live="polite">
      {list.map((message, at) => (
        <Fragment key={message.id}>
          {message.createTime.slice(0, 10) !== list[at - 1]?.createTime.slice(0, 10) && (
            <li className={separator}>
              {parseMoment(message.createTime) >= today
                ? t('message.support.today')
                : message.createTime.slice(0, 10)}
            </li>
          )}
          {message.id === talking.lineAt && (
            <li className={separator} data-new="">
              {t('message.support.new')}
            </li>
          )}
          <Bubble message={message} onPicture={onPicture} />
        </Fragment>
      ))}
      {outbox.waiting.map((message) => (
        <Unsent
          key={message.id}
          message={message}
          card={cards.get(message.about)}
          onAgain={() => outbox.again(message.id)}
          onDrop={() => outbox.drop(message.id)}
        />
      ))}
    </ul>
  );
}
