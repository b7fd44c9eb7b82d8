// What a screen shows of the bet machine; light, because the machine itself comes later.
import type { SnapshotFrom } from 'xstate';
import type { AcceptedSlip, placeBetMachine, SentSlip, ShownRefusal } from './placeBet.machine.ts';

export type PlaceBetPhase = 'editing' | 'sending' | 'checking' | 'accepted' | 'refused' | 'oddsChanged';

/** What a screen shows for a slip, from the machine's state. */
export function phaseOf(value: unknown): PlaceBetPhase {
  if (typeof value === 'object' && value !== null)
    return (value as { asking?: string }).asking === 'first' ? 'sending' : 'checking';
  if (value === 'accepted' || value === 'refused' || value === 'oddsChanged') return value;
  return value === 'waiting' || value === 'parked' ? 'checking' : 'editing';
}

export interface PlaceBetState {
  phase: PlaceBetPhase;
  accepted: AcceptedSlip | null;
  refused: ShownRefusal | null;
  /** The slip that was accepted: that of another page where the player has moved on meanwhile. */
  placed: SentSlip | null;
  /** The submitted slip. */
  sent: SentSlip | null;
}

const idle: PlaceBetState = { phase: 'editing', accepted: null, refused: null, placed: null, sent: null };

/** For useSelector(): without a machine nothing has happened yet. */
export function placeBetState(snapshot: SnapshotFrom<typeof placeBetMachine> | undefined): PlaceBetState {
  if (!snapshot) return idle;
  const { accepted, refused, placed, sent } = snapshot.context;
  return { phase: phaseOf(snapshot.value), accepted, refused, placed, sent };
}
