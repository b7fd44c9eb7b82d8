// Generates compiled catalogues and the union of text ids from src/texts/<locale>/<area>.json.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { screenTitles } from '#texts/screenTitles.ts';
import { readScreens } from './screens.ts';

export const locales = ['zh-CN', 'en'] as const;

const nameOf = (file: string): string => path.basename(file, '.json');

/** Areas that the back office reads and no player. */
const isOffice = (area: string): boolean => area === 'office' || area.startsWith('office-');

/** All texts of the office in one table, for its server, which answers in words of every room. */
function officeCatalogues(areas: readonly string[]): string {
  const named = (locale: string, at: number) => `${locale === 'en' ? 'english' : 'chinese'}${at}`;
  const imports = locales.flatMap((locale) =>
    areas.map((area, at) => `import ${named(locale, at)} from './${locale}/${area}.generated.ts';\n`),
  );
  const tables = locales.map(
    (locale) => `  '${locale}': { ${areas.map((_, at) => `...${named(locale, at)}`).join(', ')} },\n`,
  );
  return `// Generated from src/texts/<locale>/office*.json by "npm run gen". Do not edit.\n${imports.join('')}\nexport const officeTexts = {\n${tables.join('')}};\n`;
}

/** Every generated file of the texts, by path. Refuses catalogues of one area whose ids or placeholders differ. */
export async function generateTexts(root: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'src/texts');
  const files = new Map<string, string>();
  const areasOf = async (locale: string): Promise<string[]> =>
    (await readdir(path.join(folder, locale))).filter((file) => file.endsWith('.json')).map(nameOf);
  const areas = [...new Set((await Promise.all(locales.map(areasOf))).flat())].sort();
  const screens = await readScreens(root);
  const ids: string[] = [];
  for (const area of areas) {
    const placeholders = new Map<string, string>();
    for (const locale of locales) {
      const name = `${locale}/${area}.json`;
      const own = JSON.parse(
        await readFile(path.join(folder, name), 'utf8').catch(() => {
          throw new Error(
            `src/texts/${name} is not there; every area has a catalogue in each of ${locales.join(', ')}.`,
          );
        }),
      ) as Record<string, string>;
      const texts = { ...own, ...screenTitles(screens, area, locale) };
      const compiled: Record<string, unknown> = {};
      for (const [key, text] of Object.entries(texts)) {
        const id = `${area}.${key}`;
        compiled[id] = compileMessage(text);
        if (/\{\s*\w+\s*,(?!\s*plural\b)/.test(text))
          throw new Error(
            `src/texts/${name}: "${key}" has a placeholder of another kind than a word or plural.`,
          );
        const used = [...text.matchAll(/\{\s*(\w+)/g)]
          .map((m) => m[1])
          .sort()
          .join(',');
        if (locale === locales[0]) {
          placeholders.set(id, used);
          ids.push(id);
        } else if (!placeholders.has(id))
          throw new Error(`src/texts/${name}: "${key}" is not in ${locales[0]}/${area}.json.`);
        else if (
          [...new Set(used.split(','))].join() !== [...new Set(placeholders.get(id)!.split(','))].join()
        ) {
          throw new Error(
            `src/texts/${name}: "${key}" has the placeholders {${used}}, ${locales[0]}/${area}.json has {${placeholders.get(id)}}.`,
          );
        }
      }
      const missing = [...placeholders.keys()].filter((id) => !(id in compiled));
      if (missing.length > 0)
        throw new Error(
          `src/texts/${name}: lacks ${missing.map((id) => `"${id.slice(area.length + 1)}"`).join(', ')}.`,
        );
      files.set(
        `src/texts/${locale}/${area}.generated.ts`,
        `// Generated from ${area}.json by "npm run gen". Do not edit.\nimport type { Messages } from '../catalogue.ts';\n\nconst messages: Messages = JSON.parse(\n  ${JSON.stringify(JSON.stringify(compiled))},\n);\nexport default messages;\n`,
      );
    }
  }
  files.set('src/texts/office.generated.ts', officeCatalogues(areas.filter(isOffice)));
  const union = ids.map((id) => `\n  | '${id}'`).join('') || ' never';
  files.set(
    'src/texts/ids.generated.ts',
    `// Generated from src/texts/<locale>/<area>.json by "npm run gen". Do not edit.\n\n/** Every text a player reads, <area>.<key>. */\nexport type TextId =${union};\n\nexport const textAreas = ${JSON.stringify(areas)} as const;\nexport type TextArea = (typeof textAreas)[number];\n`,
  );
  return files;
}
