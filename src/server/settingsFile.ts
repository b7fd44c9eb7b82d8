// Reading the operator's own limits from a file: each mistake once, with its line and a fix, and what differs from the defaults.
import { readFileSync } from 'node:fs';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import schema from '#schemas/server-settings.json' with { type: 'json' };
import { ruleNamed } from '#station/checks/rules.ts';
import { outOfRange } from '#station/checks/schema/out-of-range.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { FileFormat } from '#station/read/fileFormat.ts';
import { readJsonFile } from '#station/read/readJsonFile.ts';
import { defaultSettings, type Settings } from './settings.ts';

const { properties } = schema;

/** The limits that an operator may choose. */
export type OwnSettings = Partial<Record<Exclude<keyof typeof properties, '$schema'>, number>>;

function isWithin(name: string, value: unknown): boolean {
  if (!Object.hasOwn(properties, name)) return false;
  if (name === '$schema') return typeof value === 'string';
  const { minimum, maximum } = properties[name as keyof OwnSettings];
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}

const format: FileFormat<OwnSettings> = {
  schema: schema as StationSchema,
  schemaPath: 'schemas/server-settings.json',
  subject: 'The file',
  noun: 'setting',
  hasLoneNumbers: true,
  consequence: 'The server does not start until this is fixed.',
  scalarRules: [outOfRange],
  listRules: [],
  isFile: (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, own]) => isWithin(name, own)),
  rules: [],
  severityOf: (rule) => ruleNamed(rule)!.severity,
  completed: (value) => ({ value, guessed: [] }),
  inputOf: (value) => {
    const { $schema: _, ...own } = value as OwnSettings & { $schema?: string };
    return own;
  },
};

/** Reads the text of such a file; `own` is there only when nothing is wrong. Never throws. */
export function readSettings(
  text: string,
  fileName: string,
): { own?: OwnSettings; diagnostics: Diagnostic[] } {
  const { input, diagnostics } = readJsonFile(text, fileName, format);
  return { ...(input && { own: input }), diagnostics };
}

/** A mistake as a line: where, what, and what to do. */
const lineOf = ({ file, range, message, consequence, suggestions }: Diagnostic): string =>
  `${file}:${range.start.line}:${range.start.column} ${message}${suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : ''} ${consequence}`;

/** The limits of the file that SERVER_SETTINGS names; none without one. Throws a sentence for each mistake. */
export function settingsGiven(env: NodeJS.ProcessEnv = process.env): OwnSettings {
  const file = env.SERVER_SETTINGS;
  if (!file) return {};
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`SERVER_SETTINGS names ${file}, which cannot be read: ${(error as Error).message}`);
  }
  const { own, diagnostics } = readSettings(text, file);
  if (own) return own;
  throw new Error(
    [
      'SERVER_SETTINGS has mistakes; schemas/server-settings.json describes every setting.',
      ...diagnostics.map(lineOf),
    ].join('\n  '),
  );
}

/** All limits and durations of this installation. Throws as settingsGiven(). */
export const settingsHere = (): Settings => ({ ...defaultSettings, ...settingsGiven() });

/** What differs from the defaults, a line each. */
export const settingsLines = (own: OwnSettings): string[] =>
  Object.entries(own)
    .filter(([name, value]) => defaultSettings[name as keyof Settings] !== value)
    .map(([name, value]) => `${name} ${defaultSettings[name as keyof Settings]} → ${value}`);
