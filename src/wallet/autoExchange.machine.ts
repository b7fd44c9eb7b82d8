// When automatic exchange requests the money of the last game platform back (docs/specification.md §4 and §9).
import { assign, fromPromise, raise, setup } from 'xstate';
import { openingMs } from './openedGame.ts';

/** The least time between two transfers. */
export const restMs = 3_000;
/** How long after a transfer balances are loaded once more: a platform may need a moment to report the new one. */
export const secondRefreshMs = 5_000;
/** How long a pending transfer waits, so that the page it came back to is there first. */
export const pendingMs = 800;

/** What must be true for money to move. */
export interface ExchangeFacts {
  /** The station's third-party auto-exchange setting; always for a trial player. */
  isOffered: boolean;
  /** Nobody is logged in. */
  isGuest: boolean;
}

/**
 * facts: these facts have changed. opened: a game was opened and money moved there; that is the pending flag. returned:
 * the player is seen on the site again, by loading, by going back, or by waking the phone. entering: the player opens
 * another game, to which the server moves the money itself: requested back now, it would leave the game just entered.
 * stayed: that game did not open, or the page is there again.
 */
export type AutoExchangeEvent =
  | ({ type: 'facts' } & ExchangeFacts)
  | { type: 'opened' }
  | { type: 'returned' }
  | { type: 'entering' }
  | { type: 'stayed' }
  | { type: 'moved' };

export interface AutoExchangeContext extends ExchangeFacts {
  isPending: boolean;
  /** When money last moved, by the clock: on any page of this browser, by automatic exchange or by hand. */
  lastTransferMs: () => number;
  now: () => number;
}

export const autoExchangeMachine = setup({
  types: {
    context: {} as AutoExchangeContext,
    /** `isPending`: the flag that was kept while the player was away. `now`: a clock in ms that goes on while the page sleeps. */
    input: {} as AutoExchangeContext,
    events: {} as AutoExchangeEvent,
  },
  actors: {
    /** Requests the money back. */
    exchange: fromPromise<void>(() => Promise.reject(new Error('The shell provides the actor that asks.'))),
  },
  actions: {
    /** Provided by the shell: stores the pending flag, or removes it. */
    keepPending: (_, _isPending: boolean) => {},
    /** Provided by the shell: stores that money moves now. */
    noteTransfer: () => {},
    /** Provided by the shell: balances are loaded again. */
    refresh: () => {},
    setPending: assign({ isPending: (_, isPending: boolean) => isPending }),
    takeFacts: assign(({ event }) =>
      event.type === 'facts' ? { isOffered: event.isOffered, isGuest: event.isGuest } : {},
    ),
  },
  guards: {
    isPending: ({ context }) => context.isPending,
    isSkipped: ({ context }) => !context.isOffered || context.isGuest,
    // A clock that was set back says nothing about how long ago it was.
    isTooSoon: ({ context }) => {
      const ms = context.now() - context.lastTransferMs();
      return ms >= 0 && ms < restMs;
    },
  },
  delays: { pending: pendingMs, entering: openingMs, secondRefresh: secondRefreshMs },
}).createMachine({
  context: ({ input }) => input,
  on: {
    facts: { actions: 'takeFacts' },
    opened: {
      actions: [
        { type: 'setPending', params: true },
        { type: 'keepPending', params: true },
      ],
    },
  },
  type: 'parallel',
  states: {
    transfer: {
      initial: 'away',
      on: { entering: '.entering' },
      states: {
        entering: { on: { stayed: 'away' }, after: { entering: 'away' } },
        away: { on: { returned: { guard: 'isPending', target: 'pending' } } },
        // Seen again several times (the page woke, the tab was chosen) it still waits once.
        pending: { after: { pending: 'deciding' } },
        deciding: {
          always: [
            {
              guard: 'isSkipped',
              target: 'away',
              actions: [
                { type: 'setPending', params: false },
                { type: 'keepPending', params: false },
              ],
            },
            // Still pending: the next return requests it.
            { guard: 'isTooSoon', target: 'away' },
            { target: 'moving' },
          ],
        },
        moving: {
          entry: [
            'noteTransfer',
            { type: 'setPending', params: false },
            { type: 'keepPending', params: false },
          ],
          // Its request is dropped, and whether anything moved is unknown.
          on: {
            entering: {
              target: 'entering',
              actions: [
                { type: 'setPending', params: true },
                { type: 'keepPending', params: true },
              ],
            },
          },
          invoke: {
            src: 'exchange',
            onDone: { target: 'away', actions: ['refresh', raise({ type: 'moved' })] },
            // Its result is unknown: the flag stays for the next return, and a second request moves nothing twice.
            onError: {
              target: 'away',
              actions: [
                { type: 'setPending', params: true },
                { type: 'keepPending', params: true },
              ],
            },
          },
        },
      },
    },
    balances: {
      initial: 'shown',
      states: {
        shown: {},
        settling: { after: { secondRefresh: { target: 'shown', actions: 'refresh' } } },
      },
      on: { moved: { target: '.settling', reenter: true } },
    },
  },
});
