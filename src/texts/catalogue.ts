// How a compiled text becomes a sentence: its placeholders filled, and the form that a number asks for.

/** What `npm run gen` compiles a text to: words, placeholders, and forms by number in which '#' is that number. */
type Token = string | readonly [name: string] | readonly [name: string, kind: 'plural', forms: Forms];
type Forms = Readonly<Record<string, string | readonly Token[]>>;
export type Messages = Readonly<Record<string, string | readonly Token[]>>;
export type Values = Readonly<Record<string, string | number>>;

function filled(
  message: Messages[string],
  values: Values,
  locale: string,
  counted: number | null = null,
): string {
  if (typeof message === 'string') return message;
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' && counted !== null ? counted.toLocaleString(locale) : token;
      const [name, , forms] = token;
      const value = values[name] ?? '';
      if (!forms) return value;
      const form = forms[value] ?? forms[new Intl.PluralRules(locale).select(+value)] ?? forms.other!;
      return filled(form, values, locale, +value);
    })
    .join('');
}

/** Looks a text up and fills it; an id that is not there stands for itself. */
export function written(messages: Messages, locale: string, id: string, values: Values = {}): string {
  const message = messages[id];
  return message === undefined ? id : filled(message, values, locale);
}
