// What the page itself brings for the first screen: the styles of the entry, of one area and of what follows at once, so that painting waits for no style request, and the address of what follows.
import type { Plugin, Rolldown } from 'vite';

/** Where the styles are put; the server finds the same element by this id to name it in its content policy. */
export const styleId = 'first-styles';

/** Names of chunks: `first` the first screen's own, `next` the one that every page loads once its screen is there. */
export function firstScreen(options: { first: string; next: string }): Plugin {
  let css = '';
  let next = '';
  let base = '/';
  return {
    name: 'site:first-screen',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
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
        for (const name of [options.first, options.next])
          for (const chunk of chunks.filter((each) => each.name === name)) add(chunk);
        next = chunks.find(({ name }) => name === options.next)?.fileName ?? '';
        if (!next) this.error(`There is no chunk named ${options.next}.`);
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
        // Nothing may request these files any more: neither the page nor the loader of a lazy chunk.
        for (const chunk of chunks) for (const file of inlined) chunk.viteMetadata?.importedCss.delete(file);
        for (const file of inlined) delete bundle[file];
      },
    },
    transformIndexHtml: {
      order: 'post',
      // Low, since the page is painted without it and its picture goes first.
      handler: (html) =>
        html
          .replace(
            '<script type="module"',
            () => `<script type="module" fetchpriority="low" data-next="${base}${next}"`,
          )
          .replace('</head>', () => `<style id="${styleId}">${css.trim()}</style>\n</head>`),
    },
  };
}
