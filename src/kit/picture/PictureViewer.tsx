// Pictures one at a time, as large as the screen, turned by the finger.
import { css } from '@linaria/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon } from '../Icon.tsx';
import { useBackStep } from '../overlay/useBackStep.ts';
import { pressable } from '../page/tokens.ts';

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

export interface PictureViewerProps {
  /** Their addresses on this server. */
  pictures: readonly { url: string }[];
  /** The one that is shown first. */
  first: number;
  /** What the viewer is called. */
  label: string;
  /** What a picture says, by its number from 1. */
  altOf: (number: number) => string;
  onClose: () => void;
}

export function PictureViewer({ pictures, first, label, altOf, onClose }: PictureViewerProps) {
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
      aria-label={label}
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
            alt={altOf(index + 1)}
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
