// What the answer of the register of exclusions decides, and what holds where no answer comes in time.

import { integer, list, nullable, oneOf, record } from '../input.ts';
import { defineRule } from '../rule.ts';
import { instant } from '../unitInput.ts';
import { hourMs, writeInstant } from './instants.ts';
import { tagged } from './tagged.ts';

const QUESTIONS = ['registration', 'login', 'marketing'] as const;
const VERDICTS = ['clear', 'excluded'] as const;
/** What holds without an answer: nobody passes, all do, or those whom the register last let pass. */
const FALLBACKS = ['closed', 'open', 'lastKnown'] as const;

type Question = (typeof QUESTIONS)[number];
type Verdict = (typeof VERDICTS)[number];

/** An earlier answer; its instant is in epoch milliseconds. */
export interface KnownAnswer {
  readonly question: Question;
  readonly answer: Verdict;
  readonly at: number;
}

export type RegistryAnswer =
  | { readonly kind: 'answer'; readonly says: Verdict; readonly seconds: number }
  | { readonly kind: 'silent' | 'malformed' };

export interface RegistryCase {
  readonly rule: (typeof FALLBACKS)[number];
  readonly question: Question;
  readonly answer: RegistryAnswer;
  readonly deadlineSeconds: number;
  /** How long a clear answer lets a login pass; null for always. */
  readonly maxAgeHours: number | null;
  readonly last: readonly KnownAnswer[];
  /** When the question is asked, in epoch milliseconds. */
  readonly at: number;
}

/** The latest of earlier answers; of two at the same instant the one that says excluded. What was asked for marketing does not count. */
export function lastKnownOf(answers: readonly KnownAnswer[], at: number): KnownAnswer | undefined {
  return answers
    .filter((known) => known.question !== 'marketing' && known.at <= at)
    .reduce<KnownAnswer | undefined>(
      (latest, known) =>
        !latest || known.at > latest.at || (known.at === latest.at && known.answer === 'excluded')
          ? known
          : latest,
      undefined,
    );
}

const verdict = (decision: 'allow' | 'refuse', reason: string, age: number | null = null) => ({
  decision,
  reason,
  /** Seconds since the answer it rests on. */
  age,
});

/** What holds where no answer came in time. */
function decideWithout({ rule, question, maxAgeHours, last, at }: RegistryCase) {
  if (question === 'marketing' || rule === 'closed') return verdict('refuse', 'UNREACHABLE');
  const known = lastKnownOf(last, at);
  const ageMs = known ? at - known.at : 0;
  const resting = (decision: 'allow' | 'refuse', reason: string) =>
    verdict(decision, reason, Math.floor(ageMs / 1000));
  if (rule === 'open')
    return known?.answer === 'excluded'
      ? resting('refuse', 'LAST_EXCLUDED')
      : verdict('allow', 'UNREACHABLE_OPEN');
  if (question === 'registration') return verdict('refuse', 'UNREACHABLE');
  if (!known) return verdict('refuse', 'NEVER_CHECKED');
  if (known.answer === 'excluded') return resting('refuse', 'LAST_EXCLUDED');
  if (maxAgeHours !== null && ageMs > maxAgeHours * hourMs) return resting('refuse', 'LAST_TOO_OLD');
  return resting('allow', 'LAST_CLEAR');
}

/** Decides one question, and says what is kept of the answer and whether a session that began without it ends. */
export function decideRegistry(asked: RegistryCase) {
  const { question, answer, deadlineSeconds, at } = asked;
  const given = answer.kind === 'answer' ? answer : undefined;
  const record = given ? { question, answer: given.says, at: at + given.seconds * 1000 } : null;
  if (given && given.seconds <= deadlineSeconds) {
    const decided = given.says === 'clear' ? verdict('allow', 'CLEAR') : verdict('refuse', 'EXCLUDED');
    return { ...decided, log: false, record, endSession: false };
  }
  const decided = decideWithout(asked);
  const endSession = question === 'login' && decided.decision === 'allow' && given?.says === 'excluded';
  return { ...decided, log: true, record, endSession };
}

const seconds = integer(0, 1_000_000);

export const registryDecideRule = defineRule(
  'registry.decide',
  record({
    rule: oneOf(FALLBACKS),
    question: oneOf(QUESTIONS),
    answer: tagged('kind', {
      answer: record({ kind: oneOf(['answer']), says: oneOf(VERDICTS), seconds }),
      silent: record({ kind: oneOf(['silent']) }),
      malformed: record({ kind: oneOf(['malformed']) }),
    }),
    deadlineSeconds: seconds,
    maxAgeHours: nullable(integer(0, 1_000_000)),
    last: list(record({ question: oneOf(QUESTIONS), answer: oneOf(VERDICTS), at: instant })),
    at: instant,
  }),
  (asked) => {
    const { record: kept, ...decided } = decideRegistry(asked);
    return { ...decided, record: kept && { ...kept, at: writeInstant(kept.at) } };
  },
);
