// The hook to the rules of a family, which come in a chunk of their own.
import { type Loaded, useLoaded } from '#browser/useLoaded.ts';
import type { Lottery } from '#contract/entities.generated.ts';
import { loadFamily } from '#lottery/loadFamily.ts';
import type { Family } from '#lottery/play.ts';

export const useFamily = (code: Lottery['family']): Loaded<Family> => useLoaded(code, loadFamily);
