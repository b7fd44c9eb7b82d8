// The rule that members are asked about the automatic exchange only where there is one.
import type { MeaningRule } from '../rule.ts';

export const optInWithoutExchange: MeaningRule = {
  name: 'opt-in-without-exchange',
  severity: 'warning',
  page: 'thirdAutoExchangeOptIn lets members switch the automatic exchange of balances on, and thirdAutoExchange has switched it off for all of them: there is nothing to switch on. One of the two is not what was meant.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "thirdAutoExchangeOptIn": true } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "thirdAutoExchange": false, "thirdAutoExchangeOptIn": true } }',
  reads: ['onOff.thirdAutoExchange', 'onOff.thirdAutoExchangeOptIn'],
  appliesTo: ({ file }) =>
    file.onOff?.thirdAutoExchangeOptIn === true && file.onOff.thirdAutoExchange === false,
  *check() {
    yield {
      path: ['onOff', 'thirdAutoExchangeOptIn'],
      at: 'key',
      message: 'Members may opt in to the automatic exchange, which is off.',
      consequence: 'The setting does nothing.',
      fix: {
        description: 'Remove thirdAutoExchangeOptIn',
        safe: false,
        changes: [{ kind: 'remove', path: ['onOff', 'thirdAutoExchangeOptIn'] }],
      },
    };
  },
};
