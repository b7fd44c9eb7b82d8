// Generates the catalogue of lotteries and the list of families, typed, from schemas/lotteries.json and schemas/entity/family.json.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Resolve, type Schema, typeOf } from './jsonSchema.ts';

/** A row as it is written, as far as it is checked beyond its schema. */
export interface CatalogueRow {
  code: string;
  family: string;
  draws: { everySeconds?: number; firstAt?: string; periodsADay?: number; at?: string };
  sealSeconds: number;
  periodNumber: string;
}

const notice = (from: string): string => `// Generated from ${from} by "npm run gen". Do not edit.\n`;
const daySeconds = 86_400;

/** What no schema can say of the rows: each problem as a sentence. */
export function catalogueProblems(rows: readonly CatalogueRow[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { code, draws, sealSeconds, periodNumber } of rows) {
    if (seen.has(code)) problems.push(`${code} is there twice.`);
    seen.add(code);
    const { everySeconds = daySeconds, firstAt, periodsADay } = draws;
    if (sealSeconds >= everySeconds) problems.push(`${code} seals before the draw before it.`);
    const [hours, minutes] = firstAt?.split(':').map(Number) ?? [];
    const first = firstAt === undefined ? everySeconds : (hours! * 60 + minutes!) * 60;
    const aDay = draws.everySeconds === undefined ? 1 : Math.floor((daySeconds - first) / everySeconds) + 1;
    if (periodsADay !== undefined && periodsADay > aDay)
      problems.push(`${code} has ${periodsADay} periods a day; ${aDay} end by midnight.`);
    const most = periodNumber.includes('MMDD') ? (periodsADay ?? aDay) : 366 * (periodsADay ?? aDay);
    const digits = periodNumber.split('N').length - 1;
    if (String(most).length > digits)
      problems.push(`${code} numbers up to ${most} periods, for which ${digits} digits are too few.`);
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
