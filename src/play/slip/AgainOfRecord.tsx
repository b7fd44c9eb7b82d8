// Owns betting a recorded bet again from outside a page of play: the buttons, and the way to the filled slip.
import '../texts.ts';
import type { BetOrder, BetSlip, FamilyCode } from '#contract/entities.generated.ts';
import { AgainButtons } from './AgainButtons.tsx';
import { useBetAgain } from './useBetAgain.ts';

export function AgainOfRecord({ bet, family }: { bet: BetOrder | BetSlip; family: FamilyCode }) {
  const betAgain = useBetAgain();
  return <AgainButtons isWhole={!('orderId' in bet)} onAgain={(factor) => betAgain(bet, family, factor)} />;
}
