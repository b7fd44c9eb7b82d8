// The rule that a registration form that is written out asks for what an account is.
import type { MeaningRule } from '../rule.ts';

/** In the order in which forms ask for them. */
const needed = ['account', 'password', 'rePassword'] as const;

export const registerWithoutAccount: MeaningRule = {
  name: 'register-without-account',
  severity: 'warning',
  page: 'registerFields is written out, and lacks account, password or rePassword. They are asked for all the same, since an account is its name and its password, given twice: the form that players see is not the one written here. Mostly the field was dropped while others were added. Put it back in its place, or leave registerFields out for the usual form.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "password", "rePassword", "realName"] } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["password", "rePassword", "realName"] } }',
  reads: ['onOff.registerFields'],
  appliesTo: ({ file }) => file.onOff?.registerFields !== undefined,
  *check({ file }) {
    const fields = file.onOff?.registerFields ?? [];
    const missing = needed.filter((field) => !fields.includes(field));
    if (missing.length === 0) return;
    yield {
      path: ['onOff', 'registerFields'],
      at: 'key',
      message: `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not among the fields, and asked for all the same.`,
      consequence: 'The form that players see is not the one written here.',
      suggestions: [...missing],
      fix: {
        description: `Ask for ${missing.join(' and ')}`,
        safe: false,
        changes: [
          {
            kind: 'set',
            path: ['onOff', 'registerFields'],
            value: [...needed, ...fields.filter((field) => !needed.some((one) => one === field))],
          },
        ],
      },
    };
  },
};
