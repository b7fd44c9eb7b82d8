// The editor of a station's text: its keys, its look, and that its history is the one of form and text.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { letters } from './letters.ts';

/** Colours of the page, so that both of its appearances are right. */
const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--office-primary)' },
  { tag: tags.string, color: 'var(--office-good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--office-warning)' },
  { tag: tags.invalid, color: 'var(--office-fault)' },
]);

const look = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '13px',
    color: 'var(--office-text)',
    backgroundColor: 'var(--office-surface)',
  },
  '&.cm-focused': { outline: '2px solid var(--office-primary)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  },
  '.cm-gutters': {
    color: 'var(--office-secondary)',
    backgroundColor: 'var(--office-ground)',
    borderRight: '1px solid var(--office-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--office-note-ground)' },
  '.cm-content': { caretColor: 'var(--office-text)' },
  '.cm-tooltip, .cm-panels': {
    color: 'var(--office-text)',
    backgroundColor: 'var(--office-surface)',
    borderColor: 'var(--office-line)',
  },
  // Of the library's own grey, for what it is still looking up, white text is not readable enough.
  '.cm-tooltip.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--office-on-primary)',
    backgroundColor: 'var(--office-primary)',
  },
  '.cm-completionInfo': { maxWidth: '320px', padding: '8px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic': { maxWidth: '480px', padding: '6px 10px' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--office-primary)', color: 'var(--office-on-primary)' },
});

interface EditorOptions {
  text: string;
  /** What it is, for who hears the page. */
  label: string;
  isReadOnly: boolean;
  nonce: string;
  /** Words of the editor's own panels, by their English. */
  phrases: Readonly<Record<string, string>>;
  /** What else belongs to it. */
  around: readonly Extension[];
  onText(text: string): void;
}

export function createEditor(
  parent: HTMLElement,
  { text, label, isReadOnly, nonce, phrases, around, onText }: EditorOptions,
): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorState.phrases.of(phrases),
        // The signs of a file that mixes ends of lines stay in its lines.
        EditorState.lineSeparator.of('\n'),
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({
          'aria-label': label,
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'none',
        }),
        lineNumbers(),
        lintGutter(),
        history(),
        indentUnit.of(/\n(\t| {2,8})"/.exec(text)?.[1] ?? '  '),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        search({ top: true }),
        json(),
        syntaxHighlighting(colours),
        look,
        letters,
        ...around,
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText(update.state.doc.toString());
        }),
      ],
    }),
  });
}
