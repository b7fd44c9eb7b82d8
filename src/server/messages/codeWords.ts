// The words of a message with a code, for a phone or a mailbox, in the language of the request.
import { localText } from '#station/station.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import { wordsOf } from './templates.ts';

/** Writes the message for a code that is good for so many minutes. */
export const codeWords =
  (
    { db, station, locale }: Pick<BaseContext<unknown>, 'db' | 'station' | 'locale'>,
    { kind }: { kind: 'phone' | 'email' },
  ) =>
  async (code: string, minutes: number): Promise<{ subject?: string; body: string }> => {
    const values = { station: localText(station.name, locale), code, minutes };
    if (kind === 'phone') return { body: localText((await wordsOf(db, 'sms-code', values)).content, locale) };
    const { title, content } = await wordsOf(db, 'mail-code', values);
    return { subject: localText(title, locale), body: localText(content, locale) };
  };
