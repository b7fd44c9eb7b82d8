// Owns comparing a station file with schemas/station.json: which rule runs at which place; runs only on files that the compiled validator refuses.
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { unknownDestination } from '../checks/menus/unknown-destination.ts';
import type { KeyPlace, Rule, SchemaFault, SchemaRule } from '../checks/rule.ts';
import { badFormat } from '../checks/schema/bad-format.ts';
import { duplicateItem } from '../checks/schema/duplicate-item.ts';
import { missingKey } from '../checks/schema/missing-key.ts';
import { newerVersion } from '../checks/schema/newer-version.ts';
import { outOfRange } from '../checks/schema/out-of-range.ts';
import { prototypeKey } from '../checks/schema/prototype-key.ts';
import { swappedValues } from '../checks/schema/swapped-values.ts';
import { tabBarLength } from '../checks/schema/tab-bar-length.ts';
import { unknownKey } from '../checks/schema/unknown-key.ts';
import { unknownValue } from '../checks/schema/unknown-value.ts';
import { wrongLevel } from '../checks/schema/wrong-level.ts';
import { wrongType } from '../checks/schema/wrong-type.ts';
import type { Finding, Path } from './diagnostic.ts';
import { resolveRef, type SchemaPlace } from './schemaPlace.ts';
import { cloneNode, type JsonMember, type JsonNode, plainValue } from './tolerantJson.ts';

export interface SchemaCheckResult {
  findings: Finding[];
  /** Places whose value is not what was meant: rules that read them would only repeat the same mistake. */
  invalidPaths: Path[];
}

/** Run in this order on every value; the first that finds a fault is the one that reports it. */
const valueRules: readonly SchemaRule[] = [wrongType, newerVersion, unknownValue];
const scalarRules: readonly SchemaRule[] = [outOfRange, unknownDestination, badFormat];
const listRules: readonly SchemaRule[] = [tabBarLength, outOfRange];

/**
 * Checks a tree against the schema. The tree is repaired on the way (keys renamed, values replaced, what cannot be
 * repaired taken out), so that the other rules judge what was meant and no mistake is reported twice.
 */
export function checkSchema(root: JsonNode, fileName = ''): SchemaCheckResult {
  const walker = new SchemaWalker(root, fileName);
  walker.visit(root, stationSchema, []);
  return { findings: walker.findings, invalidPaths: walker.invalidPaths };
}

/** Whether a value would fit a schema, for choosing among guesses. */
function fits(node: JsonNode, schema: StationSchema): boolean {
  const trial = new SchemaWalker(node, '', true);
  trial.visit(cloneNode(node), schema, []);
  return trial.findings.length === 0;
}

/** What the setting at a place does, as a sentence of its schema. */
function effectOf(schema: StationSchema): string {
  if (schema === stationSchema) return '';
  const effect = schema['x-effect'] ?? schema.description;
  return effect ? ` This setting controls: ${effect}` : '';
}

class SchemaWalker {
  readonly findings: Finding[] = [];
  readonly invalidPaths: Path[] = [];
  private readonly root: JsonNode;
  /** Schema of the nearest setting with a stated effect. */
  private setting: StationSchema = stationSchema;

  /** A trial only says whether a value would fit; guesses at every level would take for ever on a hostile file. */
  private readonly isTrial: boolean;

  /** Name of the file without its folder. */
  private readonly fileName: string;

  constructor(root: JsonNode, fileName: string, isTrial = false) {
    this.root = root;
    this.fileName = fileName;
    this.isTrial = isTrial;
  }

  private report(rule: Rule, { about, repaired: _, consequence, ...fault }: SchemaFault): void {
    this.findings.push({
      rule: rule.name,
      consequence:
        consequence ??
        `The file is kept out of service until this is fixed.${effectOf(about ?? this.setting)}`,
      ...fault,
    });
  }

  /** Says whether the value is right or was repaired; otherwise it has to be taken out. */
  visit(node: JsonNode, reference: StationSchema, path: Path): boolean {
    const schema = resolveRef(reference);
    const outer = this.setting;
    if (reference['x-effect'] ?? reference.description) this.setting = schema;
    const isRight = this.judge({ node, schema, reference, path });
    this.setting = outer;
    if (!isRight) this.invalidPaths.push(path);
    return isRight;
  }

  private judge(place: SchemaPlace): boolean {
    const { node, schema, path } = place;
    const branch = schema.oneOf?.find((one) => resolveRef(one).type === node.kind);
    if (branch) return this.judge({ node, schema: resolveRef(branch), reference: branch, path });
    const wrong = this.firstFault(valueRules, place);
    if (wrong !== undefined) return wrong;
    if (node.kind === 'array') return this.list(place);
    if (node.kind === 'object') return this.object(place);
    return this.firstFault(scalarRules, place) ?? true;
  }

  /** Reports the first fault that one of these rules finds, and says whether it was repaired; undefined where there is none. */
  private firstFault(rules: readonly SchemaRule[], place: SchemaPlace): boolean | undefined {
    for (const rule of rules) {
      const fault = rule.detect(place);
      if (!fault) continue;
      this.report(rule, fault);
      if (fault.repaired === undefined) return false;
      replaceValue(place.node, fault.repaired);
      return true;
    }
    return undefined;
  }

  private list(place: SchemaPlace): boolean {
    const { node, schema, path } = place;
    const right: JsonNode[] = [];
    const seen = new Map<string, number>();
    let isWhole = true;
    for (const [at, item] of node.items.entries()) {
      if (!this.visit(item, schema.items!, [...path, at])) {
        isWhole = false;
        continue;
      }
      const key = JSON.stringify(plainValue(item));
      const earlier = seen.get(key);
      if (schema.uniqueItems && earlier !== undefined) {
        isWhole = false;
        this.report(duplicateItem, duplicateItem.detect(path, key, at, earlier));
        continue;
      }
      seen.set(key, at);
      right.push(item);
    }
    if (this.firstFault(listRules, place) !== undefined) return false;
    if (isWhole) return true;
    // What is left has other indexes than in the text: the rules that read the list skip it.
    node.items = right;
    this.invalidPaths.push(path);
    return right.length >= (schema.minItems ?? 0);
  }

  private object({ node, schema, path }: SchemaPlace): boolean {
    const properties = schema.properties ?? {};
    const open = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    const wrong = new Set<JsonMember>();
    for (const member of node.members)
      if (!this.key({ object: node, member, schema, path, root: this.root, fits })) wrong.add(member);
    if (!open && !this.isTrial) this.swap(node, properties, path);
    for (const member of node.members) {
      if (wrong.has(member)) continue;
      const inner = open ?? properties[member.key]!;
      if (!this.visit(member.value, inner, [...path, member.key])) wrong.add(member);
    }
    const missing = (schema.required ?? []).filter((key) => !node.members.some((one) => one.key === key));
    for (const key of missing)
      this.report(missingKey, missingKey.detect(key, properties[key]!, path, this.fileName));
    node.members = node.members.filter((member) => !wrong.has(member));
    return missing.length === 0 || path.length === 0;
  }

  /** Whether a key is known or was repaired: renamed where it stands. */
  private key(place: KeyPlace): boolean {
    const { member, schema } = place;
    const prototype = prototypeKey.detect(place);
    if (prototype) {
      this.report(prototypeKey, prototype);
      return false;
    }
    if (typeof schema.additionalProperties === 'object') {
      const fault = badFormat.detectKey(place);
      if (fault) this.report(badFormat, fault);
      if (fault?.repaired !== undefined) member.key = fault.repaired;
      return !fault || fault.repaired !== undefined;
    }
    if (Object.hasOwn(schema.properties ?? {}, member.key)) return true;
    if (this.isTrial) {
      this.report(unknownKey, { path: place.path, at: 'key', message: '' });
      return false;
    }
    const elsewhere = wrongLevel.detect(place);
    const { invalidPaths, ...fault } = elsewhere ?? unknownKey.detect(place);
    this.report(elsewhere ? wrongLevel : unknownKey, fault);
    this.invalidPaths.push(...invalidPaths);
    if (typeof fault.repaired !== 'string') return false;
    member.key = fault.repaired;
    return true;
  }

  private swap(object: JsonNode, properties: Readonly<Record<string, StationSchema>>, path: Path): void {
    const found = swappedValues.detect(object, properties, path, fits);
    if (!found) return;
    const {
      members: [first, second],
      ...fault
    } = found;
    this.report(swappedValues, fault);
    [first.value, second.value] = [second.value, first.value];
  }
}

function replaceValue(node: JsonNode, value: string | number | boolean): void {
  node.kind = typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string';
  node.value = value;
  node.members = [];
  node.items = [];
}
