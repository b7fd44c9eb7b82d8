// How messages of a conversation and the orders and bets that they are about are written, for their member and for the office.
import type { SupportCard, SupportMessage } from '#contract/entities.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { AboutCard } from '../../conversations/about.ts';
import type { Written } from '../../conversations/conversation.ts';
import type { Page } from '../../conversations/page.ts';
import type { Text } from '../../serverText.ts';

/** In whose words. */
interface Reader {
  locale: Locale;
  text: Text;
}

const facts = ({ kind, id, name, detail, state }: AboutCard, { locale, text }: Reader) => ({
  kind,
  id,
  name: localText(name, locale),
  detail,
  state: text(`server.conversation.state.${state}`),
});

export const presentCard = (card: AboutCard, reader: Reader): SupportCard => ({
  ...facts(card, reader),
  amount: wireMoney(card.amount),
  createTime: formatMoment(card.created_at),
});

/** Who answered stays nameless: the station does. */
export const presentSupportMessage = (row: Written, reader: Reader): SupportMessage => ({
  id: String(row.id),
  from: row.staff_id === null ? 'member' : 'support',
  text: row.text,
  ...(row.picture && {
    picture: {
      url: `/support-picture/${row.picture.key}.webp`,
      width: row.picture.width,
      height: row.picture.height,
    },
  }),
  ...(row.about && { about: presentCard(row.about, reader) }),
  createTime: formatMoment(row.created_at),
});

/** A page of a conversation, for whoever wrote it. */
export const presentPage = ({ messages, hasMore, unread, hours, away, backAt }: Page, reader: Reader) => ({
  list: messages.map((message) => presentSupportMessage(message, reader)),
  hasMore,
  unread,
  hours: localText(hours, reader.locale),
  away: localText(away, reader.locale),
  backAt: backAt ? formatMoment(backAt) : '',
});

/** The same for who works at the office. */
export const presentForOffice = (row: Written, reader: Reader) => ({
  id: String(row.id),
  by: row.staff_name,
  text: row.text,
  picture: row.picture,
  about: row.about && {
    ...facts(row.about, reader),
    amount: row.about.amount,
    at: row.about.created_at,
  },
  at: row.created_at,
});
