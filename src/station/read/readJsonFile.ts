// Reading a file: everything that is wrong with its text, its form and its meaning, each mistake once, at its place.
import { type MeaningRule, pathsOverlap, type SyntaxIssue } from '../checks/rule.ts';
import { badFormat } from '../checks/schema/bad-format.ts';
import { newerVersion } from '../checks/schema/newer-version.ts';
import { badEncoding } from '../checks/syntax/bad-encoding.ts';
import { byteOrderMark } from '../checks/syntax/byte-order-mark.ts';
import { syntax } from '../checks/syntax/syntax.ts';
import { tooLarge } from '../checks/syntax/too-large.ts';
import { type Diagnostic, type Edit, type Finding, type Path, pathText, positionsOf } from './diagnostic.ts';
import type { FileFormat } from './fileFormat.ts';
import { cloneNode, type JsonNode, type TextEdit } from './json/jsonTree.ts';
import { findNode, hasUnsafeKeys, parseTolerantJson, plainValue } from './json/tolerantJson.ts';
import { checkSchema } from './schemaCheck.ts';
import { editsOf } from './textEdits.ts';

export interface FileReading<Input> {
  diagnostics: Diagnostic[];
  /** There only when no error keeps the file out of service. */
  input?: Input;
}

/** The value of a text that is right in text and form, which nearly every file is; undefined where it has to be looked at closely. */
export function soundValue(text: string, isFile: (value: unknown) => boolean): unknown {
  if (tooLarge.detect(text) || byteOrderMark.detect(text) || badEncoding.detect(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isFile(value) && !hasUnsafeKeys(text, value) ? value : undefined;
  } catch {
    // Not JSON: the slow way finds the place.
    return undefined;
  }
}

/**
 * Reads a file. Never throws, whatever the text. The way of a good file is short: parse, one compiled
 * check, the rules on the value. Only a file with something wrong is read again with the place of everything in it.
 * `sound` is what soundValue() gave, where somebody has asked already.
 */
export function readJsonFile<Input>(
  text: string,
  fileName: string,
  format: FileFormat<Input>,
  sound: unknown = soundValue(text, format.isFile),
): FileReading<Input> {
  const oversize = tooLarge.detect(text);
  if (oversize) return { diagnostics: issueDiagnostics(text, fileName, [oversize]) };
  const name = fileName.replace(/^.*[\\/]/s, '');
  if (sound === undefined) return readFaulty(text, fileName, name, format);
  const input = format.inputOf(sound, text, name);
  const findings = runRules(format.rules, input, []);
  if (findings.length === 0) return { input, diagnostics: [] };
  const { root } = parseTolerantJson(text);
  return withoutInputOnError({
    input,
    diagnostics: root ? findingDiagnostics({ text, fileName, root }, findings, [], format) : [],
  });
}

/**
 * What the rules of meaning find: of those that read nothing invalid, and not at a place that is reported already,
 * whose value may only have been guessed.
 */
function runRules<Input>(
  rules: readonly MeaningRule<Input>[],
  input: Input,
  invalidPaths: readonly Path[],
  reported: readonly Finding[] = [],
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    if (rule.appliesTo && !rule.appliesTo(input)) continue;
    if (
      invalidPaths.length > 0 &&
      rule.reads?.some((place) => invalidPaths.some((path) => pathsOverlap(path, place.split('.'))))
    )
      continue;
    for (const found of rule.check(input)) {
      const isDoubtful =
        invalidPaths.some((path) => pathsOverlap(path, found.path)) ||
        reported.some((earlier) => isGuessed(earlier, found.path) || isBeside(earlier, found.path));
      if (!isDoubtful) findings.push({ rule: rule.name, ...found });
    }
  }
  if (findings.length < 2) return findings;
  const names = new Set(findings.map((finding) => finding.rule));
  const quiet = new Set(
    rules.filter((rule) => rule.quietAfter?.some((name) => names.has(name))).map((rule) => rule.name),
  );
  return findings.filter((finding) => !quiet.has(finding.rule));
}

/** Whether the value at a path is what an earlier finding took it to be, and not what was written. */
const isGuessed = ({ at, path, rule }: Finding, place: Path): boolean =>
  at === 'value' && rule !== 'missing-key' && path.length <= place.length && pathsOverlap(path, place);

/**
 * Whether a place is in the entry of a list where an earlier finding left a field out: what the rest of the entry says
 * without it, such as what a coupon costs without its least deposit, is not known.
 */
const isBeside = ({ path, rule, fix }: Finding, place: Path): boolean =>
  fix?.safe !== true &&
  rule !== 'missing-key' &&
  path.length > 2 &&
  pathsOverlap(path.slice(0, -1), place) &&
  place.length >= path.length - 1;

/** A file with an error in it is not served. */
function withoutInputOnError<Input>(reading: FileReading<Input>): FileReading<Input> {
  const { diagnostics } = reading;
  return diagnostics.some((one) => one.severity === 'error') ? { diagnostics } : reading;
}

function readFaulty<Input>(
  text: string,
  fileName: string,
  name: string,
  format: FileFormat<Input>,
): FileReading<Input> {
  const mark = byteOrderMark.detect(text);
  const encoding = badEncoding.detect(text);
  // A space in place of the mark keeps every offset as it is.
  const { root, issues, isIncomplete } = parseTolerantJson(mark ? ` ${text.slice(1)}` : text);
  // What is not JSON in a file of another encoding is not JSON because of that.
  const causes = [...(mark ? [mark] : []), ...(encoding ? [encoding] : []), ...(encoding ? [] : issues)];
  if (root === null || isIncomplete || (encoding && issues.length > 0))
    return { diagnostics: issueDiagnostics(text, fileName, causes) };
  // The original keeps the places of the text; the other is repaired while it is checked.
  const repaired = cloneNode(root);
  const { findings: found, invalidPaths } = checkSchema(repaired, format, name);
  const newer = found.filter((finding) => finding.rule === newerVersion.name);
  if (newer.length > 0)
    // What a newer version allows is not known here.
    return {
      diagnostics: sorted([
        ...issueDiagnostics(text, fileName, causes),
        ...findingDiagnostics({ text, fileName, root }, newer, [], format),
      ]),
    };
  const { findings, dropped, textIssues } = withoutGuesses(root, found, causes);
  const textDiagnostics = issueDiagnostics(text, fileName, textIssues);
  const { value, guessed } = format.completed(plainValue(repaired), name);
  const input = format.isFile(value) ? format.inputOf(value, JSON.stringify(value), name) : undefined;
  if (input !== undefined)
    findings.push(
      ...runRules(
        format.rules,
        input,
        [...invalidPaths, ...guessedPaths(root), ...guessed],
        [...findings, ...dropped],
      ),
    );
  const diagnostics = sorted([
    ...textDiagnostics,
    ...findingDiagnostics({ text, fileName, root }, findings, findings, format),
  ]);
  if (input !== undefined) return withoutInputOnError({ input, diagnostics });
  // The walk and the compiled validator are compared by a test; should they ever differ, the stricter one counts.
  const isRefused = diagnostics.some((one) => one.severity === 'error');
  return {
    diagnostics: isRefused
      ? diagnostics
      : [
          ...diagnostics,
          ...findingDiagnostics({ text, fileName, root }, [unexplained(format.schemaPath)], [], format),
        ],
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
): { findings: Finding[]; dropped: Finding[]; textIssues: SyntaxIssue[] } {
  const wrongGuesses = new Set<number>();
  const findings = found.filter((finding) => {
    const node = finding.at === 'value' ? findNode(root, finding.path)?.node : undefined;
    // A text that is not written as JSON writes it is put right first: what is left to say of it is said then.
    if (node?.kind === 'string' && issues.some(({ start, end }) => node.start < start && end < node.end))
      return false;
    if (node?.isGuess) wrongGuesses.add(node.start);
    return !node?.isGuess;
  });
  const textIssues = issues.map((issue) => {
    if (!wrongGuesses.has(issue.start)) return issue;
    const { fix: _, ...rest } = issue;
    return rest;
  });
  return { findings, dropped: found.filter((finding) => !findings.includes(finding)), textIssues };
}

const unexplained = (schemaPath: string): Finding => ({
  rule: badFormat.name,
  path: [],
  at: 'value',
  message: `The file does not fit ${schemaPath}; an editor that knows the schema shows where.`,
  consequence: syntax.consequence,
});

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
  { text, fileName, root }: { text: string; fileName: string; root: JsonNode },
  findings: readonly Finding[],
  repairs: readonly Finding[],
  { severityOf }: Pick<FileFormat<never>, 'severityOf'>,
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
      severity: severityOf(finding.rule),
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
