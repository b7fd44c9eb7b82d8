// A folded ad: a narrow tab on the edge that cards leave free, with a place to press that is as wide as the page allows.
import { css } from '@linaria/core';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { type Rest, tabPx } from './floatPlace.ts';

const tab = css`
  position: fixed;
  z-index: 30;
  top: 0;
  left: max(0px, 50% - var(--column) / 2);
  > button {
    display: block;
    width: 100%;
    height: ${tabPx.height}px;
    background: none;
  }
  > button::before,
  > button::after {
    position: absolute;
    right: 0;
    width: ${tabPx.width}px;
    height: 100%;
    border-radius: 0.375rem 0 0 0.375rem;
    background: var(--brand);
    box-shadow: var(--shadow);
    content: '';
  }
  /* Its arrow. */
  > button::after {
    background: var(--on-brand);
    box-shadow: none;
    clip-path: polygon(65% 39%, 78% 42%, 52% 50%, 78% 58%, 65% 61%, 25% 50%);
  }
`;

export interface FoldedAdProps {
  rest: Rest & { isFolded: true };
  onOpen: () => void;
}

export function FoldedAd({ rest, onOpen }: FoldedAdProps) {
  const t = useText();
  const { x, y } = rest.place;
  return (
    <aside
      data-ad
      className={tab}
      aria-label={t('extra.ad.label')}
      style={{ width: rest.width, transform: `translate(${x}px, ${y}px)` }}
    >
      <button type="button" className={pressable} aria-label={t('extra.ad.open')} onClick={onOpen} />
    </aside>
  );
}
