// The rule that two settings do not hold what belongs to the other.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { type Path, pathText } from '../../read/diagnostic.ts';
import type { JsonMember, JsonNode } from '../../read/json/jsonTree.ts';
import { plainValue } from '../../read/json/tolerantJson.ts';
import { resolveRef } from '../../read/schemaPlace.ts';
import type { KeyPlace, RuleWith, SchemaFault } from '../rule.ts';

type DetectSwap = (
  object: JsonNode,
  properties: Readonly<Record<string, StationSchema>>,
  path: Path,
  fits: KeyPlace['fits'],
  hasLoneNumbers?: boolean,
) => (SchemaFault & { members: [JsonMember, JsonMember] }) | undefined;

export const swappedValues: RuleWith<DetectSwap> = {
  name: 'swapped-values',
  severity: 'error',
  page: 'Two settings of one object hold values that each fit only the other: they were filled in the wrong way round. The fix swaps them.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "lineDetection": true, "lineDetectionTxt": "Speed" } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "lineDetection": "Speed", "lineDetectionTxt": true } }',
  /** Of the first two settings of an object that would each fit the other; the caller swaps their values. */
  detect(object, properties, path, fits, hasLoneNumbers = false) {
    const known = object.members.filter((member) => Object.hasOwn(properties, member.key));
    const failing = known.filter((member) => !fits(member.value, properties[member.key]!));
    for (const one of failing) {
      const other = known.find(
        (member) =>
          member !== one &&
          (failing.includes(member) ||
            (!hasLoneNumbers && one.value.kind === 'number' && member.value.kind === 'number')) &&
          fits(one.value, properties[member.key]!) &&
          fits(member.value, properties[one.key]!),
      );
      if (!other) continue;
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const places: [Path, Path] = [
        [...path, first.key],
        [...path, second.key],
      ];
      return {
        path: places[0],
        at: 'key',
        message: `${pathText(places[0])} and ${pathText(places[1])} each hold what belongs to the other.`,
        about: resolveRef(properties[one.key]!),
        fix: {
          description: 'Swap the two values',
          safe: failing.includes(other),
          changes: [
            { kind: 'set', path: places[0], value: plainValue(second.value) },
            { kind: 'set', path: places[1], value: plainValue(first.value) },
          ],
        },
        members: [first, second],
      };
    }
    return undefined;
  },
};
