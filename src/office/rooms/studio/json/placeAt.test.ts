// What the editor offers: names of the object somebody is in, and values of the setting, wherever the cursor stands in a text that is being written.
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { stationSchema } from '#contract/station.schema.generated.ts';
import type { Schema } from '../../../kit/form/schema.ts';
import { placeOfTyping, settingAt } from './placeAt.ts';
import { schemaAt, valuesAt } from './schemaAt.ts';

/** A text with the cursor at the bar. */
function at(text: string) {
  const position = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [json()] });
  return { state, position, place: placeOfTyping(state, position) };
}

test('a name is offered where one may stand, with those that the object has left out', () => {
  const { place } = at('{\n  "code": "demo",\n  "the|\n}');
  expect(place).toMatchObject({ kind: 'name', path: [], taken: expect.arrayContaining(['code']) });
  expect(at('{ "theme": { |} }').place).toMatchObject({ kind: 'name', path: ['theme'] });
  expect(at('{ "theme": { "skin": "ThemeRed", "l|" } }').place).toMatchObject({
    kind: 'name',
    path: ['theme'],
  });
});

test('a value is offered for its setting, and replaces the text to its closing sign', () => {
  const { place, state } = at('{ "theme": { "skin": "Th|eme" } }');
  expect(place).toMatchObject({ kind: 'value', path: ['theme', 'skin'] });
  expect(state.sliceDoc(place!.from, place!.to)).toBe('"Theme"');
  expect(at('{ "locale": |}').place).toMatchObject({ kind: 'value', path: ['locale'] });
  expect(at('{ "menus": { "home": ["/a", "/|"] } }').place).toMatchObject({
    kind: 'value',
    path: ['menus', 'home', 0],
  });
});

test('the setting that a cursor is in has its path, items of lists by their place', () => {
  const { state, position } = at('{ "menus": { "home": ["/a", "/|b"] } }');
  expect(settingAt(state, position)).toEqual(['menus', 'home', 1]);
});

test('values are those of the schema, screens for menus, and pictures for the logo', () => {
  const schema = { properties: { theme: { properties: { skin: { enum: ['a', 'b'], default: 'a' } } } } };
  expect(valuesAt(schema, ['theme', 'skin'], [])).toEqual([{ text: '"a"', about: '=' }, { text: '"b"' }]);
  expect(valuesAt(schema, ['theme', 'logo'], ['/logo/a.svg'])).toEqual([{ text: '"/logo/a.svg"' }]);
  const menus = { properties: { menus: { properties: { home: { items: { type: 'string' } } } } } };
  const offered = valuesAt(menus, ['menus', 'home', 0], []).map(({ text }) => text);
  expect(offered).toEqual(expect.arrayContaining(['"/index"', '"action:service"']));
  expect(schemaAt(stationSchema as Schema, ['theme', 'skin'])?.enum).toContain('ThemeBlack');
});
