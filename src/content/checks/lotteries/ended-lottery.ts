// The rule that no station offers a state lottery that is drawn no more.
import { cataloguedLottery } from '#lottery/catalogue.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { localText } from '#station/station.ts';
import { contentRule } from '../rule.ts';

export const endedLottery = contentRule({
  name: 'ended-lottery',
  severity: 'warning',
  page: 'The state lottery that this one copies is drawn no more, so no feed can bring its results: what players bet on would be a draw of this platform under a name that promises another one. Close it; its history stays, under its name. A lottery of your own takes its place.',
  kinds: ['lotteries'],
  good: '{ "items": [{ "key": "FFC" }, { "key": "XJSSC", "open": false }] }',
  bad: '{ "items": [{ "key": "FFC" }, { "key": "XJSSC" }] }',
  *check({ file }) {
    for (const [at, { key, open, own }] of file.items.entries()) {
      const lottery = cataloguedLottery(key);
      if (!lottery?.ended || own || open === false) continue;
      yield {
        path: ['items', at, 'key'],
        at: 'value',
        message: `${localText(lottery.name, 'en')} (${key}) is drawn no more.`,
        consequence: 'Players bet on a state lottery that does not exist any longer.',
        fix: { ...writeFix(['items', at, 'open'], false, false), description: 'Close it' },
      };
    }
  },
});
