// The rule that the fields of the registration form come in an order in which they can be filled in.
import type { MeaningRule, RuleInput } from '../rule.ts';

/** Fields that make sense only after another: what repeats or proves it. */
const after: readonly (readonly [later: string, earlier: string])[] = [
  ['password', 'account'],
  ['rePassword', 'password'],
  ['smsCode', 'phone'],
];

const wrongPair = ({ file }: RuleInput): readonly [string, string] | undefined => {
  const fields = (file.onOff?.registerFields ?? []).map((field) => field.replace(/\?$/, ''));
  return after.find(
    ([later, earlier]) =>
      fields.includes(earlier) && fields.indexOf(later) < fields.indexOf(earlier) && fields.includes(later),
  );
};

export const fieldOrder: MeaningRule = {
  name: 'field-order',
  severity: 'warning',
  page: 'onOff.registerFields lists the fields of the registration form in the order in which players fill them in. Here a field comes before the one it depends on: a password before the account, its repetition before the password, or an SMS code before the phone that receives it. Put them the other way round.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "password", "rePassword"] } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "rePassword", "password"] } }',
  reads: ['onOff.registerFields'],
  appliesTo: (input) => wrongPair(input) !== undefined,
  *check(input) {
    const [later, earlier] = wrongPair(input)!;
    const fields = input.file.onOff!.registerFields!;
    const at = fields.findIndex((field) => field.replace(/\?$/, '') === later);
    // Every field that depends on another goes behind it; the rest keeps its order.
    const sorted = [...fields];
    for (const [dependent, base] of after) {
      const from = sorted.findIndex((field) => field.replace(/\?$/, '') === dependent);
      const to = sorted.findIndex((field) => field.replace(/\?$/, '') === base);
      if (from === -1 || to === -1 || from > to) continue;
      const [moved] = sorted.splice(from, 1);
      sorted.splice(to, 0, moved!);
    }
    yield {
      path: ['onOff', 'registerFields', at],
      at: 'value',
      message: `${later} comes before ${earlier}.`,
      consequence: `Players meet ${later} on the registration form before they have filled in ${earlier}.`,
      fix: {
        description: `Write ${JSON.stringify(sorted)}`,
        safe: false,
        changes: [{ kind: 'set', path: ['onOff', 'registerFields'], value: sorted }],
      },
    };
  },
};
