// Generates the list of all rules about stations: the files below src/station/checks/<group>/, in the order of their names.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const folder = 'src/station/checks';
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export async function generateStationRules(root: string): Promise<Map<string, string>> {
  const files = (await readdir(path.join(root, folder), { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.includes('/') && /\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({ file, name: camelCase(path.posix.basename(file, '.ts')) }))
    .sort((a, b) => (path.basename(a.file) < path.basename(b.file) ? -1 : 1));
  const imports = files.map(({ file, name }) => `import { ${name} } from './${file}';\n`);
  return new Map([
    [
      `${folder}/rules.generated.ts`,
      `// Generated from the files below src/station/checks by "npm run gen". Do not edit.\n${imports.join('')}import type { Rule } from './rule.ts';\n\n/** Every rule about stations, in the order of their names. */\nexport const rules: readonly Rule[] = [\n${files.map(({ name }) => `  ${name},\n`).join('')}];\n`,
    ],
  ]);
}
