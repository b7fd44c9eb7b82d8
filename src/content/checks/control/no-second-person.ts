// The rule that what moves money or opens doors has some limit beyond which a second person looks.
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

type Kind = NonNullable<ContentFiles['control']['limits']>[number]['kind'];

/** What nobody should do alone without any limit. */
const watched: ReadonlySet<Kind> = new Set([
  'adjust',
  'turnover',
  'payout',
  'correction',
  'drawByHand',
  'account',
  'staff',
]);

export const noSecondPerson = contentRule({
  name: 'no-second-person',
  severity: 'warning',
  page: 'A role may do this alone without any limit: money by hand, turnover, payouts, results, receiving accounts or rights of staff. One stolen session is enough then. Set single, day or always.',
  kinds: ['control'],
  good: '{ "limits": [{ "role": "owner", "kind": "adjust", "day": "20000" }] }',
  bad: '{ "limits": [{ "role": "owner", "kind": "adjust" }] }',
  *check({ file }) {
    for (const [at, { role, kind, always, single, day }] of (
      (file as ContentFiles['control']).limits ?? []
    ).entries()) {
      if (!watched.has(kind) || always || single !== undefined || day !== undefined) continue;
      yield {
        path: ['limits', at, 'kind'],
        at: 'value',
        message: `${role} may do ${kind} alone without a limit.`,
        consequence: 'One person, or whoever has taken over one session, does as much of it as there is.',
        fix: {
          description: 'Ask for a second person every time',
          safe: false,
          changes: [
            { kind: always === undefined ? 'insert' : 'set', path: ['limits', at, 'always'], value: true },
          ],
        },
      };
    }
  },
});
