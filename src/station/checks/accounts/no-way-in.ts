// The rule that a station behind its log-in page lets somebody new in.
import type { MeaningRule } from '../rule.ts';

const walls = ['notLoggedToLoginPage', 'onoffMobileNotloggedToLoginview'] as const;

export const noWayIn: MeaningRule = {
  name: 'no-way-in',
  severity: 'warning',
  page: 'Whoever is not logged in is sent to the log-in page, and neither registration nor trial play is open there: a new visitor sees a form for an account that he cannot get. Open one of the two, or take the wall away (notLoggedToLoginPage, onoffMobileNotloggedToLoginview). A station whose members are all made by its agents may ignore it.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "notLoggedToLoginPage": true, "registerOpen": false } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "notLoggedToLoginPage": true, "registerOpen": false, "trialOpen": false } }',
  reads: ['onOff'],
  appliesTo: ({ file }) => file.onOff?.registerOpen === false && file.onOff.trialOpen === false,
  *check({ station: { onOff } }) {
    const wall = walls.find((one) => onOff[one]);
    if (wall === undefined) return;
    yield {
      path: ['onOff', wall],
      at: 'key',
      message: 'Registration and trial play are both shut behind the log-in page.',
      consequence: 'Nobody new can see anything of the station.',
      fix: {
        description: 'Let trial play be open',
        safe: false,
        changes: [{ kind: 'remove', path: ['onOff', 'trialOpen'] }],
      },
    };
  },
};
