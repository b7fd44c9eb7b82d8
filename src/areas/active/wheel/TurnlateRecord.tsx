// Owns the page of one's own spins of the wheel.
import '../texts.ts';
import { wheelRecords } from '#contract/activity.generated.ts';
import { AwardRecords } from '../award/AwardRecords.tsx';

export function TurnlateRecord() {
  return <AwardRecords call={wheelRecords} />;
}
