// Owns where a file departs from schemas/station.json: one finding a mistake, with what was meant; runs only on files that the compiled validator refuses.
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { destinations, switchablePaths } from './destinations.ts';
import { type Change, type Finding, type Path, pathText } from './diagnostic.ts';
import { type Guess, nearest, surely } from './nearest.ts';
import { copyOf, type Member, type Node, plainValue } from './source.ts';

export interface Conformity {
  findings: Finding[];
  /** Places whose value is not what was meant: rules that read them would only repeat the same mistake. */
  spoilt: Path[];
}

type Fix = NonNullable<Finding['fix']>;

const kindNames = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
} as const;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

const deref = (schema: StationSchema): StationSchema =>
  schema.$ref ? { ...stationSchema.$defs[schema.$ref.split('/').at(-1)!], ...schema } : schema;
const refName = (schema: StationSchema): string => schema.$ref?.split('/').at(-1) ?? '';

/** Every object of the schema with named properties, by its path. */
const homes: readonly { path: string[]; properties: Readonly<Record<string, StationSchema>> }[] = (() => {
  const found: { path: string[]; properties: Readonly<Record<string, StationSchema>> }[] = [];
  const walk = (schema: StationSchema, path: string[]): void => {
    const { properties } = deref(schema);
    if (!properties) return;
    found.push({ path, properties });
    for (const [key, inner] of Object.entries(properties)) walk(inner, [...path, key]);
  };
  walk(stationSchema, []);
  return found;
})();

/**
 * Holds a tree against the schema. The tree is mended on the way (keys renamed, values replaced, what cannot be mended
 * taken out), so that the other rules judge what was meant and no mistake is told twice.
 */
export function conform(root: Node): Conformity {
  const walker = new Walker(root);
  walker.visit(root, stationSchema, []);
  return { findings: walker.findings, spoilt: walker.spoilt };
}

/** Whether a value would pass at a place, for choosing among guesses. */
function passes(node: Node, schema: StationSchema): boolean {
  const trial = new Walker(node, true);
  trial.visit(copyOf(node), schema, []);
  return trial.findings.length === 0;
}

/** The effect of the setting at a place, as a sentence of its schema. */
function effectOf(schema: StationSchema): string {
  if (schema === stationSchema) return '';
  const effect = schema['x-effect'] ?? schema.description;
  return effect ? ` It decides: ${effect}` : '';
}

/** What a text of this form looks like: the form's own words, not those of the setting that has it. */
const formOf = (given: StationSchema): string =>
  (given.$ref ? stationSchema.$defs[refName(given)]?.description : given.description) ?? '';

class Walker {
  readonly findings: Finding[] = [];
  readonly spoilt: Path[] = [];
  private readonly root: Node;
  /** Schema of the nearest setting with a stated effect. */
  private setting: StationSchema = stationSchema;

  /** A trial only says whether a value would pass; guesses at every level would take for ever on a hostile file. */
  private readonly isTrial: boolean;

  constructor(root: Node, isTrial = false) {
    this.root = root;
    this.isTrial = isTrial;
  }

  private find(
    rule: string,
    path: Path,
    at: 'key' | 'value',
    message: string,
    more: {
      suggestions?: readonly string[];
      fix?: Fix | undefined;
      /** The setting that was meant, where it is another than the one being judged. */
      about?: StationSchema | undefined;
    } = {},
  ): void {
    const consequence = `The file is kept out of service until this is mended.${effectOf(more.about ?? this.setting)}`;
    const { about: _, ...rest } = more;
    this.findings.push({ rule, path, at, message, consequence, ...rest });
  }

  /** Says whether the value is or was mended to be right; otherwise it has to be taken out. */
  visit(node: Node, given: StationSchema, path: Path): boolean {
    const schema = deref(given);
    const outer = this.setting;
    if (given['x-effect'] ?? given.description) this.setting = schema;
    const isRight = this.judge(node, schema, given, path);
    this.setting = outer;
    if (!isRight) this.spoilt.push(path);
    return isRight;
  }

  private judge(node: Node, schema: StationSchema, given: StationSchema, path: Path): boolean {
    if (schema.oneOf) {
      const kinds = schema.oneOf.map((one) => deref(one));
      const branch = kinds.find((one) => one.type === node.kind);
      if (branch) return this.judge(node, branch, branch, path);
      return this.wrongType(node, path, 'a text, or a text for each language', { type: 'string' });
    }
    if (schema.const !== undefined) return this.constant(node, schema, path);
    if (schema.enum) return this.choice(node, schema.enum, path);
    switch (schema.type) {
      case 'boolean':
        return node.kind === 'boolean' || this.wrongType(node, path, 'true or false', schema);
      case 'integer':
      case 'number':
        return node.kind === 'number'
          ? this.size(node, schema, path)
          : this.wrongType(node, path, 'a number', schema);
      case 'string':
        return node.kind === 'string'
          ? this.text(node, schema, given, path)
          : this.wrongType(node, path, 'a text', schema);
      case 'array':
        return node.kind === 'array'
          ? this.list(node, schema, path)
          : this.wrongType(node, path, 'a list', schema);
      case 'object':
        return node.kind === 'object'
          ? this.object(node, schema, path)
          : this.wrongType(node, path, 'an object', schema);
      default:
        return true;
    }
  }

  private mend(node: Node, value: unknown): void {
    node.kind = typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string';
    node.value = value as string | number | boolean;
    node.members = [];
    node.items = [];
  }

  private set(path: Path, value: unknown, safe: boolean): Fix {
    return { description: `Write ${JSON.stringify(value)}`, safe, changes: [{ kind: 'set', path, value }] };
  }

  private wrongType(node: Node, path: Path, wanted: string, schema: StationSchema): boolean {
    const value = plainValue(node);
    let meant: unknown;
    let safe = true;
    if (schema.type === 'boolean') {
      // An object could bring a toString of its own along.
      const word = node.kind === 'object' || node.kind === 'array' ? '' : String(value).toLowerCase();
      if (['true', 'yes', 'on', '1'].includes(word)) meant = true;
      if (['false', 'no', 'off', '0'].includes(word)) meant = false;
    } else if (
      schema.type === 'number' &&
      typeof value === 'string' &&
      /^\s*-?\d+(\.\d+)?\s*[%]?\s*$/.test(value)
    ) {
      meant = Number.parseFloat(value);
    } else if (schema.type === 'array' && typeof value === 'string') {
      meant = [value];
    } else if (schema.type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
      meant = String(value);
      safe = false;
    }
    const said = node.kind === 'boolean' ? String(value) : kindNames[node.kind];
    this.find('wrong-type', path, 'value', `${this.place(path)} wants ${wanted}, not ${said}.`, {
      suggestions: meant === undefined ? [] : [JSON.stringify(meant)],
      fix: meant === undefined ? this.leaveOut(node, path) : this.set(path, meant, safe),
    });
    if (meant === undefined || Array.isArray(meant)) return false;
    this.mend(node, meant);
    return safe;
  }

  /** null stands for nothing in most minds: the setting may simply go. */
  private leaveOut(node: Node, path: Path): Fix | undefined {
    const isRequired = path.length === 1 && stationSchema.required!.includes(String(path[0]));
    if (node.kind !== 'null' || path.length === 0 || isRequired) return undefined;
    return {
      description: 'Remove it, so that the default counts',
      safe: false,
      changes: [{ kind: 'remove', path }],
    };
  }

  private constant(node: Node, schema: StationSchema, path: Path): boolean {
    if (node.kind === 'number' && node.value === schema.const) return true;
    if (typeof node.value === 'number' && node.value > Number(schema.const)) {
      this.find(
        'newer-version',
        path,
        'value',
        `The file is of version ${node.value}; this program reads up to version ${schema.const}. Upgrade it, or write the file in version ${schema.const}.`,
      );
      return false;
    }
    this.find('unknown-value', path, 'value', `${this.place(path)} can only be ${schema.const}.`, {
      suggestions: [String(schema.const)],
      fix: this.set(path, schema.const, true),
    });
    this.mend(node, schema.const);
    return true;
  }

  private choice(node: Node, known: readonly (string | number)[], path: Path): boolean {
    const value = plainValue(node);
    if (known.includes(value as string)) return true;
    if (node.kind !== 'string') return this.wrongType(node, path, `one of ${known.join(', ')}`, {});
    const guesses = nearest(value as string, known.map(String));
    const meant = surely(guesses);
    const listed = guesses.length === 0 ? ` It can be ${listOf(known.map(String))}.` : '';
    this.find(
      'unknown-value',
      path,
      'value',
      `${this.place(path)} cannot be ${JSON.stringify(value)}.${listed}`,
      {
        suggestions: guesses.map((guess) => guess.word),
        fix: meant === undefined ? undefined : this.set(path, meant, true),
      },
    );
    if (meant === undefined) return false;
    this.mend(node, meant);
    return true;
  }

  private size(node: Node, schema: StationSchema, path: Path): boolean {
    const value = node.value as number;
    if (schema.type === 'integer' && !Number.isInteger(value))
      return this.wrongType(node, path, 'a whole number', {});
    const limit =
      schema.minimum !== undefined && value < schema.minimum
        ? `at least ${schema.minimum}`
        : schema.maximum !== undefined && value > schema.maximum
          ? `at most ${schema.maximum}`
          : undefined;
    if (limit === undefined) return true;
    this.find('out-of-range', path, 'value', `${this.place(path)} is ${value}; it can be ${limit}.`);
    return false;
  }

  private text(node: Node, schema: StationSchema, given: StationSchema, path: Path): boolean {
    const value = node.value as string;
    if (schema.maxLength !== undefined && [...value].length > schema.maxLength) {
      this.find(
        'out-of-range',
        path,
        'value',
        `${this.place(path)} is ${[...value].length} characters long; it can be at most ${schema.maxLength}.`,
      );
      return false;
    }
    if (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) return true;
    const { meant, suggestions } = this.respelt(value, schema.pattern, refName(given) || String(path[0]));
    const fix = meant === undefined ? undefined : this.set(path, meant, true);
    const menu = menuOfPath(path);
    if (menu !== undefined && !destinations.includes(value)) {
      // Told as the rule of that name tells it, which finds those that have the form of a path.
      this.findings.push({
        rule: 'unknown-destination',
        path,
        at: 'value',
        message: `There is no ${value.startsWith('action') ? 'action' : 'screen'} ${JSON.stringify(shortened(value))}.`,
        consequence:
          menu === ''
            ? 'Nothing is switched off by it: the screen that was meant stays on.'
            : `The entry is missing from ${menu}.`,
        suggestions,
        fix,
      });
      if (meant === undefined) return false;
      this.mend(node, meant);
      return true;
    }
    this.find(
      'bad-format',
      path,
      'value',
      `${this.place(path)} cannot be ${JSON.stringify(shortened(value))}. ${formOf(given)}`.trim(),
      { suggestions, fix },
    );
    if (meant === undefined) return false;
    this.mend(node, meant);
    return true;
  }

  /** What a text of the wrong form was surely meant to be. */
  private respelt(
    value: string,
    pattern: string,
    what: string,
  ): { meant: string | undefined; suggestions: readonly string[] } {
    if (value.length > 300) return { meant: undefined, suggestions: [] };
    if (what === 'destination' || what === 'switchablePath') {
      const guesses = nearest(value.trim(), what === 'destination' ? destinations : switchablePaths);
      return { meant: surely(guesses), suggestions: guesses.map((guess) => guess.word) };
    }
    const bare = value.trim();
    const low = bare.toLowerCase();
    const tries = [bare, low];
    if (what === 'color')
      tries.push(
        `#${low}`,
        low.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3'),
        `#${low}`.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3'),
        low.replace(/^0x/, '#'),
      );
    if (what === 'hosts') tries.push(low.replace(/^[a-z]+:\/\//, '').replace(/[:/?#].*$/s, ''));
    if (what === 'theme')
      tries.push(`/${low}`, `/logo/${low}`, low.replace(/^.*logo\//, '/logo/'), low.replaceAll('_', '-'));
    if (what === 'onOff') tries.push(`/${bare}`, bare.replace(/^http:/i, 'https:'), `https:${bare}`);
    const matches = new RegExp(pattern, 'u');
    const meant = tries.find((one) => one !== '' && matches.test(one));
    return { meant, suggestions: meant === undefined ? [] : [meant] };
  }

  private list(node: Node, schema: StationSchema, path: Path): boolean {
    const right: Node[] = [];
    const seen = new Map<string, number>();
    const count = node.items.length;
    let isWhole = true;
    node.items.forEach((item, at) => {
      const here = [...path, at];
      if (!this.visit(item, schema.items!, here)) {
        isWhole = false;
        return;
      }
      const key = JSON.stringify(plainValue(item));
      const earlier = seen.get(key);
      if (schema.uniqueItems && earlier !== undefined) {
        isWhole = false;
        this.find(
          'duplicate-item',
          here,
          'value',
          `${shortened(key)} is in ${this.place(path)} twice: it is entry ${earlier + 1} as well.`,
          {
            fix: {
              description: 'Remove the repetition',
              safe: true,
              changes: [{ kind: 'remove', path: here }],
            },
          },
        );
        return;
      }
      seen.set(key, at);
      right.push(item);
    });
    const least = schema.minItems ?? 0;
    const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
    if (count < least || count > most) {
      const isTabBar = path.join('.') === 'menus.tabBar';
      this.find(
        isTabBar ? 'tab-bar-length' : 'out-of-range',
        path,
        'value',
        `${this.place(path)} has ${count} ${count === 1 ? 'entry' : 'entries'}; it can have ${
          count < least ? `no fewer than ${least}` : `no more than ${most}`
        }.`,
      );
      return false;
    }
    if (isWhole) return true;
    // What is left stands at other places than in the text: the rules that read the list leave it alone.
    node.items = right;
    this.spoilt.push(path);
    return right.length >= least;
  }

  private object(node: Node, schema: StationSchema, path: Path): boolean {
    const properties = schema.properties ?? {};
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    const wrong = new Set<Member>();
    for (const member of node.members) {
      if (prototypeKeys.has(member.key)) {
        this.prototypeKey(member, path);
        wrong.add(member);
      } else if (more) {
        if (!this.key(member, schema.propertyNames, path)) wrong.add(member);
      } else if (!Object.hasOwn(properties, member.key) && !this.unknownKey(node, member, schema, path)) {
        wrong.add(member);
      }
    }
    if (!more && !this.isTrial) this.swapped(node, properties, path);
    for (const member of node.members) {
      if (wrong.has(member)) continue;
      const inner = more ?? properties[member.key]!;
      if (!this.visit(member.value, inner, [...path, member.key])) wrong.add(member);
    }
    const missing = (schema.required ?? []).filter((key) => !node.members.some((one) => one.key === key));
    for (const key of missing) this.missingKey(key, properties[key]!, path);
    node.members = node.members.filter((member) => !wrong.has(member));
    return missing.length === 0 || path.length === 0;
  }

  /** Finds two settings that each hold what belongs to the other, and puts them right. */
  private swapped(node: Node, properties: Readonly<Record<string, StationSchema>>, path: Path): void {
    const known = node.members.filter((member) => Object.hasOwn(properties, member.key));
    const failing = known.filter((member) => !passes(member.value, properties[member.key]!));
    for (const one of failing) {
      const other = known.find(
        (member) =>
          member !== one &&
          (failing.includes(member) || (one.value.kind === 'number' && member.value.kind === 'number')) &&
          passes(one.value, properties[member.key]!) &&
          passes(member.value, properties[one.key]!),
      );
      if (!other) continue;
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const places: Path[] = [
        [...path, first.key],
        [...path, second.key],
      ];
      this.find(
        'swapped-values',
        places[0]!,
        'key',
        `${pathText(places[0]!)} and ${pathText(places[1]!)} each hold what belongs to the other.`,
        {
          about: deref(properties[one.key]!),
          fix: {
            description: 'Swap the two values',
            safe: failing.includes(other),
            changes: [
              { kind: 'set', path: places[0]!, value: plainValue(second.value) },
              { kind: 'set', path: places[1]!, value: plainValue(first.value) },
            ],
          },
        },
      );
      [first.value, second.value] = [second.value, first.value];
      return;
    }
  }

  private prototypeKey(member: Member, path: Path): void {
    const here = [...path, member.key];
    this.find(
      'prototype-key',
      here,
      'key',
      `${JSON.stringify(member.key)} is no setting, and in many programs a way to break in.`,
      { fix: { description: 'Remove it', safe: false, changes: [{ kind: 'remove', path: here }] } },
    );
  }

  /** Judges a key of an open object, such as the destinations in menus.names. */
  private key(member: Member, schema: StationSchema | undefined, path: Path): boolean {
    const wanted = schema ? deref(schema) : undefined;
    if (!wanted?.pattern || new RegExp(wanted.pattern, 'u').test(member.key)) return true;
    const guesses = nearest(member.key, destinations);
    const meant = surely(guesses);
    const here = [...path, member.key];
    this.find(
      'bad-format',
      here,
      'key',
      `${JSON.stringify(shortened(member.key))} cannot be a key of ${this.place(path)}. ${wanted.description ?? ''}`.trim(),
      {
        suggestions: guesses.map((guess) => guess.word),
        fix: meant === undefined ? undefined : this.rename(here, meant),
      },
    );
    if (meant === undefined) return false;
    member.key = meant;
    return true;
  }

  private rename(path: Path, to: string): Fix {
    return {
      description: `Rename to ${JSON.stringify(to)}`,
      safe: true,
      changes: [{ kind: 'rename', path, to }],
    };
  }

  /** Tells of a key that nobody knows, and whether it was mended: renamed where it stands. */
  private unknownKey(node: Node, member: Member, schema: StationSchema, path: Path): boolean {
    const properties = schema.properties ?? {};
    const here = [...path, member.key];
    if (this.isTrial) {
      this.find('unknown-key', here, 'key', '');
      return false;
    }
    const free = Object.keys(properties).filter((key) => !node.members.some((one) => one.key === key));
    const near = nearest(member.key, free);
    const fitting = near.filter((guess) => passes(member.value, properties[guess.word]!));
    // Spelt right but at the wrong level beats misspelt; differing in case alone does not count as misspelt.
    const level = this.homesOf(member, path);
    if (level.length > 0 && (fitting[0]?.slips ?? 9) > 0) {
      const first = level[0]!;
      const to = [...first.path, first.key];
      const names = level.slice(0, 3).map((home) => pathText([...home.path, home.key]));
      this.find(
        'wrong-level',
        here,
        'key',
        `${JSON.stringify(member.key)} does not belong ${path.length === 0 ? 'at the top' : `in ${pathText(path)}`}, but ${
          first.path.length === 0
            ? 'at the top of the file'
            : `in ${listOf(
                level.slice(0, 3).map((home) => pathText(home.path)),
                'or',
              )}`
        }.`,
        {
          suggestions: names,
          about: deref(first.schema),
          fix:
            level.length === 1
              ? {
                  description: `Move it to ${pathText(to)}`,
                  safe: true,
                  changes: this.move(here, to, member.value),
                }
              : undefined,
        },
      );
      this.spoilt.push(...level.map((home) => [...home.path, home.key]));
      return false;
    }
    const guesses: readonly Guess[] = fitting.length > 0 ? fitting : near;
    const meant = surely(guesses) ?? this.onlyMissing(node, member, schema);
    const words = meant !== undefined && guesses.length === 0 ? [meant] : guesses.map((guess) => guess.word);
    this.find(
      'unknown-key',
      here,
      'key',
      `${this.place(path)} has no setting ${JSON.stringify(shortened(member.key))}.`,
      {
        suggestions: words,
        fix: meant === undefined ? undefined : this.rename(here, meant),
        about: words[0] === undefined ? undefined : deref(properties[words[0]]!),
      },
    );
    if (meant === undefined) {
      // It may have been any of these: what they say is not known.
      this.spoilt.push(...words.map((word) => [...path, word]));
      return false;
    }
    member.key = meant;
    return true;
  }

  /** A required key that is missing while a stranger holds a value it would take. */
  private onlyMissing(node: Node, member: Member, schema: StationSchema): string | undefined {
    const missing = (schema.required ?? []).filter((key) => !node.members.some((one) => one.key === key));
    const strangers = node.members.filter((one) => !Object.hasOwn(schema.properties!, one.key));
    const [key] = missing;
    return key !== undefined &&
      missing.length === 1 &&
      strangers.length === 1 &&
      passes(member.value, schema.properties![key]!)
      ? key
      : undefined;
  }

  /** Other objects of the file that know this key, do not hold it yet, and would take the value. */
  private homesOf(member: Member, path: Path): { path: string[]; key: string; schema: StationSchema }[] {
    const here = path.join('.');
    const found: { path: string[]; key: string; schema: StationSchema }[] = [];
    for (const home of homes) {
      if (home.path.join('.') === here) continue;
      const schema = Object.hasOwn(home.properties, member.key) && home.properties[member.key];
      if (!schema || this.has([...home.path, member.key]) || !passes(member.value, schema)) continue;
      found.push({ path: home.path, key: member.key, schema });
    }
    return found;
  }

  private has(path: readonly string[]): boolean {
    let node: Node | undefined = this.root;
    for (const step of path) node = node?.members.find((one) => one.key === step)?.value;
    return node !== undefined;
  }

  private move(from: Path, to: Path, node: Node): Change[] {
    return [
      { kind: 'remove', path: from },
      { kind: 'insert', path: to, value: plainValue(node) },
    ];
  }

  private missingKey(key: string, schema: StationSchema, path: Path): void {
    const outer = this.setting;
    this.setting = deref(schema);
    this.find(
      'missing-key',
      path,
      'value',
      `${this.place(path)} lacks ${JSON.stringify(key)}. ${schema.description ?? ''}`.trim(),
    );
    this.setting = outer;
  }

  private place(path: Path): string {
    return path.length === 0 ? 'The station' : pathText(path);
  }
}

/** The menu that a place is in, empty for routes.off; undefined elsewhere. */
function menuOfPath(path: Path): string | undefined {
  if (path[0] === 'routes') return '';
  if (path[0] !== 'menus' || path[1] === 'names' || path.at(-1) === 'title') return undefined;
  if (path[1] === 'member' && path[3] !== 'items') return undefined;
  return { tabBar: 'the tab bar', home: 'the home grid', member: 'the member centre' }[String(path[1])];
}

const listOf = (words: readonly string[], last = 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** A text short enough for a message. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
