// The rule that the registration form asks for nothing twice.
import type { MeaningRule, RuleInput } from '../rule.ts';

const bare = (field: string): string => field.replace(/\?$/, '');

/** The places of fields that an earlier one asks for already, required there or not. */
function repeated({ file }: RuleInput): number[] {
  const fields = (file.onOff?.registerFields ?? []).map(bare);
  return fields.flatMap((field, at) => (fields.indexOf(field) < at ? [at] : []));
}

export const repeatedField: MeaningRule = {
  name: 'repeated-field',
  severity: 'warning',
  page: 'onOff.registerFields asks for the same twice, once required and once with a question mark. Keep the one that is meant.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "password", "rePassword", "phone"] } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "password", "rePassword", "phone", "phone?"] } }',
  reads: ['onOff.registerFields'],
  appliesTo: (input) => repeated(input).length > 0,
  *check(input) {
    for (const at of repeated(input))
      yield {
        path: ['onOff', 'registerFields', at],
        at: 'value',
        message: `${bare(input.file.onOff!.registerFields![at]!)} is asked for already.`,
        consequence: 'It is asked for once, and nobody can say whether it is required.',
        fix: {
          description: 'Remove the second one',
          safe: false,
          changes: [{ kind: 'remove', path: ['onOff', 'registerFields', at] }],
        },
      };
  },
};
