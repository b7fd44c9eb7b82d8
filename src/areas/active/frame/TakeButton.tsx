// The one large button of an activity, with the reason below it where nothing can be taken now.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ActivityEvent } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
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
  /** The last press met no answer: the next one shows what came of it, whatever can be taken by now. */
  isUnanswered?: boolean;
  /** Below the button in place of the event's reason. */
  note?: ReactNode;
}

/** A guest and a trial player may press it: they hear what it takes. */
export function TakeButton({
  event,
  children,
  onTake,
  working,
  canTake,
  isUnanswered = false,
  note,
}: TakeButtonProps) {
  const t = useText();
  const { role } = useSite();
  const mayEnter = useMemberGate();
  const isMember = role === 'member' || role === 'agent';
  const isOpen = isUnanswered || !isMember || (canTake ?? event.claimable);
  const below = isUnanswered
    ? t('active.unanswered')
    : (note ?? (isMember && !isOpen ? event.blockedText : ''));
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
        {isUnanswered ? t('active.unanswered.see') : children}
      </Button>
      {below && <p role={isUnanswered ? 'status' : undefined}>{below}</p>}
    </div>
  );
}
