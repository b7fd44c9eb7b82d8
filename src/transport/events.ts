// Owns the events of transport: repeats and failures, reported to whoever shows them.
import { createSubject } from '#browser/subject.ts';
import type { CallFailure } from './failure.ts';

/** A call is about to be repeated: its id, and which repeat this is, from 1. Not reported for calls that nobody waits for. */
export const retries = createSubject<{ call: string; count: number }>();

/** A call failed finally, silent ones included (isSilent says so). An aborted call is no failure. */
export const failures = createSubject<CallFailure>();
