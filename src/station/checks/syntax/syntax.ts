// The rule that a station file is JSON: each way in which it is not, with its message and fix. The reader meets them.
import type { TextEdit } from '../../read/json/jsonTree.ts';
import type { SyntaxIssue, TextRule } from '../rule.ts';

export const syntax: TextRule = {
  name: 'syntax',
  severity: 'error',
  page: 'The file is not JSON: a comma, bracket, quotation mark or colon is missing, too many, or the one of a Chinese keyboard; or there is a comment. As long as it cannot be read, the last good version stays in service. Each fault that can be fixed for certain has a fix.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", }',
  consequence: 'The file cannot be read until this is fixed; the last good version stays in service.',
};

function issue(
  start: number,
  end: number,
  message: string,
  fix?: { description: string; edits: TextEdit[]; safe?: boolean },
): SyntaxIssue {
  return { rule: syntax, start, end, message, ...(fix && { fix: { safe: true, ...fix } }) };
}

const replacement = (start: number, end: number, newText: string): TextEdit[] => [{ start, end, newText }];
const insertion = (at: number, newText: string): TextEdit[] => replacement(at, at, newText);
const written = (value: string): string => JSON.stringify(value);

// --- Faults that end the reading: what follows makes no sense any more ---

/** Looks like another notation, such as YAML. */
export const anotherNotation = (start: number, end: number): SyntaxIssue =>
  issue(start, end, 'A station file is JSON: it begins with { and has its keys in quotation marks.');
export const missingOpening = (at: number): SyntaxIssue =>
  issue(at, at + 1, 'The { at the beginning is missing.', {
    description: 'Insert it',
    safe: false,
    edits: insertion(at, '{ '),
  });
export const emptyFile = (end: number): SyntaxIssue => issue(0, end, 'The file is empty.');
export const unclosedComment = (at: number): SyntaxIssue => issue(at, at + 2, 'This comment is not closed.');
export const strayBracket = (at: number, sign: string, what: string, close: string): SyntaxIssue =>
  issue(at, at + 1, `This ${sign} closes nothing: the ${what} before it needs ${close}.`);
/** A list that the bracket of an object closes, where its object goes on behind it. */
export const bracketOfObject = (at: number, sign: string): SyntaxIssue =>
  issue(at, at + 1, `This ${sign} closes nothing: the list before it needs ].`, {
    description: 'Write ]',
    safe: false,
    edits: replacement(at, at + 1, ']'),
  });
/** A list that is still open where its object ends; `end` is behind its last entry. */
export const openList = (at: number, sign: string, end: number): SyntaxIssue =>
  issue(at, at + 1, `This ${sign} closes nothing: the list before it needs ].`, {
    description: 'Close the list before it',
    safe: false,
    edits: insertion(end, ']'),
  });
export const unexpectedSign = (at: number, sign: string): SyntaxIssue =>
  issue(at, at + 1, `${written(sign)} is not expected here.`);
export const keyExpected = (at: number, sign: string): SyntaxIssue =>
  issue(at, at + 1, `${written(sign)} is not expected here; a key in quotation marks is.`);
export const valueExpected = (at: number, sign: string): SyntaxIssue =>
  issue(at, at + 1, `${written(sign)} is not expected here; a value is.`);
export const missingValue = (start: number, end: number, key: string): SyntaxIssue =>
  issue(start, end, `The key ${written(key)} has no value.`);
export const unclosedBracket = (at: number, what: string, close: string, textEnd: number): SyntaxIssue =>
  issue(at, at + 1, `This ${what} is not closed: ${close} is missing.`, {
    description: `Add ${close} at the end`,
    safe: false,
    edits: insertion(textEnd, `\n${close}`),
  });

// --- Faults of which the lines of the file say what was meant ---

const ofEdit = ({ start, end, newText }: TextEdit, message: string, description: string): SyntaxIssue =>
  issue(start, Math.max(end, start + 1), message, {
    description,
    safe: false,
    edits: replacement(start, end, newText),
  });
export const brokenText = (edit: TextEdit, line: string): SyntaxIssue =>
  ofEdit(edit, 'A text goes over the end of its line.', `Write ${shortLine(line)}`);
export const oddLine = (edit: TextEdit, line: string): SyntaxIssue =>
  ofEdit(edit, 'This line is not as JSON writes it.', `Write ${shortLine(line)}`);
/** `edit` removes it, where that is more than the bracket. */
export const extraBracket = (place: TextEdit, sign: string, edit: TextEdit = place): SyntaxIssue =>
  issue(
    place.start,
    Math.max(place.end, place.start + 1),
    `This ${sign} ${/[{[]/.test(sign) ? 'opens' : 'closes'} nothing.`,
    { description: 'Remove it', safe: false, edits: replacement(edit.start, edit.end, edit.newText) },
  );
/** `edit` closes it, where the mark is not at the same place. */
export const unclosedBefore = (
  place: TextEdit | { start: number; end: number },
  sign: string,
  close: string,
  edit: TextEdit = place as TextEdit,
): SyntaxIssue =>
  issue(
    place.start,
    Math.max(place.end, place.start + 1),
    `The ${sign === '{' ? 'object' : 'list'} before this is not closed: ${close} is missing.`,
    { description: 'Close it', safe: false, edits: replacement(edit.start, edit.end, edit.newText) },
  );
const shortLine = (line: string): string => (line.length > 80 ? `${line.slice(0, 79)}…` : line);

// --- Faults that can be read over ---

/** `from` is where the value ends, `to` where the text does. */
export const textAfterEnd = (start: number, end: number, from: number, to: number): SyntaxIssue =>
  issue(start, end, 'The file goes on after its end.', {
    description: 'Remove what follows',
    safe: false,
    edits: replacement(from, to, ''),
  });
export const foreignSpace = (start: number, end: number): SyntaxIssue =>
  issue(start, end, 'This space is not one that JSON knows.', {
    description: 'Replace by a plain space',
    edits: replacement(start, end, ' '),
  });
/** `from` is where the space before the comment begins. */
export const comment = (start: number, end: number, from: number): SyntaxIssue =>
  issue(start, end, 'JSON has no comments.', {
    description: 'Remove the comment',
    edits: replacement(from, end, ''),
  });

/** A sign of a Chinese keyboard, or of another language, in place of JSON's own. */
const wrongSign = (at: number, by: string, message: string): SyntaxIssue =>
  issue(at, at + 1, message, { description: `Replace by ${by}`, edits: replacement(at, at + 1, by) });
export const wrongBracket = (at: number, by: string): SyntaxIssue =>
  wrongSign(at, by, `This is a full-width or another bracket; JSON needs ${by}.`);
export const wrongComma = (at: number, sign: string): SyntaxIssue =>
  wrongSign(at, ',', `This is ${sign}; JSON separates by a plain comma.`);
export const wrongColon = (at: number, sign: string): SyntaxIssue =>
  wrongSign(at, ':', `This is ${sign}; JSON needs a plain colon.`);

export const extraComma = (at: number): SyntaxIssue =>
  issue(at, at + 1, 'There is a comma too many.', {
    description: 'Remove the comma',
    edits: replacement(at, at + 1, ''),
  });
export const trailingComma = (at: number): SyntaxIssue =>
  issue(at, at + 1, 'The last entry has a comma behind it.', {
    description: 'Remove the comma',
    edits: replacement(at, at + 1, ''),
  });
export const missingComma = (at: number): SyntaxIssue =>
  issue(at, at + 1, 'A comma is missing here.', {
    description: 'Insert the comma',
    edits: insertion(at, ','),
  });
export const missingColon = (at: number): SyntaxIssue =>
  issue(at, at + 1, 'A colon is missing here.', {
    description: 'Insert the colon',
    edits: insertion(at, ':'),
  });

export const unclosedKey = (start: number, end: number): SyntaxIssue =>
  issue(start, end, 'The quotation mark behind this key is missing.', {
    description: 'Insert it',
    edits: insertion(end, '"'),
  });
/** `word` is where the bare key ends; a quotation mark may follow. */
export const unquotedKey = (start: number, end: number, word: number): SyntaxIssue =>
  issue(start, end, 'A key needs quotation marks.', {
    description: 'Put it in quotation marks',
    edits: [...insertion(start, '"'), ...(word === end ? insertion(end, '"') : [])],
  });
/** `end` is where the object should be closed; `lacksComma` where the comma behind it is missing as well. */
export const unclosedItem = (end: number, lacksComma: boolean): SyntaxIssue =>
  issue(end, end + 1, 'This entry of the list is not closed where the next one begins: } is missing.', {
    description: 'Close it',
    safe: false,
    edits: insertion(end, lacksComma ? '\n},' : '\n}'),
  });
/** A list that is still open where the next key stands; `at` is the comma before it. */
export const unclosedList = (at: number): SyntaxIssue =>
  issue(at, at + 1, 'The list before this comma is not closed: ] is missing.', {
    description: 'Close it',
    safe: false,
    edits: insertion(at, ']'),
  });
/** `first` and `second` are the marks inside a text. */
export const quotedInside = (first: number, second: number): SyntaxIssue =>
  issue(first, second + 1, 'A quotation mark inside a text is written as \\".', {
    description: 'Write both as \\"',
    safe: false,
    edits: [...insertion(first, '\\'), ...insertion(second, '\\')],
  });
/** `close` is where the missing mark belongs. */
export const unclosedText = (start: number, end: number, close: number, mark: string): SyntaxIssue =>
  issue(start, end, 'This text is not closed: a quotation mark is missing.', {
    description: 'Insert it',
    edits: insertion(close, mark),
  });
export const wrongQuotes = (start: number, end: number, value: string): SyntaxIssue =>
  issue(start, end, 'JSON needs straight double quotation marks.', {
    description: 'Replace the quotation marks',
    edits: replacement(start, end, written(value)),
  });
/** `end` is just past the text without its closing mark, `hasMark` whether one follows. */
export const unquotedText = (start: number, end: number, hasMark: boolean, value: string): SyntaxIssue =>
  issue(start, hasMark ? end + 1 : end, 'A text needs quotation marks.', {
    description: 'Put it in quotation marks',
    edits: replacement(start, hasMark ? end + 1 : end, written(value)),
  });
export const unknownEscape = (at: number): SyntaxIssue =>
  issue(at, at + 2, 'JSON does not know this escape.', {
    description: 'Write the backslash itself',
    safe: false,
    edits: replacement(at, at + 1, '\\\\'),
  });
export function controlCharacter(at: number, sign: string): SyntaxIssue {
  const escaped = sign === '\t' ? '\\t' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return issue(at, at + 1, 'A control character has to be written as an escape.', {
    description: `Write it as ${escaped}`,
    edits: replacement(at, at + 1, escaped),
  });
}
export const oddNumber = (start: number, end: number, found: string, meant: number): SyntaxIssue =>
  issue(start, end, `${found} is not how JSON writes a number.`, {
    description: `Write ${meant}`,
    edits: replacement(start, end, String(meant)),
  });
/** A number with a comma, a unit or a percent sign: what it means is not certain. */
export const numberWithSigns = (start: number, end: number, found: string, meant: number): SyntaxIssue =>
  issue(start, end, `${found} is not how JSON writes a number.`, {
    description: `Write ${meant}`,
    safe: false,
    edits: replacement(start, end, String(meant)),
  });
export const notANumber = (start: number, end: number, found: string): SyntaxIssue =>
  issue(start, end, `${found} is not a value that JSON has; write a number, or leave the setting out.`);
export const oddWord = (start: number, end: number, found: string, meant: string): SyntaxIssue =>
  issue(start, end, `JSON writes ${meant}, not ${found}.`, {
    description: `Write ${meant}`,
    edits: replacement(start, end, meant),
  });
