// How an amount of the statement is shown: in the colour of a gain or a loss where it is one.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import type { BillKind } from './kinds.ts';

const moved = css`
  && [data-trend] {
    color: inherit;
  }
`;

/** Of these one's own money only moves: they have the sign alone. */
const movedKinds: readonly BillKind[] = ['deposit', 'withdraw', 'transfer', 'donate', 'adjust'];

export interface LineAmountProps {
  kind: BillKind;
  /** Yuan as the wire has it. */
  value: string;
  /** Every decimal it has: of one line in full. */
  exact?: boolean;
}

export function LineAmount({ kind, value, exact = false }: LineAmountProps) {
  return (
    <span className={movedKinds.includes(kind) ? moved : undefined}>
      <Amount value={value} signed exact={exact} />
    </span>
  );
}
