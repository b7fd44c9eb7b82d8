// Owns a machine that comes late: known by its first state, what is sent to it kept until it is there. The first screen needs no machine yet, and their library is a tenth of its weight.

export interface MachineState {
  value: unknown;
  context: unknown;
}

/** What of an actor is needed here. */
export interface Actor<State, Event> {
  getSnapshot(): State;
  subscribe(listener: () => void): { unsubscribe(): void };
  send(event: Event): void;
}

export interface Late<State extends MachineState, Event> extends Actor<State, Event> {
  /** Resolves once this is so; what was sent before is done first. */
  until(isSo: (state: State) => boolean): Promise<void>;
  /** The machine is there: it gets what was sent, in order, and is asked from now on. */
  attach(actor: Actor<State, Event>): void;
}

/**
 * `first` is the state the machine will begin in. `isUrgent` tells of an event whether it can wait for a quiet moment;
 * `wake` fetches the machine.
 */
export function late<State extends MachineState, Event>(
  first: State,
  wake: () => void,
  isUrgent: (event: Event, state: State) => boolean = () => true,
): Late<State, Event> {
  const listeners = new Set<() => void>();
  const waiting: Event[] = [];
  let actor: Actor<State, Event> | null = null;
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const getSnapshot = (): State => actor?.getSnapshot() ?? first;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  };
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
      actor.subscribe(changed);
      changed();
    },
  };
}
