// Generates the catalogue of lotteries and the list of families, typed, from schemas/lotteries.json and schemas/entity/family.json.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Schedule, scheduleProblems } from '#lottery/schedule.ts';
import { type Resolve, type Schema, typeOf } from './jsonSchema.ts';

/** A row as it is written, as far as it is checked beyond its schema. */
export interface CatalogueRow extends Schedule {
  code: string;
  family: string;
}

const notice = (from: string): string => `// Generated from ${from} by "npm run gen". Do not edit.\n`;

/** What no schema can say of the rows: each problem as a sentence. */
export function catalogueProblems(rows: readonly CatalogueRow[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.code)) problems.push(`${row.code} is there twice.`);
    seen.add(row.code);
    problems.push(...scheduleProblems(row).map(({ says }) => `${row.code} ${says}`));
  }
  return problems;
}

/** src/lottery/familyCodes.generated.ts and src/lottery/lotteries.generated.ts, by path. */
export async function generateLotteries(root: string): Promise<Map<string, string>> {
  const json = async <T>(file: string) =>
    JSON.parse(await readFile(path.join(root, 'schemas', file), 'utf8')) as T;
  const family = await json<Schema>('entity/family.json');
  const schema = await json<Schema>('lotteries.schema.json');
  const catalogue = await json<{ lotteries: CatalogueRow[] }>('lotteries.json');

  const ajv = new Ajv2020({ strict: true, allErrors: true });
  ajv.addSchema({ ...family, $id: 'contract:/entity/family.json' });
  const isCatalogue = ajv.compile({ ...schema, $id: 'contract:/lotteries.schema.json' });
  const problems = isCatalogue(catalogue)
    ? catalogueProblems(catalogue.lotteries)
    : isCatalogue.errors!.map((error) => `${error.instancePath} ${error.message}`);
  if (problems.length > 0) throw new Error(`schemas/lotteries.json: ${problems.join('; ')}`);

  const defs = schema.$defs!;
  const resolve: Resolve = (ref) => {
    const named = ref === 'entity/family.json' ? family : defs[ref.replace('#/$defs/', '')];
    if (!named?.title) throw new Error(`schemas/lotteries.schema.json: nothing with a title at ${ref}.`);
    return { name: named.title, schema: named };
  };
  const types = Object.entries(defs).map(
    ([name, each]) =>
      `export type ${each.title} = ${typeOf(each, resolve, `schemas/lotteries.schema.json#/$defs/${name}`)};\n`,
  );
  return new Map([
    [
      'src/lottery/familyCodes.generated.ts',
      `${notice('schemas/entity/family.json')}\n/** ${family.description} */\nexport const FAMILY_CODES = ${JSON.stringify(family.enum)} as const;\nexport type FamilyCode = (typeof FAMILY_CODES)[number];\n`,
    ],
    [
      'src/lottery/lotteries.generated.ts',
      `${notice('schemas/lotteries.json')}import type { FamilyCode } from './familyCodes.generated.ts';\n\n${types.join('\n')}\n/** ${schema.description} */\nexport const LOTTERIES: readonly CatalogueLottery[] = [\n${catalogue.lotteries.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`,
    ],
  ]);
}
