// The list of all that a menu may lead to and a station may switch off, for guesses and for rules.
import { screens } from '#contract/screens.generated.ts';
import { menuActions } from './menus.ts';

export const screenPaths: readonly string[] = screens.map((row) => row.path);
export const switchablePaths: readonly string[] = screenPaths.filter(
  (path) => path !== '/index' && path !== '/login',
);
export const destinations: readonly string[] = [
  ...screenPaths,
  ...Object.keys(menuActions).map((name) => `action:${name}`),
];
