// What a notice says and where it leads. It lies on a locked screen, before whoever holds the phone: no sum, no name, nothing that was written.
import { createHash } from 'node:crypto';
import type { StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import { textIn } from '../../serverText.ts';
import type { ClaimedNotice } from './claim.ts';

/** What the service worker reads (src/shell/worker/notice.ts). */
export interface NoticeText {
  title: string;
  body: string;
  /** The screen that a press opens, on the site's own host. */
  path: string;
  /** A later one of the same tag takes its place on the device. */
  tag: string;
}

export function wordsOfNotice(
  { kind, subject, locale }: Pick<ClaimedNotice, 'kind' | 'subject' | 'locale'>,
  station: StationFacts,
  nameOf: (lotCode: string) => string,
): NoticeText {
  const text = textIn(locale);
  const title = localText(station.name, locale);
  switch (kind) {
    case 'won': {
      const [lotCode = '', qiHao = ''] = subject.split(' ');
      const path = `/lotteryRecord?view=won&lotCode=${encodeURIComponent(lotCode)}`;
      return {
        title,
        body: text('server.push.won', { lottery: nameOf(lotCode), qiHao }),
        path,
        tag: `won ${subject}`,
      };
    }
    case 'support':
      return { title, body: text('server.push.support'), path: '/support', tag: 'support' };
    case 'withdrawal':
      return {
        title,
        body: text('server.push.withdrawal'),
        path: '/transctionRecord?kind=withdraw',
        tag: `withdrawal ${subject}`,
      };
    case 'packet':
      return { title, body: text('server.push.packet'), path: '/newRedPacket', tag: 'packet' };
  }
}

/** The same of whatever replaces one another at the push service. */
export const topicOf = (station: string, { tag }: Pick<NoticeText, 'tag'>): string =>
  createHash('sha256').update(`${station} ${tag}`).digest('base64url').slice(0, 32);
