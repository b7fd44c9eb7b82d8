// Who is logged in at the office, for every part below the gate.
import { createContext, use } from 'react';
import type { MeAnswer } from '#contract/office/session.generated.ts';

export const Person = createContext<MeAnswer | null>(null);

/** Who is logged in. Only below the gate. */
export function usePerson(): MeAnswer {
  const person = use(Person);
  if (!person) throw new Error('Nobody is logged in here.');
  return person;
}
