// Owns the way from a row of the screen table to its component: which file, loaded or not, and loading it with its styles and texts.
import type { ComponentType } from 'react';
import type { ScreenRow } from '#contract/screens.generated.ts';
import type { TextArea } from '#texts/ids.generated.ts';
import { broughtTexts, currentLocale, loadTexts } from '#texts/text.ts';

/** The home page's own way in comes with the entry; the table of all others, which grows with each screen, comes when one of them is wanted. */
async function componentOf({ area, screen }: ScreenRow): Promise<ComponentType> {
  const key = `${area}/${screen}`;
  if (key === 'index/Home') return (await import('#areas/index/Home.tsx')).Home;
  const { screenModules } = await import('./screenModules.generated.ts');
  const load = screenModules[key];
  if (!load) throw new Error(`schemas/screens.json names no ${key}; npm run gen makes the table.`);
  return load();
}

const loaded = new Map<string, ComponentType>();
const readyTexts = new Set<string>();

/** Areas whose texts are in the page, for a change of language. */
const areas = new Set<TextArea>();
export const loadedAreas = (): TextArea[] => [...areas, ...broughtTexts()];

/** The component of a screen when it can be drawn at once, in the chosen language. */
export function loadedScreen(row: ScreenRow): ComponentType | null {
  const area = row.area as TextArea;
  const hasTexts = currentLocale() === 'zh-CN' || readyTexts.has(area);
  return (hasTexts && loaded.get(row.path)) || null;
}

/** Loads a screen's chunk, styles and texts. Rejects when something of it cannot be had; may then be called again. */
export async function loadScreen(row: ScreenRow): Promise<void> {
  const area = row.area as TextArea;
  const [component] = await Promise.all([componentOf(row), loadTexts(area)]);
  await Promise.all(broughtTexts().map((brought) => loadTexts(brought)));
  loaded.set(row.path, component);
  areas.add(area);
  if (currentLocale() !== 'zh-CN') readyTexts.add(area);
}
