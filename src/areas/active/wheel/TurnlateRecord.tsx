// The page of one's own spins of the wheel.
import '../texts.ts';
import { wheelRecords } from '#contract/activity.generated.ts';
import { LateAwardRecords } from '../award/lateAwardRecords.tsx';

export function TurnlateRecord() {
  return <LateAwardRecords call={wheelRecords} />;
}
