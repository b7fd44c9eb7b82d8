// The rule that a station's own colours can be read, in either skin.
import type { Brand } from '#contract/station.generated.ts';
import { leastContrast, unreadablePairs } from '../../derive/look/theme.ts';
import type { MeaningRule, RuleFinding, RuleInput } from '../rule.ts';

const skins = ['ThemeRed', 'ThemeBlack'] as const;

/** The colour of the file that a pair depends on, best first. */
const causes: Readonly<Record<string, readonly (keyof Brand)[]>> = {
  brandText: ['brandText', 'brand'],
  brandQuiet: ['brandQuiet', 'brand'],
  onBrand: ['onBrand', 'brand'],
  brand: ['brand'],
  brandDeep: ['brandDeep', 'brand'],
  accent: ['accent'],
  onAccent: ['accent'],
  header: ['brand'],
  onHeader: ['onBrand', 'brand'],
};

const remembered = new Map<string, ReturnType<typeof unreadablePairs>>();

/** Pairs by skin and colours: ten thousand stations share few. */
function pairsOf(
  input: RuleInput,
  skin: (typeof skins)[number],
  own: Brand,
): ReturnType<typeof unreadablePairs> {
  const key = `${skin}${own.brand}${own.brandDeep}${own.onBrand}${own.brandText}${own.brandQuiet}${own.accent}`;
  let pairs = remembered.get(key);
  if (!pairs) {
    pairs = unreadablePairs(input.station, skin);
    if (remembered.size > 5000) remembered.clear();
    remembered.set(key, pairs);
  }
  return pairs;
}

export const contrast: MeaningRule = {
  name: 'contrast',
  severity: 'error',
  page: "Text in the station's own colours has to be readable in bad light: at least 4.5:1 against its ground, in each skin (WCAG 1.4.3). What the file does not state is derived from the brand colour and always readable; what it states is taken as it is. Darken or lighten the colour that is named, or leave it out.",
  good: '{ "code": "demo", "name": "Demo", "theme": { "ThemeRed": { "brand": "#9c1c2c" } } }',
  bad: '{ "code": "demo", "name": "Demo", "theme": { "ThemeRed": { "brand": "#f2c2c2", "onBrand": "#ffffff" } } }',
  reads: ['theme'],
  appliesTo(input) {
    const { ThemeRed, ThemeBlack } = input.file.theme ?? {};
    return (
      (ThemeRed !== undefined && pairsOf(input, 'ThemeRed', ThemeRed).length > 0) ||
      (ThemeBlack !== undefined && pairsOf(input, 'ThemeBlack', ThemeBlack).length > 0)
    );
  },
  *check(input) {
    for (const skin of skins) {
      const own = input.file.theme?.[skin];
      if (!own || Object.keys(own).length === 0) continue;
      const reported = new Set<string>();
      for (const { text, ground, ratio } of pairsOf(input, skin, own)) {
        const cause = [...(causes[text] ?? []), ...(causes[ground] ?? [])].find(
          (key) => own[key] !== undefined,
        );
        // One colour may make several pairs unreadable: it is one mistake.
        if (cause === undefined || reported.has(cause)) continue;
        reported.add(cause);
        yield {
          path: ['theme', skin, cause],
          at: 'value',
          message: `${text} on ${ground} reaches ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 in ${skin}; text needs ${leastContrast}:1.`,
          consequence:
            'Players cannot read it in bad light: header, buttons and chosen entries carry these colours.',
          fix:
            cause === 'brand'
              ? undefined
              : {
                  description: `Leave ${cause} out, so that a readable one is derived`,
                  safe: false,
                  changes: [{ kind: 'remove', path: ['theme', skin, cause] }],
                },
        } satisfies RuleFinding;
      }
    }
  },
};
