// The way from a row of the screen table to its component: which file, loaded or not, and loading it with its styles and texts.
import type { ComponentType } from 'react';
import type { ScreenRow } from '#contract/screens.generated.ts';
import type { TextArea } from '#texts/ids.generated.ts';
import { broughtTexts, currentLocale, loadBrought, loadTexts } from '#texts/text.ts';

type ScreenModule = Record<string, ComponentType>;

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

/** Where each screen's module is: some 60 bytes a screen that the home page does not wait for. */
export const loadScreenModules = () => import('../screenModules.generated.ts');

async function loadModule({ path, area, screen }: ScreenRow): Promise<object> {
  if (path === '/index') return import('#areas/index/Home.tsx');
  const { screenModules } = await loadScreenModules();
  const load = screenModules[`${area}/${screen}`];
  if (!load) throw new Error(`${path}: no file src/areas/${area}/${screen}.tsx`);
  return load();
}

/** Loads a screen's chunk, styles and texts. Rejects when something of it cannot be loaded; may then be called again. */
export async function loadScreen(row: ScreenRow): Promise<void> {
  const name = row.screen.slice(row.screen.lastIndexOf('/') + 1);
  const area = row.area as TextArea;
  const [module] = await Promise.all([loadModule(row), loadTexts(area)]);
  await loadBrought();
  const component = (module as ScreenModule)[name];
  if (!component) throw new Error(`${row.path}: ${row.screen}.tsx exports no ${name}`);
  loaded.set(row.path, component);
  areas.add(area);
  if (currentLocale() !== 'zh-CN') readyTexts.add(area);
}
