// The page of a desk: the page of the office with the frame of the first preview in it, and the scripts of the studio named in its head.
import type { Plugin } from 'vite';
import { firstScreen } from '#contract/preview.ts';

/** What the page's own script imports at the address of a desk, by the names of its chunks. */
const parts = ['Inside', 'Studio', 'StudioPages', 'opening'];
const frame = `<iframe class="office-ahead" sandbox="allow-scripts allow-forms" src="${firstScreen}"></iframe>`;

export function deskPage(): Plugin {
  return {
    name: 'office:desk-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('The page of the office is not there.');
        const html = String(page.source);
        const files = new Set<string>();
        const follow = (file: string): void => {
          const chunk = bundle[file];
          if (files.has(file) || chunk?.type !== 'chunk') return;
          files.add(file);
          chunk.imports.forEach(follow);
        };
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && parts.includes(chunk.name)) follow(chunk.fileName);
        const links = [...files]
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        if (links.length < parts.length) this.error('The scripts of the studio are not there.');
        this.emitFile({
          type: 'asset',
          fileName: 'desk.html',
          source: html
            .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
            .replace('</body>', () => `  ${frame}\n  </body>`),
        });
      },
    },
  };
}
