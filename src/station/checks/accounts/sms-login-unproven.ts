// The rule that members of a station with log-in by SMS can prove their phone.
import type { MeaningRule } from '../rule.ts';

export const smsLoginUnproven: MeaningRule = {
  name: 'sms-login-unproven',
  severity: 'warning',
  page: 'smsLogin lets members log in by a code to a phone on which they have read a code before. Here nobody is asked for one at registration (smsCode among registerFields) and the profile shows no contacts (personalInfoflag), so only who has recovered a password by SMS could ever log in that way; everybody else waits for a code that never comes. Ask for phone and smsCode at registration, show contacts, or drop smsLogin.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "smsLogin": true }, "frontConfig": { "personalInfoflag": true } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "smsLogin": true } }',
  reads: ['onOff.smsLogin', 'onOff.registerFields', 'frontConfig.personalInfoflag'],
  appliesTo: ({ file }) => file.onOff?.smsLogin === true,
  *check({ station: { onOff, frontConfig } }) {
    if (onOff.registerFields.includes('smsCode') || frontConfig.personalInfoflag) return;
    yield {
      path: ['onOff', 'smsLogin'],
      at: 'key',
      message: 'Members log in by SMS, and have no place to prove their phone.',
      consequence: 'Whoever chooses it waits for a code that never comes.',
      fix: {
        description: 'Show contacts in the profile, where a phone is proven',
        safe: false,
        changes: [{ kind: 'set', path: ['frontConfig', 'personalInfoflag'], value: true }],
      },
    };
  },
};
