// The rule that no more withdrawals are free than a day allows.
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

export const freeTimes = contentRule({
  name: 'free-times',
  severity: 'warning',
  page: 'More withdrawals of a day are free than a day allows at all, so none ever costs the fee. Mostly a digit is wrong, or the two were exchanged. Leave freeTimes out where every withdrawal is free.',
  kinds: ['withdrawal-rules'],
  good: '{ "timesADay": 10, "freeTimes": 3 }',
  bad: '{ "timesADay": 3, "freeTimes": 10 }',
  *check({ file: { timesADay, freeTimes: free } }) {
    if (timesADay === undefined || free === undefined || free <= timesADay) return;
    yield {
      path: ['freeTimes'],
      at: 'value',
      message: `${free} withdrawals a day are free, and ${timesADay} are allowed.`,
      consequence: 'The fee is never taken.',
      fix: writeFix(['freeTimes'], timesADay, false),
    };
  },
});
