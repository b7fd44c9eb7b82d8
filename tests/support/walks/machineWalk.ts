// Walks through a machine: moves that a seed chooses, answers in any order and any late, what must hold after each, and which transitions were taken.
import {
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  fromPromise,
  type InspectionEvent,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  SimulatedClock,
} from 'xstate';
import type { RandomBelow as Below } from '#lottery/draw/draw.ts';
import { source } from '#lottery/oracle/cases.ts';
import { shrink } from './shrink.ts';

/** A request that a machine has made and that the walk answers when it likes, also after nobody wants the answer any more. */
export interface Asked<Input = unknown> {
  input: Input;
  isAborted(): boolean;
  isAnswered: boolean;
  answer(value: unknown): void;
  fail(): void;
}

/** What a walk has in hand while it goes. */
export interface Walked {
  actor: AnyActorRef;
  asked: readonly Asked[];
  /** What may happen, by name; each decides its particulars by the numbers it draws. */
  moves: Readonly<Record<string, (below: Below) => void>>;
  /** What is wrong now, in words; '' for nothing. */
  fault(): string;
}

export interface Ground {
  clock: SimulatedClock;
  inspect: (event: InspectionEvent) => void;
  /** An actor of the machine that asks: each of its requests is in `asked`. */
  asker<Output, Input = NonReducibleUnknown>(): PromiseActorLogic<Output, Input>;
  asked: Asked[];
}

export interface MachineWalk {
  machine: AnyStateMachine;
  begin(ground: Ground, below: Below): Walked;
}

/** A move and the number that decides its particulars: it is the same move whatever goes before it. */
export type MachineStep = readonly [move: string, seed: number];

export interface MachineReport {
  steps: readonly MachineStep[];
  /** What went wrong after the last step; '' for nothing. */
  fault: string;
}

const answers = 'an answer comes';
const seeds = 2 ** 31;
/** Who waits for an answer hears it within so many turns of promises. */
const turns = 8;

async function heard(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

function groundOf(taken: Set<AnyTransitionDefinition>): Ground {
  const asked: Asked[] = [];
  return {
    clock: new SimulatedClock(),
    asked,
    inspect(event) {
      if (event.type === '@xstate.microstep') for (const each of event._transitions) taken.add(each);
    },
    asker: <Output, Input = NonReducibleUnknown>() =>
      fromPromise<Output, Input>(
        ({ input, signal }) =>
          new Promise<Output>((resolve, reject) => {
            const one: Asked = {
              input,
              isAborted: () => signal.aborted,
              isAnswered: false,
              answer(value) {
                one.isAnswered = true;
                resolve(value as Output);
              },
              fail() {
                one.isAnswered = true;
                reject(new Error('no answer'));
              },
            };
            asked.push(one);
          }),
      ),
  };
}

/** Those that somebody still waits for. */
export const waitedFor = (asked: readonly Asked[]): Asked[] =>
  asked.filter((one) => !one.isAnswered && !one.isAborted());

/** Every transition of a machine, by a name that a person finds it by. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  const look = (node: AnyStateNode): void => {
    const groups = [...node.transitions, ['always', node.always ?? []] as const];
    for (const [event, group] of groups)
      for (const [at, one] of group.entries())
        names.set(
          one,
          `${node.id}: ${event}${group.length > 1 ? ` (${at + 1} of ${group.length})` : ''} to ${one.target?.map(({ id }) => id).join() ?? 'itself'}`,
        );
    for (const child of Object.values(node.states)) look(child);
  };
  look(machine.root);
  return names;
}

/** Takes given steps, or as many as are asked for; stops at the first fault. */
async function take(
  { begin }: MachineWalk,
  seed: number,
  given: readonly MachineStep[] | number,
  taken: Set<string>,
): Promise<MachineReport> {
  const met = new Set<AnyTransitionDefinition>();
  const ground = groundOf(met);
  const chance = source(seed);
  const walked = begin(ground, source(chance(seeds)));
  const steps: MachineStep[] = [];
  let fault = '';
  const tryTo = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      fault = String(error);
    }
  };
  const isOver = (at: number): boolean => at >= (typeof given === 'number' ? given : given.length);
  for (let at = 0; !isOver(at) && fault === ''; at += 1) {
    const names = [...Object.keys(walked.moves), answers];
    const step: MachineStep =
      typeof given === 'number' ? [names[chance(names.length)]!, chance(seeds)] : given[at]!;
    steps.push(step);
    const [name, own] = step;
    tryTo(() => walked.moves[name]?.(source(own)));
    await heard();
    if (fault === '') tryTo(() => (fault = walked.fault()));
  }
  // The machine that walks has been given actors of the walk, and so has transitions of its own.
  for (const [one, name] of transitionsOf((walked.actor as Actor<AnyStateMachine>).logic))
    if (met.has(one)) taken.add(name);
  walked.actor.stop();
  return { steps, fault };
}

export interface WalkedMachine {
  walks: number;
  /** Names of the transitions that no walk took. */
  missed: string[];
}

/** Walks from these seeds on. Throws for the first walk in which something is wrong, with its seed and the steps it needs. */
export async function walkMachine(
  walk: MachineWalk,
  { from, count, length }: { from: number; count: number; length: number },
): Promise<WalkedMachine> {
  const taken = new Set<string>();
  let seed = from;
  for (; seed < from + count; seed += 1) {
    const { fault, steps } = await take(walk, seed, length, taken);
    if (fault === '') continue;
    const own = seed;
    const fails = async (fewer: readonly MachineStep[]) =>
      (await take(walk, own, fewer, new Set())).fault !== '';
    const isSame = await fails(steps);
    const needed = isSame ? await shrink(steps, fails) : steps;
    throw new Error(
      `walk ${seed}: ${fault}; ${isSame ? 'again' : 'not again'}, and needs ${needed.length} of ${steps.length} steps: ${JSON.stringify(needed)}`,
    );
  }
  const names = [...transitionsOf(walk.machine).values()];
  return { walks: count, missed: names.filter((name) => !taken.has(name)) };
}

/** The move in which one of the requests gets its answer, wanted or not. */
export const answering = (
  asked: readonly Asked[],
  answer: (one: Asked, below: Below) => void,
): Record<string, (below: Below) => void> => ({
  [answers]: (below) => {
    const open = asked.filter(({ isAnswered }) => !isAnswered);
    if (open.length > 0) answer(open[below(open.length)]!, below);
  },
});
