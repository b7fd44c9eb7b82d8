// The rule that brandDeep is the darker of the two brand colours.
import { luminance, paletteWith } from '../../derive/look/theme.ts';
import type { MeaningRule } from '../rule.ts';

const skins = ['ThemeRed', 'ThemeBlack'] as const;

export const brandOrder: MeaningRule = {
  name: 'brand-order',
  severity: 'warning',
  page: 'brandDeep is the darker end of the gradient on header and buttons, but here it is lighter than brand: most likely the two were swapped. Swap them, or leave brandDeep out, so that it is derived from brand.',
  good: '{ "code": "demo", "name": "Demo", "theme": { "ThemeRed": { "brand": "#b3161f", "brandDeep": "#7d0c17" } } }',
  bad: '{ "code": "demo", "name": "Demo", "theme": { "ThemeRed": { "brand": "#7d0c17", "brandDeep": "#b3161f" } } }',
  reads: ['theme.ThemeRed', 'theme.ThemeBlack'],
  quietAfter: ['contrast'],
  appliesTo: ({ file }) => Boolean(file.theme?.ThemeRed?.brandDeep || file.theme?.ThemeBlack?.brandDeep),
  *check({ file }) {
    for (const skin of skins) {
      const own = file.theme?.[skin];
      if (!own?.brandDeep) continue;
      const { brand } = paletteWith(skin, own);
      if (luminance(own.brandDeep) <= luminance(brand)) continue;
      const path = ['theme', skin, 'brandDeep'];
      yield {
        path,
        at: 'value',
        message: `brandDeep ${own.brandDeep} is lighter than brand ${brand}.`,
        consequence: 'The gradient of header and buttons runs the wrong way, from dark to light.',
        fix: {
          description: own.brand ? 'Swap the two colours' : 'Leave it out, so that it is derived',
          safe: false,
          changes: own.brand
            ? [
                { kind: 'set', path: ['theme', skin, 'brand'], value: own.brandDeep },
                { kind: 'set', path, value: own.brand },
              ]
            : [{ kind: 'remove', path }],
        },
      };
    }
  },
};
