// The form of a station draws every setting by a part of its own, and says what each is for in both languages.
import { expect, test } from 'vitest';
import { stationSchema } from '#contract/station.schema.generated.ts';
import { type Schema, widgetOf } from '#office/kit/form/schema.ts';
import { studioWords, titleIn } from '#server/office/studio/words.ts';

interface Setting {
  path: string;
  schema: Schema;
}

function* settingsIn(schema: Schema, path = ''): Generator<Setting> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const here = path === '' ? name : `${path}.${name}`;
    yield { path: here, schema: inner };
    yield* settingsIn(inner, here);
  }
}

const formIn = (locale: 'zh-CN' | 'en'): Setting[] => [
  ...settingsIn(JSON.parse(studioWords(locale).schema) as Schema),
];

test('every setting of the schema has a field, and none is left to JSON', () => {
  const names = Object.keys(stationSchema.properties!).filter((name) => name !== '$schema');
  const all = formIn('en');
  expect(all.filter(({ path }) => !path.includes('.')).map(({ path }) => path)).toEqual(names);
  expect(all.length).toBeGreaterThan(120);
  expect(all.filter(({ schema }) => widgetOf(schema) === 'json').map(({ path }) => path)).toEqual([]);
});

test('every setting says what it is for, in the language of the form', () => {
  const chinese = formIn('zh-CN');
  expect(chinese.map(({ path }) => path)).toEqual(formIn('en').map(({ path }) => path));
  const silent = chinese.filter(({ schema }) => !/[\u4e00-\u9fff]/.test(schema.description ?? ''));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('a description lends its setting a name where it begins with one', () => {
  expect(titleIn('Code of the station; the file is named after it.')).toBe('Code of the station');
  expect(titleIn('站点代码，文件以它命名。')).toBe('站点代码');
  expect(titleIn('player: the skin above until the player chooses.')).toBeUndefined();
  expect(titleIn('Keeps script, pictures and the outline on the phone.')).toBeUndefined();
  expect(titleIn('Minutes of play between 01:00 and 05:00 that make such a day.')).toBeUndefined();
});
