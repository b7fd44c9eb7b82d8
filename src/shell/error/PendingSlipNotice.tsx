// Owns the note of a slip whose end was not known when the pages of play were left: it is asked for wherever the player is, and leads to the records.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { type PlaceBetActor, shownOf, startPlaceBet } from '#play/placing/betting.ts';
import { useText } from '#texts/useText.ts';

const note = css`
  position: fixed;
  z-index: 34;
  top: calc(var(--safe-top) + var(--header-height) + var(--space-2));
  left: 50%;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  box-sizing: border-box;
  width: calc(min(100vw, var(--column)) - 2 * var(--edge));
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--text);
  font-size: var(--font-small);
  transform: translateX(-50%);
  > svg {
    flex: none;
    color: var(--warn);
    font-size: 1.25rem;
  }
  &[data-phase='accepted'] > svg {
    color: var(--brand-text);
  }
  > p {
    flex: 1;
    min-width: 0;
    padding: var(--space-2) 0;
  }
`;
const way = css`
  display: grid;
  flex: none;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--space-2);
  color: var(--link);
`;

export interface UnknownSlipProps {
  account: string;
  /** Its end is known and read. */
  onRead: () => void;
}

export function UnknownSlip({ account, onRead }: UnknownSlipProps) {
  const t = useText();
  const { refresh } = useSite();
  const [actor, setActor] = useState<PlaceBetActor | null>(null);
  const [shown, setShown] = useState<ReturnType<typeof shownOf> | null>(null);
  const renew = useRef(refresh);
  useEffect(() => {
    renew.current = refresh;
  });
  useEffect(() => {
    const own = startPlaceBet(account, () => void renew.current());
    const show = (): void => setShown(shownOf(own));
    own.subscribe(show);
    show();
    setActor(own);
    const again = (): void => own.send({ type: 'again' });
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // What is on its way is kept: the next screen goes on asking.
      own.stop();
    };
  }, [account]);

  if (!shown || !actor || shown.phase === 'editing') return null;
  const { phase, accepted, refused } = shown;
  const isKnown = phase === 'accepted' || phase === 'refused' || phase === 'oddsChanged';
  const close = (): void => {
    actor.send({ type: 'close' });
    onRead();
  };
  return (
    <div className={note} data-phase={phase} role="status">
      <Icon name={phase === 'accepted' ? 'check' : 'warn'} />
      {accepted ? (
        <p>
          {t('shell.slip.accepted')} <Amount value={accepted.buyMoney} />
        </p>
      ) : (
        <p>{isKnown ? t('shell.slip.refused', { reason: refused?.msg ?? '' }) : t('shell.slip.checking')}</p>
      )}
      <RouteLink
        to="/lotteryRecord"
        className={`${pressable} ${way}`}
        onClick={isKnown ? close : undefined}
        orNothing
      >
        {t('shell.slip.records')}
      </RouteLink>
      {isKnown && (
        <button type="button" className={`${pressable} ${way}`} aria-label={t('kit.close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
