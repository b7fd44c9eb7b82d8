// Waiting for several reads before a page is drawn, so that none arrives late and pushes what is under a thumb.
import { useEffect, useState } from 'react';
import type { Read } from '#kit/page/Await.tsx';

/** So long the answer itself waits for the others: a line on which one of them hangs prevents no deposit. */
const patienceMs = 8_000;

/** The first read, with its answer once each of the others is there or has failed. */
export function useTogether<Data>(
  read: Read<Data>,
  ...others: readonly Pick<Read<unknown>, 'data' | 'error'>[]
): Read<Data> {
  const [isPatient, setPatient] = useState(true);
  const isWaiting = isPatient && others.some(({ data, error }) => data === undefined && error === undefined);
  const isHeld = isWaiting && read.data !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isHeld ? { ...read, data: undefined, isLoading: true } : read;
}
