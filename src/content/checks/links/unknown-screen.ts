// The rule that content leads to screens that exist.
import { screenPaths } from '#station/derive/destinations.ts';
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { isScreen, kindsWithLinks, linksOf } from '../../links.ts';
import { contentRule } from '../rule.ts';

/** The one screen with a path of some length that this one begins with, or that begins with it: /withdraw for /withdrawal. */
function begunLike(value: string): string | undefined {
  const plain = value.toLowerCase();
  const alike = [...screenPaths].filter((path) => {
    const known = path.toLowerCase();
    return Math.min(known.length, plain.length) >= 5 && (known.startsWith(plain) || plain.startsWith(known));
  });
  return alike.length === 1 ? alike[0] : undefined;
}

export const unknownScreen = contentRule({
  name: 'unknown-screen',
  severity: 'error',
  page: 'A picture, a text or a notice leads to a path that no screen has, so whoever taps it lands on the page of things not found. Mostly the path is misspelled; `station routes` lists the screens there are.',
  kinds: ['banners', ...kindsWithLinks],
  good: '{ "items": [{ "key": "a", "title": "A", "to": "/moreActive", "picture": "/art/a.svg" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "to": "/moreActve", "picture": "/art/a.svg" }] }',
  *check({ kind, file }) {
    for (const { path, value, text } of linksOf(kind, file)) {
      if (isScreen(value)) continue;
      const guesses = nearest(value, screenPaths);
      const meant = confidentMatch(guesses) ?? begunLike(value);
      yield {
        path,
        at: 'value',
        message: `There is no screen ${JSON.stringify(value)}.`,
        consequence: 'Whoever taps it lands on a page that says that nothing is there.',
        suggestions: guesses.map(({ word }) => word),
        fix: meant === undefined ? undefined : writeFix(path, text.replaceAll(value, meant), true),
      };
    }
  },
});
