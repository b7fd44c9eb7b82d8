// A file in which mistakes are made: its text, and every value in it with what its schema says of it.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { JsonMember, JsonNode } from '#station/read/json/jsonTree.ts';
import { parseTolerantJson } from '#station/read/json/tolerantJson.ts';

/** A value of a file, with where it stands. */
export interface Site {
  /** Keys and places in lists, joined by points: items.0.name.zh-CN. */
  path: string;
  node: JsonNode;
  parent: JsonNode | undefined;
  /** Of a value in an object. */
  member: JsonMember | undefined;
  schema: StationSchema | undefined;
  /** The definition of its form, such as yuan or percent; empty where it has none. */
  form: string;
}

export interface Subject {
  /** Name of the kind of content, or station. */
  kind: string;
  text: string;
  root: JsonNode;
  sites: readonly Site[];
}

const fits = (schema: StationSchema, node: JsonNode): boolean => {
  if (schema.const !== undefined) return schema.const === node.value;
  if (schema.type === 'integer') return node.kind === 'number';
  return schema.type === undefined || schema.type === node.kind;
};

const isFor = (test: StationSchema, node: JsonNode): boolean =>
  Object.entries(test.properties ?? {}).every(([key, one]) => {
    const member = node.members.find((each) => each.key === key);
    return member !== undefined && fits(one, member.value);
  });

/** The schemas of which a value has to keep one, with those that its other fields bring. */
function* schemasOf(
  schema: StationSchema | undefined,
  node: JsonNode,
  definitions: Readonly<Record<string, StationSchema>>,
): Generator<StationSchema> {
  if (!schema) return;
  if (schema.$ref) {
    const name = schema.$ref.replace(/^.*\//s, '');
    const { $ref: _, ...own } = schema;
    yield* schemasOf({ 'x-definition': name, ...definitions[name], ...own }, node, definitions);
    return;
  }
  for (const one of schema.allOf ?? [])
    if (isFor(one.if, node)) yield* schemasOf(one.then, node, definitions);
  if (schema.oneOf)
    for (const one of schema.oneOf) {
      if (fits(one, node) || one.$ref)
        for (const each of schemasOf(one, node, definitions)) if (fits(each, node)) yield each;
    }
  else yield schema;
}

/** Reads a file that is right: where every value stands, and what is asked of it. */
export function subjectOf(
  kind: string,
  text: string,
  schema: StationSchema,
  definitions: Readonly<Record<string, StationSchema>> = {},
): Subject {
  const sites: Site[] = [];
  const visit = (
    node: JsonNode,
    declared: StationSchema | undefined,
    path: string,
    parent?: JsonNode,
    member?: JsonMember,
  ): void => {
    const schemas = [...schemasOf(declared, node, definitions)];
    const own = schemas.find((one) => one.enum ?? one.pattern ?? one.type) ?? schemas[0];
    const form = declared?.['x-definition'] ?? own?.['x-definition'] ?? declared?.$ref?.replace(/^.*\//s, '');
    sites.push({ path, node, parent, member, schema: own, form: form ?? '' });
    const join = (step: string | number) => (path === '' ? String(step) : `${path}.${step}`);
    for (const one of node.members) {
      const holders = schemas.map((each) => each.properties?.[one.key]).filter((each) => each !== undefined);
      const free = schemas
        .map(({ additionalProperties }) => additionalProperties)
        .find((each) => typeof each === 'object');
      visit(
        one.value,
        holders.find((each) => Object.keys(each).length > 0) ?? free,
        join(one.key),
        node,
        one,
      );
    }
    const items = schemas.find((each) => each.items)?.items;
    for (const [at, item] of node.items.entries()) visit(item, items, join(at), node);
  };
  const { root } = parseTolerantJson(text);
  if (!root) throw new Error(`${kind}: the file cannot be read`);
  visit(root, schema, '');
  return { kind, text, root, sites: sites.filter(({ path }) => path !== '$schema') };
}
