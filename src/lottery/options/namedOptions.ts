// Plays on named options: every chosen option is a unit that wins, loses or is refunded on its own.

import type { Draw, Hit, Mechanism, Odds, Ways } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import { names } from '../selection/fields.ts';

export type Outcome = boolean | 'push';

/** One option of a credit play. */
export interface CreditOption {
  readonly name: string;
  readonly odds: string;
  readonly wins: (draw: Draw, rules: Rules) => Outcome;
}

/** One option of an official play, with the draws it wins. */
export interface OfficialOption {
  readonly name: string;
  readonly ways: number;
  readonly wins: (draw: Draw) => boolean;
}

type Option = { readonly name: string; readonly wins: (draw: Draw, rules: Rules) => Outcome };

/** Options whose outcome is looked up by name; `tierOf` says which tier or odds an option is paid by. */
export function optionsBy(
  choices: readonly string[],
  outcome: (name: string, draw: Draw, rules: Rules) => Outcome,
  tierOf: (name: string) => string = (name) => name,
): Mechanism {
  return {
    forms: [[names('options', choices)]],
    units: ({ options }) => options?.length ?? 0,
    hits: ({ options = [] }, draw, rules): readonly Hit[] => {
      const hits: Hit[] = [];
      for (const name of options) {
        const result = outcome(name, draw, rules);
        if (result === 'push') hits.push({ tier: tierOf(name), units: 1, push: true });
        else if (result) hits.push({ tier: tierOf(name), units: 1 });
      }
      return hits;
    },
  };
}

function byName(options: readonly Option[]): Mechanism {
  const table = new Map(options.map((option) => [option.name, option]));
  return optionsBy(
    options.map(({ name }) => name),
    (name, draw, rules) => table.get(name)?.wins(draw, rules) ?? false,
  );
}

/** A credit play of options, with the default odds of each. */
export function creditOptions(options: readonly CreditOption[]): Mechanism & { readonly odds: Odds } {
  return { ...byName(options), odds: Object.fromEntries(options.map(({ name, odds }) => [name, odds])) };
}

/** An official play of options, each a prize tier of its own. */
export function officialOptions(options: readonly OfficialOption[]): Mechanism & { readonly ways: Ways } {
  return { ...byName(options), ways: Object.fromEntries(options.map(({ name, ways }) => [name, ways])) };
}

/** The same odds for many options. */
export function flat(names_: readonly string[], odds: string): Odds {
  return Object.fromEntries(names_.map((name) => [name, odds]));
}
