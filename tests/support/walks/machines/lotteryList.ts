// The walk of the lottery list: what is out of date is never shown, and nobody on a page that needs the list waits without a request, a list or a reason.
import { createActor } from 'xstate';
import type { Lottery } from '#contract/entities.generated.ts';
import { needsLotteries } from '#session/lotteryGroups.ts';
import { lotteryListMachine } from '#session/lotteryList.machine.ts';
import { answering, type MachineWalk, waitedFor } from '../machineWalk.ts';

const paths = ['/index', '/userCenter', '/credit', '/lotteryAll', '/recharge'];
/** A list that says by its codes since which change it is good. */
const listOf = (since: number): Lottery[] =>
  [1, 2].map((lotVersion) => ({ lotCode: `SINCE${since}`, lotVersion }) as Lottery);

export const lotteryListWalk: MachineWalk = {
  machine: lotteryListMachine,
  begin({ clock, inspect, asker, asked }, below) {
    let changes = 0;
    let empties = 0;
    let reportedEmpty = 0;
    let path = '';
    const given = below(2) === 0 ? null : listOf(0);
    const actor = createActor(
      lotteryListMachine.provide({
        actors: { load: asker<readonly Lottery[]>() },
        actions: {
          tellEmpty: () => {
            reportedEmpty += 1;
          },
        },
      }),
      { clock, inspect, input: { list: given } },
    ).start();
    return {
      actor,
      asked,
      moves: {
        'the player goes on': (below) => {
          path = paths[below(paths.length)]!;
          actor.send({ type: 'visited', path });
        },
        'the player tries again': () => actor.send({ type: 'again' }),
        'the list is out of date': () => {
          changes += 1;
          actor.send({ type: 'changed' });
        },
        ...answering(asked, (one, below) => {
          const which = below(4);
          if (which === 0) return one.fail();
          if (which === 1 && !one.isAborted()) empties += 1;
          // A request that a change has made useless brings the list of before, late.
          one.answer(which === 1 ? [] : listOf(one.isAborted() ? -1 : changes));
        }),
      },
      fault() {
        const { value, context } = actor.getSnapshot();
        const codes = Object.values(context.groups ?? {}).flatMap((group: Lottery[]) =>
          group.map(({ lotCode }) => lotCode),
        );
        if (codes.some((code) => code !== `SINCE${changes}`)) return 'a list of before a change is shown';
        if (waitedFor(asked).length !== (value === 'loading' ? 1 : 0))
          return `${waitedFor(asked).length} requests wait while it is ${value}`;
        if (value === 'loaded' && codes.length === 0) return 'an empty list counts as loaded';
        if (value === 'none' && needsLotteries(path) && !context.groups && context.error === null)
          return `${path} waits for a list that nobody asks for`;
        if (reportedEmpty !== empties) return 'an empty list was not reported once';
        return '';
      },
    };
  },
};
