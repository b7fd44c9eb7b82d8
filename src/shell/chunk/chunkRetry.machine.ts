// Owns what happens when a chunk does not come: the route is replaced and the chunk asked for again, ten times at most (docs/specification.md §4 and §9).
import { assign, fromPromise, setup } from 'xstate';

export const chunkTimeoutMs = 120_000;
export const mostReplacements = 10;
/** Between two attempts: time enough for a connection that blinked, short enough to sit out. */
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
    countAnew: assign({ replacements: 0 }),
  },
}).createMachine({
  context: { replacements: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'load', onDone: 'loaded', onError: 'failed' },
      after: { timeout: 'failed' },
    },
    failed: { always: [{ guard: 'mayReplace', target: 'replacing' }, { target: 'lost' }] },
    replacing: { entry: ['count', 'replaceRoute'], after: { pause: 'loading' } },
    lost: { on: { again: { target: 'loading', actions: 'countAnew' } } },
    loaded: { type: 'final' },
  },
});
