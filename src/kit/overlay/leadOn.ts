// The question to a player in a break who presses what it closes: why, and the way to the page that says until when and what stays open.
import { t } from '#texts/text.ts';
import { ask } from './dialog.ts';

export const breakPage = '/takeBreak';

/** `text` is what the server said, where it was asked. Resolves to whether the player goes on to that page. */
export const leadsToBreak = (text = t('kit.break.closed')): Promise<boolean> =>
  ask({ title: t('kit.break.title'), text, confirm: t('kit.failure.inBreak'), cancel: t('kit.close') });
