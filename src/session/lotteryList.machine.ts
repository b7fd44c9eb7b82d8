// When the lottery list is loaded: on a lottery, index, lotteryAll, credit or official page while there are no groups yet (docs/specification.md §4).
import { assign, fromPromise, setup } from 'xstate';
import type { Lottery } from '#contract/entities.generated.ts';
import { type LotteryGroups, lotteryGroups, needsLotteries } from './lotteryGroups.ts';

/** visited: the player is at this path. again: the player retries. changed: the loaded groups are out of date (language, log-out). */
export type LotteryListEvent = { type: 'visited'; path: string } | { type: 'again' } | { type: 'changed' };

interface LotteryListContext {
  groups: LotteryGroups | null;
  /** Why there are none: what the load rejected with. */
  error: unknown;
  path: string;
}

export const lotteryListMachine = setup({
  types: {
    context: {} as LotteryListContext,
    /** The list, where it came with the page. */
    input: {} as { list: readonly Lottery[] | null },
    events: {} as LotteryListEvent,
  },
  actors: {
    load: fromPromise<readonly Lottery[]>(() =>
      Promise.reject(new Error('The shell provides the actor that loads.')),
    ),
  },
  guards: {
    needsList: ({ context, event }) => needsLotteries(event.type === 'visited' ? event.path : context.path),
    hasGroups: ({ context }) => context.groups !== null,
  },
  actions: {
    /** Provided by the shell: informs the player that the list is empty. */
    tellEmpty: () => {},
    takePath: assign(({ context, event }) => ({
      path: event.type === 'visited' ? event.path : context.path,
    })),
  },
}).createMachine({
  context: ({ input }) => ({
    groups: input.list && input.list.length > 0 ? lotteryGroups(input.list) : null,
    error: null,
    path: '',
  }),
  initial: 'beginning',
  on: {
    visited: { actions: 'takePath' },
    changed: { target: '.forgotten', actions: assign({ groups: null, error: null }) },
  },
  states: {
    beginning: { always: [{ guard: 'hasGroups', target: 'loaded' }, { target: 'none' }] },
    forgotten: { always: [{ guard: 'needsList', target: 'loading' }, { target: 'none' }] },
    none: {
      on: {
        visited: { guard: 'needsList', target: 'loading', actions: 'takePath' },
        again: 'loading',
      },
    },
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.length === 0,
            target: 'none',
            actions: ['tellEmpty', assign({ groups: lotteryGroups([]), error: null })],
          },
          {
            target: 'loaded',
            actions: assign(({ event }) => ({ groups: lotteryGroups(event.output), error: null })),
          },
        ],
        onError: { target: 'none', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    loaded: { on: { again: 'loading' } },
  },
});
