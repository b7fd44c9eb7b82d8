// What is said of a game whose platform is being maintained: the mark on its picture, and the answer to a tap.
import { bringTexts, t } from '#texts/text.ts';
import messages from '#texts/zh-CN/game.generated.ts';
import { shortMoment } from '#values/beijingOffset.ts';

// The hall of the home page says it too, and its area does not carry the texts of lists of games.
bringTexts('game', messages);

/** `until` is the end of the maintenance as the server writes it; '' where nobody has said. */
export const maintenanceMark = (until: string): string =>
  until === '' ? t('game.closed') : t('game.closed.until', { time: shortMoment(until) });

export const maintenanceNotice = (name: string, until: string): string =>
  until === '' ? t('game.closed.notice', { name }) : t('game.closed.noticeUntil', { name, time: until });
