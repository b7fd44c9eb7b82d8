// What each message that a station sends by itself is made of: the figures its words may name, those it is of no use without, and its parts.
import type { MessageTemplatesFile } from './content.generated.ts';

export type MessageTemplate = MessageTemplatesFile['items'][number]['key'];

export interface TemplateFacts {
  names: readonly string[];
  /** Its content names these, or it says nothing. */
  needed: readonly string[];
  /** The parts whose words are the station's to choose. */
  parts: readonly ('title' | 'content')[];
}

const withdrawal = ['amount', 'time', 'orderNo'];
const prize = ['activity', 'prize', 'time'];
const correction = ['lottery', 'period', 'oldDraw', 'newDraw', 'taken', 'given', 'reason'];

export const messageTemplates: Readonly<Record<MessageTemplate, TemplateFacts>> = {
  'sms-code': { names: ['station', 'code', 'minutes'], needed: ['code'], parts: ['content'] },
  'mail-code': { names: ['station', 'code', 'minutes'], needed: ['code'], parts: ['title', 'content'] },
  'security-mail': {
    names: ['station', 'account', 'what', 'time'],
    needed: ['what'],
    parts: ['title', 'content'],
  },
  'withdrawal-refused': { names: withdrawal, needed: ['amount'], parts: ['title', 'content'] },
  'withdrawal-refused-reason': {
    names: [...withdrawal, 'reason'],
    needed: ['amount', 'reason'],
    parts: ['title', 'content'],
  },
  'withdrawal-cancelled': { names: withdrawal, needed: ['amount'], parts: ['title', 'content'] },
  'question-answered': { names: ['title'], needed: [], parts: ['title'] },
  'advice-answered': { names: ['advice', 'answer'], needed: ['answer'], parts: ['title', 'content'] },
  'draw-corrected': {
    names: correction,
    needed: ['period', 'oldDraw', 'newDraw', 'taken', 'given'],
    parts: ['title', 'content'],
  },
  'draw-corrected-debt': {
    names: [...correction, 'owed'],
    needed: ['period', 'oldDraw', 'newDraw', 'taken', 'given', 'owed'],
    parts: ['title', 'content'],
  },
  'prize-given': { names: prize, needed: ['activity', 'prize'], parts: ['title', 'content'] },
  'prize-refused': {
    names: [...prize, 'reason'],
    needed: ['activity', 'prize', 'reason'],
    parts: ['title', 'content'],
  },
  'chase-stopped': {
    names: ['lottery', 'amount', 'time'],
    needed: ['lottery', 'amount'],
    parts: ['title', 'content'],
  },
};

/** A name in braces. */
export const templateName = /\{([^{}]*)\}/g;

export const fillTemplate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(templateName, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
