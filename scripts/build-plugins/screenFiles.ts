// dist/screens.json: which files each screen needs, so that the server can name them in the page before any script has run.
import type { Plugin, Rolldown } from 'vite';

/** Paths below the asset base by "<area>/<Screen>", beside what the entry loads anyway. */
export type ScreenFiles = Record<string, { scripts: string[]; styles: string[] }>;

const screen = /\/src\/areas\/([a-z-]+)\/((?:[a-z-]+\/)?[A-Z]\w*)\.tsx$/;

export function screenFiles(): Plugin {
  return {
    name: 'site:screen-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      const below = (file: string, found = new Set<string>()): Set<string> => {
        if (found.has(file)) return found;
        found.add(file);
        for (const imported of chunks.get(file)?.imports ?? []) below(imported, found);
        return found;
      };
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      const loaded = entry ? below(entry.fileName) : new Set<string>();
      // Every screen but the home page is found by this list, so its page names the list as well.
      const list = [...chunks.values()].find(({ name }) => name === 'screenModules.generated')?.fileName;
      const files: ScreenFiles = {};
      for (const chunk of chunks.values()) {
        for (const id of chunk.moduleIds) {
          const [, area, name] = screen.exec(id.replaceAll('\\', '/')) ?? [];
          if (!area || !name) continue;
          const needed =
            list && chunk.name !== 'Index' ? [list, ...below(chunk.fileName)] : [...below(chunk.fileName)];
          const scripts = needed.filter((file) => !loaded.has(file));
          const styles = scripts.flatMap((file) => [
            ...((chunks.get(file) as Rolldown.OutputChunk).viteMetadata?.importedCss ?? []),
          ]);
          files[`${area}/${name}`] = { scripts, styles: [...new Set(styles)] };
        }
      }
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(files) });
    },
  };
}
