// Owns what a player reads about a call that failed: one sentence in their language, and the number that customer service can look up.
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
  return number === '' ? text : t('kit.failure.numbered', { text, number });
}

/**
 * The sentence for a failed call; `otherwise` where nothing is known but that it failed. Never what a gateway or a
 * program says about itself: that is in its language and not in the player's.
 */
export function failureText(error: unknown, otherwise: string): string {
  const failed: FailedCall = typeof error === 'object' && error !== null ? error : {};
  const { kind, msg = '' } = failed;
  switch (kind) {
    case 'network':
      return t('kit.failure.network');
    case 'timeout':
      return t('kit.failure.timeout');
    case 'answer':
      return t('kit.failure.answer');
    case 'status':
      return numbered(msg || t('kit.failure.status'), failed);
    case 'refused':
      // A refusal without a word: its status is all there is to say.
      return msg || numbered(otherwise, failed);
    default:
      return otherwise;
  }
}
