// Which of the shell's own sheets is open: areas ask for one, the shell draws it.
import { createSubject } from '#browser/subject.ts';

/** A step that the server asks for before a change of what guards money: the security question is answered, or one is set. */
export interface QuestionStep {
  kind: 'answer' | 'set';
  /** What the server said when it asked for it; '' where the player asked for it. */
  msg: string;
  /** Takes whether the step was done; false where the player left it. */
  end: (isDone: boolean) => void;
}

/** What somebody waits for where notices on the device are offered. */
export type NoticeKind = 'won' | 'support' | 'withdrawal' | 'packet';

export type ShownSheet = 'lines' | 'skin' | 'board' | 'notices' | `notices:${NoticeKind}` | QuestionStep;

let open: ShownSheet | null = null;
const changes = createSubject();

export const openSheet = (): ShownSheet | null => open;

export function showSheet(sheet: ShownSheet | null): void {
  open = sheet;
  changes.emit();
}

export const onOpenSheet = changes.subscribe;
