// One message of the conversation, on the side of whoever wrote it; one that has not arrived says so and can be sent again.
import { css } from '@linaria/core';
import type { SupportCard, SupportMessage } from '#contract/entities.generated.ts';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { CardOfOrder } from './CardOfOrder.tsx';
import type { Outgoing } from './outbox.ts';

const row = css`
  display: grid;
  justify-items: start;
  gap: 2px;
  padding: 0 2.5rem 0 0;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  &[data-own] {
    justify-items: end;
    padding: 0 0 0 2.5rem;
  }
  > p {
    max-width: 100%;
    padding: var(--space-2) var(--space-3);
    border-radius: 0.25rem var(--radius-large) var(--radius-large) var(--radius-large);
    background: var(--surface-raised);
    font-size: 0.9375rem;
    line-height: 1.55;
    white-space: pre-wrap;
  }
  &[data-own] > p {
    border-radius: var(--radius-large) 0.25rem var(--radius-large) var(--radius-large);
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--brand-text) 18%, transparent);
  }
  &[data-faint] > :not(small) {
    opacity: 0.6;
  }
`;
const shot = css`
  overflow: hidden;
  width: min(11rem, 100%);
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;
const failed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-2);
  color: var(--danger);
  font-size: var(--font-small);
  > button {
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: var(--link);
  }
`;

/** A picture as high as it is wide and a half at most. */
const ratioOf = ({ width, height }: { width: number; height: number }): string =>
  `${width} / ${Math.min(height, width * 1.5)}`;

export function Bubble({
  message,
  onPicture,
}: {
  message: SupportMessage;
  onPicture: (url: string) => void;
}) {
  const t = useText();
  const { from, text, picture, about, createTime } = message;
  const isOwn = from === 'member';
  return (
    <li className={row} data-own={isOwn || undefined}>
      <span className={spoken}>{t(isOwn ? 'message.support.me' : 'message.support.support')}</span>
      {about && <CardOfOrder card={about} />}
      {text !== '' && <p>{text}</p>}
      {picture && (
        <button
          type="button"
          className={`${shot} ${pressable}`}
          aria-label={t('message.support.pictureOpen')}
          aria-haspopup="dialog"
          onClick={() => onPicture(picture.url)}
        >
          <Picture src={picture.url} alt="" ratio={ratioOf(picture)} />
        </button>
      )}
      <small>{createTime.slice(11, 16)}</small>
    </li>
  );
}

interface UnsentProps {
  message: Outgoing;
  /** What goes along with it, where it is known. */
  card: SupportCard | undefined;
  onAgain: () => void;
  onDrop: () => void;
}

/** The picture is drawn from what is sent. */
const addressOf = (picture: string): string =>
  `data:image/jpeg;base64,${picture.replaceAll('-', '+').replaceAll('_', '/')}`;

export function Unsent({ message, card, onAgain, onDrop }: UnsentProps) {
  const t = useText();
  const { content, picture, hasFailed, reason } = message;
  return (
    <li className={row} data-own data-faint={hasFailed ? undefined : ''}>
      {card && <CardOfOrder card={card} />}
      {content !== '' && <p>{content}</p>}
      {picture !== '' && <img className={shot} src={addressOf(picture)} alt="" />}
      {hasFailed ? (
        <span className={failed} role="alert">
          {reason || t('message.support.failed')}
          <button type="button" className={pressable} onClick={onAgain}>
            {t('message.support.again')}
          </button>
          <button type="button" className={pressable} onClick={onDrop}>
            {t('message.support.drop')}
          </button>
        </span>
      ) : (
        <small role="status">{t('message.support.sending')}</small>
      )}
    </li>
  );
}
