// What a page of records opens late, as one part: the sheet of a slip, and the choosing of bets, which shows the same rows.
import { BetList, type BetListProps } from '../BetList.tsx';
import { SlipSheet, type SlipSheetProps } from './SlipSheet.tsx';

/** One of both. */
export type LateBetsProps = { choosing: BetListProps } | { shown: SlipSheetProps };

export function LateBets(props: LateBetsProps) {
  return 'shown' in props ? <SlipSheet {...props.shown} /> : <BetList {...props.choosing} />;
}
