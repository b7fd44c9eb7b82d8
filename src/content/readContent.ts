// Reading a file of content: everything that is wrong with it, and what it says if nothing is.

import { ruleNamed } from '#station/checks/rules.ts';
import { badFormat } from '#station/checks/schema/bad-format.ts';
import { outOfRange } from '#station/checks/schema/out-of-range.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { FileFormat } from '#station/read/fileFormat.ts';
import { readJsonFile, soundValue } from '#station/read/readJsonFile.ts';
import type { ContentInput } from './checks/rule.ts';
import { rules } from './checks/rules.generated.ts';
import { type ContentFiles, type ContentKind, contentKinds } from './content.generated.ts';
import { contentSchemas } from './content.schema.generated.ts';
import { isContentFile } from './content.validate.generated.ts';
import type { ContentSet } from './contentSet.ts';

export interface ContentReading<K extends ContentKind = ContentKind> {
  fileName: string;
  kind: K;
  text: string;
  /** As the operator wrote it; there only when no error keeps it from being applied. */
  file?: ContentFiles[K];
  diagnostics: Diagnostic[];
}

export interface ContentText {
  kind: ContentKind;
  /** Name of the file as it was given; rules look at what follows the last slash. */
  fileName: string;
  text: string;
}

export type ContentAround = Pick<ContentInput, 'station' | 'hasPicture' | 'server' | 'now'> & {
  /** What the station gets beside these files, from other sets. */
  beside?: ContentSet;
};

const severities = new Map(rules.map((rule) => [rule.name, rule.severity]));

const formats = new Map(
  contentKinds.map((kind): [ContentKind, Omit<FileFormat<ContentInput>, 'inputOf'>] => [
    kind,
    {
      schema: contentSchemas[kind],
      schemaPath: `schemas/content/${kind}.json`,
      subject: 'The file',
      noun: 'field',
      consequence: 'Nothing of the file is applied until this is fixed.',
      scalarRules: [outOfRange, badFormat],
      listRules: [outOfRange],
      isFile: isContentFile[kind],
      rules: rules.filter((rule) => rule.kinds.includes(kind)),
      severityOf: (rule) => severities.get(rule) ?? ruleNamed(rule)!.severity,
      completed: (value) => ({ value, guessed: [] }),
    },
  ]),
);

/** The kind of a file, by its name; undefined where there is no such kind. */
export const kindOfFile = (fileName: string): ContentKind | undefined => {
  const name = fileName.replace(/^.*[\\/]/s, '').replace(/\.json$/i, '');
  return contentKinds.find((kind) => kind === name);
};

type Beside = Pick<ContentInput, 'beside' | 'unread'>;

function readText(
  { kind, fileName, text }: ContentText,
  sound: unknown,
  around: ContentAround,
  { beside, unread }: Beside,
): ContentReading {
  const { station, hasPicture, server, now } = around;
  const { input, diagnostics } = readJsonFile<ContentInput>(
    text,
    fileName,
    {
      ...formats.get(kind)!,
      inputOf: (value, source, name): ContentInput => ({
        kind,
        fileName: name,
        file: value as ContentFiles[ContentKind],
        text: source,
        beside,
        unread,
        station,
        hasPicture,
        server,
        now,
      }),
    },
    sound,
  );
  return { fileName, kind, text, ...(input && { file: input.file }), diagnostics };
}

const hasErrors = ({ diagnostics }: ContentReading): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

/** Reads the files of one set, which are judged together: what one says of another only where that other is right by itself. Never throws, whatever the texts. */
export function readContents(texts: readonly ContentText[], around: ContentAround = {}): ContentReading[] {
  const sound = texts.map(({ kind, text }) => soundValue(text, isContentFile[kind]));
  const given: Partial<Record<ContentKind, unknown>> = { ...around.beside };
  for (const [at, { kind }] of texts.entries()) given[kind] = sound[at];
  const read = (one: ContentText, at: number, beside: object, unread: ReadonlySet<ContentKind>) =>
    readText(one, sound[at], around, { beside: beside as ContentSet, unread });
  const readings = texts.map((one, at) => read(one, at, given, new Set()));
  if (!readings.some(hasErrors)) return saidOnce(readings);
  const others = new Set(contentKinds);
  const wrong = texts.filter(
    (one, at) => hasErrors(readings[at]!) && hasErrors(read(one, at, { [one.kind]: sound[at] }, others)),
  );
  const unread = new Set(wrong.map(({ kind }) => kind));
  const rest = Object.fromEntries(Object.entries(given).filter(([kind]) => !unread.has(kind as ContentKind)));
  return saidOnce(
    texts.map((one, at) =>
      read(one, at, unread.has(one.kind) ? { ...rest, [one.kind]: sound[at] } : rest, unread),
    ),
  );
}

/** Rules about what is named and not there: what many places name is missing once. */
const ofMissing: ReadonlySet<string> = new Set(['unknown-figure', 'unknown-level', 'unknown-reference']);

/** A line that changes nothing may be the one that was mistyped. */
const hint = 'equals-default';

/** Of places that name the same missing thing, the first alone says so; and what a file repeats is said once nothing is wrong with it. */
function saidOnce(readings: ContentReading[]): ContentReading[] {
  const said = new Set<string>();
  return readings.map((reading) => {
    const isRight = reading.diagnostics.every(({ rule }) => rule === hint);
    const diagnostics = reading.diagnostics.filter(({ rule, message }) => {
      if (rule === hint) return isRight;
      if (!ofMissing.has(rule)) return true;
      const isNew = !said.has(message);
      said.add(message);
      return isNew;
    });
    return diagnostics.length === reading.diagnostics.length ? reading : { ...reading, diagnostics };
  });
}

/** Reads one file of content. Never throws, whatever the text. */
export function readContent<K extends ContentKind>(
  kind: K,
  text: string,
  fileName = `${kind}.json`,
  around: ContentAround = {},
): ContentReading<K> {
  return readContents([{ kind, fileName, text }], around)[0] as ContentReading<K>;
}
