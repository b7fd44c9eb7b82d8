// The acts on a member that its page offers: the call of each, and what it asks for beside the reason.
import {
  adjust,
  block,
  clearQuestion,
  contact,
  coupon,
  endSessions,
  level,
  password,
  pause,
  removeCard,
  turnoverAdd,
  turnoverSet,
  unblock,
  undoCredit,
  unlock,
} from '#contract/office/acts.generated.ts';
import type { OfficeCall, OfficeRole } from '#contract/officeCall.ts';

/** What a field takes: one of several words, or text that is an amount, a day, a number. */
export interface ActField {
  name: string;
  /** What it is called, where that is not its name. */
  label?: string;
  /** The words of a choice; text where there are none. */
  choices?: readonly string[];
  isOptional?: true;
  isNumber?: true;
  /** As the browser knows it. */
  type?: 'date';
}

export interface MemberAct {
  name: string;
  roles: readonly OfficeRole[];
  fields: readonly ActField[];
  isDangerous?: true;
  /** Takes the fields as the call has them, checked by the server. */
  call: OfficeCall<object, { password?: string }>;
}

const act = (
  name: string,
  call: unknown,
  roles: readonly OfficeRole[],
  fields: readonly ActField[] = [],
  isDangerous?: true,
): MemberAct => ({
  name,
  roles,
  fields,
  call: call as MemberAct['call'],
  ...(isDangerous && { isDangerous }),
});

const ofBlock = { name: 'of', choices: ['logIn', 'play', 'withdraw'] } as const;
const yuan = { name: 'yuan' } as const;

export const memberActs: readonly MemberAct[] = [
  act(
    'block',
    block,
    ['owner', 'finance', 'play', 'support'],
    [ofBlock, { name: 'until', type: 'date', isOptional: true }],
    true,
  ),
  act('unblock', unblock, ['owner', 'finance', 'play', 'support'], [ofBlock]),
  act('pause', pause, ['owner', 'support'], [{ name: 'until', label: 'day', type: 'date' }], true),
  act('endSessions', endSessions, ['owner', 'support']),
  act('unlock', unlock, ['owner', 'support']),
  act('password', password, ['owner', 'support'], [{ name: 'of', choices: ['logIn', 'withdraw'] }], true),
  act('clearQuestion', clearQuestion, ['owner', 'support']),
  act(
    'contact',
    contact,
    ['owner', 'support'],
    [
      { name: 'detail', choices: ['real-name', 'phone', 'email', 'qq', 'wechat'] },
      { name: 'value', isOptional: true },
    ],
  ),
  act('removeCard', removeCard, ['owner', 'support'], [{ name: 'card' }], true),
  act('level', level, ['owner', 'finance', 'support'], [{ name: 'level', isNumber: true }]),
  act('coupon', coupon, ['owner', 'finance', 'support'], [{ name: 'coupon' }]),
  act('turnoverAdd', turnoverAdd, ['owner', 'finance', 'support'], [yuan]),
  act('turnoverSet', turnoverSet, ['owner', 'finance', 'support'], [{ name: 'number' }, yuan]),
  act(
    'adjust',
    adjust,
    ['owner', 'finance', 'support'],
    [{ name: 'direction', choices: ['credit', 'deduct'] }, yuan, { name: 'turnover', isOptional: true }],
    true,
  ),
  act('undoCredit', undoCredit, ['owner', 'finance'], [{ name: 'intent' }], true),
];
