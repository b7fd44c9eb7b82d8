// The list of what a press takes: one press for all of it, and one for each; what met no answer is asked for first.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
import { ClaimRow } from './ClaimRow.tsx';
import { Section } from './Section.tsx';
import { type Claiming, keyOf, type TodayClaim } from './useClaiming.ts';

const all = css`
  padding-bottom: var(--space-4);
`;

/** How many presses met no answer. */
export const lostOf = ({ outcomes }: Claiming): number =>
  outcomes.filter(({ isUnanswered }) => isUnanswered).length;

export interface ClaimListProps<Claim extends TodayClaim> {
  title: string;
  claims: readonly Claim[];
  claiming: Claiming;
  /** What the press for all of them is called. */
  allLabel: string;
  labelOf: (claim: Claim) => string;
  /** Below the list. */
  children?: ReactNode;
}

/** Nothing where there is nothing to take, and no answer is missing. */
export function ClaimList<Claim extends TodayClaim>({
  title,
  claims,
  claiming,
  allLabel,
  labelOf,
  children,
}: ClaimListProps<Claim>) {
  const t = useText();
  const isLost = lostOf(claiming) > 0;
  if (claims.length === 0 && !isLost) return null;
  return (
    <Section title={title}>
      {(claims.length > 1 || isLost) && (
        <div className={all}>
          <Button wide working={claiming.isClaiming} onClick={() => void claiming.claim(claims)}>
            {isLost ? t('active.unanswered.see') : allLabel}
          </Button>
        </div>
      )}
      <ul>
        {claims.map((claim) => (
          <ClaimRow key={keyOf(claim)} claim={claim}>
            <Button
              size="small"
              kind="quiet"
              working={claiming.current === keyOf(claim)}
              aria-disabled={claiming.isClaiming || undefined}
              onClick={() => void claiming.claim([claim])}
            >
              {labelOf(claim)}
            </Button>
          </ClaimRow>
        ))}
      </ul>
      {children}
    </Section>
  );
}
