// What a failure of a call is called for the person before the screen.

import type { OfficeText } from '../locale.ts';
import type { OfficeFailure } from './client.ts';

export function sentenceOf(failure: OfficeFailure, t: OfficeText): string {
  if (failure.message) return failure.message;
  return failure.kind === 'offline' ? t('office.offline') : t('office.serverFailed');
}
