// Which modules travel together: what the rules of scripts/build-plugins/chunks.ts decide on small graphs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import shelves from '#schemas/chunks.json' with { type: 'json' };
import catalogue from '#schemas/screens.json' with { type: 'json' };
import { areaOfChunk, nameOf } from '#scripts/build-plugins/chunkAreas.ts';
import { lateFolders, ownFolders, sharedFolders } from '#scripts/build-plugins/chunkFolders.ts';
import type { ModuleGraph } from '#scripts/build-plugins/chunkGraph.ts';
import { chunkOf } from '#scripts/build-plugins/chunks.ts';

const home = '/r/src/areas/index/Home.tsx';
const center = '/r/src/areas/center/UserCenter.tsx';
const password = '/r/src/areas/center/EditPwd.tsx';
const login = '/r/src/areas/entry/Login.tsx';
const form = '/r/src/kit/form/Form.tsx';
const rjsf = '/r/node_modules/@rjsf/core/lib/index.js';
const entry = '/r/index.html';
const shell = '/r/src/shell/main.tsx';
const extras = '/r/src/shell/extras/Extras.tsx';
const machines = '/r/src/shell/machines/machines.ts';
const update = '/r/src/shell/worker/UpdateBar.tsx';
const late = '/r/src/shell/later.ts';
const texts = '/r/src/texts/zh-CN/extra.generated.ts';

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
  const screens = { [shell]: [home, center, password, login, extras, machines, update], [late]: [texts] };
  const place = (imports: Record<string, string[]>, id: string): string | null =>
    chunkOf(id, graphOf({ [entry]: [shell], ...imports }, screens));

  it('keep everything that the entry needs in the entry', () => {
    expect(place({ [shell]: [a], [home]: [a] }, a)).toBe('main');
    expect(place({}, shell)).toBe('main');
  });

  it('are one for an area, with its Chinese texts and whatever it alone uses', () => {
    const contact = '/r/src/areas/help/Contact.tsx';
    const chinese = '/r/src/texts/zh-CN/entry.generated.ts';
    expect(place({ [login]: [a, chinese] }, login)).toBe('entry');
    expect(place({ [login]: [a, chinese] }, chinese)).toBe('entry');
    expect(place({ [login]: [a] }, a)).toBe('entry');
    expect(place({}, contact)).toBe('center-help');
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
    expect(placed('/r/src/play/lottery-page/usePeriod.ts')).toBe('play-lottery');
    expect(placed('/r/src/lottery/selection/picking.ts')).toBe('bets');
    expect(placed('/r/src/kit/lottery/Draw.tsx')).toBe('draws');
    expect(placed('/r/src/kit/list/LongList.tsx')).toBe('lists');
    expect(placed('/r/src/kit/input/Field.tsx')).toBe('fields');
    expect(placed('/r/src/kit/input/search/SearchField.tsx')).toBe('search');
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
    expect(place({ [update]: [a] }, a)).toBeNull();
    expect(place({}, update)).toBeNull();
  });

  it('bring what follows every first screen in one, with the texts of all late parts', () => {
    expect(place({ [extras]: [a] }, a)).toBe('Extras');
    expect(place({}, extras)).toBe('Extras');
    expect(place({ [shell]: [late] }, texts)).toBe('Extras');
  });

  it('bring the machines in one with their library, and leave to areas what areas need as well', () => {
    const xstate = '/r/node_modules/xstate/dist/xstate.esm.js';
    const hooks = '/r/node_modules/@xstate/react/dist/xstate-react.esm.js';
    const betting = '/r/src/play/placing/betting.ts';
    const credit = '/r/src/areas/credit/Credit.tsx';
    const graph = graphOf(
      {
        [entry]: [shell],
        [machines]: [xstate, a],
        [betting]: [xstate],
        [credit]: [hooks, a],
        [hooks]: [xstate],
      },
      { [shell]: [machines, credit, extras], [credit]: [betting] },
    );
    expect([machines, xstate].map((id) => chunkOf(id, graph))).toEqual(['machines', 'machines']);
    expect(chunkOf(a, graph)).toBe('shared');
    expect(place({ [machines]: [a], [extras]: [a] }, a)).toBe('shared');
  });

  it('bring what a board fetches once it stands in one, what it opens over itself in another, apart from what results and records show too', () => {
    const credit = '/r/src/areas/credit/Credit.tsx';
    const results = '/r/src/areas/lottery-all/results/Results.tsx';
    const frame = '/r/src/play/frame/PlayFrame.tsx';
    const strip = '/r/src/play/late/PeriodStrip.tsx';
    const recent = '/r/src/play/sheets/bets/RecentBets.tsx';
    const recentBet = '/r/src/play/sheets/bets/RecentBet.tsx';
    const lotteries = '/r/src/play/parts/LotterySheet.tsx';
    const styles = '/r/src/play/parts/sheetStyles.ts';
    const again = '/r/src/play/parts/AgainButtons.tsx';
    const undo = '/r/src/play/late/UndoBar.tsx';
    const graph = graphOf(
      {
        [entry]: [shell],
        [credit]: [frame],
        [recent]: [styles, recentBet],
        [recentBet]: [again],
        [lotteries]: [styles],
      },
      { [shell]: [credit, results], [frame]: [strip, recent, lotteries, undo], [results]: [lotteries] },
    );
    const chunksOf = (...ids: string[]) => ids.map((id) => chunkOf(id, graph));
    // What takes something off a board comes with the strip: it is too little for requests of its own.
    expect(chunksOf(strip, undo)).toEqual(Array(2).fill('play-late'));
    expect(chunksOf(recent, recentBet)).toEqual(Array(2).fill('play-sheets'));
    expect(chunksOf(lotteries, styles, again)).toEqual(Array(3).fill('play-parts'));
  });

  it('bring the mechanisms of play in one beside their family, and with the bets what every family needs', () => {
    const credit = '/r/src/areas/credit/Credit.tsx';
    const load = '/r/src/lottery/loadFamily.ts';
    const [ssc, lhc] = ['/r/src/lottery/family/ssc/ssc.ts', '/r/src/lottery/family/lhc/lhc.ts'];
    const [sums, counting] = ['sums', 'counting'].map((name) => `/r/src/lottery/mechanisms/${name}.ts`) as [
      string,
      string,
    ];
    const named = '/r/src/lottery/options/namedOptions.ts';
    const picks = '/r/src/areas/official/Official.tsx';
    const graph = graphOf(
      {
        [entry]: [shell],
        [credit]: [load, counting],
        [picks]: [load, counting],
        [ssc]: [sums, named],
        [lhc]: [named],
      },
      { [shell]: [credit, picks], [load]: [ssc, lhc] },
    );
    const chunksOf = (...ids: string[]) => ids.map((id) => chunkOf(id, graph));
    expect(chunksOf(sums, named, counting)).toEqual(['mechanisms', 'bets', 'bets']);
    expect(chunksOf(ssc, lhc)).toEqual([null, null]);
  });

  it('are not made for a few bytes that every page loads anyway', () => {
    const slip = '/r/src/play/waiting/pendingSlip.ts';
    const clock = '/r/src/session/serverClock.ts';
    expect(place({ [extras]: [slip], [center]: [slip] }, slip)).toBe('shared');
    expect(place({ [login]: [clock], [center]: [clock] }, clock)).toBe('shared');
  });
});

describe('what the rules name', () => {
  const src = path.resolve(import.meta.dirname, '../../src');
  const written = [...ownFolders, ...lateFolders, ...sharedFolders].map(([folder]) => folder);

  it('is folders that are there, and no single file', () => {
    expect(written.filter((folder) => !folder.endsWith('/') || !existsSync(path.join(src, folder)))).toEqual(
      [],
    );
  });

  it('is each folder once, the inner one before the one around it', () => {
    for (const rows of [ownFolders, lateFolders, sharedFolders]) {
      const folders = rows.map(([folder]) => folder);
      const hidden = folders.filter((folder, at) =>
        folders.slice(0, at).some((earlier) => folder.startsWith(earlier)),
      );
      expect(hidden).toEqual([]);
    }
  });

  it('is parts of the contract, texts and values that are there', () => {
    const isThere = (...names: string[]) => names.some((name) => existsSync(path.join(src, name)));
    const lost = [
      ...Object.keys(shelves.contract).filter(
        (name) => !isThere(`contract/${name}.generated.ts`, `contract/${name}.ts`),
      ),
      ...Object.keys(shelves.texts).filter((name) => !isThere(`texts/zh-CN/${name}.json`)),
      ...Object.keys(shelves.values).filter((name) => !isThere(`values/${name}.ts`)),
    ];
    expect(lost).toEqual([]);
  });

  it('is the ten areas of the specification: every area is one of them or a part of one', () => {
    const ten = [
      'active',
      'Official',
      'Index',
      'center',
      'pay',
      'Forum',
      'Credit',
      'LotteryALL',
      'entry',
      'agent',
    ];
    const names = [...new Set(catalogue.screens.map(({ area }) => nameOf(area)))];
    expect([...new Set(names.map((name) => name.split('-')[0]))].toSorted()).toEqual(ten.toSorted());
    expect(areaOfChunk('center-help')).toBe('help');
    expect(areaOfChunk('center-bets')).toBe('center');
    expect(areaOfChunk('LotteryALL-game')).toBe('game');
  });
});
