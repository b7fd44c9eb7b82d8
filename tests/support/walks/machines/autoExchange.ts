// The walk of automatic exchange: the flag that is kept is the one it goes by, money is asked for only where and when it may be, and balances follow.
import { createActor } from 'xstate';
import type { RandomBelow as Below } from '#lottery/draw/draw.ts';
import {
  autoExchangeMachine,
  type ExchangeFacts,
  pendingMs,
  restMs,
  secondRefreshMs,
} from '#wallet/autoExchange.machine.ts';
import { openingMs } from '#wallet/openedGame.ts';
import { answering, type MachineWalk, waitedFor } from '../machineWalk.ts';

const factsFrom = (below: Below): ExchangeFacts => ({ isOffered: below(4) > 0, isGuest: below(4) === 0 });

export const autoExchangeWalk: MachineWalk = {
  machine: autoExchangeMachine,
  begin({ clock, inspect, asker, asked }, below) {
    let facts = factsFrom(below);
    let kept = below(2) === 0;
    let lastMs = Number.NEGATIVE_INFINITY;
    let refreshes = 0;
    let done = 0;
    let enteringSinceMs: number | null = null;
    const faults: string[] = [];
    const actor = createActor(
      autoExchangeMachine.provide({
        actors: { exchange: asker<void>() },
        actions: {
          refresh: () => {
            refreshes += 1;
          },
          noteTransfer: () => {
            const sinceMs = clock.now() - lastMs;
            if (sinceMs >= 0 && sinceMs < restMs) faults.push(`money moves ${sinceMs} ms after it has moved`);
            if (!facts.isOffered || facts.isGuest) faults.push('money moves for whom it must not');
            if (!kept) faults.push('money moves back from a game that nobody has opened');
            if (enteringSinceMs !== null) faults.push('money leaves the game that is being entered');
            lastMs = clock.now();
          },
          keepPending: (_, isPending) => {
            kept = isPending;
          },
        },
      }),
      {
        clock,
        inspect,
        input: { ...facts, isPending: kept, lastTransferMs: () => lastMs, now: () => clock.now() },
      },
    ).start();
    const passes = (ms: number): void => {
      if (enteringSinceMs !== null && clock.now() + ms - enteringSinceMs >= openingMs) enteringSinceMs = null;
      clock.increment(ms);
    };
    return {
      actor,
      asked,
      moves: {
        'the facts change': (below) => {
          facts = factsFrom(below);
          actor.send({ type: 'facts', ...facts });
        },
        'a game is opened': () => actor.send({ type: 'opened' }),
        'the player is back': () => actor.send({ type: 'returned' }),
        'a game is being entered': () => {
          enteringSinceMs = clock.now();
          actor.send({ type: 'entering' });
        },
        'the game does not open': () => {
          enteringSinceMs = null;
          actor.send({ type: 'stayed' });
        },
        'money moves by hand': () => {
          lastMs = clock.now();
        },
        'time passes': (below) =>
          passes([100, pendingMs, pendingMs, restMs, secondRefreshMs, openingMs][below(6)]!),
        ...answering(asked, (one, below) => {
          if (below(3) === 0) return one.fail();
          if (!one.isAborted()) done += 1;
          one.answer(undefined);
        }),
      },
      fault() {
        const { context } = actor.getSnapshot();
        if (context.isPending !== kept) return `the flag is ${context.isPending}, and ${kept} is kept`;
        if (waitedFor(asked).length > 1) return 'two requests move money at once';
        if (refreshes < done || refreshes > 2 * done)
          return `balances were loaded ${refreshes} times after ${done} transfers`;
        if (enteringSinceMs !== null && waitedFor(asked).length > 0)
          return 'a request takes money out of the game that is being entered';
        return faults[0] ?? '';
      },
    };
  },
};
