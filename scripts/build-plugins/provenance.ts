// What the preview of the studio is built with beside the players' site: modules that note which settings an element shows, and that keep still what is written, in place of those that do not.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = (file: string): string => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/** The real module, and the one that stands for it. */
const stands: ReadonlyMap<string, string> = new Map([
  [source('kit/page/site.ts'), source('preview/provenance/site.ts')],
  [source('transport/useCall.ts'), source('preview/provenance/useCall.ts')],
  [source('kit/picture/motion.ts'), source('preview/provenance/motion.ts')],
]);
const jsxRuntime = source('preview/provenance/jsxRuntime.ts');
const own = source('preview/');

export function provenance(): Plugin {
  return {
    name: 'preview:provenance',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (importer === undefined) return null;
      const isOwn = importer.startsWith(own);
      if (id === 'react/jsx-runtime') return importer.includes('/node_modules/') || isOwn ? null : jsxRuntime;
      if (isOwn || !/\/(?:site|useCall|motion)\.ts$/.test(id)) return null;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      const stand = resolved && stands.get(resolved.id);
      return stand ?? resolved;
    },
  };
}
