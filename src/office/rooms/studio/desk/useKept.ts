// No keystroke is lost: what is written lies in this browser at once, and at the server a little after the last key.
import { useCallback, useEffect, useRef, useState } from 'react';
import { onOnline } from '#browser/pageLifecycle.ts';
import { localStore } from '#browser/storage.ts';
import { draft } from '#contract/office/studio.generated.ts';
import { OfficeFailure, send } from '../../../kit/call/client.ts';
import { keyOf, type Written } from './opening.ts';

/** After the last key. */
const restMs = 600;
/** After a try that failed. */
const againMs = 4_000;

export interface Kept {
  /** Nothing is written, it waits, it is kept, or why it is not. */
  state: 'none' | 'waits' | 'kept' | OfficeFailure;
}

interface KeptOptions {
  /** What the server has. */
  reached: Written;
  /** Nothing is kept of somebody who only looks. */
  isOn: boolean;
}

/** Keeps what is written; the draft is given up where it is what the file says. */
export function useKept(code: string, person: string, { text, base }: Written, options: KeptOptions): Kept {
  const { isOn } = options;
  const [state, setState] = useState<Kept['state']>('none');
  const reached = useRef(JSON.stringify({ text: options.reached.text, base: options.reached.base }));
  const waiting = useRef<() => void>(undefined);
  /** One after the other, so that what was written last is what is kept. */
  const line = useRef(Promise.resolve());
  const key = keyOf(code, person);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const words = JSON.stringify({ text, base });
    if (!isOn || reached.current === words) return;
    localStore.write(key, words);
    setState((was) => (was instanceof OfficeFailure && tries > 0 ? was : 'waits'));
    let retry: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      waiting.current = undefined;
      line.current = line.current.then(async () => {
        try {
          await send(draft, text === base ? {} : { text, base }, { station: code });
        } catch (error) {
          if (!(error instanceof OfficeFailure)) throw error;
          setState(error);
          // What is refused is refused again.
          if (error.kind !== 'refused') retry = setTimeout(() => setTries((before) => before + 1), againMs);
          return;
        }
        reached.current = words;
        if (localStore.read(key) === words) localStore.remove(key);
        setState(text === base ? 'none' : 'kept');
      });
    };
    waiting.current = keep;
    const timer = setTimeout(keep, restMs);
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
