// Owns a call's way of saying no: an error that becomes an answer with success false.
import type { TextId } from '#texts/ids.generated.ts';

export interface RefusalOptions {
  /** Fill the placeholders of the text. */
  values?: Record<string, string | number>;
  /** The request field it is about; the text then stands at that field as well. */
  field?: string;
  /** More fields at once, each with its text. */
  fields?: Record<string, TextId>;
  /** Stable id for programs, such as notLoggedIn. */
  code?: string;
  /** What the call wrote stays written: a counted try, a used-up proof. Otherwise all of it is undone. */
  keep?: boolean;
  /** HTTP status; 200 unless the request itself was no proper one. */
  status?: 400 | 403 | 404 | 405 | 500;
  /** Fields of the call's answer that are told with the refusal as well. */
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
