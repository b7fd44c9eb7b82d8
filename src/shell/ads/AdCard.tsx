// An ad that stands as a card at the end of its page, with all its pictures: it lies on nothing and moves nothing that was there before.
import { css } from '@linaria/core';
import { createPortal } from 'react-dom';
import type { AdLink } from '#contract/entities.generated.ts';
import { safeAddress } from '#kit/html/address.ts';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';

const card = css`
  display: flex;
  align-items: flex-start;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  > ul {
    flex: 1;
    min-width: 0;
    padding: var(--space-1) 0 var(--space-1) var(--space-3);
  }
  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--target);
    height: var(--target);
    color: var(--text-quiet);
  }
`;
const line = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--target);
  padding: var(--space-1) 0;
  text-align: left;
  > :first-child {
    flex: none;
    overflow: hidden;
    width: 64px;
    border-radius: var(--radius-small);
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface AdCardProps {
  items: readonly AdLink[];
  /** The player has seen enough of it. */
  onClose: () => void;
}

export function AdCard({ items, onClose }: AdCardProps) {
  const t = useText();
  const room = document.querySelector('main');
  if (!room) return null;
  return createPortal(
    <aside data-ad className={card} aria-label={t('extra.ad.label')}>
      <ul>
        {items.map((item) => (
          <li key={item.imgUrl + item.linkUrl}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <button type="button" className={pressable} aria-label={t('extra.ad.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>,
    room,
  );
}

function Item({ item: { imgUrl, title, linkUrl, linkType } }: { item: AdLink }) {
  const t = useText();
  const site = useSite();
  const content = (
    <>
      <Picture src={imgUrl} alt="" ratio="1" />
      <span>{title}</span>
    </>
  );
  /** An address that may not be followed leaves a picture without a link. */
  if (!safeAddress(linkUrl)) return <div className={line}>{content}</div>;
  return (
    <button
      type="button"
      className={`${line} ${pressable}`}
      aria-label={title || t('extra.ad.label')}
      onClick={() => site.follow(linkUrl, title, linkType)}
    >
      {content}
    </button>
  );
}
