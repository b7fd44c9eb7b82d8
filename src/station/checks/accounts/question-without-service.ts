// The rule that a station that asks for the security question before changes has a customer service for who has forgotten the answer.
import type { MeaningRule } from '../rule.ts';

export const questionWithoutService: MeaningRule = {
  name: 'question-without-service',
  severity: 'warning',
  page: 'questionOnChange demands the answer to the security question before cards, passwords, phone and mail address change, and onlineServiceUrl is empty: a question is set once, so a member who has forgotten the answer can change nothing any more and finds nobody to clear it. Name a customer service, or drop questionOnChange. A station whose members know another way to support may ignore it.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "questionOnChange": true } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "questionOnChange": true, "onlineServiceUrl": "" } }',
  reads: ['onOff.questionOnChange', 'onOff.onlineServiceUrl'],
  appliesTo: ({ file }) => file.onOff?.questionOnChange === true,
  *check({ station: { onOff } }) {
    if (onOff.onlineServiceUrl !== '') return;
    yield {
      path: ['onOff', 'questionOnChange'],
      at: 'key',
      message: 'The security question is asked before changes, and there is no customer service.',
      consequence:
        'Who has forgotten the answer can change neither cards nor passwords, and finds nobody to ask.',
      fix: {
        description: 'Have the customer service of the default',
        safe: false,
        changes: [{ kind: 'remove', path: ['onOff', 'onlineServiceUrl'] }],
      },
    };
  },
};
