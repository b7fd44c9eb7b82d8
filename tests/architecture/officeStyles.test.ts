// The rule that the office's styles name only variables of its own: those of the component library hold within its components alone.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../src/office');

it('every variable that a style of the office names is defined', async () => {
  const names = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  const defined = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)),
  );
  expect(defined.size).toBeGreaterThan(5);
  const unknown = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, used]) =>
      defined.has(used!) ? [] : [`${name}: ${used}`],
    ),
  );
  expect(unknown).toEqual([]);
});

it('every dialog and drawer is the kit’s, which puts it within the office', async () => {
  const names = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const own = 'kit/Dialog.tsx';
  expect(names).toContain(own);
  const taken = await Promise.all(
    names.map(async (name) => {
      const [, list = ''] =
        /import \{([^}]*)\} from 'antd';/.exec(await readFile(path.join(folder, name), 'utf8')) ?? [];
      // Functions that open a dialog by themselves put it into the body: `App` and the statics of `Modal`.
      return /\b(?:Modal|Drawer|App)\b/.test(list) ? [name] : [];
    }),
  );
  expect(taken.flat()).toEqual([own]);
});
