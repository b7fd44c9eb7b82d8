// Which modules travel together in one file: whoever loads a module first keeps it, an area's room keeps what it alone uses, and else its folder says it.
import shelves from '#schemas/chunks.json' with { type: 'json' };
import { areaOf, areaOfChunk, commonChunk } from './chunkAreas.ts';
import { lateFolders, ownFolders, sharedFolders } from './chunkFolders.ts';
import { loadersOf, type ModuleGraph, needsForms, partOf, shell } from './chunkGraph.ts';

/** What useSelector() of @xstate/react needs: boards load it, and what comes after them. */
const actorHooks =
  /\/node_modules\/(?:@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\//;

/** SWR's part for reading page after page: only lists use it. */
const pagedReads = /\/node_modules\/swr\/dist\/infinite\//;

/** Every page of a player loads this at once as well, a guest's only when it is used. */
const machinesPart = /\/src\/shell\/machines\//;

const below = (file: string): string => /\/src\/(.*)$/.exec(file)?.[1] ?? '';

const rowOf = (rows: typeof ownFolders, file: string): string | undefined =>
  rows.find(([folder]) => below(file).startsWith(folder))?.[1];

/** The contract, texts and values lie side by side for readers everywhere: schemas/chunks.json says of some where they travel. */
function rowOfShelf(file: string): string | undefined {
  const [, room, name] =
    /^(contract|texts|values)\/(?:zh-CN\/)?(.*?)\.(?:generated\.)?ts$/.exec(below(file)) ?? [];
  return room && (shelves[room as keyof typeof shelves] as Record<string, string>)[name!];
}

/** Form of a call: its group. */
const groupOfForm = (file: string): string => file.replace(/\/forms\/(\w+)\.\w+\./, '/$1.');

const isOfMachines = (loaders: ReadonlySet<string>): boolean =>
  [...loaders].some((loader) => machinesPart.test(loader));

/** Where a module travels whoever loads it. */
const statedOf = (file: string): string | undefined => rowOf(ownFolders, file) ?? rowOfShelf(file);

/** The chunk of what no screen needs at once: of its folder, else of the only part that needs it; null where it is a part by itself. */
function latePartOf(file: string, loaders: ReadonlySet<string>): string | null {
  if (isOfMachines(loaders)) return 'machines';
  const chunks = new Set([...loaders].map((loader) => statedOf(loader) ?? null));
  return rowOf(lateFolders, file) ?? (chunks.size === 1 ? [...chunks][0]! : null);
}

/** Name of the chunk a module belongs to, or null to leave it to the bundler. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const file = id.replaceAll('\\', '/');
  const info = graph.getModuleInfo(id);
  // Styles travel with what they are for: a chunk of styles alone would name a script that is not there.
  if (file.endsWith('.css') && info?.importers[0]) return chunkOf(info.importers[0], graph);

  const loaders = loadersOf(file, graph);
  const area = areaOf(file);
  const stated = statedOf(file);
  // What is loaded earlier on every visit keeps what later parts share with it. The bundler would cut that into dozens of requests.
  if (loaders.has('main')) return 'main';
  if (!area && !shell.test(file) && needsForms(file, graph)) return 'forms';
  if (stated) return stated;
  if (loaders.has('Index')) return 'Index';
  // Neither waits for the other.
  if (loaders.has('Extras')) return isOfMachines(loaders) ? 'shared' : 'Extras';

  if (area) return partOf(file, area, graph);
  const areas = new Set([...loaders].map((loader) => areaOf(loader) ?? areaOfChunk(loader)));
  // Where it is no part of areas either, lazy parts of the shell alone share it: the bundler knows best.
  if (![...loaders].some((loader) => loader === 'forms' || areaOfChunk(loader)))
    return latePartOf(file, loaders);
  if (loaders.size === 1) return [...loaders][0]!;
  const isForForms = [...loaders].every((loader) => loader.endsWith('forms'));
  // The definition of a form needs nothing of the entry either.
  if (isForForms && (areas.size > 1 || file.includes('/src/contract/forms/'))) return 'forms';
  const [only] = areas;
  if (areas.size === 1 && only) return commonChunk(only) + (isForForms ? '-forms' : '');
  if (pagedReads.test(file)) return 'lists';
  if (actorHooks.test(file)) return 'play';
  return rowOf(sharedFolders, file) ?? rowOfShelf(groupOfForm(file)) ?? 'shared';
}
