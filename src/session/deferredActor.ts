// Actors whose machine is loaded later: known by its first state, what is sent to it kept until it is there. The first screen needs no machine yet, and their library is a tenth of its weight.
import { createSubject } from '#browser/subject.ts';

export interface MachineState {
  value: unknown;
  context: unknown;
}

type Listener<State> = (state: State) => void;

/** What of an actor is needed here. */
export interface Actor<State, Event> {
  getSnapshot(): State;
  subscribe(listener: Listener<State>): { unsubscribe(): void };
  send(event: Event): void;
}

/** An actor as useSelector() of @xstate/react reads it, before its machine is there and after. */
export interface DeferredActor<State extends MachineState, Event> {
  getSnapshot(): State;
  subscribe(listener: Listener<State> | { next?: Listener<State> }): { unsubscribe(): void };
  send(event: Event): void;
  /** Resolves once this is so; what was sent before is done first. */
  until(isSo: (state: State) => boolean): Promise<void>;
  /** The machine is loaded: it receives what was sent, in order, and is read from now on. */
  attach(actor: Actor<State, Event>): void;
}

/**
 * `first` is the state the machine will begin in. `isUrgent` says whether an event must not wait for a quiet moment;
 * `wake` fetches the machine.
 */
export function deferActor<State extends MachineState, Event>(
  first: State,
  wake: () => void,
  isUrgent: (event: Event, state: State) => boolean = () => true,
): DeferredActor<State, Event> {
  const changes = createSubject<State>();
  const waiting: Event[] = [];
  let actor: Actor<State, Event> | null = null;
  const getSnapshot = (): State => actor?.getSnapshot() ?? first;
  const subscribe: DeferredActor<State, Event>['subscribe'] = (listener) => ({
    unsubscribe: changes.subscribe((state) =>
      typeof listener === 'function' ? listener(state) : listener.next?.(state),
    ),
  });
  return {
    getSnapshot,
    subscribe,
    send(event) {
      if (actor) return actor.send(event);
      waiting.push(event);
      if (isUrgent(event, first)) wake();
    },
    until(isSo) {
      const isDone = (): boolean => (actor !== null || waiting.length === 0) && isSo(getSnapshot());
      return new Promise((resolve) => {
        if (isDone()) return resolve();
        const { unsubscribe } = subscribe(() => {
          if (!isDone()) return;
          unsubscribe();
          resolve();
        });
      });
    },
    attach(arrived) {
      actor = arrived;
      for (const event of waiting.splice(0)) actor.send(event);
      actor.subscribe(changes.emit);
      changes.emit(getSnapshot());
    },
  };
}
