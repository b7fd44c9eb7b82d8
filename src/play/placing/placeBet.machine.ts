// The placing of a slip: one intent id for what the player confirmed, and the same id again until the result is known.
import { assign, fromPromise, setup } from 'xstate';

/** Between two calls while the result of a slip is unknown. */
export const askAgainMs = 2_000;
/** After so long without an answer the screen says that the end is not known yet. */
export const slowMs = 5_000;

/** A slip as it travels; `mode` says by which call. */
export interface BetSlip {
  mode: 'credit' | 'official';
  request: { lotCode: string; qiHao: string; bets: string; chase?: string };
}

/** A submitted slip: kept until its result is known, even if the page is left. */
export interface SentSlip extends BetSlip {
  intentId: string;
  account: string;
  /** The player went on without waiting for its result, which no dialog says from then on. */
  isLeft?: boolean;
}

/** As the server recorded it. Amounts in yuan, as on the wire. */
export interface AcceptedSlip {
  orders: readonly { orderId: string; qiHao: string; buyMoney: string }[];
  buyMoney: string;
  money: string;
  /** Periods of a chase that had sealed before the slip came. */
  dropped: readonly string[];
}

export interface RefusedSlip {
  /** The server's message to the player. */
  msg: string;
  code: string;
  /** Request field to what is wrong with it. */
  fieldErrors: Readonly<Record<string, string>>;
}

/** As it is shown to the player, who sees from it what was refused: one bet, or a chase. */
export interface ShownRefusal extends RefusedSlip {
  isChase: boolean;
}

/** How a request ended. unknown: no conclusive answer; lost: the server no longer knows the session. */
export type Reply = AcceptedReply | RefusedReply | { kind: 'unknown' } | { kind: 'lost' };
interface AcceptedReply {
  kind: 'accepted';
  answer: AcceptedSlip;
}
interface RefusedReply {
  kind: 'refused';
  refusal: RefusedSlip;
}

/**
 * confirm: the player agrees to this slip, under an id made for it. close: the result was read. again: repeat at once, the
 * phone is online again.
 */
export type PlaceBetEvent =
  | { type: 'confirm'; slip: BetSlip; intentId: string }
  | { type: 'close' }
  | { type: 'again' };

export interface PlaceBetContext {
  account: string;
  sent: SentSlip | null;
  accepted: AcceptedSlip | null;
  refused: ShownRefusal | null;
  /** The slip that was accepted, whichever page it was made on. */
  placed: SentSlip | null;
}

const initial = { accepted: null, refused: null, placed: null };

export const placeBetMachine = setup({
  types: {
    context: {} as PlaceBetContext,
    /** `unknown`: a slip of this account whose end was not known when the page was left. */
    input: {} as { account: string; unknown: SentSlip | null },
    events: {} as PlaceBetEvent,
  },
  actors: {
    /** Sends a slip under its intent id. A repeat of an id is answered with the first answer and never bets again. */
    ask: fromPromise<Reply, SentSlip>(() =>
      Promise.reject(new Error('The shell provides the actor that asks.')),
    ),
  },
  actions: {
    /** Provided by betting.ts: keeps the slip before it is sent, so that leaving the page loses nothing. */
    keep: (_, _sent: SentSlip) => {},
    /** Provided by betting.ts: the result is known. */
    forget: () => {},
    /** Provided by betting.ts: money has moved. */
    reportAccepted: () => {},
    take: assign(({ context, event }) =>
      event.type === 'confirm'
        ? { ...initial, sent: { ...event.slip, intentId: event.intentId, account: context.account } }
        : {},
    ),
    accept: assign(({ context }, accepted: AcceptedSlip) => ({
      accepted,
      refused: null,
      placed: context.sent,
      sent: null,
    })),
    refuse: assign(({ context }, refused: RefusedSlip) => ({
      ...initial,
      refused: { ...refused, isChase: context.sent?.request.chase !== undefined },
      sent: null,
    })),
    clear: assign(initial),
  },
  delays: { slow: slowMs, askAgain: askAgainMs },
}).createMachine({
  context: ({ input }) => ({ ...initial, account: input.account, sent: input.unknown }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: ({ context }) => context.sent !== null, target: 'asking.again' },
        { target: 'editing' },
      ],
    },
    editing: { on: { confirm: 'confirmed' } },
    // Kept before anything leaves the phone.
    confirmed: {
      entry: ['take', { type: 'keep', params: ({ context }) => context.sent! }],
      always: 'asking',
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.sent!,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'accepted',
            target: 'accepted',
            actions: [
              { type: 'accept', params: ({ event }) => (event.output as AcceptedReply).answer },
              'forget',
              'reportAccepted',
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'refused',
            actions: [
              { type: 'refuse', params: ({ event }) => (event.output as RefusedReply).refusal },
              'forget',
            ],
          },
          { guard: ({ event }) => event.output.kind === 'lost', target: 'parked' },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      initial: 'first',
      states: {
        first: { after: { slow: 'again' } },
        // The player must not believe that nothing happened: from here on the screen says that it is not known yet.
        again: {},
      },
    },
    waiting: { after: { askAgain: 'asking.again' }, on: { again: 'asking.again' } },
    // After a log-in to the same account the result is shown: the slip is still kept.
    parked: {},
    accepted: { on: { close: { target: 'editing', actions: 'clear' } } },
    refused: {
      always: { guard: ({ context }) => context.refused?.code === 'oddsChanged', target: 'oddsChanged' },
      on: { close: { target: 'editing', actions: 'clear' }, confirm: 'confirmed' },
    },
    // The same picks at the current odds are another slip: only the player can agree to it, and it gets an id of its own.
    oddsChanged: { on: { close: { target: 'editing', actions: 'clear' }, confirm: 'confirmed' } },
  },
});
