// The words of what a station sends by itself: those of its content, and where it has none those of the product.
import { fillTemplate, type MessageTemplate } from '#content/messageTemplates.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ServerTextId } from '../serverText.ts';
import { textInAll, valuesIn } from './sendMessage.ts';

/** A value may have a text for each language, such as the name of a lottery. */
type Values = Readonly<Record<string, string | number | LocalText>>;

interface Words {
  title?: ServerTextId;
  content?: ServerTextId;
}

/** The product's own words. */
export const productWords = {
  'sms-code': { content: 'server.smsBody' },
  'mail-code': { title: 'server.mailCodeTitle', content: 'server.mailCodeText' },
  'security-mail': { title: 'server.mailTitle', content: 'server.mailText' },
  'withdrawal-refused': {
    title: 'server.message.withdrawalRefused',
    content: 'server.message.withdrawalRefusedText',
  },
  'withdrawal-refused-reason': {
    title: 'server.message.withdrawalRefused',
    content: 'server.message.withdrawalRefusedWhy',
  },
  'withdrawal-cancelled': {
    title: 'server.message.withdrawalCancelled',
    content: 'server.message.withdrawalCancelledText',
  },
  'question-answered': { title: 'server.message.replyTitle' },
  'advice-answered': {
    title: 'server.message.adviceAnswered',
    content: 'server.message.adviceAnsweredText',
  },
  'draw-corrected': {
    title: 'server.message.drawCorrected',
    content: 'server.message.drawCorrectedText',
  },
  'draw-corrected-debt': {
    title: 'server.message.drawCorrected',
    content: 'server.message.drawCorrectedDebtText',
  },
  'prize-given': { title: 'server.message.prizeGiven', content: 'server.message.prizeGivenText' },
  'prize-refused': { title: 'server.message.prizeRefused', content: 'server.message.prizeRefusedText' },
  'chase-stopped': { title: 'server.message.chaseStopped', content: 'server.message.chaseStoppedText' },
} as const satisfies Record<MessageTemplate, Words>;

const filled = (text: LocalText, values: Values): LocalText =>
  typeof text === 'string'
    ? fillTemplate(text, valuesIn('zh-CN', values))
    : {
        'zh-CN': fillTemplate(text['zh-CN'], valuesIn('zh-CN', values)),
        ...(text.en !== undefined && { en: fillTemplate(text.en, valuesIn('en', values)) }),
      };

type PartsOf<K extends MessageTemplate> = { [part in keyof (typeof productWords)[K]]: LocalText };

/** The parts of a message in every language, with its figures filled in. */
export async function wordsOf<K extends MessageTemplate>(
  db: Db,
  template: K,
  values: Values,
): Promise<PartsOf<K>> {
  const own = await db
    .selectFrom('message_template')
    .select(['title', 'content'])
    .where('code', '=', template)
    .executeTakeFirst();
  const parts = Object.entries(productWords[template]) as ['title' | 'content', ServerTextId][];
  return Object.fromEntries(
    parts.map(([part, id]) => {
      const text = own?.[part];
      return [part, text == null ? textInAll(id, values) : filled(text, values)];
    }),
  ) as PartsOf<K>;
}
