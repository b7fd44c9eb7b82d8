// Owns which modules travel together: what the rules of scripts/build-plugins/chunks.ts decide on small graphs.
import { describe, expect, it } from 'vitest';
import { chunkOf, type ModuleGraph } from '#scripts/build-plugins/chunks.ts';

const home = '/r/src/areas/index/Home.tsx';
const center = '/r/src/areas/center/UserCenter.tsx';
const password = '/r/src/areas/center/EditPwd.tsx';
const login = '/r/src/areas/entry/Login.tsx';
const form = '/r/src/kit/form/Form.tsx';
const rjsf = '/r/node_modules/@rjsf/core/lib/index.js';
const entry = '/r/index.html';
const shell = '/r/src/shell/main.tsx';
const extras = '/r/src/shell/Extras.tsx';
const machines = '/r/src/shell/boot/machines.ts';

/** A graph from "this imports these"; `lazy` from "this loads these later". */
function graphOf(imports: Record<string, string[]>, lazy: Record<string, string[]> = {}): ModuleGraph {
  const whoHas = (lists: Record<string, string[]>, id: string): string[] =>
    Object.keys(lists).filter((importer) => lists[importer]!.includes(id));
  return {
    getModuleInfo: (id) => ({
      isEntry: id === entry,
      importedIds: imports[id] ?? [],
      importers: whoHas(imports, id),
      dynamicImporters: whoHas(lazy, id),
    }),
  };
}

describe('chunks', () => {
  const a = '/r/src/kit/A.tsx';
  const screens = { [shell]: [home, center, password, login, extras, machines] };
  const place = (imports: Record<string, string[]>, id: string): string | null =>
    chunkOf(id, graphOf({ [entry]: [shell], ...imports }, screens));

  it('keep everything that the entry needs in the entry', () => {
    expect(place({ [shell]: [a], [home]: [a] }, a)).toBe('main');
    expect(place({}, shell)).toBe('main');
  });

  it('are one for an area, with its Chinese texts and whatever it alone uses', () => {
    expect(place({}, center)).toBe('area-center');
    expect(place({}, '/r/src/texts/zh-CN/center.generated.ts')).toBe('area-center');
    expect(place({ [center]: [a] }, a)).toBe('area-center');
  });

  it('hold what the home page shares, and apart from it what only others share', () => {
    expect(place({ [home]: [a], [center]: [a], [extras]: [a] }, a)).toBe('area-index');
    expect(place({ [login]: [a], [center]: [a] }, a)).toBe('shared');
    expect(place({ [login]: [a], [extras]: [a] }, a)).toBe('shared');
  });

  it('keep what only the pages of play share from everybody else', () => {
    const [credit, official] = ['/r/src/areas/credit/Credit.tsx', '/r/src/areas/official/Official.tsx'];
    const results = '/r/src/areas/lottery-all/results/LotteryOpenDetail.tsx';
    const lazy = { [shell]: [home, center, credit, official, results] };
    const placed = (imports: Record<string, string[]>): string | null =>
      chunkOf(a, graphOf({ [entry]: [shell], ...imports }, lazy));
    expect(placed({ [credit]: [a], [official]: [a] })).toBe('boards');
    expect(placed({ [credit]: [a], [official]: [a], [results]: [a] })).toBe('play');
    expect(placed({ [credit]: [a], [official]: [a], [center]: [a] })).toBe('shared');
    expect(placed({ [credit]: [a], [official]: [a], [home]: [a] })).toBe('area-index');
  });

  it('spare screens without a form the form library', () => {
    const imports = { [password]: [form], [login]: [form], [form]: [rjsf, a], [center]: [] };
    expect(place(imports, rjsf)).toBe('forms');
    expect(place(imports, form)).toBe('forms');
    expect(place(imports, a)).toBe('forms');
    expect(place(imports, password)).toBe('area-center-forms');
    expect(place(imports, center)).toBe('area-center');
    const own = '/r/src/contract/forms/account.repwd.generated.ts';
    expect(place({ ...imports, [password]: [form, own] }, own)).toBe('area-center-forms');
  });

  it('leave lazy parts of the shell to the bundler', () => {
    expect(place({ [machines]: [a] }, a)).toBeNull();
    expect(place({}, machines)).toBeNull();
  });

  it('bring what follows every first screen in one, with the blocks of HTML', () => {
    expect(place({ [extras]: [a] }, a)).toBe('Extras');
    expect(place({}, extras)).toBe('Extras');
    const html = '/r/src/kit/html/Html.tsx';
    expect(place({ [extras]: [html], [login]: [html] }, html)).toBe('Extras');
  });
});
