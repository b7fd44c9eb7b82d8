// Owns the rule that menus and switched-off routes name screens and actions that exist.
import { destinations, switchablePaths } from '../destinations.ts';
import type { Path } from '../diagnostic.ts';
import { nearest, surely } from '../nearest.ts';
import type { Case, Found, Rule } from '../rule.ts';

const knownDestinations = new Set(destinations);
const knownPaths = new Set(switchablePaths);

/** Whether any destination that a file names itself is one that is asked for; allocates nothing, for most files have none. */
export function namesSome({ file }: Case, isAsked: (to: string) => boolean): boolean {
  const { tabBar, home, member, names } = file.menus ?? {};
  if (tabBar?.some(isAsked) || home?.some(isAsked)) return true;
  if (member?.some((group) => group.items.some(isAsked))) return true;
  for (const to in names) if (isAsked(to)) return true;
  return false;
}

const isUnknown = (to: string): boolean => !knownDestinations.has(to);

/** Every destination that a file names itself, with its place and menu. */
export function* namedDestinations({ file }: Case): Generator<{ to: string; path: Path; where: string }> {
  for (const menu of ['tabBar', 'home'] as const)
    for (const [at, to] of (file.menus?.[menu] ?? []).entries())
      yield { to, path: ['menus', menu, at], where: menu === 'tabBar' ? 'the tab bar' : 'the home grid' };
  for (const [group, { items }] of (file.menus?.member ?? []).entries())
    for (const [at, to] of items.entries())
      yield { to, path: ['menus', 'member', group, 'items', at], where: 'the member centre' };
}

function found(
  to: string,
  path: Path,
  at: 'key' | 'value',
  known: readonly string[],
  consequence: string,
): Found {
  const guesses = nearest(to, known);
  const meant = surely(guesses);
  return {
    path,
    at,
    message: to.startsWith('action:') ? `There is no action "${to}".` : `There is no screen "${to}".`,
    consequence,
    suggestions: guesses.map((guess) => guess.word),
    fix:
      meant === undefined
        ? undefined
        : {
            description: `Write ${JSON.stringify(meant)}`,
            safe: true,
            changes: [
              at === 'key' ? { kind: 'rename', path, to: meant } : { kind: 'set', path, value: meant },
            ],
          },
  };
}

export const unknownDestination: Rule = {
  name: 'unknown-destination',
  severity: 'error',
  page: 'Menus and routes.off name screens by their path and actions by action:<name>. A name that stands for nothing leaves an entry out of a menu, or leaves a screen on that was meant to be off. `station routes` lists the screens there are.',
  good: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/aboutUs"] } }',
  bad: '{ "code": "demo", "name": "Demo", "routes": { "off": ["/aboutThem"] } }',
  reads: ['routes.off', 'menus.tabBar', 'menus.home', 'menus.member', 'menus.names'],
  concerns: (given) =>
    given.file.routes?.off?.some((path) => !knownPaths.has(path)) === true || namesSome(given, isUnknown),
  *check(given) {
    const off = given.file.routes?.off ?? [];
    for (const [at, path] of off.entries())
      if (!knownPaths.has(path))
        yield found(
          path,
          ['routes', 'off', at],
          'value',
          switchablePaths,
          'Nothing is switched off by it: the screen that was meant stays on.',
        );
    for (const { to, path, where } of namedDestinations(given))
      if (isUnknown(to)) yield found(to, path, 'value', destinations, `The entry is missing from ${where}.`);
    for (const to of Object.keys(given.file.menus?.names ?? {}))
      if (isUnknown(to))
        yield found(
          to,
          ['menus', 'names', to],
          'key',
          destinations,
          'The name is shown nowhere: the entry keeps its usual one.',
        );
  },
};
