// The walk of the bet machine: one id is under way at a time, it is kept until its end is known, and its end is reported once.
import { createActor } from 'xstate';
import {
  askAgainMs,
  type BetSlip,
  placeBetMachine,
  type Reply,
  type SentSlip,
  slowMs,
} from '#play/placing/placeBet.machine.ts';
import { placeBetState } from '#play/placing/placeBetState.ts';
import { answering, type MachineWalk, waitedFor } from '../machineWalk.ts';

const slip: BetSlip = { mode: 'credit', request: { lotCode: 'FFC', qiHao: '202611200601', bets: '[1]' } };

const acceptedAs = (orderId: string): Reply => ({
  kind: 'accepted',
  answer: {
    orders: [{ orderId, qiHao: slip.request.qiHao, buyMoney: '10.0000' }],
    buyMoney: '10.0000',
    money: '90.0000',
    dropped: [],
  },
});
const refusedWith = (code: string): Reply => ({
  kind: 'refused',
  refusal: { msg: 'no', code, fieldErrors: {} },
});

export const placeBetWalk: MachineWalk = {
  machine: placeBetMachine,
  begin({ clock, inspect, asker, asked }, below) {
    const account = 'member01';
    let ids = 0;
    let kept: SentSlip | null = below(2) === 0 ? null : { ...slip, account, intentId: 'of the page before' };
    const reported: string[] = [];
    const faults: string[] = [];
    /** The answer that came last says how the slip ended. */
    let isEnded = false;
    const actor = createActor(
      placeBetMachine.provide({
        actors: { ask: asker<Reply, SentSlip>() },
        actions: {
          keep: (_, sent) => {
            if (kept) faults.push(`${sent.intentId} is kept in place of ${kept.intentId}`);
            isEnded = false;
            kept = sent;
          },
          forget: () => {
            if (!isEnded) faults.push('a slip is forgotten whose end nobody knows');
            kept = null;
          },
          reportAccepted: ({ context }) => {
            reported.push(context.placed?.intentId ?? 'nothing');
          },
        },
      }),
      { clock, inspect, input: { account, unknown: kept } },
    ).start();
    let known = asked.length;
    return {
      actor,
      asked,
      moves: {
        'the player confirms': () => {
          ids += 1;
          actor.send({ type: 'confirm', slip, intentId: `slip ${ids}` });
        },
        'the result is read': () => actor.send({ type: 'close' }),
        'the phone is online again': () => {
          const isWaiting = actor.getSnapshot().value === 'waiting';
          actor.send({ type: 'again' });
          if (isWaiting && waitedFor(asked).length === 0) faults.push('a phone that is online waits on');
        },
        'time passes': (below) => void clock.increment([100, askAgainMs, slowMs, 60_000][below(4)]!),
        ...answering(asked, (one, below) => {
          const { intentId } = one.input as SentSlip;
          const replies: Reply[] = [
            acceptedAs(intentId),
            refusedWith('limit'),
            refusedWith('oddsChanged'),
            { kind: 'unknown' },
            { kind: 'unknown' },
          ];
          const which = below(24);
          if (which > 0 && which < 5) return one.fail();
          const reply: Reply = which === 0 ? { kind: 'lost' } : replies[which % replies.length]!;
          isEnded = reply.kind === 'accepted' || reply.kind === 'refused';
          one.answer(reply);
        }),
      },
      fault() {
        const fresh = asked.slice(known);
        known = asked.length;
        const { phase, placed, accepted, sent } = placeBetState(actor.getSnapshot());
        const isOpen = phase === 'sending' || phase === 'checking';
        if (waitedFor(asked).length > 1) return 'two requests wait at once';
        if (fresh.some(({ input }) => (input as SentSlip).intentId !== (kept ?? placed)?.intentId))
          return 'a slip was sent that is not the one that is kept';
        if (isOpen !== (kept !== null)) return `${kept ? 'a slip' : 'nothing'} is kept while it is ${phase}`;
        if (isOpen && sent?.intentId !== kept?.intentId) return 'another slip is shown than is kept';
        if (new Set(reported).size !== reported.length) return 'a slip was reported twice';
        if (phase === 'accepted' && accepted?.orders[0]?.orderId !== placed?.intentId)
          return 'the answer of another slip is shown';
        if ((phase === 'accepted') !== (accepted !== null)) return `an answer is shown while it is ${phase}`;
        return faults[0] ?? '';
      },
    };
  },
};
