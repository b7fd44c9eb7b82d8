// Owns that no keystroke is lost: what is written lies in this browser at once, and at the server a little after the last key.
import { useCallback, useEffect, useRef, useState } from 'react';
import { onOnline } from '#browser/pageLifecycle.ts';
import { localStore } from '#browser/storage.ts';
import { draft } from '#contract/office/studio.generated.ts';
import { OfficeFailure, send } from '../../../kit/call/client.ts';

/** After the last key. */
const restMs = 600;
/** After a try that failed. */
const againMs = 4_000;

export interface Written {
  text: string;
  /** The text of the file that it is made from. */
  base: string;
}

const keyOf = (code: string, person: string): string => `office-studio ${person} ${code}`;

/** What was written in this browser and has not reached the server. */
export function leftHere(code: string, person: string): Written | undefined {
  const left = localStore.readJson(keyOf(code, person)) as Written | null;
  return typeof left?.text === 'string' && typeof left.base === 'string' ? left : undefined;
}

export interface Kept {
  /** Nothing is written, it waits, it is kept, or why it is not. */
  state: 'none' | 'waits' | 'kept' | OfficeFailure;
}

/** Keeps what is written; the draft is given up where it is what the file says. */
export function useKept(code: string, person: string, { text, base }: Written, isOn: boolean): Kept {
  const [state, setState] = useState<Kept['state']>('none');
  const reached = useRef<string>(undefined);
  const waiting = useRef<() => void>(undefined);
  const key = keyOf(code, person);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const words = JSON.stringify({ text, base });
    // What was opened is as it is kept.
    reached.current ??= words;
    if (!isOn || reached.current === words) return;
    localStore.writeJson(key, { text, base });
    setState((was) => (was instanceof OfficeFailure && tries > 0 ? was : 'waits'));
    const keep = () => {
      waiting.current = undefined;
      send(draft, text === base ? {} : { text, base }, { station: code }).then(
        () => {
          reached.current = words;
          const left = localStore.readJson(key) as Written | null;
          if (left?.text === text && left.base === base) localStore.remove(key);
          setState(text === base ? 'none' : 'kept');
        },
        (error: unknown) => {
          if (!(error instanceof OfficeFailure)) throw error;
          setState(error);
          retry = setTimeout(() => setTries((before) => before + 1), againMs);
        },
      );
    };
    waiting.current = keep;
    const timer = setTimeout(keep, restMs);
    let retry: ReturnType<typeof setTimeout> | undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
    };
  }, [code, key, text, base, isOn, tries]);
  useEffect(() => onOnline(() => setTries((before) => before + 1)), []);
  const keepNow = useCallback(() => waiting.current?.(), []);
  useEffect(() => keepNow, [keepNow]);
  return { state };
}
