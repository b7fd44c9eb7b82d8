// What the page has under way: what its parts began and have not ended, by name, and who hears of each change.
import { createSubject } from './subject.ts';

const all = new Set<{ name: string }>();
const changes = createSubject();

/** The oldest first. */
export const underWay: Iterable<{ readonly name: string }> = all;

export const onWork = changes.subscribe;

/** Something is under way that changes the page when it ends. The returned function ends it, and does nothing the second time. */
export function begin(name: string): () => void {
  const work = { name };
  all.add(work);
  changes.emit();
  return () => {
    if (all.delete(work)) changes.emit();
  };
}
