// What is written at a desk: the text of the editor, what it was made from, and what became of the file meanwhile.
import type { EditorView } from '@codemirror/view';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { OpenAnswer } from '#contract/office/studio.generated.ts';
import { stretchBetween } from '#station/change/valueChanges.ts';
import { usePerson } from '../../../person.ts';
import { createAfterFrame } from './afterFrame.ts';
import { beginningOf } from './opening.ts';
import { type Kept, useKept } from './useKept.ts';

export interface DeskText {
  /** As the editor has it. */
  typed: string;
  /** As a file has it. */
  inFile: string;
  /** The text of the file that it is made from. */
  base: string;
  /** The file has become another one since. */
  isStale: boolean;
  isChanged: boolean;
  kept: Kept;
  /** The editor, once it stands. */
  view: () => EditorView | undefined;
  onReady: (view: EditorView | undefined) => void;
  /** `follow` shows the text elsewhere, before the desk is drawn with it. */
  onTyped: (text: string, follow: () => void) => void;
  /** The text as the editor has it now: what is drawn follows a little later. */
  newest: () => string;
  /** Makes the text of the editor another one, as one step that can be undone. */
  type: (text: string, as: string) => void;
  /** Writes a text of a file into the editor, as one step that can be undone; `base` is what it is made from, where that is another. */
  write: (text: string, as: string, base?: string) => void;
  /** The text is what the file says now. */
  saved: () => void;
}

export function useDesk(code: string, opened: OpenAnswer): DeskText {
  const { name: person } = usePerson();
  const [begun] = useState(() => beginningOf(code, person, opened));
  const { reached, ends } = begun;
  const [typed, setTyped] = useState(() => ends.inEditor(begun.text));
  const [base, setBase] = useState(begun.base);
  /** The file as it was before one's own save: an answer that is still on its way may say so. */
  const [replaced, setReplaced] = useState<string>();
  const view = useRef<EditorView>(undefined);
  const [later] = useState(createAfterFrame);
  const inFile = ends.inFile(typed);
  const isOther = opened.text !== base && opened.text !== replaced;

  const type: DeskText['type'] = (text, as) => {
    const editor = view.current;
    const change = editor && stretchBetween(editor.state.doc.toString(), text);
    if (change)
      editor.dispatch({
        changes: { from: change.start, to: change.end, insert: change.newText },
        userEvent: as,
      });
  };
  const write: DeskText['write'] = (text, as, from) => {
    if (from !== undefined) setBase(from);
    type(ends.inEditor(text), as);
  };
  useEffect(() => {
    if (opened.text === base) setReplaced(undefined);
  }, [opened.text, base]);
  const followed = useRef(write);
  followed.current = write;
  // Nobody has typed, or somebody has saved just this: what stands there is shown.
  useEffect(() => {
    if (isOther && (inFile === base || inFile === opened.text))
      followed.current(opened.text, 'input.file', opened.text);
  }, [isOther, inFile, base, opened.text]);

  return {
    typed,
    inFile,
    base,
    isStale: isOther && inFile !== base && inFile !== opened.text,
    isChanged: inFile !== base,
    kept: useKept(code, person, { text: inFile, base }, { reached, isOn: opened.mayChange }),
    view: () => view.current,
    onReady: (editor) => {
      view.current = editor;
    },
    // A key is in the editor at once; the desk follows when it is drawn there, and nothing else is to be.
    onTyped: (text, follow) =>
      later(() => {
        follow();
        startTransition(() => setTyped(text));
      }),
    newest: () => view.current?.state.doc.toString() ?? typed,
    type,
    write,
    saved: () => {
      setReplaced(opened.text);
      setBase(inFile);
    },
  };
}
