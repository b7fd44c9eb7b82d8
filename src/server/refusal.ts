// Refusals: errors that become an answer with success false.
import type { TextId } from '#texts/ids.generated.ts';
import type { SayValues } from './serverText.ts';
import type { Settings } from './settings.ts';

export interface RefusalOptions {
  /** Fill the placeholders of the text. */
  values?: SayValues;
  /** The request field it is about; the text is also shown at that field. */
  field?: string;
  /** More fields at once, each with its text. */
  fields?: Record<string, TextId>;
  /** Stable id for programs, such as notLoggedIn. */
  code?: string;
  /** Commits what the call wrote, such as a counted attempt or a used captcha. Otherwise all of it is rolled back. */
  keep?: boolean;
  /** The setting whose limit was reached; the log names it. */
  limit?: keyof Settings;
  /** Notes it in memory, once, where it becomes the call's answer. */
  note?: (settings: Settings) => void;
  /** HTTP status; 200 unless the request itself was malformed. */
  status?: 400 | 403 | 404 | 405 | 500 | 503;
  /** Fields of the call's answer that go out with the refusal. */
  answer?: object;
}

/** Answers a call with success false and this text in the language of the request. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly text: TextId;
  readonly options: RefusalOptions;

  constructor(text: TextId, options: RefusalOptions = {}) {
    super(text);
    this.text = text;
    this.options = options;
  }
}
