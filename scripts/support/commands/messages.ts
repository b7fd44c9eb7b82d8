// The commands about what members write and are written.
import type { SeenConversation, WaitingConversation } from '#server/support/conversations.ts';
import type { OpenMessages } from '#server/support/messages.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { say } from '../../language.ts';
import { ask, orNone, type Row } from '../row.ts';

const indented = (text: string): string => `  ${text.replaceAll('\n', '\n  ')}`;

const openLines = ({ questions, advice }: OpenMessages): string[] =>
  orNone(
    [
      ...questions.map(({ at, content, ...question }) =>
        [say('support.question', { ...question, at: formatMoment(at) }), indented(content)].join('\n'),
      ),
      ...advice.map(({ at, content, ...given }) =>
        [say('support.advice', { ...given, at: formatMoment(at) }), indented(content)].join('\n'),
      ),
    ],
    say('support.nothingWaits'),
  );

const shortOf = (text: string): string => text.slice(0, 60).replaceAll('\n', ' ');

const waitingLines = (rows: WaitingConversation[]): string[] =>
  orNone(
    rows.map(({ id, account, since, text }) =>
      say('support.conversation.waits', {
        who: account || `guest-${id}`,
        since: formatMoment(since),
        text: shortOf(text) || say('support.conversation.noText'),
      }),
    ),
    say('support.conversation.noneWaits'),
  );

const conversationLines = ({ who, messages }: SeenConversation): string[] =>
  orNone(
    messages.map(({ at, by, text, hasPicture, about }) =>
      [
        say('support.conversation.message', { at: formatMoment(at), who: by || who }),
        ...[text, about, hasPicture ? say('support.conversation.picture') : '']
          .filter((part) => part !== '')
          .map(indented),
      ].join('\n'),
    ),
    say('support.conversation.none', { who }),
  );

export const messageRows: readonly Row[] = [
  { forms: [['open', 'support.help.open']], asks: () => ask('open', {}, openLines) },
  {
    forms: [['reply <number> <text>', 'support.help.reply']],
    asks: ([id, text]) =>
      ask('reply', { id, text }, ({ answer }) => [say('support.answered', { id: answer })]),
  },
  {
    forms: [['advice <number> <text>', 'support.help.advice']],
    asks: ([id, text]) => ask('advice', { id, text }, (given) => [say('support.adviceAnswered', given)]),
  },
  {
    forms: [['send <to> <title> <html>', 'support.help.send']],
    asks: ([to, title, content]) =>
      ask('send', { to, title, content }, (sent) => [say('support.sent', sent)]),
  },
  {
    forms: [['readers <number>', 'support.help.readers']],
    asks: ([id]) => ask('readers', { id }, (counted) => [say('support.readers', counted)]),
  },
  {
    forms: [['conversations', 'support.help.conversations']],
    asks: () => ask('conversations', {}, waitingLines),
  },
  {
    forms: [['conversation <account>', 'support.help.conversation']],
    asks: ([who]) => ask('conversation', { who }, conversationLines),
  },
];
