// The rule that the pictures content names are there.
import { placesOf } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

export const missingPicture = contentRule({
  name: 'missing-picture',
  severity: 'error',
  page: 'A picture is named by its path and is not there, so players would see a gap. Pictures of a set lie in its folder pictures/ and are named as pictures/<file>; those that come with the program begin with /art/.',
  kinds: ['banners', 'ads', 'activities'],
  good: '{ "items": [{ "key": "a", "title": "A", "to": "/moreActive", "picture": "/art/a.svg" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "to": "/moreActive", "picture": "/art/b.svg" }] }',
  around: { pictures: ['/art/a.svg'] },
  *check({ kind, file, hasPicture }) {
    if (!hasPicture) return;
    for (const { path, value } of placesOf(kind, file, 'picture'))
      if (!value.startsWith('https://') && !hasPicture(value))
        yield {
          path,
          at: 'value',
          message: `There is no picture ${value}.`,
          consequence: 'Players see a gap in its place.',
        };
  },
});
