// The office's form draws every field of every kind of content by a part of its own.
import { expect, test } from 'vitest';
import { contentKinds } from '#content/content.generated.ts';
import { type Schema, schemaFor, widgetOf } from '#office/kit/form/schema.ts';
import { formOf } from '#server/office/content/form.ts';

/** Paths of what would be drawn as JSON. */
function rawIn(schema: Schema, path: string): string[] {
  const widget = widgetOf(schema);
  if (widget === 'json') return [path];
  if (widget === 'group' || path.split('.').length === 1)
    return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      rawIn(inner, `${path}.${name}`),
    );
  if (widget === 'list') return rawIn(schema.items!, `${path}[]`);
  if (widget === 'map') return rawIn(schema.additionalProperties as Schema, `${path}{}`);
  return [];
}

test('no field of a kind of content is left to JSON, but the terms of an activity whose kind nobody has chosen', () => {
  const raw = contentKinds.flatMap((kind) => rawIn(JSON.parse(formOf(kind, 'en')) as Schema, kind));
  expect(raw).toEqual(['activities.terms']);
  const activities = JSON.parse(formOf('activities', 'en')) as Schema;
  for (const kind of activities.properties!.kind!.enum as string[]) {
    const { terms } = schemaFor(activities, { kind }).properties!;
    // Savings have no terms.
    if (kind !== 'balanceBao') expect(rawIn(terms!, 'terms'), kind).toEqual([]);
  }
});
