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
    const letter = '/r/src/areas/message/LetterList.tsx';
    const chinese = '/r/src/texts/zh-CN/entry.generated.ts';
    expect(place({ [login]: [a, chinese] }, login)).toBe('entry');
    expect(place({ [login]: [a, chinese] }, chinese)).toBe('entry');
    expect(place({ [login]: [a] }, a)).toBe('entry');
    expect(place({}, letter)).toBe('message');
  });

  it('are one for each room of an area, one for what rooms share, and one for what loose screens need too, wherever that lies', () => {
    const bets = '/r/src/areas/center/bets/LotteryRecord.tsx';
    const records = '/r/src/areas/center/records/ReportChange.tsx';
    const [own, shared] = ['/r/src/areas/center/bets/Row.tsx', '/r/src/areas/center/records/Bar.tsx'];
    const words = '/r/src/areas/center/texts.ts';
    const graph = graphOf(
      {
        [entry]: [shell],
        [center]: [words],
        [bets]: [own, shared],
        [records]: [shared, words],
        [own]: [a],
      },
      { [shell]: [center, bets, records] },
    );
    expect([bets, own, a].map((id) => chunkOf(id, graph))).toEqual(Array(3).fill('center-bets'));
    expect(chunkOf(records, graph)).toBe('center-records');
    expect(chunkOf(shared, graph)).toBe('center-rooms');
    expect(chunkOf(words, graph)).toBe('center-shared');
    expect(chunkOf(center, graph)).toBe('center');
  });

  it('leave a part that a screen fetches late to the bundler', () => {
    const [late, part] = ['/r/src/areas/center/Late.tsx', '/r/src/areas/center/Part.tsx'];
    const graph = graphOf({ [entry]: [shell], [late]: [part] }, { [shell]: [center], [center]: [late] });
    expect([late, part].map((id) => chunkOf(id, graph))).toEqual([null, null]);
  });

  it('keep styles with the component they are for', () => {
    const styles = '/r/src/areas/center/UserCenter.wyw-in-js.css';
    expect(place({ [center]: [styles] }, styles)).toBe('center');
  });

  it('hold what the home page shares, and apart from it what only others share', () => {
    expect(place({ [home]: [a], [center]: [a], [extras]: [a] }, a)).toBe('Index');
    expect(place({ [login]: [a], [center]: [a] }, a)).toBe('shared');
    expect(place({ [login]: [a], [extras]: [a] }, a)).toBe('Extras');
  });

  it('go by the folder for what several areas share', () => {
    const [credit, official] = ['/r/src/areas/credit/Credit.tsx', '/r/src/areas/official/Official.tsx'];
    const placed = (id: string): string | null =>
      chunkOf(
        id,
        graphOf(
          { [entry]: [shell], [credit]: [id], [official]: [id] },
          { [shell]: [home, credit, official] },
        ),
      );
    expect(placed('/r/src/play/frame/PlayFrame.tsx')).toBe('play');
    expect(placed('/r/src/play/lottery/usePeriod.ts')).toBe('play-lottery');
    expect(placed('/r/src/lottery/selection/picking.ts')).toBe('bets');
    expect(placed('/r/src/kit/lottery/Draw.tsx')).toBe('draws');
    expect(placed('/r/src/kit/list/LongList.tsx')).toBe('lists');
    expect(placed(a)).toBe('shared');
  });

  it('spare screens without a form the form library', () => {
    const imports = { [password]: [form], [login]: [form], [form]: [rjsf, a], [center]: [] };
    expect(place(imports, rjsf)).toBe('forms');
    expect(place(imports, form)).toBe('forms');
    expect(place(imports, a)).toBe('forms');
    expect(place(imports, password)).toBe('center-forms');
    expect(place(imports, center)).toBe('center');
    const own = '/r/src/contract/forms/account.repwd.generated.ts';
    expect(place({ ...imports, [password]: [form, own] }, own)).toBe('center-forms');
  });

  it('leave lazy parts of the shell to the bundler', () => {
    expect(place({ [machines]: [a] }, a)).toBeNull();
    expect(place({}, machines)).toBeNull();
  });

  it('bring what follows every first screen in one', () => {
    expect(place({ [extras]: [a] }, a)).toBe('Extras');
    expect(place({}, extras)).toBe('Extras');
  });
});
