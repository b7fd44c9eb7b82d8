// Owns the inlining of the first screen's styles: those of the entry and of one area go into the page, so that painting waits for no style request.
import type { Plugin, Rolldown } from 'vite';

/** Where the styles are put; the server finds the same element by this id to name it in its content policy. */
export const styleId = 'first-styles';

export function firstStyles(options: { area: string }): Plugin {
  let css = '';
  return {
    name: 'house:first-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const wanted = new Set<Rolldown.OutputChunk>();
        const add = (chunk: Rolldown.OutputChunk | undefined): void => {
          if (!chunk || wanted.has(chunk)) return;
          // Chunks may import each other in a circle, so a chunk is marked before it is followed; its place is after what it imports.
          wanted.add(chunk);
          for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
          wanted.delete(chunk);
          wanted.add(chunk);
        };
        add(chunks.find(({ isEntry }) => isEntry));
        for (const chunk of chunks.filter(({ name }) => name === `area-${options.area}`)) add(chunk);
        css = '';
        const inlined = new Set<string>();
        for (const chunk of wanted) {
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            if (!inlined.has(file))
              css += String((bundle[file] as Rolldown.OutputAsset).source)
                .replace(/\/\*\$vite\$:\d+\*\//g, '')
                .trim();
            inlined.add(file);
          }
        }
        // Nobody may ask for these files any more: neither the page nor the loader of a lazy chunk.
        for (const chunk of chunks) for (const file of inlined) chunk.viteMetadata?.importedCss.delete(file);
        for (const file of inlined) delete bundle[file];
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('</head>', () => `<style id="${styleId}">${css.trim()}</style>\n</head>`),
    },
  };
}
