// What the player sees of a result: what it is, where it stands, and what has to be bet before a withdrawal.

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { prizeText } from '../shared/prizeText.ts';
import { PrizePicture } from './PrizePicture.tsx';

const box = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-5);
  text-align: center;
  > strong {
    color: var(--win);
    font-size: 2rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  > strong[data-none] {
    color: var(--text);
    font-size: 1.25rem;
  }
  > strong[data-waits] {
    color: var(--warn);
  }
  > p {
    color: var(--text-quiet);
  }
  > button {
    margin-top: var(--space-3);
  }
  > button + button {
    margin-top: 0;
  }
`;
/** What can be taken next, offered after a prize. */
export interface Again {
  /** The words on the button, with what is left. */
  words: string;
  onAgain: () => void;
}

export interface AwardContentProps {
  award: ActivityAward;
  onClose: () => void;
  /** Nobody is asked to go on after no prize. */
  again?: Again | null;
  /** Above the prize in place of its note, such as the dice thrown. */
  children?: ReactNode;
}

/** Nobody has won what only waits for a decision, or was refused. */
function titleOf({ prize, status }: ActivityAward): TextId {
  if (prize.kind === 'none') return 'active.result';
  if (status === AwardStatus.waiting) return 'active.result.waits';
  return status === AwardStatus.given ? 'active.result.won' : 'active.result';
}

export function AwardContent({ award, onClose, again = null, children }: AwardContentProps) {
  const t = useText();
  const { prize, status, note, required } = award;
  const isNothing = prize.kind === 'none';
  const next = isNothing ? null : again;
  return (
    <Sheet open onClose={onClose} title={t(titleOf(award))}>
      <div className={box}>
        {prize.kind !== 'none' && <PrizePicture kind={prize.kind} />}
        {children}
        <strong data-none={isNothing || undefined} data-waits={status === AwardStatus.waiting || undefined}>
          {prizeText(prize, t)}
        </strong>
        {note && !children && <p>{note}</p>}
        {!isNothing && <p>{t(`active.status.long.${status}`)}</p>}
        {Number(required) > 0 && <p>{t('active.required', { amount: shortAmount(required) })}</p>}
        {next && (
          <Button
            wide
            onClick={() => {
              onClose();
              next.onAgain();
            }}
          >
            {next.words}
          </Button>
        )}
        <Button wide {...(next && { kind: 'quiet' })} onClick={onClose}>
          {t('active.understood')}
        </Button>
      </div>
    </Sheet>
  );
}
