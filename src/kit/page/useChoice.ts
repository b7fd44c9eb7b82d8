// What is chosen on a page in its address, so that back and reload find the page as it was.
import { useSearchParams } from 'react-router-dom';

type Change = (changed: Record<string, string | undefined>) => void;

/** Puts values into the address, in the place of the entry that is there; undefined takes one out. */
export function useQuery(): [query: URLSearchParams, change: Change] {
  const [query, setQuery] = useSearchParams();
  const change: Change = (changed) => {
    // The address, not the query last drawn: a choice made a moment before may not be drawn yet.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true });
  };
  return [query, change];
}

/** One of several values under a name of the address; the first is not written down. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const [query, change] = useQuery();
  const chosen = values.find((value) => value === query.get(name)) ?? values[0]!;
  return [chosen, (value) => change({ [name]: value === values[0] ? undefined : value })];
}
