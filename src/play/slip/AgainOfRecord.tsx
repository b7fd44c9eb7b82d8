// Betting a recorded bet again from outside a page of play: the buttons, the way to the filled slip, and keeping it by a name.
import '../shown/texts.ts';
import { css } from '@linaria/core';
import type { BetOrder, BetSlip, FamilyCode } from '#contract/entities.generated.ts';
import { KeepSlip } from '../kept/lateKept.ts';
import { AgainButtons } from '../parts/AgainButtons.tsx';
import { useBetAgain } from './useBetAgain.ts';

const keep = css`
  grid-column: 1 / -1;
  text-align: center;
`;

export function AgainOfRecord({ bet, family }: { bet: BetOrder | BetSlip; family: FamilyCode }) {
  const betAgain = useBetAgain();
  return (
    <>
      <AgainButtons isWhole={!('orderId' in bet)} onAgain={(factor) => betAgain(bet, family, factor)} />
      <span className={keep}>
        <KeepSlip
          slip={async () => (await import('./betAgain.ts')).pastSlipOf(bet)}
          again={(slip, factor, of = family) => betAgain(slip, of, factor)}
        />
      </span>
    </>
  );
}
