// Owns the pictures of a post: small and loaded late in its text, and one at a time as large as the screen.
import { css } from '@linaria/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ForumPicture } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { useBackStep } from '#kit/overlay/useBackStep.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-1);
  &[data-count='1'] {
    grid-template-columns: minmax(0, 16rem);
  }
  &[data-count='2'],
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 10rem));
  }
  > button {
    overflow: hidden;
    border-radius: var(--radius-small);
  }
`;
const viewer = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #000;
  color: #fff;
  overscroll-behavior: contain;
  outline: none;
  > div {
    display: flex;
    height: 100%;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  > div > img {
    flex: none;
    width: 100%;
    height: 100%;
    object-fit: contain;
    scroll-snap-align: center;
  }
  > button {
    position: absolute;
    top: calc(var(--safe-top) + var(--space-2));
    right: var(--space-2);
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border-radius: 50%;
    background: rgb(0 0 0 / 55%);
    color: #fff;
    font-size: 1.25rem;
  }
  > small {
    position: absolute;
    right: 0;
    bottom: calc(var(--safe-bottom) + var(--space-4));
    left: 0;
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-shadow: 0 0 0.25rem #000;
    pointer-events: none;
  }
`;

export function PictureGrid({ pictures }: { pictures: readonly ForumPicture[] }) {
  const t = useText();
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const [only] = pictures;
  return (
    <>
      <div className={grid} data-count={pictures.length}>
        {pictures.map((picture, at) => (
          <button
            key={picture.url}
            type="button"
            className={pressable}
            aria-label={t('forum.picture.open', { number: at + 1, count: pictures.length })}
            aria-haspopup="dialog"
            onClick={() => setShown(at)}
          >
            <Picture
              src={picture.url}
              alt=""
              // One picture keeps its shape, though never higher than a phone's.
              ratio={
                pictures.length === 1 ? `${only!.width} / ${Math.min(only!.height, only!.width * 1.5)}` : '1'
              }
            />
          </button>
        ))}
      </div>
      {shown !== null && <Viewer pictures={pictures} first={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface ViewerProps {
  pictures: readonly ForumPicture[];
  first: number;
  onClose: () => void;
}

function Viewer({ pictures, first, onClose }: ViewerProps) {
  const t = useText();
  const element = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  useBackStep(onClose);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const { current } = strip;
    if (current) current.scrollLeft = first * current.clientWidth;
  }, [first]);
  return (
    <dialog
      ref={element}
      className={viewer}
      tabIndex={-1}
      aria-label={t('forum.picture.viewer')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        ref={strip}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {pictures.map(({ url }, index) => (
          <img
            key={url}
            src={url}
            alt={t('forum.picture.number', { number: index + 1 })}
            loading={Math.abs(index - at) <= 1 ? 'eager' : 'lazy'}
            draggable={false}
          />
        ))}
      </div>
      {pictures.length > 1 && (
        <small aria-live="polite">
          {at + 1} / {pictures.length}
        </small>
      )}
      <button type="button" className={pressable} aria-label={t('kit.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
