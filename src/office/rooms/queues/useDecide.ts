// Deciding what waits: what may be decided of a ticket, each decision through the call that takes it.
import type { WaitingQueue } from '#contract/entities.generated.ts';
import {
  answer,
  credit,
  decide,
  grant,
  interact,
  type ListAnswer,
} from '#contract/office/waiting.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';

export type Decision = ListAnswer['decisions'][number];

/** It gives what was asked for; any other takes something away. */
export const isYes = ({ name }: Decision): boolean =>
  ['give', 'approve', 'grant', 'credit', 'show'].includes(name);

/** It only notes what was done. */
export const isNote = ({ call }: Decision): boolean => call === 'interact';

/** How a member was reached about signs of harm. */
export const ways = ['none', 'letter', 'call', 'limitProposed', 'breakProposed'] as const;
export type Way = (typeof ways)[number];

export type Deciding = ReturnType<typeof useDecide>;

/** One decision, through whichever call takes it. */
export function useDecide(queue: WaitingQueue, item: string, onDecided: () => void) {
  const calls = {
    decide: useAct(decide),
    credit: useAct(credit),
    grant: useAct(grant),
    answer: useAct(answer),
    interact: useAct(interact),
  };
  const send = async (
    { call, name }: Decision,
    {
      reason = '',
      amount,
      words,
      way = 'none',
    }: { reason?: string; amount?: string; words?: string; way?: Way },
  ): Promise<boolean> => {
    const base = { queue, item, reason };
    const done =
      call === 'decide'
        ? await calls.decide.act({ ...base, decision: name } as never)
        : call === 'grant'
          ? await calls.grant.act(base as never)
          : call === 'credit'
            ? await calls.credit.act({ ...base, ...(amount !== undefined && { amount }) } as never)
            : call === 'interact'
              ? await calls.interact.act({ ...base, decision: name, way } as never)
              : await calls.answer.act({
                  ...base,
                  decision: name,
                  ...(words !== undefined && { answer: words }),
                } as never);
    void askAgain('waiting/', 'today/');
    if (done) onDecided();
    return done !== undefined;
  };
  const isActing = Object.values(calls).some((each) => each.isActing);
  return { send, isActing, failureOf: ({ call }: Decision) => calls[call].failure };
}
