// The reading of objects whose fields depend on one of their words, such as an event's type.

import { oneOf, type Read, unfit } from '../input.ts';

/** An object that is read as the word under `name` says: each word has the reader of the whole object. */
export const tagged =
  <Readers extends Readonly<Record<string, Read<unknown>>>>(
    name: string,
    readers: Readers,
  ): Read<ReturnType<Readers[keyof Readers]>> =>
  (value, field) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw unfit(value, field, `an object with ${name}`);
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const word = oneOf(Object.keys(readers))(given, `${field}.${name}`);
    return readers[word]!(value, field) as ReturnType<Readers[keyof Readers]>;
  };
