// The commands about activities and the prizes that wait for a decision.
import { say } from '../../language.ts';
import { memberActivityLines, waitingAwardLine } from '../activityLines.ts';
import { ask, orNone, type Row } from '../row.ts';

export const activityRows: readonly Row[] = [
  {
    forms: [['activities <account> [--at <day>]', 'support.help.activities']],
    asks: ([account], { at: day }) => ask('activities', { account, day }, memberActivityLines),
  },
  {
    forms: [['awards', 'support.help.awards']],
    asks: () =>
      ask('awards', {}, (awards) => orNone(awards.map(waitingAwardLine), say('support.nothingWaits'))),
  },
  {
    forms: [
      ['award <number> give', 'support.help.awardGive'],
      ['award <number> refuse <reason>', 'support.help.awardRefuse'],
    ],
    asks: ([id, decision, reason]) =>
      decision === 'give' || decision === 'refuse'
        ? ask('decideAward', { id, isGiven: decision === 'give', reason }, (decided) => [
            say(decided.isGiven ? 'support.awardGiven' : 'support.awardRefused', { id: decided.id }),
          ])
        : undefined,
  },
];
