// What happens when a chunk does not load: the route is replaced and the chunk requested again, ten times at most (docs/specification.md §4 and §9).
import { assign, fromPromise, setup } from 'xstate';
import { chunkTimeoutMs } from './chunkTimeouts.ts';

export const mostReplacements = 10;
/** Between two attempts: long enough for a short loss of connection, short enough to wait for. */
export const replacePauseMs = 600;

export const chunkRetryMachine = setup({
  types: {
    context: {} as { replacements: number },
    events: {} as { type: 'again' },
  },
  actors: {
    load: fromPromise<void>(() => Promise.reject(new Error('The shell provides the actor that loads.'))),
  },
  guards: { mayReplace: ({ context }) => context.replacements < mostReplacements },
  delays: { timeout: chunkTimeoutMs, pause: replacePauseMs },
  actions: {
    /** Provided by the shell: replaces the route by itself. */
    replaceRoute: () => {},
    count: assign(({ context }) => ({ replacements: context.replacements + 1 })),
    resetCount: assign({ replacements: 0 }),
  },
}).createMachine({
  context: { replacements: 0 },
  initial: 'loading',
  // The player need not wait for the time-out: a tap starts a new load at once.
  on: { again: { target: '.loading', actions: 'resetCount', reenter: true } },
  states: {
    loading: {
      invoke: { src: 'load', onDone: 'loaded', onError: 'failed' },
      after: { timeout: 'failed' },
    },
    failed: { always: [{ guard: 'mayReplace', target: 'replacing' }, { target: 'lost' }] },
    replacing: { entry: ['count', 'replaceRoute'], after: { pause: 'loading' } },
    lost: {},
    loaded: { type: 'final' },
  },
});
