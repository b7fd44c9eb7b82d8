// The sign that the next screen is on its way: a thin line at the top when it takes longer than a moment, and after a while the offer to load it again.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
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
const slowNote = css`
  position: fixed;
  z-index: 36;
  bottom: calc(var(--tab-bar-height) + var(--safe-bottom) + var(--space-3));
  left: 50%;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: calc(min(100vw, var(--column)) - 2 * var(--edge));
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  font-size: var(--font-body);
  transform: translateX(-50%);
  & > p {
    flex: 1;
  }
  & > button {
    flex: none;
  }
`;

export interface LoadingProps {
  isSlow: boolean;
  onAgain: () => void;
}

export function Loading({ isSlow, onAgain }: LoadingProps) {
  const t = useText();
  return (
    <>
      <div className={line} role="progressbar" aria-label={t('shell.chunk.loading')} />
      <div role="status">
        {isSlow && (
          <div className={slowNote}>
            <p>{t('shell.chunk.slow')}</p>
            <Button size="small" onClick={onAgain}>
              {t('shell.chunk.again')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
