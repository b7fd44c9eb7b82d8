// Finding an order of steps that explains what each was answered, and what is said where there is none.
import { type Answered, copyOf, type Event, explains, type Member } from './model.ts';

/** The member after the steps, in the first order of them in which the rules give these answers; null where there is none. */
export function explained(
  member: Member,
  steps: readonly Event[],
  answers: readonly Answered[],
  at: number,
): Member | null {
  const go = (before: Member, left: readonly number[]): Member | null => {
    if (left.length === 0) return before;
    for (const n of left) {
      const after = copyOf(before);
      if (!explains(after, steps[n]!, answers[n]!, at)) continue;
      const end = go(
        after,
        left.filter((other) => other !== n),
      );
      if (end) return end;
    }
    return null;
  };
  return go(
    member,
    steps.map((_, n) => n),
  );
}

export const saidOf = (member: Member): string =>
  JSON.stringify(
    {
      ...member,
      stakes: [...member.stakes.values()],
      deposits: [...member.deposits.values()],
      limits: [...member.limits],
    },
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );

/** The steps with their answers, a line each. */
export const saidOfSteps = (steps: readonly Event[], answers: readonly Answered[]): string =>
  steps
    .map(
      (step, n) =>
        `${JSON.stringify(step, (_, value) => (typeof value === 'bigint' ? String(value) : value instanceof Map ? Object.fromEntries(value) : value))} -> ${JSON.stringify(answers[n])}`,
    )
    .join('\n');
