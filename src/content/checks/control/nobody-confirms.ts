// The rule that what asks for a second person has somebody who may say yes.
import type { Path } from '#station/read/diagnostic.ts';
import type { ContentFacts, ContentFiles } from '../../content.generated.ts';
import { filledFile } from '../../contentSet.ts';
import { contentRule } from '../rule.ts';

type Control = ContentFiles['control'];
type Kind = ContentFacts['control']['limits'][number]['kind'];

const asks = ({ always, single, day }: ContentFacts['control']['limits'][number]): boolean =>
  always || single !== undefined || day !== undefined;

/** The roles a kind is confirmed by; nobody where it has no row. */
const confirmersOf = ({ confirmers }: ContentFacts['control'], kind: Kind): readonly string[] =>
  confirmers.filter((row) => row.kind === kind).flatMap(({ roles }) => roles);

export const nobodyConfirms = contentRule({
  name: 'nobody-confirms',
  severity: 'error',
  page: 'Above a limit a second person has to say yes, and no role may say it for this kind: every such request waits until it lapses. Add a row to the confirmers.',
  kinds: ['control'],
  reads: ['confirmers'],
  good: '{ "limits": [{ "role": "finance", "kind": "adjust", "single": "1000" }], "confirmers": [{ "kind": "adjust", "roles": ["owner"] }] }',
  bad: '{ "limits": [{ "role": "finance", "kind": "adjust", "single": "1000" }], "confirmers": [{ "kind": "payout", "roles": ["owner"] }] }',
  *check({ file: given }) {
    const file = given as Control;
    const facts = filledFile('control', file);
    const found = new Set<Kind>();
    for (const [at, limit] of facts.limits.entries()) {
      const { kind } = limit;
      if (!asks(limit) || confirmersOf(facts, kind).length > 0 || found.has(kind)) continue;
      found.add(kind);
      const path: Path = file.limits ? ['limits', at, 'kind'] : ['confirmers'];
      yield {
        path,
        at: 'value',
        message: `Above its limit ${kind} waits for a second person, and no role may confirm ${kind}.`,
        consequence: 'Nothing of the file is applied: each such request would wait until it lapses.',
        fix: {
          description: 'Let the owner confirm it',
          safe: false,
          changes: [
            {
              kind: 'set',
              path: ['confirmers'],
              value: [...facts.confirmers, { kind, roles: ['owner'] }],
            },
          ],
        },
      };
    }
  },
});
