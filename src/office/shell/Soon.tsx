// Parts of the office that are fetched by themselves: one that is there already is drawn at once.
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Loading } from '../kit/Await.tsx';

interface Arrival<Props> {
  part?: ComponentType<Props>;
  /** Why it did not come. */
  fault?: unknown;
}

export interface Soon<Props> {
  (props: Props): React.ReactNode;
  /** Fetches it before it is drawn; drawn it is no sooner than `after` has settled. */
  bring(after?: Promise<unknown>): void;
}

/**
 * React's own `lazy` shows its fallback once in any case, and what comes within 300 ms of a fallback waits for the rest of them: three parts, one
 * within the other, wait three times.
 */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): Soon<Props> {
  let arrival: Arrival<Props> = {};
  let under: Promise<void> | undefined;
  const bring = (after?: Promise<unknown>): Promise<void> => {
    under ??= Promise.all([load(), after?.catch(() => undefined)]).then(
      ([part]) => {
        arrival = { part };
      },
      (fault: unknown) => {
        arrival = { fault };
      },
    );
    return under;
  };
  function SoonPart(props: Props) {
    const [{ part: Part, fault }, setArrival] = useState(arrival);
    useEffect(() => {
      let isGone = false;
      // In small stretches: what the page is asked meanwhile is answered between them.
      if (!Part)
        void bring().then(() =>
          startTransition(() => {
            if (!isGone) setArrival(arrival);
          }),
        );
      return () => {
        isGone = true;
      };
    }, [Part]);
    if (fault !== undefined) throw fault;
    return Part ? <Part {...props} /> : <Loading />;
  }
  return Object.assign(SoonPart, { bring: (after?: Promise<unknown>) => void bring(after) });
}
