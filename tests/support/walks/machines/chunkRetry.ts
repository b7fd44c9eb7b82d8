// The walk of a chunk that does not load: at most ten routes replaced between two taps, no load longer than its time, and it says when it gives up.
import { createActor } from 'xstate';
import { chunkRetryMachine, mostReplacements, replacePauseMs } from '#shell/chunk/chunkRetry.machine.ts';
import { chunkTimeoutMs } from '#shell/chunk/chunkTimeouts.ts';
import { answering, type MachineWalk, waitedFor } from '../machineWalk.ts';

export const chunkRetryWalk: MachineWalk = {
  machine: chunkRetryMachine,
  begin({ clock, inspect, asker, asked }) {
    let replaced = 0;
    let known = 0;
    let askedMs = 0;
    const actor = createActor(
      chunkRetryMachine.provide({
        actors: { load: asker<void>() },
        actions: {
          replaceRoute: () => {
            replaced += 1;
          },
        },
      }),
      { clock, inspect },
    ).start();
    // It seldom loads: otherwise no walk would come to its end.
    const fail = answering(asked, (one, below) => (below(40) === 0 ? one.answer(undefined) : one.fail()));
    const [load] = Object.values(fail);
    return {
      actor,
      asked,
      moves: {
        'the player taps': (below) => {
          if (below(8) > 0) return load!(below);
          // It has loaded: nothing is left to be tapped.
          if (actor.getSnapshot().status === 'done') return;
          replaced = 0;
          actor.send({ type: 'again' });
        },
        'a pause passes': () => void clock.increment(replacePauseMs),
        'time passes': (below) => void clock.increment(below(3) === 0 ? chunkTimeoutMs : 50),
        ...fail,
      },
      fault() {
        const { value, context } = actor.getSnapshot();
        if (asked.length > known) askedMs = clock.now();
        known = asked.length;
        if (replaced !== context.replacements || replaced > mostReplacements)
          return `${replaced} routes were replaced, and it counts ${context.replacements}`;
        if (waitedFor(asked).length > 1) return 'two loads wait at once';
        if (value === 'loading' && waitedFor(asked).length === 0) return 'it loads, and nothing is under way';
        if (value === 'loading' && clock.now() - askedMs >= chunkTimeoutMs) return 'a load outlives its time';
        if (value === 'lost' && replaced < mostReplacements) return `it gives up after ${replaced}`;
        return '';
      },
    };
  },
};
