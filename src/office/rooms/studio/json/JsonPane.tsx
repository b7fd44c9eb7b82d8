// The text of a station in its editor, which is made once and then lives by itself.
import type { EditorView } from '@codemirror/view';
import { EditorView as View } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settingPath } from '#station/recordable.ts';
import { useText } from '../../../kit/locale.ts';
import { createAfterFrame } from '../desk/afterFrame.ts';
import { useLater } from '../useLater.ts';
import { completion, type Offers } from './completion.ts';
import { createEditor } from './editor.ts';
import { settingAt } from './placeAt.ts';

interface JsonPaneProps {
  /** What it begins with. */
  text: string;
  isReadOnly: boolean;
  offers: Offers;
  onText: (text: string) => void;
  /** The setting that somebody writes. */
  onPlace: (path: string) => void;
  onReady: (view: EditorView | undefined) => void;
}

/** What the editor's panels say. */
const phrases = {
  Find: 'office-studio.editor.find',
  Replace: 'office-studio.editor.replace',
  next: 'office-studio.editor.next',
  previous: 'office-studio.editor.previous',
  all: 'office-studio.editor.all',
  'match case': 'office-studio.editor.case',
  regexp: 'office-studio.editor.regexp',
  'by word': 'office-studio.editor.word',
  replace: 'office-studio.editor.replaceOne',
  'replace all': 'office-studio.editor.replaceAll',
  close: 'office-studio.editor.close',
} as const;

const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function JsonPane({ text, isReadOnly, offers, onText, onPlace, onReady }: JsonPaneProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const now = useEffectEvent(() => offers);
  const typed = useEffectEvent(onText);
  const moved = useEffectEvent(onPlace);
  const [later] = useState(createAfterFrame);
  const made = useEffectEvent((parent: HTMLElement) =>
    createEditor(parent, {
      text,
      label: t('office-studio.json'),
      isReadOnly,
      nonce: nonce(),
      phrases: Object.fromEntries(Object.entries(phrases).map(([english, id]) => [english, t(id)])),
      around: [
        completion(() => now()),
        View.updateListener.of(({ state, selectionSet, view }) => {
          if (selectionSet && view.hasFocus)
            later(() => moved(settingPath(settingAt(state, state.selection.main.head))));
        }),
      ],
      onText: (next) => typed(next),
    }),
  );
  const ready = useEffectEvent(onReady);
  const isDrawn = useLater();
  useEffect(() => {
    if (!isDrawn) return;
    const view = made(place.current!);
    ready(view);
    return () => {
      ready(undefined);
      view.destroy();
    };
  }, [isDrawn]);
  return <div ref={place} className="studio-json" />;
}
