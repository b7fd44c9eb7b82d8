// The rule that a list holds each entry once.

import type { Path } from '../../read/diagnostic.ts';
import { placeName, shortened } from '../../read/schemaPlace.ts';
import type { RuleWith, SchemaFault } from '../rule.ts';

export const duplicateItem: RuleWith<(list: Path, item: string, at: number, earlier: number) => SchemaFault> =
  {
    name: 'duplicate-item',
    severity: 'error',
    page: 'The same entry is in one list twice. A menu would show it twice, a form would have two such fields.',
    good: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/appDown"] } }',
    bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/appDown", "/appDown"] } }',
    /** `item` is the repeated entry as JSON, `at` its place in the list, `earlier` the place of the first one. */
    detect(list, item, at, earlier) {
      const path = [...list, at];
      return {
        path,
        at: 'value',
        message: `${shortened(item)} is in ${placeName(list)} twice: it is entry ${earlier + 1} as well.`,
        fix: { description: 'Remove the repetition', safe: true, changes: [{ kind: 'remove', path }] },
      };
    },
  };
