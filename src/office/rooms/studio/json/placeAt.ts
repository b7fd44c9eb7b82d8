// Where somebody is who writes a station file: in a name or a value, and of what.
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;
export type Steps = readonly (string | number)[];

/** What is read of a text at once ends after some milliseconds, on a busy machine before the cursor; more than this is waited for by nobody. */
const patienceMs = 1_000;

/** The node before a position, read up to there. */
const nodeAt = (state: EditorState, position: number): SyntaxNode =>
  (ensureSyntaxTree(state, position, patienceMs) ?? syntaxTree(state)).resolveInner(position, -1);

/** The name that a member has in the text. */
function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName');
  if (!name) return '';
  try {
    return JSON.parse(state.sliceDoc(name.from, name.to)) as string;
  } catch {
    return '';
  }
}

/** The path of a node. */
export function stepsTo(state: EditorState, node: SyntaxNode | null): Steps {
  const steps: (string | number)[] = [];
  for (let one = node; one; one = one.parent) {
    if (one.name === 'Property') steps.unshift(nameOf(state, one));
    if (one.parent?.name !== 'Array') continue;
    let at = 0;
    for (let before = one.prevSibling; before; before = before.prevSibling)
      if (!/[[\],⚠]/.test(before.name)) at += 1;
    steps.unshift(at);
  }
  return steps;
}

/** The path of the setting that a position lies in. */
export const settingAt = (state: EditorState, position: number): Steps =>
  stepsTo(state, nodeAt(state, position));

export interface PlaceOfTyping {
  kind: 'name' | 'value';
  /** Of the object for a name, of the value for a value. */
  path: Steps;
  /** From where on what is chosen replaces what stands there. */
  from: number;
  to: number;
  /** Names that the object has already. */
  taken: readonly string[];
}

const container = (node: SyntaxNode | null, position: number): SyntaxNode | null => {
  for (let one = node; one; one = one.parent)
    if ((one.name === 'Object' || one.name === 'Array') && one.from < position) return one;
  return null;
};

const typedName = /(?:^|[{,])\s*("?[\w$-]*)$/;
const typedValue = /:\s*("?[^"{}[\],]*)$/;
const typedItem = /[[,]\s*("?[^"{}[\],]*)$/;

/** Undefined where nothing is offered. */
export function placeOfTyping(state: EditorState, position: number): PlaceOfTyping | undefined {
  const around = container(nodeAt(state, position), position);
  if (!around) return undefined;
  const before = state.sliceDoc(Math.max(around.from, position - 300), position);
  const rest = /^[^"\n,}\]]*"?/.exec(state.sliceDoc(position, position + 200))![0];
  const place = (kind: PlaceOfTyping['kind'], path: Steps, part: string): PlaceOfTyping => {
    // A text goes to its closing sign, and nothing beyond it.
    const hasOpened = part.startsWith('"');
    const isClosed = hasOpened && rest.endsWith('"');
    return {
      kind,
      path,
      from: position - part.length,
      to: isClosed ? position + rest.length : position,
      taken: around.getChildren('Property').map((one) => nameOf(state, one)),
    };
  };
  const path = stepsTo(state, around);
  if (around.name === 'Array') {
    const item = typedItem.exec(before);
    return item ? place('value', [...path, 0], item[1]!) : undefined;
  }
  const value = typedValue.exec(before);
  if (value) {
    const name = /"((?:[^"\\]|\\.)*)"\s*$/.exec(before.slice(0, value.index))?.[1];
    return name === undefined ? undefined : place('value', [...path, name], value[1]!);
  }
  const name = typedName.exec(before);
  return name ? place('name', path, name[1]!) : undefined;
}
