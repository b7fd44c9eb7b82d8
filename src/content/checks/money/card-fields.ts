// The rule that the form of a card can be filled in: its fields once each, a number among them, patterns that work.
import { contentRule } from '../rule.ts';

const type =
  '"key": "bank", "name": "A", "cardsMost": 3, "least": "200", "most": "2000", "arrivalMinutes": 5';

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

export const cardFields = contentRule({
  name: 'card-fields',
  severity: 'error',
  page: 'The form of a type of cards asks for its number (cardNo) and for each field once, and its patterns are regular expressions. Otherwise nobody can add a card of the type, or nothing says where to pay.',
  kinds: ['card-types'],
  good: `{ "items": [{ ${type}, "fields": [{ "key": "cardNo", "label": "A", "wrong": "B", "pattern": "^[0-9]{16,19}$" }] }] }`,
  bad: `{ "items": [{ ${type}, "fields": [{ "key": "cardNo", "label": "A", "wrong": "B", "pattern": "^[0-9{16,19}$" }] }] }`,
  *check({ file }) {
    for (const [at, { fields }] of file.items.entries()) {
      const asksForNumber = fields.some(({ key }) => key === 'cardNo');
      for (const [place, { key, pattern }] of fields.entries()) {
        if (fields.findIndex((one) => one.key === key) !== place)
          yield {
            path: ['items', at, 'fields', place, 'key'],
            at: 'value',
            message: `The form asks for ${key} twice${asksForNumber ? '' : ', and not for cardNo'}.`,
            suggestions: asksForNumber ? [] : ['cardNo'],
            consequence: 'Nothing of the file is applied: only one of the two could be stored.',
          };
        if (pattern && !isPattern(pattern))
          yield {
            path: ['items', at, 'fields', place, 'pattern'],
            at: 'value',
            message: `${JSON.stringify(pattern)} is no regular expression.`,
            consequence: 'Nothing of the file is applied: nobody could fill in the field.',
          };
      }
      if (!asksForNumber && new Set(fields.map(({ key }) => key)).size === fields.length)
        yield {
          path: ['items', at, 'fields'],
          at: 'key',
          message: 'The form does not ask for cardNo.',
          consequence: 'Nothing of the file is applied: nothing would say where to pay.',
        };
    }
  },
});
