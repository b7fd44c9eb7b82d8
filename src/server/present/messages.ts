// How messages and advice are written in an answer: in the language of the request, the other party by role, the text cut to a preview.
import type { Message } from '#contract/entities.generated.ts';
import { AdviceStatus } from '#contract/states/adviceStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { Advice } from '../messages/advice.ts';
import type { MessageRow } from '../messages/mailbox.ts';

/** Characters of a preview: two lines of a phone. */
const previewLength = 90;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Text of HTML for a preview, which is shown as text whatever it holds. */
export const plainText = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:a|b|i|u|em|strong|span|font|small)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!);

function previewOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}…`
    : characters.join('');
}

function partyOf(row: MessageRow): Message['party'] {
  if (row.party_name !== null) return row.is_above ? 'upline' : 'downline';
  return row.kind === 'reply' || row.audience === 'service' ? 'service' : 'station';
}

/** A message as its list shows it; `box` says whose copy it is. */
export function presentMessage(row: MessageRow, locale: Locale, box: 'inbox' | 'sent'): Message {
  const content = localText(row.content, locale);
  const party = partyOf(row);
  return {
    id: String(row.id),
    kind: row.kind,
    party,
    // Whoever is above stays nameless.
    partyName: party === 'downline' ? row.party_name! : '',
    title: localText(row.title, locale),
    preview: previewOf(row.is_html ? plainText(content) : content),
    read: row.is_read,
    answered: box === 'sent' && row.answered_at !== null,
    createTime: formatMoment(row.created_at),
  };
}

export const presentAdvice = (row: Advice) => ({
  id: String(row.id),
  type: row.type,
  content: row.content,
  status: row.answered_at ? AdviceStatus.answered : AdviceStatus.waiting,
  answer: row.answer,
  createTime: formatMoment(row.created_at),
  answerTime: row.answered_at ? formatMoment(row.answered_at) : '',
});
