// A letter of a keyboard goes into the text by itself. By way of the page's own editing it would be written by the browser, noticed, read back and taken over: as much work as all the rest of a key.
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A phone's keyboard, and whoever writes with several keys for a letter, make no key presses: for them the page edits as ever. */
export const letters: Extension = EditorView.domEventHandlers({
  keypress({ key, ctrlKey, altKey, metaKey }, view) {
    const { state } = view;
    if (key.length !== 1 || ctrlKey || altKey || metaKey || view.composing || state.readOnly) return false;
    const { from, to } = state.selection.main;
    const inserted = () =>
      state.update(state.replaceSelection(key), { userEvent: 'input.type', scrollIntoView: true });
    const isTaken = state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, key, inserted));
    if (!isTaken) view.dispatch(inserted());
    return true;
  },
});
