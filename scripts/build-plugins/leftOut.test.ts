// How functions are taken out of a library: they throw by name, and one that is gone stops the build.
import { expect, test } from 'vitest';
import { withoutFunctions } from './leftOut.ts';

const code = `
function kept() { return 'kept'; }
function View() { return 'view'; }
View.prototype.measure = function () { return 'measured'; };
View.displayName = 'View';
var Link = wrap(function () { return 'link'; });
exports.hydrate = function () { return 'hydrated'; };
exports.run = { kept, View, Link };
`;

interface Exports {
  run: Record<string, () => string>;
  hydrate?: unknown;
}
const read = (text: string): Exports => {
  const exports = {} as Exports;
  new Function('exports', 'wrap', text)(exports, (it: unknown) => it);
  return exports;
};

test('what is left out throws LeftOut with its name, the rest works', () => {
  const { run, hydrate } = read(withoutFunctions(code, 'lib', ['View', 'Link', 'exports.hydrate']));
  expect(run.kept!()).toBe('kept');
  expect(hydrate).toBeUndefined();
  for (const name of ['View', 'Link'])
    expect(() => run[name]!()).toThrow(
      expect.objectContaining({ name: 'LeftOut', message: expect.stringContaining(`${name} of lib`) }),
    );
  expect((run.View as unknown as { prototype: object }).prototype).not.toHaveProperty('measure');
});

test('a name that the library does not declare stops the build', () => {
  expect(() => withoutFunctions(code, 'lib', ['View', 'Gone'])).toThrow('lib declares no Gone any more');
});
