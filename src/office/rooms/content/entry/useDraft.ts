// Keeping what somebody writes: a little after the last key, and at once when the page is left.
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, saveDraft } from '#contract/office/content.generated.ts';
import { OfficeFailure, send } from '../../../kit/call/client.ts';
import type { Item } from '../../../kit/form/schema.ts';

/** After the last key. */
const restMs = 600;

interface Place {
  kind: string;
  key: string;
  /** Mark of the entry that it is made from. */
  mark: string;
}

export interface KeptDraft {
  /** Nothing was written yet, it is kept, or why it is not. */
  state: 'none' | 'kept' | OfficeFailure;
  /** Keeps at once what waits to be kept. */
  keepNow: () => void;
  /** Gives it up, and what waits to be kept with it; `value` is what is written from now on. */
  drop: (value: Item) => Promise<void>;
}

export function useDraft({ kind, key, mark }: Place, value: Item): KeptDraft {
  const [state, setState] = useState<KeptDraft['state']>('none');
  const kept = useRef(value);
  const waiting = useRef<() => void>(undefined);
  const said = useCallback((error: unknown): void => {
    if (!(error instanceof OfficeFailure)) throw error;
    setState(error);
  }, []);
  useEffect(() => {
    if (value === kept.current) return;
    const keep = () => {
      waiting.current = undefined;
      kept.current = value;
      send(saveDraft, { kind, key, mark, value: JSON.stringify(value) }).then(() => setState('kept'), said);
    };
    waiting.current = keep;
    const timer = setTimeout(keep, restMs);
    return () => clearTimeout(timer);
  }, [kind, key, mark, value, said]);
  const keepNow = useCallback(() => waiting.current?.(), []);
  useEffect(() => keepNow, [keepNow]);
  return {
    state,
    keepNow,
    drop: async (next) => {
      waiting.current = undefined;
      kept.current = next;
      await send(dropDraft, { kind, key }).then(() => setState('none'), said);
    },
  };
}
