// Generates the list of all rules about a kind of file: the files below a folder of checks, in the order of their names.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

interface RuleFolder {
  folder: string;
  /** What the rules are about, in words. */
  about: string;
  /** The type of a rule, and where it comes from. */
  type: string;
  from: string;
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export async function generateRules(
  root: string,
  { folder, about, type, from }: RuleFolder,
): Promise<Map<string, string>> {
  const files = (await readdir(path.join(root, folder), { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.includes('/') && /\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: path.posix.basename(file, '.ts') }))
    .map((each) => ({ ...each, name: camelCase(each.code) }))
    .sort((a, b) => (path.basename(a.file) < path.basename(b.file) ? -1 : 1));
  const imports = files.map(({ file, name }) => `import { ${name} } from './${file}';\n`);
  return new Map([
    [
      `${folder}/rules.generated.ts`,
      `// Generated from the files below ${folder} by "npm run gen". Do not edit.\n${imports.join('')}import type { ${type} } from '${from}';\n\n/** Every rule about ${about}, in the order of their names. */\nexport const rules: readonly ${type}[] = [\n${files.map(({ name }) => `  ${name},\n`).join('')}];\n\n/** Their names: the texts of a rule have ids made of it, so a rule without them does not compile. */\nexport type RuleName =${files.map(({ code }) => `\n  | '${code}'`).join('')};\n`,
    ],
  ]);
}
