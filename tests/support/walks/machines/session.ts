// The walk of the session machine: who is shown is the last wanted answer or nobody, one request at a time, and a poll is never missed.
import { createActor } from 'xstate';
import { pollMs } from '#contract/pace.ts';
import type { AccInfoAnswer } from '#contract/session.generated.ts';
import { nobody, sessionMachine } from '#session/session.machine.ts';
import { type Asked, answering, type MachineWalk, waitedFor } from '../machineWalk.ts';

const memberCalled = (account: string): AccInfoAnswer => ({
  ...nobody,
  login: true,
  guest: false,
  role: 'member',
  account,
});

export const sessionWalk: MachineWalk = {
  machine: sessionMachine,
  begin({ clock, inspect, asker, asked }, below) {
    let account = 0;
    let expected = below(2) === 0 ? nobody : memberCalled('member0');
    let isElsewhere = false;
    const actor = createActor(
      sessionMachine.provide({ actors: { ask: asker<AccInfoAnswer, { isWaitedFor: boolean }>() } }),
      { clock, inspect, input: { visitor: expected } },
    ).start();
    /** The one request whose answer counts. */
    let wanted: Asked | undefined;
    let inSinceMs = clock.now();
    let [was, known] = [actor.getSnapshot().value, 0];
    return {
      actor,
      asked,
      moves: {
        'something changed': () => {
          wanted = undefined;
          actor.send({ type: 'refresh' });
        },
        'the page is seen again': () => actor.send({ type: 'resume' }),
        'the session ends': (below) => {
          wanted = undefined;
          const elsewhere = below(2) === 0;
          isElsewhere ||= elsewhere;
          expected = nobody;
          actor.send({ type: 'ended', isElsewhere: elsewhere });
        },
        'time passes': (below) => void clock.increment([100, pollMs / 2, pollMs][below(3)]!),
        ...answering(asked, (one, below) => {
          const isWanted = one === wanted;
          if (isWanted) wanted = undefined;
          if (below(4) === 0) return one.fail();
          account += 1;
          const answer = below(3) === 0 ? nobody : memberCalled(`member${account}`);
          if (isWanted) {
            expected = answer;
            isElsewhere &&= !answer.login;
          }
          one.answer(answer);
        }),
      },
      fault() {
        const { value, context } = actor.getSnapshot();
        if (asked.length > known + 1) return 'one move made two requests';
        if (asked.length > known) wanted = asked.at(-1);
        known = asked.length;
        if (value !== was && value === 'in') inSinceMs = clock.now();
        was = value;
        if (waitedFor(asked).length !== (value === 'asking' ? 1 : 0))
          return `${waitedFor(asked).length} requests wait while it is ${value}`;
        if (context.visitor.account !== expected.account)
          return `${context.visitor.account || 'nobody'} is shown in place of ${expected.account || 'nobody'}`;
        if (context.isElsewhere !== isElsewhere) return 'the reason why somebody is out is wrong';
        if (value !== 'asking' && (value === 'in') !== expected.login)
          return `${value} is the state of ${expected.account || 'nobody'}`;
        if (value === 'in' && clock.now() - inSinceMs >= pollMs) return 'a poll was missed';
        return '';
      },
    };
  },
};
