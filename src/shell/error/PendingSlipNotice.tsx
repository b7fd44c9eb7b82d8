// The notice of a slip whose result was not known when the pages of play were left: it is queried wherever the player is, with a link to the records.
import { css } from '@linaria/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { onOnline } from '#browser/pageLifecycle.ts';
import { Amount } from '#kit/Amount.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { type PlaceBetActor, startPlaceBet } from '#play/placing/betting.ts';
import { placeBetState } from '#play/placing/placeBetState.ts';
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
const link = css`
  display: grid;
  flex: none;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--space-2);
  color: var(--link);
`;

export interface PendingSlipNoticeProps {
  account: string;
  /** Its result is known and read. */
  onRead: () => void;
}

export function PendingSlipNotice({ account, onRead }: PendingSlipNoticeProps) {
  const t = useText();
  const { refresh } = useSite();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const [actor, setActor] = useState<PlaceBetActor>();
  useEffect(() => {
    const own = startPlaceBet(account, () => void latest.current());
    setActor(own);
    const stop = onOnline(() => own.send({ type: 'again' }));
    return () => {
      stop();
      // The slip stays stored: the next screen continues the queries.
      own.stop();
    };
  }, [account]);
  const { phase, accepted, refused } = useSelector(actor, placeBetState, shallowEqual);

  if (!actor || phase === 'editing') return null;
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
          {t('extra.slip.accepted')} <Amount value={accepted.buyMoney} />
        </p>
      ) : (
        <p>{isKnown ? t('extra.slip.refused', { reason: refused?.msg ?? '' }) : t('extra.slip.checking')}</p>
      )}
      <RouteLink
        to="/lotteryRecord"
        className={`${pressable} ${link}`}
        onClick={isKnown ? close : undefined}
        orNothing
      >
        {t('extra.slip.records')}
      </RouteLink>
      {isKnown && (
        <button type="button" className={`${pressable} ${link}`} aria-label={t('kit.close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
