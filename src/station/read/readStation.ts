// Owns reading one station file: everything that is wrong with it, and the station it makes if nothing is.
import type { StationFile } from '#contract/station.generated.ts';
import { isStationFile } from '#contract/station.validate.generated.ts';
import { type MeaningRule, pathsOverlap, type RuleInput, type SyntaxIssue } from '../checks/rule.ts';
import { rules } from '../checks/rules.generated.ts';
import { ruleNamed } from '../checks/rules.ts';
import { badFormat } from '../checks/schema/bad-format.ts';
import { newerVersion } from '../checks/schema/newer-version.ts';
import { badEncoding } from '../checks/syntax/bad-encoding.ts';
import { byteOrderMark } from '../checks/syntax/byte-order-mark.ts';
import { syntax } from '../checks/syntax/syntax.ts';
import { tooLarge } from '../checks/syntax/too-large.ts';
import { resolveStation, type Station } from '../station.ts';
import { type Diagnostic, type Edit, type Finding, type Path, pathText, positionsOf } from './diagnostic.ts';
import { checkSchema } from './schemaCheck.ts';
import { editsOf } from './textEdits.ts';
import {
  cloneNode,
  findNode,
  hasUnsafeKeys,
  type JsonNode,
  parseTolerantJson,
  plainValue,
  type TextEdit,
} from './tolerantJson.ts';

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
  /** Whether a picture such as /logo/demo.svg is there; without it pictures are not checked. */
  hasAsset?: (path: string) => boolean;
}

const meaningRules = rules.filter((rule): rule is MeaningRule => 'check' in rule);

/**
 * Reads a station file. Never throws, whatever the text. The way of a good file is short: parse, one compiled
 * check, the rules on the value. Only a file with something wrong is read again with the place of everything in it.
 */
export function readStation(text: string, fileName: string, options: ReadOptions = {}): Reading {
  const oversize = tooLarge.detect(text);
  if (oversize) return { fileName, text, diagnostics: issueDiagnostics(text, fileName, [oversize]) };
  const name = fileName.replace(/^.*[\\/]/s, '');
  if (!byteOrderMark.detect(text) && !badEncoding.detect(text)) {
    try {
      const value: unknown = JSON.parse(text);
      if (isStationFile(value) && !hasUnsafeKeys(text, value)) {
        const file = value as StationFile;
        const station = resolveStation(file);
        const findings = runRules({ fileName: name, file, text, station, hasAsset: options.hasAsset }, []);
        if (findings.length === 0) return { fileName, text, file, station, diagnostics: [] };
        return locateFindings(text, fileName, file, station, findings);
      }
    } catch {
      // Not JSON: the slow way finds the place.
    }
  }
  return readFaulty(text, fileName, name, options);
}

/**
 * What the rules of meaning find: of those that read nothing invalid, and not at a place that is reported already,
 * whose value may only have been guessed.
 */
function runRules(
  input: RuleInput,
  invalidPaths: readonly Path[],
  reported: readonly Finding[] = [],
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of meaningRules) {
    if (rule.appliesTo && !rule.appliesTo(input)) continue;
    if (
      invalidPaths.length > 0 &&
      rule.reads?.some((place) => invalidPaths.some((path) => pathsOverlap(path, place.split('.'))))
    )
      continue;
    for (const found of rule.check(input)) {
      const isDoubtful =
        invalidPaths.some((path) => pathsOverlap(path, found.path)) ||
        reported.some((earlier) => isGuessed(earlier, found.path));
      if (!isDoubtful) findings.push({ rule: rule.name, ...found });
    }
  }
  if (findings.length < 2) return findings;
  const names = new Set(findings.map((finding) => finding.rule));
  const quiet = new Set(
    meaningRules.filter((rule) => rule.quietAfter?.some((name) => names.has(name))).map((rule) => rule.name),
  );
  return findings.filter((finding) => !quiet.has(finding.rule));
}

/** Whether the value at a path is what an earlier finding took it to be, and not what was written. */
const isGuessed = ({ at, path, rule }: Finding, place: Path): boolean =>
  at === 'value' && rule !== 'missing-key' && path.length <= place.length && pathsOverlap(path, place);

function locateFindings(
  text: string,
  fileName: string,
  file: StationFile,
  station: Station,
  findings: readonly Finding[],
): Reading {
  const { root } = parseTolerantJson(text);
  const diagnostics = root ? findingDiagnostics(text, fileName, root, findings, []) : [];
  return withoutStationOnError({ fileName, text, file, station, diagnostics });
}

/** A file with an error in it is no station. */
function withoutStationOnError(reading: Reading): Reading {
  const { fileName, text, diagnostics } = reading;
  return diagnostics.some((one) => one.severity === 'error') ? { fileName, text, diagnostics } : reading;
}

function readFaulty(text: string, fileName: string, name: string, options: ReadOptions): Reading {
  const mark = byteOrderMark.detect(text);
  const encoding = badEncoding.detect(text);
  // A space in place of the mark keeps every offset as it is.
  const { root, issues, isIncomplete } = parseTolerantJson(mark ? ` ${text.slice(1)}` : text);
  // What is not JSON in a file of another encoding is not JSON because of that.
  const causes = [...(mark ? [mark] : []), ...(encoding ? [encoding] : []), ...(encoding ? [] : issues)];
  if (root === null || isIncomplete || (encoding && issues.length > 0))
    return { fileName, text, diagnostics: issueDiagnostics(text, fileName, causes) };
  // The original keeps the places of the text; the other is repaired while it is checked.
  const repaired = cloneNode(root);
  const { findings: found, invalidPaths } = checkSchema(repaired, name);
  const newer = found.filter((finding) => finding.rule === newerVersion.name);
  if (newer.length > 0)
    // What a newer version allows is not known here.
    return {
      fileName,
      text,
      diagnostics: sorted([
        ...issueDiagnostics(text, fileName, causes),
        ...findingDiagnostics(text, fileName, root, newer, []),
      ]),
    };
  const { findings, textIssues } = withoutGuesses(root, found, causes);
  const textDiagnostics = issueDiagnostics(text, fileName, textIssues);
  const value = plainValue(repaired) as StationFile;
  const file = withRequired(value, name);
  const isStation = isStationFile(file);
  const station = isStation ? resolveStation(file) : undefined;
  if (station) {
    const places: Path[] = [
      ...invalidPaths,
      ...guessedPaths(root),
      ...(value.code === undefined ? [['code']] : []),
    ];
    const input = { fileName: name, file, text: JSON.stringify(file), station, hasAsset: options.hasAsset };
    findings.push(...runRules(input, places, findings));
  }
  const diagnostics = sorted([
    ...textDiagnostics,
    ...findingDiagnostics(text, fileName, root, findings, findings),
  ]);
  if (station) return withoutStationOnError({ fileName, text, file, station, diagnostics });
  // The walk and the compiled validator are compared by a test; should they ever differ, the stricter one counts.
  const isRefused = diagnostics.some((one) => one.severity === 'error');
  return {
    fileName,
    text,
    diagnostics: isRefused
      ? diagnostics
      : [...diagnostics, ...findingDiagnostics(text, fileName, root, [unexplained], [])],
  };
}

/** Places whose value was guessed from something that is not JSON. */
function* guessedPaths(node: JsonNode, path: Path = []): Generator<Path> {
  if (node.isGuess) yield path;
  for (const member of node.members) yield* guessedPaths(member.value, [...path, member.key]);
  for (const [at, item] of node.items.entries()) yield* guessedPaths(item, [...path, at]);
}

/**
 * A value that was guessed from something that is not JSON is reported once, as that: what the schema says of the guess
 * is dropped, and a fix that would write the guess is no longer offered.
 */
function withoutGuesses(
  root: JsonNode,
  found: readonly Finding[],
  issues: readonly SyntaxIssue[],
): { findings: Finding[]; textIssues: SyntaxIssue[] } {
  const wrongGuesses = new Set<number>();
  const findings = found.filter((finding) => {
    const node = finding.at === 'value' ? findNode(root, finding.path)?.node : undefined;
    if (node?.isGuess) wrongGuesses.add(node.start);
    return !node?.isGuess;
  });
  const textIssues = issues.map((issue) => {
    if (!wrongGuesses.has(issue.start)) return issue;
    const { fix: _, ...rest } = issue;
    return rest;
  });
  return { findings, textIssues };
}

const unexplained: Finding = {
  rule: badFormat.name,
  path: [],
  at: 'value',
  message: 'The file does not fit schemas/station.json; an editor that knows the schema shows where.',
  consequence: syntax.consequence,
};

/** A file that lacks its code or name is judged as if it had one: the lack is reported already. */
function withRequired(value: StationFile, name: string): StationFile {
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, code: value.code ?? name.replace(/\.json$/i, ''), name: value.name ?? '-' };
}

function toEdits(text: string): (edits: readonly TextEdit[]) => Edit[] {
  const position = positionsOf(text);
  return (edits) =>
    edits.map(({ start, end, newText }) => ({
      range: { start: position(start), end: position(end) },
      newText,
    }));
}

function issueDiagnostics(text: string, fileName: string, issues: readonly SyntaxIssue[]): Diagnostic[] {
  const position = positionsOf(text);
  const edits = toEdits(text);
  return issues.map(({ rule, start, end, key, message, fix }) => ({
    file: fileName,
    rule: rule.name,
    severity: rule.severity,
    range: { start: position(start), end: position(end) },
    path: key ?? '',
    message,
    consequence: rule.consequence,
    suggestions: [],
    fix: fix ? { description: fix.description, safe: fix.safe, edits: edits(fix.edits) } : null,
  }));
}

/** The path in the text of a path in the repaired value: keys that were renamed have their old name there. */
function originalPath(path: Path, repairs: readonly Finding[]): Path {
  let original = path;
  for (const { path: old, fix } of repairs) {
    const change = fix?.changes[0];
    if (change?.kind !== 'rename' || path.length < old.length) continue;
    const renamed = [...old.slice(0, -1), change.to];
    if (renamed.every((step, at) => step === path[at]))
      original = [...original.slice(0, old.length - 1), old.at(-1)!, ...original.slice(old.length)];
  }
  return original;
}

/** Findings with their places in the text. `repairs` are those whose renames the paths of later ones already follow. */
function findingDiagnostics(
  text: string,
  fileName: string,
  root: JsonNode,
  findings: readonly Finding[],
  repairs: readonly Finding[],
): Diagnostic[] {
  const position = positionsOf(text);
  const toTextEdits = toEdits(text);
  const diagnostics = findings.map((finding): Diagnostic => {
    const path = originalPath(finding.path, repairs);
    const { start, end } = markedPlace(root, path, finding.at);
    const changes = finding.fix?.changes.map((change) => ({
      ...change,
      path: change.kind === 'insert' ? change.path : originalPath(change.path, repairs),
    }));
    const edits = changes?.flatMap((change) => editsOf(text, root, change)) ?? [];
    return {
      file: fileName,
      rule: finding.rule,
      severity: ruleNamed(finding.rule)!.severity,
      range: { start: position(start), end: position(end) },
      path: pathText(finding.path),
      message: finding.message,
      consequence: finding.consequence,
      suggestions: [...(finding.suggestions ?? [])].slice(0, 3),
      fix:
        finding.fix && edits.length > 0
          ? { description: finding.fix.description, safe: finding.fix.safe, edits: toTextEdits(edits) }
          : null,
    };
  });
  return sorted(diagnostics);
}

function markedPlace(root: JsonNode, path: Path, at: 'key' | 'value'): { start: number; end: number } {
  let there = path;
  while (there.length > 0 && findNode(root, there) === null) there = there.slice(0, -1);
  const { node, member } = findNode(root, there)!;
  if (at === 'key' && member) return { start: member.keyStart, end: member.keyEnd };
  // A whole object is too much to mark: only its key or bracket is marked.
  if (node.kind === 'object' || node.kind === 'array')
    return member
      ? { start: member.keyStart, end: member.keyEnd }
      : { start: node.start, end: node.start + 1 };
  return { start: node.start, end: node.end };
}

/** In the order of the text, then of the rules' names, so that the same file is always reported the same way. */
export const sorted = (diagnostics: Diagnostic[]): Diagnostic[] =>
  diagnostics.sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
  );
