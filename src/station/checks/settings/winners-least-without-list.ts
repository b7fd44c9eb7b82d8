// The rule that a station says which wins it shows only where it shows any.
import type { MeaningRule } from '../rule.ts';

export const winnersLeastWithoutList: MeaningRule = {
  name: 'winners-least-without-list',
  severity: 'warning',
  page: 'winnersLeast says from which payout on a win is shown on the home page, and winners, how many are shown, is 0: there is no list. State how many, or leave both out.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "winners": 6, "winnersLeast": 500 } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "winnersLeast": 500 } }',
  reads: ['frontConfig.winners', 'frontConfig.winnersLeast'],
  appliesTo: ({ file }) => file.frontConfig?.winnersLeast !== undefined && !file.frontConfig.winners,
  *check() {
    yield {
      path: ['frontConfig', 'winnersLeast'],
      at: 'key',
      message: 'The least payout of wins is given, but no wins are shown.',
      consequence: 'The setting does nothing.',
      fix: {
        description: 'Remove winnersLeast',
        safe: false,
        changes: [{ kind: 'remove', path: ['frontConfig', 'winnersLeast'] }],
      },
    };
  },
};
