// Asking the player for the security question: one sheet at a time, however many calls wait for it.
import { type QuestionStep, showSheet } from '../shownSheet.ts';

let underWay: Promise<boolean> | null = null;

/** Opens the sheet; resolves with whether the step was done. One that is asked for while another is open is done with it. */
export function takeQuestionStep(kind: QuestionStep['kind'], msg = ''): Promise<boolean> {
  underWay ??= new Promise((resolve) => {
    const end = (isDone: boolean): void => {
      underWay = null;
      showSheet(null);
      resolve(isDone);
    };
    showSheet({ kind, msg, end });
  });
  return underWay;
}
