// Owns reading one station file: everything that is wrong with it, and the station it makes if nothing is.
import type { StationFile } from '#contract/station.generated.ts';
import { isStationFile } from '#contract/station.validate.generated.ts';
import { conform } from './conform.ts';
import { type Diagnostic, type Edit, type Finding, type Path, pathText, positionsOf } from './diagnostic.ts';
import { editsOf } from './edits.ts';
import { type Case, overlap } from './rule.ts';
import { ruleOf, rules } from './rules.ts';
import {
  copyOf,
  findNode,
  hasOddKeys,
  type Node,
  parseSource,
  plainValue,
  type Slip,
  type TextEdit,
} from './source.ts';
import { resolveStation, type Station } from './station.ts';

/** What decoding leaves where bytes were not UTF-8. */
const spoiltCharacter = '\ufffd';

/** Largest station file, in characters. */
export const largestFile = 256 * 1024;

export interface Reading {
  /** Name of the file as it was given; rules look at what follows the last slash. */
  fileName: string;
  text: string;
  /** As the operator wrote it; there only when no error keeps it out of service. */
  file?: StationFile;
  /** With every default filled in; there when `file` is. */
  station?: Station;
  diagnostics: Diagnostic[];
}

export interface ReadOptions {
  /** Whether a picture such as /logo/demo.svg is there; without it nobody asks. */
  hasAsset?: (path: string) => boolean;
}

const refused = 'The file cannot be read until this is mended; the last good version stays in service.';
const slipConsequences: Readonly<Record<string, string>> = {
  'duplicate-key': 'Only the last one counts; which one was meant, nobody can tell.',
  'byte-order-mark': 'Programs that do not expect it refuse the file.',
  'bad-encoding': 'Players would read a question mark in its place; the file is kept out of service.',
};
const sightly = rules.filter((rule) => rule.check);

/**
 * Reads a station file. Never throws, whatever the text. The way of a good file is short: parse, one compiled
 * verdict, the rules on the value. Only a file with something wrong is read again with the place of everything in it.
 */
export function readStation(text: string, fileName: string, options: ReadOptions = {}): Reading {
  if (text.length > largestFile) return tooLarge(text, fileName);
  const name = fileName.replace(/^.*[\\/]/s, '');
  if (text.charCodeAt(0) !== 0xfeff && !text.includes(spoiltCharacter)) {
    try {
      const value: unknown = JSON.parse(text);
      if (isStationFile(value) && !hasOddKeys(text, value)) {
        const file = value as StationFile;
        const station = resolveStation(file);
        const findings = judge({ fileName: name, file, text, station, hasAsset: options.hasAsset }, []);
        if (findings.length === 0) return { fileName, text, file, station, diagnostics: [] };
        return withPlaces(text, fileName, file, station, findings);
      }
    } catch {
      // Not JSON: the slow way tells where.
    }
  }
  return readSlowly(text, fileName, name, options);
}

/**
 * What the rules find: of those that read nothing spoilt, and not at a place that is told of already, whose value may
 * only have been guessed.
 */
function judge(given: Case, spoilt: readonly Path[], told: readonly Finding[] = []): Finding[] {
  const findings: Finding[] = [];
  for (const rule of sightly) {
    if (rule.concerns && !rule.concerns(given)) continue;
    if (
      spoilt.length > 0 &&
      rule.reads?.some((place) => spoilt.some((path) => overlap(path, place.split('.'))))
    )
      continue;
    for (const found of rule.check!(given)) {
      const isDoubtful =
        spoilt.some((path) => overlap(path, found.path)) ||
        told.some((earlier) => isGuessed(earlier, found.path));
      if (!isDoubtful) findings.push({ rule: rule.name, ...found });
    }
  }
  if (findings.length < 2) return findings;
  const names = new Set(findings.map((finding) => finding.rule));
  return findings.filter((finding) => !ruleOf(finding.rule)!.quietAfter?.some((name) => names.has(name)));
}

/** Whether the value at a path is what an earlier finding took it to be, and not what was written. */
const isGuessed = ({ at, path, rule }: Finding, place: Path): boolean =>
  at === 'value' && rule !== 'missing-key' && path.length <= place.length && overlap(path, place);

function withPlaces(
  text: string,
  fileName: string,
  file: StationFile,
  station: Station,
  findings: readonly Finding[],
): Reading {
  const { root } = parseSource(text);
  const diagnostics = root ? placed(text, fileName, root, findings, []) : [];
  return kept({ fileName, text, file, station, diagnostics });
}

/** A file with an error in it is no station. */
function kept(reading: Reading): Reading {
  const { fileName, text, diagnostics } = reading;
  return diagnostics.some((one) => one.severity === 'error') ? { fileName, text, diagnostics } : reading;
}

function readSlowly(text: string, fileName: string, name: string, options: ReadOptions): Reading {
  const hasMark = text.charCodeAt(0) === 0xfeff;
  // A space in its place keeps every offset as it is.
  const bare = hasMark ? ` ${text.slice(1)}` : text;
  const { root, slips, broken } = parseSource(bare);
  const marks: Slip[] = hasMark
    ? [
        {
          rule: 'syntax',
          start: 0,
          end: 1,
          message: 'The file begins with a byte order mark, an invisible character.',
          fix: { description: 'Remove it', safe: true, edits: [{ start: 0, end: 1, newText: '' }] },
        },
      ]
    : [];
  const told = [
    ...fromSlips(text, fileName, marks, 'byte-order-mark'),
    ...fromSlips(text, fileName, spoiltText(text), 'bad-encoding'),
    ...fromSlips(text, fileName, slips),
  ];
  if (root === null || broken) return { fileName, text, diagnostics: told };
  // The original keeps the places of the text; the other is mended while it is judged.
  const mended = copyOf(root);
  const { findings, spoilt } = conform(mended);
  const value = plainValue(mended) as StationFile;
  const given = withRequired(value, name);
  const places: Path[] = [...spoilt, ...(value.code === undefined ? [['code']] : [])];
  if (isStationFile(given)) {
    const station = resolveStation(given);
    findings.push(
      ...judge(
        { fileName: name, file: given, text: JSON.stringify(given), station, hasAsset: options.hasAsset },
        places,
        findings,
      ),
    );
    const diagnostics = sorted([...told, ...placed(text, fileName, root, findings, findings)]);
    return kept({ fileName, text, file: given, station, diagnostics });
  }
  const diagnostics = sorted([...told, ...placed(text, fileName, root, findings, findings)]);
  // The two verdicts are compared by a test; should they ever differ, the stricter one counts.
  if (diagnostics.every((one) => one.severity !== 'error'))
    return readingOfMisfit(text, fileName, diagnostics, root);
  return { fileName, text, diagnostics };
}

function readingOfMisfit(text: string, fileName: string, diagnostics: Diagnostic[], root: Node): Reading {
  const misfit: Finding = {
    rule: 'bad-format',
    path: [],
    at: 'value',
    message: 'The file does not fit schemas/station.json; an editor that knows the schema shows where.',
    consequence: refused,
  };
  return { fileName, text, diagnostics: [...diagnostics, ...placed(text, fileName, root, [misfit], [])] };
}

/** A file that lacks its code or name is judged as if it had one: the lack is told already. */
function withRequired(value: StationFile, name: string): StationFile {
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, code: value.code ?? name.replace(/\.json$/i, ''), name: value.name ?? '-' };
}

/** The first place that was not UTF-8 stands for all: they have one cause. */
function spoiltText(text: string): Slip[] {
  const start = text.indexOf(spoiltCharacter);
  if (start === -1) return [];
  const count = text.split(spoiltCharacter).length - 1;
  const message = `${count === 1 ? 'A character is' : `${count} characters are`} spoilt: the file was not saved as UTF-8.`;
  return [{ rule: 'syntax', start, end: start + 1, message }];
}

function tooLarge(text: string, fileName: string): Reading {
  const start = { line: 1, column: 1 };
  return {
    fileName,
    text,
    diagnostics: [
      {
        file: fileName,
        rule: 'too-large',
        severity: 'error',
        range: { start, end: { line: 1, column: 2 } },
        path: '',
        message: `The file has ${text.length} characters; a station file can have ${largestFile}.`,
        consequence: refused,
        suggestions: [],
        fix: null,
      },
    ],
  };
}

function editor(text: string): (edits: readonly TextEdit[]) => Edit[] {
  const position = positionsOf(text);
  return (edits) =>
    edits.map(({ start, end, newText }) => ({
      range: { start: position(start), end: position(end) },
      newText,
    }));
}

function fromSlips(text: string, fileName: string, slips: readonly Slip[], as?: string): Diagnostic[] {
  const position = positionsOf(text);
  const edit = editor(text);
  return slips.map((slip) => {
    const rule = as ?? slip.rule;
    return {
      file: fileName,
      rule,
      severity: ruleOf(rule)!.severity,
      range: { start: position(slip.start), end: position(slip.end) },
      path: slip.key ?? '',
      message: slip.message,
      consequence: slipConsequences[rule] ?? refused,
      suggestions: [],
      fix: slip.fix
        ? { description: slip.fix.description, safe: slip.fix.safe, edits: edit(slip.fix.edits) }
        : null,
    };
  });
}

/** The path in the text of a path in the mended value: keys that were renamed have their old name there. */
function writtenPath(path: Path, mendings: readonly Finding[]): Path {
  let written = path;
  for (const { path: old, fix } of mendings) {
    const change = fix?.changes[0];
    if (change?.kind !== 'rename' || path.length < old.length) continue;
    const mended = [...old.slice(0, -1), change.to];
    if (mended.every((step, at) => step === path[at]))
      written = [...written.slice(0, old.length - 1), old.at(-1)!, ...written.slice(old.length)];
  }
  return written;
}

/** Findings with their places in the text. `mendings` are those whose renames the paths of later ones already follow. */
function placed(
  text: string,
  fileName: string,
  root: Node,
  findings: readonly Finding[],
  mendings: readonly Finding[],
): Diagnostic[] {
  const position = positionsOf(text);
  const edit = editor(text);
  const diagnostics = findings.map((finding): Diagnostic => {
    const path = writtenPath(finding.path, mendings);
    const { start, end } = placeOf(root, path, finding.at);
    const changes = finding.fix?.changes.map((change) => ({
      ...change,
      path: change.kind === 'insert' ? change.path : writtenPath(change.path, mendings),
    }));
    const edits = changes?.flatMap((change) => editsOf(text, root, change)) ?? [];
    return {
      file: fileName,
      rule: finding.rule,
      severity: ruleOf(finding.rule)!.severity,
      range: { start: position(start), end: position(end) },
      path: pathText(finding.path),
      message: finding.message,
      consequence: finding.consequence,
      suggestions: [...(finding.suggestions ?? [])].slice(0, 3),
      fix:
        finding.fix && edits.length > 0
          ? { description: finding.fix.description, safe: finding.fix.safe, edits: edit(edits) }
          : null,
    };
  });
  return sorted(diagnostics);
}

function placeOf(root: Node, path: Path, at: 'key' | 'value'): { start: number; end: number } {
  let there = path;
  while (there.length > 0 && findNode(root, there) === null) there = there.slice(0, -1);
  const { node, member } = findNode(root, there)!;
  if (at === 'key' && member) return { start: member.keyStart, end: member.keyEnd };
  // A whole object is too much to mark: its bracket stands for it.
  if (node.kind === 'object' || node.kind === 'array')
    return member
      ? { start: member.keyStart, end: member.keyEnd }
      : { start: node.start, end: node.start + 1 };
  return { start: node.start, end: node.end };
}

/** In the order of the text, then of the rules' names, so that the same file is always told the same way. */
export const sorted = (diagnostics: Diagnostic[]): Diagnostic[] =>
  diagnostics.sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
  );
