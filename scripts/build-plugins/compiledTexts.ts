// Owns that the site does not carry the text library's advice about uncompiled messages: `npm run gen` compiles every text.
import type { Plugin } from 'vite';

const warning = /console\.warn\(`Uncompiled message detected![^`]*`\)/;

export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    transform: {
      filter: { id: /\/@lingui\/core\/dist\/index\.mjs/ },
      handler(code) {
        if (!warning.test(code))
          throw new Error('The text library words its warning differently: see compiledTexts.ts.');
        return { code: code.replace(warning, 'void 0'), map: null };
      },
    },
  };
}
