// The mistakes of a text in its editor: each marked at its place, with its code, what it does to players, and its fix as a press.
import { diagnosticCount, type Diagnostic as Mark, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Edit, Position } from '#station/read/diagnostic.ts';
import type { Mistake } from '../desk/reading.ts';

/** The offset of a place; the end of the text where there is less of it. */
export function offsetOf(doc: Text, { line, column }: Position): number {
  if (line > doc.lines) return doc.length;
  const { from, to } = doc.line(line);
  return Math.min(from + column - 1, to);
}

/** Makes the edits of a fix, where the text is still the one that was read. */
export function makeEdits(view: EditorView, read: string, edits: readonly Edit[]): void {
  const { doc } = view.state;
  if (doc.toString() !== read) return;
  const changes = edits.map(({ range, newText }) => ({
    from: offsetOf(doc, range.start),
    to: offsetOf(doc, range.end),
    insert: newText,
  }));
  view.dispatch({ changes, userEvent: 'input.fix', scrollIntoView: true });
  view.focus();
}

/** Marks the mistakes of a text that was read, where it is still the one that stands there. */
export function showMistakes(view: EditorView, read: string, mistakes: readonly Mistake[]): void {
  const { doc } = view.state;
  if (mistakes.length === 0 && diagnosticCount(view.state) === 0) return;
  if (doc.toString() !== read) return;
  const marks = mistakes.map(({ rule, severity, range, message, consequence, fix }): Mark => {
    const from = offsetOf(doc, range.start);
    return {
      from,
      to: Math.max(from, offsetOf(doc, range.end)),
      severity,
      source: rule,
      message: `${message} ${consequence}`,
      ...(fix && { actions: [{ name: fix.description, apply: () => makeEdits(view, read, fix.edits) }] }),
    };
  });
  view.dispatch(setDiagnostics(view.state, marks));
}
