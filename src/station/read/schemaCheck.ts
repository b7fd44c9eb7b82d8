// Comparing a file with its schema: which rule runs at which place; runs only on files that the compiled validator refuses.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { KeyPlace, Rule, SchemaFault, SchemaFormat, SchemaPlace, SchemaRule } from '../checks/rule.ts';
import { badFormat } from '../checks/schema/bad-format.ts';
import { duplicateItem } from '../checks/schema/duplicate-item.ts';
import { missingKey } from '../checks/schema/missing-key.ts';
import { newerVersion } from '../checks/schema/newer-version.ts';
import { prototypeKey } from '../checks/schema/prototype-key.ts';
import { swappedValues } from '../checks/schema/swapped-values.ts';
import { unknownKey } from '../checks/schema/unknown-key.ts';
import { unknownValue } from '../checks/schema/unknown-value.ts';
import { wrongType } from '../checks/schema/wrong-type.ts';
import type { Finding, Path } from './diagnostic.ts';
import { cloneNode, type JsonMember, type JsonNode } from './json/jsonTree.ts';
import { plainValue } from './json/tolerantJson.ts';
import { resolveRef } from './schemaPlace.ts';

export interface SchemaCheckResult {
  findings: Finding[];
  /** Places whose value is not what was meant: rules that read them would only repeat the same mistake. */
  invalidPaths: Path[];
}

/** Run in this order on every value; the first that finds a fault is the one that reports it. */
const valueRules: readonly SchemaRule[] = [wrongType, newerVersion, unknownValue];

/**
 * Checks a tree against the schema. The tree is repaired on the way (keys renamed, values replaced, what cannot be
 * repaired taken out), so that the other rules judge what was meant and no mistake is reported twice.
 */
export function checkSchema(root: JsonNode, format: SchemaFormat, fileName = ''): SchemaCheckResult {
  const walker = new SchemaWalker(root, format, fileName);
  walker.visit(root, format.schema, []);
  return { findings: walker.findings, invalidPaths: walker.invalidPaths };
}

class SchemaWalker {
  readonly findings: Finding[] = [];
  readonly invalidPaths: Path[] = [];
  private readonly root: JsonNode;
  private readonly format: SchemaFormat;
  /** Schema of the nearest setting with a stated effect. */
  private setting: StationSchema;

  /** A trial only says whether a value would fit; guesses at every level would take for ever on a hostile file. */
  private readonly isTrial: boolean;

  /** Name of the file without its folder. */
  private readonly fileName: string;

  constructor(root: JsonNode, format: SchemaFormat, fileName: string, isTrial = false) {
    this.root = root;
    this.format = format;
    this.setting = format.schema;
    this.fileName = fileName;
    this.isTrial = isTrial;
  }

  /** Whether a value would fit a schema, for choosing among guesses. */
  private readonly fits = (node: JsonNode, schema: StationSchema): boolean => {
    const trial = new SchemaWalker(node, this.format, '', true);
    trial.visit(cloneNode(node), schema, []);
    return trial.findings.length === 0;
  };

  /** What the setting at a place does, as a sentence of its schema. */
  private effectOf(schema: StationSchema): string {
    if (schema === this.format.schema) return '';
    const effect = schema['x-effect'] ?? schema.description;
    return effect ? ` This ${this.format.noun} controls: ${effect}` : '';
  }

  private report(rule: Rule, { about, repaired: _, consequence, ...fault }: SchemaFault): void {
    this.findings.push({
      rule: rule.name,
      consequence: consequence ?? `${this.format.consequence}${this.effectOf(about ?? this.setting)}`,
      ...fault,
    });
  }

  /** Says whether the value is right or was repaired; otherwise it has to be taken out. */
  visit(node: JsonNode, reference: StationSchema, path: Path): boolean {
    const schema = resolveRef(reference);
    const outer = this.setting;
    if (reference['x-effect'] ?? reference.description) this.setting = schema;
    const isRight = this.judge({ node, schema, reference, path, format: this.format });
    this.setting = outer;
    if (!isRight) this.invalidPaths.push(path);
    return isRight;
  }

  private judge(place: SchemaPlace): boolean {
    const { node, schema } = place;
    const branch = schema.oneOf?.find((one) => {
      const { type } = resolveRef(one);
      return (type === 'integer' ? 'number' : type) === node.kind;
    });
    if (branch) return this.judge({ ...place, schema: resolveRef(branch), reference: branch });
    const wrong = this.firstFault(valueRules, place);
    if (wrong !== undefined) return wrong;
    if (node.kind === 'array') return this.list(place);
    if (node.kind === 'object') return this.object(place);
    return this.firstFault(this.format.scalarRules, place) ?? true;
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
    const before = this.findings.length;
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
    this.mergeOfList(before, path);
    if (this.firstFault(this.format.listRules, place) !== undefined) return false;
    if (isWhole) return true;
    // What is left has other indexes than in the text: the rules that read the list skip it.
    node.items = right;
    this.invalidPaths.push(path);
    return right.length >= (schema.minItems ?? 0);
  }

  /** Entries of a list that are all of one wrong kind are one mistake, said at the first of them. */
  private mergeOfList(from: number, path: Path): void {
    const own = this.findings.slice(from);
    const isOne = own.every(
      (one) => one.rule === wrongType.name && one.path.length === path.length + 1 && one.fix !== undefined,
    );
    if (own.length < 2 || !isOne) return;
    const [first] = own;
    const changes = own.flatMap(({ fix }) => fix!.changes);
    this.findings.splice(from, own.length, { ...first!, fix: { ...first!.fix!, changes } });
  }

  private object({ node, schema, path }: SchemaPlace): boolean {
    // What is in it is judged elsewhere, such as the terms of an activity.
    if (schema.additionalProperties === true) return true;
    const { fits, format } = this;
    const properties = schema.properties ?? {};
    const open = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    const wrong = new Set<JsonMember>();
    for (const member of node.members)
      if (!this.key({ object: node, member, schema, path, root: this.root, format, fits })) wrong.add(member);
    if (!open && !this.isTrial) this.swap(node, properties, path);
    const ofOther = this.isTrial ? undefined : this.otherBranch(schema, node);
    if (ofOther) {
      this.report(unknownValue, unknownValue.detectOther([...path, ofOther.key], ofOther));
      ofOther.member.value.value = ofOther.meant;
    }
    const decided = decidedProperties(schema, node);
    for (const member of node.members) {
      if (wrong.has(member)) continue;
      const inner = open ?? decided[member.key]!;
      if (!this.visit(member.value, inner, [...path, member.key])) wrong.add(member);
    }
    const missing = (schema.required ?? []).filter((key) => !node.members.some((one) => one.key === key));
    for (const key of missing)
      this.report(missingKey, missingKey.detect(key, properties[key]!, path, this.fileName, format.subject));
    node.members = node.members.filter((member) => !wrong.has(member));
    return missing.length === 0 || path.length === 0;
  }

  /** The value of the field that decides what another holds, where that other holds what goes with another value of it, and nothing of its own. */
  private otherBranch(schema: StationSchema, node: JsonNode) {
    const own = branchOf(schema, node);
    if (!own) return undefined;
    const isMismatch = (one: typeof own): boolean =>
      Object.entries(one.then.properties ?? {}).some(([key, inner]) => {
        const held = node.members.find((member) => member.key === key)?.value;
        return held !== undefined && !this.fits(held, inner);
      });
    if (!isMismatch(own)) return undefined;
    const [key] =
      Object.entries(own.if.properties ?? {}).find(([, wanted]) => wanted.const !== undefined) ?? [];
    const member = node.members.find((one) => one.key === key);
    const fitting = (schema.allOf ?? []).filter((one) => one !== own && !isMismatch(one));
    const meant = fitting[0]?.if.properties?.[key!]?.const;
    return fitting.length === 1 && member && typeof meant === 'string'
      ? { key: key!, member, value: String(member.value.value), meant }
      : undefined;
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
    const elsewhere = this.format.elsewhere?.detect(place);
    const { invalidPaths, ...fault } = elsewhere ?? unknownKey.detect(place);
    this.report(elsewhere ? this.format.elsewhere! : unknownKey, fault);
    this.invalidPaths.push(...invalidPaths);
    if (typeof fault.repaired !== 'string') return false;
    member.key = fault.repaired;
    return true;
  }

  private swap(object: JsonNode, properties: Readonly<Record<string, StationSchema>>, path: Path): void {
    const found = swappedValues.detect(object, properties, path, this.fits, this.format.hasLoneNumbers);
    if (!found) return;
    const {
      members: [first, second],
      ...fault
    } = found;
    this.report(swappedValues, fault);
    [first.value, second.value] = [second.value, first.value];
  }
}

/** The branch of a schema that the values of an object decide for. */
function branchOf({ allOf }: StationSchema, node: JsonNode) {
  const holds = (key: string, { const: wanted, minProperties = 0 }: StationSchema): boolean => {
    const value = node.members.find((one) => one.key === key)?.value;
    if (!value) return false;
    return wanted === undefined ? value.members.length >= minProperties : plainValue(value) === wanted;
  };
  return allOf?.find(({ if: condition }) =>
    Object.entries(condition.properties ?? {}).every(([key, wanted]) => holds(key, wanted)),
  );
}

/** The properties of an object, with those that the values of others decide. */
function decidedProperties(schema: StationSchema, node: JsonNode): Readonly<Record<string, StationSchema>> {
  const { properties = {} } = schema;
  const branch = branchOf(schema, node);
  return branch ? { ...properties, ...branch.then.properties } : properties;
}

function replaceValue(node: JsonNode, value: string | number | boolean): void {
  node.kind = typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string';
  node.value = value;
  node.members = [];
  node.items = [];
}
