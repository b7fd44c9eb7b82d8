// What the editor offers while somebody types: the settings that may stand there with what each does, and their values.
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Schema } from '../../../kit/form/schema.ts';
import { placeOfTyping } from './placeAt.ts';
import { begunAs, schemaAt, valuesAt } from './schemaAt.ts';

export interface Offers {
  schema: Schema;
  assets: readonly string[];
}

/** Of its own page, as text. */
const about = (text: string | undefined) => {
  if (!text) return null;
  const element = document.createElement('div');
  element.textContent = text;
  return element;
};

const withoutQuote = (text: string): string => text.replace(/^"/, '');

function offered({ schema, assets }: Offers, context: CompletionContext): CompletionResult | null {
  const place = placeOfTyping(context.state, context.pos);
  if (!place) return null;
  const typed = context.state.sliceDoc(place.from, context.pos);
  if (!context.explicit && typed === '') return null;
  const { from, to } = place;
  const replacing = (text: string) => (view: EditorView) => {
    view.dispatch({
      changes: { from, to, insert: text },
      // A text that is still empty is written between its signs.
      selection: { anchor: from + text.length - (/(?:""|\{\}|\[\])$/.test(text) ? 1 : 0) },
      userEvent: 'input.complete',
    });
  };
  const options =
    place.kind === 'name'
      ? Object.entries(schemaAt(schema, place.path)?.properties ?? {})
          .filter(([name]) => !place.taken.includes(name))
          .map(
            ([name, inner]): Completion => ({
              label: name,
              ...(inner.title !== undefined && { detail: inner.title }),
              type: 'property',
              info: () => about(inner.description),
              apply: replacing(`${JSON.stringify(name)}: ${begunAs(inner)}`),
            }),
          )
      : valuesAt(schema, place.path, assets).map(
          ({ text, about: detail }): Completion => ({
            label: withoutQuote(text).replace(/"$/, ''),
            ...(detail !== undefined && { detail }),
            type: 'enum',
            apply: replacing(text),
          }),
        );
  if (options.length === 0) return null;
  return {
    from: place.from + (typed.startsWith('"') ? 1 : 0),
    to: context.pos,
    options,
    validFor: /^[\w$/:.-]*$/,
  };
}

export const completion = (offers: () => Offers): Extension =>
  autocompletion({
    override: [(context) => offered(offers(), context)],
    activateOnTyping: true,
    icons: false,
  });
