// The rule that a registration form with an SMS code has a phone field.
import type { MeaningRule } from '../rule.ts';

export const smsWithoutPhone: MeaningRule = {
  name: 'sms-without-phone',
  severity: 'error',
  page: 'registerFields asks for smsCode, the code sent to a phone, but not for phone (or for it as phone?, which may stay empty). Nobody could register. Ask for phone before smsCode.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "password", "rePassword", "phone", "smsCode"] } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "registerFields": ["account", "password", "rePassword", "smsCode"] } }',
  reads: ['onOff.registerFields'],
  appliesTo: ({ file }) => file.onOff?.registerFields?.includes('smsCode') === true,
  *check({ file }) {
    const fields = file.onOff?.registerFields ?? [];
    const at = fields.indexOf('smsCode');
    if (at === -1 || fields.includes('phone')) return;
    const optional = fields.indexOf('phone?');
    yield {
      path: ['onOff', 'registerFields', at],
      at: 'value',
      message:
        optional === -1
          ? 'smsCode is asked for, but phone is not.'
          : 'smsCode is asked for, but phone may stay empty.',
      consequence: 'Nobody can register: the code has no phone to go to.',
      suggestions: ['phone'],
      fix: {
        description: optional === -1 ? 'Ask for phone before it' : 'Ask for phone in any case',
        safe: false,
        changes: [
          {
            kind: 'set',
            path: ['onOff', 'registerFields'],
            value:
              optional === -1
                ? [...fields.slice(0, at), 'phone', ...fields.slice(at)]
                : fields.map((field) => (field === 'phone?' ? 'phone' : field)),
          },
        ],
      },
    };
  },
};
