// The events of transport: repeats and failures, reported to whoever shows them.
import { createSubject } from '#browser/subject.ts';
import type { CallFailure } from './failure.ts';

/**
 * A call met no answer and will be repeated in a moment: its id, and which repeat this is, from 1. `onEnd` takes what is to
 * be done once the call has ended, one way or the other. Not reported for calls that nobody waits for.
 */
export const retries = createSubject<{ call: string; count: number; onEnd(listener: () => void): void }>();

/** A call failed finally, silent ones included (isSilent says so). An aborted call is no failure. */
export const failures = createSubject<CallFailure>();
