// The rule that players can tell stations apart by their names.
import type { CrossFileRule } from '../rule.ts';

export const duplicateName: CrossFileRule = {
  name: 'duplicate-name',
  severity: 'warning',
  page: 'Two stations have the same name. Players, and operators in the list of stations, cannot tell them apart; most often a file was copied and the name left as it was. Give the newer one a name of its own.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Same" }',
  beside: '{ "code": "another", "name": "Same" }',
  consequence: 'Players cannot tell the two stations apart.',
  message: ([name], owner) => `The name "${name}" belongs to ${owner}.`,
};
