// The rule that menus and switched-off routes name screens and actions that exist.
import { destinations, switchablePaths } from '../../derive/destinations.ts';
import type { Path } from '../../read/diagnostic.ts';
import { confidentMatch, nearest } from '../../read/nearest.ts';
import { definitionName, matchesPattern, renameFix, shortened, writeFix } from '../../read/schemaPlace.ts';
import type { MeaningRule, RuleFinding, RuleInput, SchemaRule } from '../rule.ts';

const knownDestinations = new Set(destinations);
const knownPaths = new Set(switchablePaths);

/** Whether any destination that a file names itself matches; allocates nothing, since most files have none. */
export function namesSome({ file }: RuleInput, matches: (to: string) => boolean): boolean {
  const { tabBar, home, member, names } = file.menus ?? {};
  if (tabBar?.some(matches) || home?.some(matches)) return true;
  if (member?.some((group) => group.items.some(matches))) return true;
  for (const to in names) if (matches(to)) return true;
  return false;
}

const isUnknown = (to: string): boolean => !knownDestinations.has(to);

/** Every destination that a file names itself, with its place and menu. */
export function* namedDestinations({
  file,
}: RuleInput): Generator<{ to: string; path: Path; where: string }> {
  for (const menu of ['tabBar', 'home'] as const)
    for (const [at, to] of (file.menus?.[menu] ?? []).entries())
      yield { to, path: ['menus', menu, at], where: menu === 'tabBar' ? 'the tab bar' : 'the home grid' };
  for (const [group, { items }] of (file.menus?.member ?? []).entries())
    for (const [at, to] of items.entries())
      yield { to, path: ['menus', 'member', group, 'items', at], where: 'the member centre' };
}

/** The screen that a whole address, or a path with query and hash, leads to. */
function pathInAddress(text: string, known: readonly string[]): string | undefined {
  const bare = text.normalize('NFKC').trim();
  if (!URL.canParse(bare, 'https://site.invalid')) return undefined;
  const { pathname, hash } = new URL(bare, 'https://site.invalid');
  return [pathname, hash.slice(1), `/${pathname.split('/').at(-1)}`].find((path) => known.includes(path));
}

function faultAt(
  to: string,
  path: Path,
  at: 'key' | 'value',
  known: readonly string[],
  consequence: string,
): RuleFinding {
  const action = `action:${to.normalize('NFKC').trim()}`;
  const inside = pathInAddress(to, known) ?? (known.includes(action) ? action : undefined);
  const guesses = inside === undefined ? nearest(to.trim(), known) : [{ word: inside, typos: 0 }];
  const meant = confidentMatch(guesses);
  return {
    path,
    at,
    message: `There is no ${to.startsWith('action') ? 'action' : 'screen'} ${JSON.stringify(shortened(to))}.`,
    consequence,
    suggestions: guesses.map((guess) => guess.word),
    fix:
      meant === undefined ? undefined : at === 'key' ? renameFix(path, meant) : writeFix(path, meant, true),
  };
}

const missingFrom = (where: string): string => `The entry is missing from ${where}.`;
const nothingSwitchedOff = 'Nothing is switched off by it: the screen that was meant stays on.';

/** The list of destinations that a place is in, as people call it; undefined for routes.off. */
const listNameOf = (path: Path): string | undefined =>
  path[0] === 'menus'
    ? { tabBar: 'the tab bar', home: 'the home grid', member: 'the member centre' }[String(path[1])]
    : undefined;

export const unknownDestination: MeaningRule & SchemaRule = {
  name: 'unknown-destination',
  severity: 'error',
  page: 'Menus and routes.off name screens by their path and actions by action:<name>. A name that no screen or action has leaves an entry out of a menu, or leaves a screen on that was meant to be off. `station routes` lists the screens there are.',
  good: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/aboutUs"] } }',
  bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/aboutThem"] } }',
  reads: ['routes.off', 'menus.tabBar', 'menus.home', 'menus.member', 'menus.names'],
  /** Of what has not even the form of a destination; what has it is judged by `check`. */
  detect({ node, schema, reference, path }) {
    const isSwitch = definitionName(reference) === 'switchablePath';
    if (node.kind !== 'string' || !(isSwitch || definitionName(reference) === 'destination'))
      return undefined;
    const value = node.value as string;
    if (knownDestinations.has(value) || matchesPattern(value, schema.pattern!)) return undefined;
    const where = listNameOf(path);
    const fault = faultAt(
      value,
      path,
      'value',
      isSwitch ? switchablePaths : destinations,
      where === undefined ? nothingSwitchedOff : missingFrom(where),
    );
    const [change] = fault.fix?.changes ?? [];
    return { ...fault, repaired: change?.kind === 'set' ? (change.value as string) : undefined };
  },
  appliesTo: (input) =>
    input.file.routes?.off?.some((path) => !knownPaths.has(path)) === true || namesSome(input, isUnknown),
  *check(input) {
    const off = input.file.routes?.off ?? [];
    for (const [at, path] of off.entries())
      if (!knownPaths.has(path))
        yield faultAt(path, ['routes', 'off', at], 'value', switchablePaths, nothingSwitchedOff);
    for (const { to, path, where } of namedDestinations(input))
      if (isUnknown(to)) yield faultAt(to, path, 'value', destinations, missingFrom(where));
    for (const to of Object.keys(input.file.menus?.names ?? {}))
      if (isUnknown(to))
        yield faultAt(
          to,
          ['menus', 'names', to],
          'key',
          destinations,
          'The name is shown nowhere: the entry keeps its usual one.',
        );
  },
};
