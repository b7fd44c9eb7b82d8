// The reading of a text as it is typed: the checker of the command, in the language of whoever reads.
import { useDeferredValue, useMemo, useState } from 'react';
import type { OpenAnswer } from '#contract/office/studio.generated.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { Reading } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import { inForms, sentenceForms } from '#texts/sentences.ts';
import { type Item, isItem, type Json } from '../../../kit/form/schema.ts';
import { type TextReader, textReader } from './opening.ts';

/** What is wrong, as it is said. */
export interface Mistake
  extends Pick<Diagnostic, 'rule' | 'severity' | 'range' | 'path' | 'message' | 'consequence'> {
  fix: Diagnostic['fix'];
}

export interface Read {
  /** Reads a text at once. */
  readText: TextReader;
  /** The text that was read: what is typed since is read in a moment. */
  text: string;
  reading: Reading;
  mistakes: readonly Mistake[];
  /** The last station that could be served; it stays while the text cannot. */
  station: Station | undefined;
  /** The text that made it. */
  stationText: string;
  /** The file as the form shows it: of the last text that is JSON. */
  value: Item;
  /** The line from which on the text is no JSON; undefined where it is. */
  brokenAt: number | undefined;
}

/** The value of a text; undefined where it is no JSON, or no object. */
function valueIn(text: string): Item | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isItem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface Around {
  opened: OpenAnswer;
  /** JSON of the sentences of the checker; see studio/words. */
  sentences: string;
}

export function useReading(typed: string, { opened, sentences }: Around): Read {
  const readText = textReader(opened.file, opened.assets);
  const text = useDeferredValue(typed);
  const say = useMemo(() => {
    // A thousand forms, for the first mistake: most files have none.
    let forms: ReturnType<typeof sentenceForms> | undefined;
    return (sentence: string): string => {
      forms ??= sentenceForms(JSON.parse(sentences) as Record<string, string>);
      return inForms(forms, sentence, () => undefined) ?? sentence;
    };
  }, [sentences]);
  const reading = useMemo(() => readText(text), [text, readText]);
  const mistakes = useMemo(
    () =>
      reading.diagnostics.map(
        ({ rule, severity, range, path, message, consequence, fix }): Mistake => ({
          rule,
          severity,
          range,
          path,
          message: say(message),
          consequence: say(consequence),
          fix: fix && { ...fix, description: say(fix.description) },
        }),
      ),
    [reading, say],
  );
  const value = useMemo(() => valueIn(text), [text]);
  const [good, setGood] = useState(() => {
    // What was left broken before: the file stands in until it is right.
    const { station: own } = reading;
    const { station, text: stationText } = own ? reading : readText(opened.text);
    return { station, stationText, value: value ?? valueIn(opened.text) ?? {} };
  });
  const { station, stationText } = reading.station ? { station: reading.station, stationText: text } : good;
  const shown = value ?? good.value;
  // Kept while it is drawn: what comes next may be broken.
  if (station !== good.station || shown !== good.value) setGood({ station, stationText, value: shown });
  return {
    readText,
    text,
    reading,
    mistakes,
    station,
    stationText,
    value: shown,
    brokenAt: value ? undefined : (mistakes[0]?.range.start.line ?? 1),
  };
}
