// Who is here: polls every 20 seconds while somebody is logged in, one request at a time, and drops what is out of date (docs/specification.md §4).
import { assign, fromPromise, setup } from 'xstate';
import { pollMs } from '#contract/pace.ts';
import type { AccInfoAnswer } from '#contract/session.generated.ts';

/** The state of a visitor before the first answer. */
export const nobody: AccInfoAnswer = {
  login: false,
  guest: true,
  role: 'guest',
  account: '',
  nickName: '',
  money: '0.0000',
  unread: 0,
  serverTime: '',
};

/** Somebody who is logged in has a role and an account, even where the backend says only what docs/specification.md §3 names: login and guest. */
export function completeVisitor(visitor: AccInfoAnswer): AccInfoAnswer {
  if (!visitor.login) return visitor;
  const role = visitor.role === 'guest' ? (visitor.guest ? 'trial' : 'member') : visitor.role;
  return { ...visitor, role, account: visitor.account || role };
}

/**
 * refresh: something changed (log-in, log-out, money, another tab), a request under way is out of date. resume: the page is
 * seen again, a request under way suffices. ended: the server no longer knows this session.
 */
export type SessionEvent = { type: 'refresh' } | { type: 'resume' } | { type: 'ended'; isElsewhere: boolean };

export const sessionMachine = setup({
  types: {
    context: {} as { visitor: AccInfoAnswer; isElsewhere: boolean },
    /** The visitor, where the page already says who it is. */
    input: {} as { visitor: AccInfoAnswer | null },
    events: {} as SessionEvent,
  },
  actors: {
    /** Asks the server who is here; its signal aborts when the answer is no longer wanted. Nothing waits for a poll. */
    ask: fromPromise<AccInfoAnswer, { isWaitedFor: boolean }>(() =>
      Promise.reject(new Error('The shell provides the actor that asks.')),
    ),
  },
  guards: { isIn: ({ context }) => context.visitor.login },
  delays: { poll: pollMs },
  actions: {
    // Of several answers to one press the last may say only that nobody is logged in: the reason stays.
    forget: assign(({ context, event }) => ({
      visitor: nobody,
      isElsewhere: context.isElsewhere || (event.type === 'ended' && event.isElsewhere),
    })),
  },
}).createMachine({
  context: ({ input }) => ({ visitor: input.visitor ?? nobody, isElsewhere: false }),
  initial: 'beginning',
  on: {
    // A request that began before the change may return the earlier state: it is aborted and its reply dropped.
    refresh: { target: '.asking', reenter: true },
    ended: { target: '.out', actions: 'forget' },
  },
  states: {
    beginning: { always: [{ guard: 'isIn', target: 'in' }, { target: 'out' }] },
    out: { on: { resume: 'asking' } },
    in: { after: { poll: 'asking' }, on: { resume: 'asking' } },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ event }) => ({ isWaitedFor: event.type === 'refresh' }),
        onDone: {
          target: 'beginning',
          actions: assign(({ context, event }) => ({
            visitor: event.output.login ? event.output : nobody,
            isElsewhere: context.isElsewhere && !event.output.login,
          })),
        },
        // No answer says nothing about who is here: what was known stays, the next poll repeats the request.
        onError: 'beginning',
      },
    },
  },
});
