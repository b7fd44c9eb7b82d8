// What a player reads about a call that failed: one sentence in their language, and the number that customer service can look up.
import { t } from '#texts/text.ts';

/** What of a failed call decides the sentence; the transport's failures have all of it. */
export interface FailedCall {
  kind?: string;
  /** What the server says to the player. */
  msg?: string;
  status?: number | undefined;
  /** The id under which the server's log has the request. */
  requestId?: string;
}

/** With what customer service finds the request by; the status alone only says what kind of failure it was. */
function numbered(text: string, { status, requestId }: FailedCall): string {
  const number = [status, requestId].filter(Boolean).join('-');
  return number ? t('kit.failure.numbered', { text, number }) : text;
}

/**
 * The sentence for a failed call; `otherwise` where nothing is known but that it failed. Never what a gateway or a
 * program says about itself: that is in its language and not in the player's.
 */
export function failureText(error: unknown, otherwise: string): string {
  const failed = (error ?? {}) as FailedCall;
  const { kind, msg } = failed;
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'answer':
      return t(`kit.failure.${kind}`);
    case 'status':
      return numbered(msg || t('kit.failure.status'), failed);
    default:
      // A refusal says why; of one without a word the status is all there is to say.
      return msg || numbered(otherwise, failed);
  }
}
