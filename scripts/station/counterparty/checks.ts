// What `station counterparty` asks of each kind of counterparty, and what the protocols promise as the answer (docs/counterparty-protocol.md, docs/platform-protocol.md).
import { randomBytes, randomUUID } from 'node:crypto';
import { commandText } from '../../commandTexts.ts';
import type { Wrong } from './asking.ts';

export const roles = ['payProvider', 'bankDesk', 'sms', 'mail', 'platform'] as const;
export type Role = (typeof roles)[number];

/** One question, and what has to come back. */
export interface Check {
  /** What is held to be true of the counterparty. */
  name: string;
  path: string;
  message: object;
  wrong?: Wrong;
  /** A schema of the answer with 200, the code of a signed refusal, or a status without a signature. */
  expect: { answer: object } | { refused: string } | { status: number };
}

export interface About {
  station: string;
  platform: string;
  member: string;
  /** Writes as well: opens what it closes again. */
  writes: boolean;
  /** Phone or mailbox that may get a message. */
  to: string | undefined;
}

const object = (properties: Record<string, object>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const text = { type: 'string' };
const amount = { type: 'string', pattern: '^(?:\\d{1,12}\\.\\d{4})?$' };

/** Five minutes are agreed on; a check keeps a minute from the edge. */
const tooFarMs = 360_000;
const nearMs = 240_000;

const orderNumber = (): string => `PROBE${Date.now()}${randomBytes(4).toString('hex').toUpperCase()}`;

/** A question that changes nothing and is asked wrongly in every way: no signature but a good one is accepted. */
function ofSignature(path: string, message: object, right: Check['expect']): Check[] {
  const wrongly: readonly (readonly [name: string, wrong: Wrong])[] = [
    [commandText('command.party.check.unsigned'), { isUnsigned: true }],
    [commandText('command.party.check.otherKey'), { key: randomBytes(32).toString('hex') }],
    [commandText('command.party.check.otherBody'), { body: '{}' }],
    [commandText('command.party.check.otherPath'), { path: '/probe' }],
    [commandText('command.party.check.tooOld'), { offMs: -tooFarMs }],
    [commandText('command.party.check.tooEarly'), { offMs: tooFarMs }],
  ];
  return [
    { name: commandText('command.party.check.ofNow'), path, message, expect: right },
    {
      name: commandText('command.party.check.stillGood'),
      path,
      message,
      wrong: { offMs: -nearMs },
      expect: right,
    },
    ...wrongly.map(([name, wrong]) => ({ name, path, message, wrong, expect: { status: 401 } })),
  ];
}

const again = (check: Check, name: string): Check => ({ ...check, name });
const differing = (check: Check, message: object, refused: string): Check => ({
  name: commandText('command.party.check.differs', { refused }),
  path: check.path,
  message: { ...check.message, ...message },
  expect: { refused },
});

/** Nobody is there: a counterparty that reports in spite of the end it answered with does no harm. */
const callbackTo = (path: string): string => `https://probe.invalid/callback/${path}`;
const money = '500.0000';

function ofProvider({ station, writes }: About): Check[] {
  const orderOf = (orderNo: string, states: string[]): object =>
    object({ orderNo: { const: orderNo }, state: { enum: states }, amount, url: text });
  const unknown = { refused: 'unknownOrder' };
  const checks = [
    ...ofSignature('/query', { station, orderNo: orderNumber() }, unknown),
    {
      name: commandText('command.party.check.closeUnknown'),
      path: '/close',
      message: { station, orderNo: orderNumber() },
      expect: unknown,
    },
  ];
  if (!writes) return checks;
  const orderNo = orderNumber();
  const opens: Check = {
    name: commandText('command.party.check.opens'),
    path: '/order',
    message: {
      station,
      orderNo,
      amount: money,
      shop: 'probe',
      payType: 'probe',
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      returnUrl: 'https://probe.invalid/',
      callback: callbackTo('deposit-online'),
    },
    expect: { answer: orderOf(orderNo, ['open']) },
  };
  const closes: Check = {
    name: commandText('command.party.check.closes'),
    path: '/close',
    message: { station, orderNo },
    expect: { answer: orderOf(orderNo, ['closed']) },
  };
  return [
    ...checks,
    opens,
    again(opens, commandText('command.party.check.opensAgain')),
    differing(opens, { amount: '501.0000' }, 'differs'),
    {
      ...opens,
      name: commandText('command.party.check.found'),
      path: '/query',
      message: { station, orderNo },
    },
    closes,
    again(closes, commandText('command.party.check.closesAgain')),
    {
      ...closes,
      name: commandText('command.party.check.staysClosed'),
      path: '/order',
      message: opens.message,
    },
  ];
}

function ofDesk({ station, writes }: About): Check[] {
  const requestOf = (orderNo: string, states: string[]): object =>
    object({ orderNo: { const: orderNo }, state: { enum: states }, amount, reason: text });
  const unknown = { refused: 'unknownOrder' };
  const named = (orderNo: string) => ({ station, kind: 'deposit', orderNo });
  const checks = [
    ...ofSignature('/query', named(orderNumber()), unknown),
    {
      name: commandText('command.party.check.cancelUnknown'),
      path: '/cancel',
      message: named(orderNumber()),
      expect: unknown,
    },
  ];
  if (!writes) return checks;
  const orderNo = orderNumber();
  const opens: Check = {
    name: commandText('command.party.check.takes'),
    path: '/request',
    message: {
      ...named(orderNo),
      amount: money,
      details: [
        {
          label: '说明',
          value: '检测，请勿处理',
          labels: { 'zh-CN': '说明', en: 'Note' },
          values: { 'zh-CN': '检测，请勿处理', en: 'A probe: ignore it' },
        },
      ],
      callback: callbackTo('deposit-desk'),
    },
    expect: { answer: requestOf(orderNo, ['waiting']) },
  };
  const cancels: Check = {
    name: commandText('command.party.check.cancels'),
    path: '/cancel',
    message: named(orderNo),
    expect: { answer: requestOf(orderNo, ['cancelled']) },
  };
  return [
    ...checks,
    opens,
    again(opens, commandText('command.party.check.takesAgain')),
    differing(opens, { amount: '501.0000' }, 'differs'),
    {
      ...opens,
      name: commandText('command.party.check.waitsFound'),
      path: '/query',
      message: named(orderNo),
    },
    cancels,
    again(cancels, commandText('command.party.check.cancelsAgain')),
  ];
}

function ofGateway(role: 'sms' | 'mail', { station, writes, to }: About): Check[] {
  const [path, message] =
    role === 'sms'
      ? (['/message', { phone: to ?? '13800138000', text: '检测 probe' }] as const)
      : ([
          '/mail',
          { email: to ?? 'probe@probe.invalid', subject: '检测 probe', text: '检测 probe' },
        ] as const);
  const id = randomUUID();
  const sends: Check = {
    name: commandText('command.party.check.sends'),
    path,
    message: { id, station, ...message },
    expect: { answer: object({ id: { const: id }, state: { const: 'accepted' } }) },
  };
  // Every right question sends a message: without somebody who wants one only wrong ones are asked.
  const refusals = ofSignature(path, sends.message, sends.expect).filter(({ expect }) => 'status' in expect);
  if (!writes || to === undefined) return refusals;
  return [
    ...refusals,
    sends,
    again(sends, commandText('command.party.check.sendsAgain')),
    differing(sends, { text: '另一条 another' }, 'differs'),
  ];
}

function ofPlatform({ station, platform, member, writes }: About): Check[] {
  const held = { operator: station, platform, member };
  const verdict = (states: string[]): object => object({ state: { enum: states }, reason: text });
  const records = { operator: station, platform, cursor: '', limit: 1 };
  const checks: Check[] = [
    ...ofSignature('/order', { operator: station, orderNo: orderNumber() }, { answer: verdict(['none']) }),
    {
      name: commandText('command.party.check.balance'),
      path: '/balance',
      message: held,
      expect: { answer: object({ balance: { type: 'string', pattern: '^\\d{1,12}\\.\\d{4}$' } }) },
    },
    {
      name: commandText('command.party.check.records'),
      path: '/records',
      message: records,
      expect: {
        answer: object({
          records: { type: 'array', maxItems: 1 },
          cursor: { type: 'string', pattern: '^[\\w-]{0,64}$' },
          hasMore: { type: 'boolean' },
        }),
      },
    },
    {
      name: commandText('command.party.check.cursor'),
      path: '/records',
      message: { ...records, cursor: `probe-${randomBytes(8).toString('hex')}` },
      expect: { refused: 'cursorUnknown' },
    },
  ];
  if (!writes) return checks;
  const orderNo = orderNumber();
  const moves: Check = {
    name: commandText('command.party.check.movesIn'),
    path: '/transfer',
    message: { ...held, orderNo, direction: 'in', amount: '1' },
    expect: { answer: verdict(['done']) },
  };
  return [
    ...checks,
    moves,
    again(moves, commandText('command.party.check.movesAgain')),
    differing(moves, { amount: '2' }, 'otherOrder'),
    {
      ...moves,
      name: commandText('command.party.check.moveFound'),
      path: '/order',
      message: { operator: station, orderNo },
    },
    {
      ...moves,
      name: commandText('command.party.check.movesOut'),
      message: { ...held, orderNo: orderNumber(), direction: 'out', amount: '1' },
    },
    {
      name: commandText('command.party.check.leaves'),
      path: '/leave',
      message: held,
      expect: { answer: object({ seats: { type: 'integer', minimum: 0 } }) },
    },
  ];
}

/** Every check of a role, in the order in which they are asked. */
export function checksOf(role: Role, about: About): Check[] {
  if (role === 'payProvider') return ofProvider(about);
  if (role === 'bankDesk') return ofDesk(about);
  return role === 'platform' ? ofPlatform(about) : ofGateway(role, about);
}
