// dist/.modules: what each script is made of and by which import each module came in, so that a budget that is exceeded can say who brought the bytes.
import path from 'node:path';
import type { Plugin } from 'vite';

/** Modules by the path of their script in dist/. */
export type ChunkModules = Record<string, ChunkModule[]>;

export interface ChunkModule {
  /** From the root of the project; of a package from its name on. */
  module: string;
  /** Length of its code before it is minified; what is not used is gone. */
  bytes: number;
  /** The module that imports it, on the shortest way from the page with the fewest `import()`; null for the page. */
  from: string | null;
  /** Imported with `import()`. */
  late: boolean;
}

const shortOf = (root: string, id: string): string => {
  const file = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '');
  const inPackage = file.lastIndexOf('/node_modules/');
  return inPackage >= 0
    ? file.slice(inPackage + '/node_modules/'.length)
    : path.isAbsolute(file)
      ? path.relative(root, file)
      : file;
};

export function chunkModules(): Plugin {
  let root = '';
  return {
    name: 'site:chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const from = new Map<string, { importer: string | null; late: boolean }>();
      // What is imported at once is followed to its end before the next import() is.
      let begun = chunks.flatMap(({ isEntry, facadeModuleId }) =>
        isEntry && facadeModuleId ? [facadeModuleId] : [],
      );
      for (const id of begun) from.set(id, { importer: null, late: false });
      while (begun.length > 0) {
        const reached = [...begun];
        for (const id of reached)
          for (const next of this.getModuleInfo(id)?.importedIds ?? [])
            if (!from.has(next)) {
              from.set(next, { importer: id, late: false });
              reached.push(next);
            }
        begun = [];
        for (const id of reached)
          for (const next of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
            if (!from.has(next)) {
              from.set(next, { importer: id, late: true });
              begun.push(next);
            }
      }
      const made: ChunkModules = {};
      for (const { fileName, modules } of chunks)
        made[fileName] = Object.entries(modules).map(([id, { renderedLength }]) => {
          const { importer = null, late = false } = from.get(id) ?? {};
          return {
            module: shortOf(root, id),
            bytes: renderedLength,
            from: importer === null ? null : shortOf(root, importer),
            late,
          };
        });
      this.emitFile({ type: 'asset', fileName: '.modules', source: JSON.stringify(made) });
    },
  };
}

/**
 * What brought the bytes of a script, the most first: each line an import with what came along by it, before it is
 * minified, and the way by which it is reached from the page. `(late)` stands behind a module that is fetched with `import()`.
 */
export function broughtBy(made: ChunkModules, file: string, lines = 5): string[] {
  const own = new Map(made[file]!.map((each) => [each.module, each]));
  const all = new Map(Object.values(made).flatMap((modules) => modules.map((each) => [each.module, each])));
  const below = new Map<string, number>();
  for (const { module, bytes } of own.values())
    for (let at = own.get(module); at; at = at.from === null ? undefined : own.get(at.from))
      below.set(at.module, (below.get(at.module) ?? 0) + bytes);
  const wayTo = (module: string): string[] => {
    const { from = null, late = false } = all.get(module) ?? {};
    return [late ? `${module} (late)` : module, ...(from === null ? [] : wayTo(from))];
  };
  return [...below]
    .sort(([, one], [, other]) => other - one)
    .slice(0, lines)
    .map(([module, bytes]) => `${(bytes / 1000).toFixed(1)} kB by ${wayTo(module).join(' < ')}`);
}
