// The quiet bar that offers a newer version of the site, where nothing is lost by taking it; with it the service worker starts.
import { css } from '@linaria/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { isBusy, onMaybeBusy } from './busy.ts';
import { hasUpdate, onUpdate, startWorker, update } from './siteWorker.ts';

const bar = css`
  position: fixed;
  z-index: 34;
  inset: auto auto calc(var(--tab-bar-height) + var(--safe-bottom) + var(--space-2)) 50%;
  display: flex;
  align-items: center;
  width: max-content;
  max-width: calc(min(100vw, var(--column)) - 2 * var(--edge));
  padding-left: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow), inset 0 0 0 1px var(--line);
  color: var(--text);
  font-size: var(--font-small);
  transform: translateX(-50%);
  & > button {
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 var(--space-4);
    color: var(--link);
    font-weight: 600;
  }
`;

export function UpdateBar() {
  const { station } = useSite();
  useEffect(() => void startWorker(station), [station]);
  return useSyncExternalStore(onUpdate, hasUpdate) ? <Offer /> : null;
}

function Offer() {
  const t = useText();
  const { visitor } = useSite();
  const { pathname } = useLocation();
  const account = visitor.login ? visitor.account : '';
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    const look = (): void => setFree(!isBusy(account, pathname));
    look();
    return onMaybeBusy(look);
  }, [account, pathname]);
  return (
    <div role="status">
      {isFree && (
        <div className={bar}>
          <span>{t('extra.update.there')}</span>
          <button
            type="button"
            className={pressable}
            onClick={() => {
              if (!isBusy(account, pathname)) update();
            }}
          >
            {t('extra.update.take')}
          </button>
        </div>
      )}
    </div>
  );
}
