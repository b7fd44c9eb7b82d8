// Owns the rule that content leads to screens that exist.
import { screenPaths } from '#station/derive/destinations.ts';
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { isScreen, kindsWithLinks, linksOf } from '../../links.ts';
import { contentRule } from '../rule.ts';

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
      const meant = confidentMatch(guesses);
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
