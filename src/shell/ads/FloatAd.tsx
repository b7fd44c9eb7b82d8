// One floating ad: folded to a tab where the page leaves it no room or has a form of entry; its pictures in turn; dragging kept inside the window, and buttons for whoever does not drag.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import type { AdLink } from '#contract/entities.generated.ts';
import { safeAddress, safeText } from '#kit/html/address.ts';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { FoldedAd } from './FoldedAd.tsx';
import { useFloating } from './useFloating.ts';

const turnMs = 5_000;
const frame = css`
  position: fixed;
  z-index: 30;
  top: 0;
  /* Beside the column of a wide screen there is nothing to cover. */
  left: max(0px, 50% - var(--column) / 2);
  width: 88px;
  touch-action: none;
  user-select: none;
  & > :first-child {
    display: block;
    overflow: hidden;
    width: 64px;
    margin: 0 auto;
    border-radius: var(--radius);
    filter: drop-shadow(0 2px 6px color-mix(in srgb, var(--overlay) 40%, transparent));
    cursor: grab;
  }
  /* A round picture stands on the page, not on a square of its own. */
  & > :first-child > :has(img) {
    background: none;
  }
`;
const tools = css`
  display: flex;
  justify-content: space-between;
  /* A disc that is small beside the picture, within what a thumb needs. */
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: var(--text-quiet);
  }
  & > button > svg {
    width: 28px;
    height: 28px;
    padding: 7px;
    border-radius: 50%;
    background: var(--surface-raised);
    box-shadow: var(--shadow), inset 0 0 0 1px var(--line);
  }
  & > :first-child > svg {
    transform: rotate(180deg);
  }
`;

export interface FloatAdProps {
  nth: number;
  /** Whether it stands open where there is room for it; else only when it is tapped. */
  mayOpen: boolean;
  items: readonly AdLink[];
  /** The player folded it. */
  onFold: () => void;
  /** The player has seen enough of it. */
  onClose: () => void;
}

export function FloatAd({ nth, mayOpen, items, onFold, onClose }: FloatAdProps) {
  const t = useText();
  const site = useSite();
  const { self, rest, place, isHeld, hold, dragging, wasDragged, open, fold } = useFloating(nth, mayOpen);
  const [turn, setTurn] = useState(0);
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (items.length < 2 || isHeld || isStill) return;
    const timer = setInterval(() => setTurn((count) => count + 1), turnMs);
    return () => clearInterval(timer);
  }, [items.length, isHeld]);

  if (!place) {
    if (!rest?.isFolded || !rest.isFree) return null;
    return <FoldedAd rest={rest} onOpen={open} />;
  }
  const item = items[turn % items.length]!;
  const picture = (
    <Picture src={item.imgUrl} alt={item.title} ratio="1" isFirst onSettled={() => setSettled(true)} />
  );
  /** Without it the buttons would float over the page by themselves. */
  const hasPicture = isSettled || safeText(item.imgUrl) === null;
  return (
    <aside
      ref={self}
      data-ad
      className={frame}
      aria-label={t('extra.ad.label')}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {/* An address that may not be followed leaves a picture without a link. */}
      {safeAddress(item.linkUrl) ? (
        <button
          type="button"
          aria-label={item.title || undefined}
          {...dragging}
          onClick={() => {
            if (!wasDragged()) site.follow(item.linkUrl, item.title, item.linkType);
          }}
        >
          {picture}
        </button>
      ) : (
        <div {...dragging}>{picture}</div>
      )}
      {hasPicture && (
        <div className={tools}>
          <button
            type="button"
            className={pressable}
            aria-label={t('extra.ad.fold')}
            onClick={() => {
              fold();
              onFold();
            }}
          >
            <Icon name="back" />
          </button>
          <button type="button" className={pressable} aria-label={t('extra.ad.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </aside>
  );
}
