// What levels are called on the page of them.
import type { LevelsAnswer } from '#contract/account.generated.ts';

/** What the station calls a level; its number where it has no name. */
export const namesOf = (all: LevelsAnswer['levels']) => {
  const names = new Map(all.map(({ level, name }) => [level, name]));
  return (level: number): string => names.get(level) ?? String(level);
};
