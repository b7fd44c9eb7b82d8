// Owns the hook to the rules of a family, which come in a chunk of their own; a lost one may be asked for again.
import { useEffect, useState } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { loadFamily } from '#lottery/loadFamily.ts';
import type { Family } from '#lottery/play.ts';

export interface FamilyRead {
  data: Family | undefined;
  error: unknown;
  isLoading: boolean;
  mutate: () => Promise<void>;
}

export function useFamily(code: Lottery['family']): FamilyRead {
  const [loaded, setLoaded] = useState<{ code: string; family?: Family; error?: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isHere = true;
    loadFamily(code).then(
      (family) => isHere && setLoaded({ code, family }),
      () => isHere && setLoaded({ code, error: { kind: 'network' } }),
    );
    return () => {
      isHere = false;
    };
  }, [code, tries]);
  const own = loaded?.code === code ? loaded : null;
  return {
    data: own?.family,
    error: own?.error,
    isLoading: !own,
    mutate: async () => setTries((count) => count + 1),
  };
}
