// Owns the one large button of an activity, with the reason below it where nothing can be taken now.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ActivityEvent } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { useSite } from '#kit/page/site.ts';
import { stageButton } from './festiveStyles.ts';
import { useMemberGate } from './useMemberGate.ts';

const box = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-top: var(--space-4);
  > button {
    width: min(100%, 17.5rem);
    border-radius: 1.5rem;
    font-size: 1.0625rem;
  }
  > p {
    max-width: 20rem;
    font-size: var(--font-small);
    text-align: center;
  }
`;

export interface TakeButtonProps {
  event: Pick<ActivityEvent, 'claimable' | 'blockedText'>;
  children: ReactNode;
  onTake: () => void;
  working: boolean;
  /** Where the screen itself knows better than the event whether something can be taken. */
  canTake?: boolean;
  /** Below the button in place of the event's reason. */
  note?: ReactNode;
}

/** A guest and a trial player may press it: they hear what it takes. */
export function TakeButton({ event, children, onTake, working, canTake, note }: TakeButtonProps) {
  const { role } = useSite();
  const mayEnter = useMemberGate();
  const isMember = role === 'member' || role === 'agent';
  const isOpen = !isMember || (canTake ?? event.claimable);
  const below = note ?? (isMember && !isOpen ? event.blockedText : '');
  const press = async (): Promise<void> => {
    if (await mayEnter()) onTake();
  };
  return (
    <div className={box}>
      <Button
        className={stageButton}
        working={working}
        aria-disabled={!isOpen || undefined}
        onClick={() => isOpen && void press()}
      >
        {children}
      </Button>
      {below && <p>{below}</p>}
    </div>
  );
}
