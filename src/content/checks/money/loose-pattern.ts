// The rule that the pattern of a card's field is one of the whole field.
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

const type =
  '"key": "bank", "name": "A", "cardsMost": 3, "least": "200", "most": "2000", "arrivalMinutes": 5';
const withPattern = (pattern: string): string =>
  `{ "items": [{ ${type}, "fields": [{ "key": "cardNo", "label": "A", "wrong": "B", "pattern": "${pattern}" }] }] }`;

export const loosePattern = contentRule({
  name: 'loose-pattern',
  severity: 'warning',
  page: 'A pattern without ^ at its beginning and $ at its end lets through whatever has it somewhere inside: a number of forty digits has sixteen in a row. Write both.',
  kinds: ['card-types'],
  good: withPattern('^[0-9]{16,19}$'),
  bad: withPattern('[0-9]{16,19}'),
  quietAfter: ['card-fields'],
  *check({ file }) {
    for (const [at, { fields }] of file.items.entries())
      for (const [place, { pattern }] of fields.entries()) {
        if (!pattern || (pattern.startsWith('^') && pattern.endsWith('$'))) continue;
        const path = ['items', at, 'fields', place, 'pattern'];
        yield {
          path,
          at: 'value',
          message: 'The pattern does not say where the field begins and ends.',
          consequence: 'Members may add cards that nobody can pay to.',
          fix: writeFix(path, `^(?:${pattern.replace(/^\^|\$$/g, '')})$`, false),
        };
      }
  },
});
