// Owns the sign that the next screen is on its way: a thin line at the top when it takes longer than a moment, blocks where there is no screen yet.
import { css } from '@linaria/core';
import { Screen } from '#kit/page/Screen.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';

const line = css`
  position: fixed;
  z-index: 40;
  top: 0;
  left: 0;
  width: 100%;
  height: 2px;
  background: var(--accent);
  transform-origin: left;
  animation:
    shell-appear 200ms 300ms both,
    shell-creep 8s 300ms cubic-bezier(0.1, 0.6, 0.3, 1) both;
  @keyframes shell-appear {
    from {
      opacity: 0;
    }
  }
  @keyframes shell-creep {
    from {
      transform: scaleX(0.05);
    }
    to {
      transform: scaleX(0.92);
    }
  }
`;
const blocks = css`
  padding: var(--edge);
`;

export function Loading({ hasScreen }: { hasScreen: boolean }) {
  const t = useText();
  return (
    <>
      <div className={line} role="progressbar" aria-label={t('shell.chunk.loading')} />
      {!hasScreen && (
        <Screen hasOwnTop>
          <div className={blocks}>
            <Skeleton lines={8} />
          </div>
        </Screen>
      )}
    </>
  );
}
