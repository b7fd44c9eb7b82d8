// The questions to the player, one after another; DialogHost.tsx draws them.
import { createSubject } from '#browser/subject.ts';

export interface Question {
  text: string;
  title?: string;
  /** Label of the button that agrees. */
  confirm?: string;
  /** Label of the button that declines; null omits it. */
  cancel?: string | null;
  /** It takes something away: declining is the main button, and the first in reach. */
  isDestructive?: boolean;
  /** A third way: a page of its own tab; taking it declines. */
  elsewhere?: { text: string; url: string };
  /** Something else the player may do instead; taking it declines. */
  instead?: { text: string; onTake: () => void };
  /** Closes it, declined, once there is nothing left to ask. */
  until?: AbortSignal;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (agreed: boolean) => void;
}

let open: readonly OpenQuestion[] = [];
let count = 0;
const changes = createSubject();

function change(next: readonly OpenQuestion[]): void {
  open = next;
  changes.emit();
}

/** Asks the player; true when they agreed, false when they declined or closed it. A second question waits for the first. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    count += 1;
    const id = count;
    const answer = (agreed: boolean): void => {
      change(open.filter((other) => other.id !== id));
      resolve(agreed);
    };
    question.until?.addEventListener('abort', () => answer(false));
    change([...open, { ...question, id, answer }]);
  });
}

/** For the host: the question to show now, and its changes. */
export const openQuestion = (): OpenQuestion | null => open[0] ?? null;
export const onQuestion = changes.subscribe;
