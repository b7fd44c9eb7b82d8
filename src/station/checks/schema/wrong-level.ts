// The rule that a setting is in the object it belongs to.
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { type Path, pathText } from '../../read/diagnostic.ts';
import type { JsonNode } from '../../read/json/jsonTree.ts';
import { plainValue } from '../../read/json/tolerantJson.ts';
import { listOf, resolveRef } from '../../read/schemaPlace.ts';
import type { KeyPlace, RuleWith, SchemaFault } from '../rule.ts';
import { fittingGuesses } from './unknown-key.ts';

interface Section {
  path: string[];
  properties: Readonly<Record<string, StationSchema>>;
}

/** Every object of the schema with named properties. */
const sections: readonly Section[] = (() => {
  const found: Section[] = [];
  const walk = (schema: StationSchema, path: string[]): void => {
    const { properties } = resolveRef(schema);
    if (!properties) return;
    found.push({ path, properties });
    for (const [key, inner] of Object.entries(properties)) walk(inner, [...path, key]);
  };
  walk(stationSchema, []);
  return found;
})();

function isGiven(root: JsonNode, path: readonly string[]): boolean {
  let node: JsonNode | undefined = root;
  for (const step of path) node = node?.members.find((one) => one.key === step)?.value;
  return node !== undefined;
}

/** Other objects of the file that know this key, do not hold it yet, and would take the value. */
const sectionsAccepting = ({ member, path, root, fits }: KeyPlace): Section[] =>
  sections.filter((section) => {
    if (section.path.join('.') === path.join('.') || !Object.hasOwn(section.properties, member.key))
      return false;
    return (
      !isGiven(root, [...section.path, member.key]) && fits(member.value, section.properties[member.key]!)
    );
  });

export const wrongLevel: RuleWith<(place: KeyPlace) => (SchemaFault & { invalidPaths: Path[] }) | undefined> =
  {
    name: 'wrong-level',
    severity: 'error',
    page: 'The setting exists, but in another object of the file; here it would do nothing, in silence. The fix moves it.',
    good: '{ "code": "demo", "name": "Demo", "theme": { "skin": "ThemeBlack" } }',
    bad: '{ "code": "demo", "name": "Demo", "skin": "ThemeBlack" }',
    detect(place) {
      const { member, path } = place;
      const accepting = sectionsAccepting(place);
      const [first, ...others] = accepting;
      // Differing in case alone from a setting of this object counts for more than being spelled right in another.
      if (!first || (fittingGuesses(place)[0]?.typos ?? 9) === 0) return undefined;
      const here = [...path, member.key];
      const places = accepting.slice(0, 3);
      const level = path.length === 0 ? 'at the top' : `in ${pathText(path)}`;
      const home =
        first.path.length === 0
          ? 'at the top of the file'
          : `in ${listOf(places.map((section) => pathText(section.path)))}`;
      return {
        path: here,
        at: 'key',
        message: `${JSON.stringify(member.key)} does not belong ${level}, but ${home}.`,
        suggestions: places.map((section) => pathText([...section.path, member.key])),
        about: resolveRef(first.properties[member.key]!),
        fix:
          others.length > 0
            ? undefined
            : {
                description: `Move it to ${pathText([...first.path, member.key])}`,
                safe: true,
                changes: [
                  { kind: 'remove', path: here },
                  { kind: 'insert', path: [...first.path, member.key], value: plainValue(member.value) },
                ],
              },
        invalidPaths: accepting.map((section) => [...section.path, member.key]),
      };
    },
  };
