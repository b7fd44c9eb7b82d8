// What the imports of a module say about the chunk it travels in: who loads it, whether it needs forms, which rooms of an area lead to it.
import { areaOf, areasWithLooseScreens, areasWithRooms, commonChunk, nameOf, roomOf } from './chunkAreas.ts';

/** Of these hooks only useSelector() is used, which runs without the library of machines: they do not bring it along. */
const machineHooks = /\/node_modules\/@xstate\/react\//;
const machines = /\/node_modules\/xstate\//;

/** A late part of the shell may have a form, which pages with forms do without. */
export const shell = /\/src\/shell\//;
/** Every page loads this once its screen is there, so what it needs is there for later screens. */
const extras = /\/src\/shell\/extras\//;

/** What the bundler knows of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Whether a module cannot run without the library of forms: some 25 kB brotli that no other screen should load. */
export function needsForms(start: string, graph: ModuleGraph): boolean {
  const seen = new Set([start]);
  for (const id of seen) {
    if (id.includes('/src/kit/form/')) return true;
    if (areaOf(id) && !areaOf(start)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/** Whether a part of an area is fetched by a screen of it only when it is needed. */
const isFetchedLate = (id: string, graph: ModuleGraph): boolean =>
  areaOf(id) !== undefined &&
  (graph.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => areaOf(importer) === areaOf(id));

const isScreen = (id: string, graph: ModuleGraph): boolean =>
  (graph.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => !areaOf(importer));

/** Whose screens need a file of an area: rooms by name, the area's loose screens as '', parts fetched late by their path. */
function roomsLeadingTo(start: string, graph: ModuleGraph): Set<string> {
  const leading = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    if (!areaOf(id)) continue;
    if (isFetchedLate(id, graph)) {
      leading.add(id);
      continue;
    }
    if (isScreen(id, graph)) leading.add(roomOf(id));
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) seen.add(importer);
  }
  return leading;
}

/**
 * The chunk of an area's own file: of the room whose screens need it, or of what several rooms share, which so imports
 * no room; null for a part that is fetched late. `-forms` says that it needs forms.
 */
export function partOf(id: string, area: string, graph: ModuleGraph): string | null {
  const leading = [...roomsLeadingTo(id, graph)];
  const forms = needsForms(id, graph) ? '-forms' : '';
  // What only rooms share is no burden for the loose screens; what only late parts share is too little for a file of its own.
  if (
    leading.length > 1 &&
    areasWithRooms.has(area) &&
    areasWithLooseScreens.has(area) &&
    !leading.includes('')
  )
    return `${nameOf(area)}-rooms${forms}`;
  if (leading.length !== 1) return `${commonChunk(area)}${forms}`;
  const [room] = leading as [string];
  if (room.includes('/')) return null;
  return `${nameOf(area)}${room && `-${room}`}${forms}`;
}

/** Who loads a module: chunks of areas, `forms`, `main` for the entry, `Extras`; the file itself where another lazy part begins. */
export function loadersOf(start: string, graph: ModuleGraph): Set<string> {
  const loaders = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    const area = areaOf(id);
    const info = graph.getModuleInfo(id);
    if (area) loaders.add(partOf(id, area, graph) ?? id);
    else if (id !== start && !shell.test(id) && needsForms(id, graph)) loaders.add('forms');
    else if (extras.test(id)) loaders.add('Extras');
    else if (info?.isEntry) loaders.add('main');
    else {
      if (info?.dynamicImporters.length) loaders.add(id);
      for (const importer of info?.importers ?? [])
        if (!(machineHooks.test(importer) && machines.test(id))) seen.add(importer);
    }
  }
  return loaders;
}
