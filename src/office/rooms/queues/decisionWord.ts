// What a decision is called on its button; one that is new keeps its name.
import type { OfficeText } from '../../kit/locale.ts';

const known = [
  'give',
  'approve',
  'grant',
  'refuse',
  'credit',
  'dismiss',
  'show',
  'hide',
  'answer',
  'watched',
  'informed',
  'spoken',
  'limited',
  'paused',
  'excluded',
  'unfounded',
] as const;

export function decisionWord(t: OfficeText, name: string): string {
  const one = known.find((each) => each === name);
  return one ? t(`office-queues.decision.${one}`) : name;
}
