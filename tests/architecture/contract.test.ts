// The contract explains itself to a backend team: every field says what it is, in English and Chinese, and every time has one form.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { CallFile, DocumentSchema } from '#server/web/openapi/contract.ts';
import { readContract } from '#server/web/openapi/contract.ts';
import chinese from '#texts/contract/zh-CN.json' with { type: 'json' };
import { factsFile, findCallFacts } from '../../scripts/gen/callFacts.ts';
import * as validators from '../../src/contract/responses.generated.ts';
import { root } from './sources.ts';

const contract = readContract(`${root}/schemas`);

interface Place {
  where: string;
  name: string;
  schema: DocumentSchema;
}

/** Every property below a schema, those of lists, of alternatives and of JSON in a field included. */
function* fieldsBelow(schema: DocumentSchema, where: string): Generator<Place> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield { where: `${where}/${name}`, name, schema: field };
    yield* fieldsBelow(field, `${where}/${name}`);
  }
  const inner = [
    schema.items,
    schema.contentSchema,
    schema.additionalProperties,
    ...((schema.oneOf as []) ?? []),
  ];
  for (const each of inner) if (typeof each === 'object') yield* fieldsBelow(each as DocumentSchema, where);
}

const callFields = (id: string, { request, response }: CallFile): Place[] => [
  ...fieldsBelow(request, `${id} request`),
  ...fieldsBelow(response, `${id} response`),
];
const fields = [
  ...[...contract.calls].flatMap(([id, call]) => callFields(id, call)),
  ...[...contract.entities].flatMap(([name, entity]) => [...fieldsBelow(entity, `entity/${name}`)]),
];
/** Every sentence that describes something: a call, a shape, a field, an item of a list. */
const descriptions = new Set<string>();
for (const file of [...contract.calls.values(), ...contract.entities.values()])
  JSON.stringify({ ...file, example: undefined }, (key, value) => {
    if (key === 'description' && typeof value === 'string') descriptions.add(value);
    return value;
  });

describe('the contract', () => {
  it('describes every field, those that refer to a shape of several calls included', () => {
    expect(fields.length).toBeGreaterThan(1500);
    const silent = fields.filter(({ schema }) => !schema.description);
    expect(silent.map(({ where }) => where)).toEqual([]);
    const entities = [...contract.entities].filter(([, { description }]) => !description);
    expect(entities.map(([name]) => name)).toEqual([]);
  });

  it('says in Chinese what it says in English, sentence for sentence (src/texts/contract/zh-CN.json)', () => {
    expect([...descriptions].filter((text) => !Object.hasOwn(chinese, text))).toEqual([]);
    expect(Object.keys(chinese).filter((text) => !descriptions.has(text))).toEqual([]);
    const untranslated = Object.entries(chinese).filter(([, text]) => !/[\u4e00-\u9fff]/.test(text));
    expect(untranslated.map(([text]) => text)).toEqual(['HTML.', 'YYYY-MM.']);
  });

  it('gives every time and day the form that all of them share', () => {
    const times = fields.filter(
      ({ name, schema }) =>
        (schema.type === 'string' || schema.$ref) &&
        /(?:Time|Date|Until)$|^(?:date|day|time|rankedAt|usableFrom)$/.test(name),
    );
    expect(times.length).toBeGreaterThan(90);
    const shapeless = times.filter(
      ({ schema }) =>
        !/\/?(?:date-time|date-time-or-empty|day)\.json$/.test(schema.$ref ?? '') && !schema.pattern,
    );
    expect(shapeless.map(({ where }) => where)).toEqual([]);
  });

  it('takes an ISO time for a fault wherever an answer has a time', () => {
    let times = 0;
    for (const [id, { example }] of contract.calls) {
      const fits = (validators as unknown as Record<string, (answer: unknown) => boolean>)[
        id.replace('/', '_')
      ]!;
      const text = JSON.stringify(example.response);
      for (const { 0: found, index } of text.matchAll(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/g)) {
        const iso = `"${found.slice(1, 11)}T${found.slice(12, -1)}.000Z"`;
        const answer = JSON.parse(text.slice(0, index) + iso + text.slice(index + found.length));
        expect([id, index, fits(answer)]).toEqual([id, index, false]);
        times++;
      }
    }
    expect(times).toBeGreaterThan(40);
  });

  it('knows what the code knows of each call: its screens and its refusals (npm run gen -- --facts)', async () => {
    const written = JSON.parse(await readFile(`${root}/${factsFile}`, 'utf8'));
    expect(written).toEqual(await findCallFacts(root));
  });
});
