// The order in which steps run side by side: one lane after another's step, and a step only once what it needs is there.

export interface Planned {
  name: string;
  /** Steps of one lane run one after another, in the order of the list; lanes run side by side. */
  lane: string;
  /** Names of steps that have to end first, in whatever lane. */
  after?: readonly string[];
  /** Of those, the ones without whose success it says nothing and is left out. */
  needs?: readonly string[];
}

/** How a step came out, as far as the lanes care. */
export type Ending = 'good' | 'failed' | 'left out';

/** What may begin now: in each idle lane its first waiting step, where what it waits for has ended. */
export function ready<Step extends Planned>(
  steps: readonly Step[],
  begun: ReadonlySet<string>,
  ended: ReadonlyMap<string, Ending>,
): Step[] {
  const isThere = (name: string): boolean => ended.has(name) || !steps.some((step) => step.name === name);
  return [...new Set(steps.map(({ lane }) => lane))].flatMap((lane) => {
    const own = steps.filter((step) => step.lane === lane);
    if (own.some(({ name }) => begun.has(name) && !ended.has(name))) return [];
    const next = own.find(({ name }) => !begun.has(name));
    return next && [...(next.after ?? []), ...(next.needs ?? [])].every(isThere) ? [next] : [];
  });
}

/** The first step that it needs and that did not succeed. */
export const missing = (step: Planned, ended: ReadonlyMap<string, Ending>): string | undefined =>
  step.needs?.find((name) => (ended.get(name) ?? 'good') !== 'good');

/** Runs all steps; resolves when the last has ended. `leaveOut` gets each step that a failure made senseless. */
export async function runInLanes<Step extends Planned>(
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean>,
  leaveOut: (step: Step, because: string) => void,
): Promise<void> {
  const begun = new Set<string>();
  const ended = new Map<string, Ending>();
  const running = new Map<string, Promise<void>>();
  for (;;) {
    for (let next = ready(steps, begun, ended); next.length > 0; next = ready(steps, begun, ended))
      for (const step of next) {
        begun.add(step.name);
        const lost = missing(step, ended);
        if (lost !== undefined) {
          ended.set(step.name, 'left out');
          leaveOut(step, lost);
          continue;
        }
        const work = run(step).then((isGood) => {
          ended.set(step.name, isGood ? 'good' : 'failed');
          running.delete(step.name);
        });
        running.set(step.name, work);
      }
    if (running.size === 0) return;
    await Promise.race(running.values());
  }
}
