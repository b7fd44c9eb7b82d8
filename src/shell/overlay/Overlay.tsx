// The embedded full-screen overlay: a legacy page of this site in a frame, with a title and a back arrow.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HeaderBar } from '#kit/page/HeaderBar.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { type OverlayPage, withSkin } from './overlayState.ts';

const layer = css`
  width: 100%;
  max-width: var(--column);
  height: 100dvh;
  max-height: none;
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--text);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: var(--surface);
  }
  & > iframe {
    flex: 1;
    width: 100%;
    border: 0;
    padding-bottom: var(--safe-bottom);
  }
`;
const waiting = css`
  position: absolute;
  inset: calc(var(--header-height) + var(--safe-top)) 0 auto;
  padding: var(--edge);
`;

/**
 * The frame has no scripts and cannot lead the page elsewhere: whatever it contains stays in it. (Scripts together with
 * the site's own origin would be no sandbox at all, and without that origin its styles and pictures would be refused.)
 */
const sandbox = 'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export function Overlay({ page }: { page: OverlayPage }) {
  const t = useText();
  const { skin, locale } = useSite();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const [first] = useState({ skin, locale });
  const address = withSkin(page.path, first);
  // The overlay is an entry of the history: closing is going back. A frame that moved on has entries of its own, so the entry is replaced instead.
  const close = (): void => {
    const { pathname, search, hash } = window.location;
    if (isMoved.current) void navigate({ pathname, search, hash }, { replace: true, state: null });
    else void navigate(-1);
  };
  const isMoved = useRef(false);
  const loads = useRef(0);
  return (
    <dialog
      ref={dialog}
      className={layer}
      aria-label={page.title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <HeaderBar title={page.title} back onBack={close} />
      {!isLoaded && (
        <div className={waiting} role="status" aria-label={t('shell.chunk.loading')}>
          <Skeleton lines={6} />
        </div>
      )}
      <iframe
        src={address}
        title={page.title}
        sandbox={sandbox}
        referrerPolicy="same-origin"
        onLoad={() => {
          loads.current += 1;
          isMoved.current = loads.current > 1;
          setLoaded(true);
        }}
      />
    </dialog>
  );
}
