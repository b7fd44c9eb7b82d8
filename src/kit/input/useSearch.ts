// A search whose words stand in the address: it follows once typing rests.
import { useEffect, useState } from 'react';
import { useQuery } from '../page/useChoice.ts';

/** Nobody types a word without a pause of this length at its end. */
const pauseMs = 350;

/** What is searched, what stands in the field, and how it changes: the search follows once typing rests. */
export function useSearch(): [search: string, typed: string, change: (typed: string) => void] {
  const [query, change] = useQuery();
  const search = (query.get('q') ?? '').trim();
  const [typed, setTyped] = useState(search);
  // Where the address changes otherwise, such as by the way down into a team, the field follows.
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (typed.trim() !== search) setTyped(search);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is the reason, and change is new each time
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => change({ q: typed.trim() || undefined }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [search, typed, setTyped];
}
