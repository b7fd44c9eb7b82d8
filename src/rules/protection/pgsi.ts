// The score of the self-test of problem gambling (PGSI): nine questions of 0 (never) to 3 (almost always), and the band of their sum.

import { list, type Read, record } from '../input.ts';
import { refused } from '../refused.ts';
import { defineRule } from '../rule.ts';

const QUESTIONS = 9;
const MOST = 3;

/** Least score of each band, from the highest band down. */
const BANDS = [
  ['high', 8],
  ['moderate', 3],
  ['low', 1],
  ['none', 0],
] as const;

export type PgsiBand = (typeof BANDS)[number][0];

const isAnswer = (answer: unknown): answer is number =>
  Number.isInteger(answer) && (answer as number) >= 0 && (answer as number) <= MOST;

export const pgsiBand = (score: number): PgsiBand => BANDS.find(([, least]) => score >= least)?.[0] ?? 'none';

/** Scores the answers as they came, null where a question has none yet; questions count from 1. */
export function pgsiScore(answers: readonly unknown[]) {
  if (answers.length !== QUESTIONS) return refused('COUNT_INVALID');
  const missing = answers.flatMap((answer, index) => (answer === null ? [index + 1] : []));
  if (missing.length > 0) return refused('INCOMPLETE', { missing });
  const scores = answers.filter(isAnswer);
  if (scores.length < QUESTIONS)
    return refused('ANSWER_INVALID', { question: answers.findIndex((answer) => !isAnswer(answer)) + 1 });
  const score = scores.reduce((sum, answer) => sum + answer, 0);
  return { ok: true, score, band: pgsiBand(score) } as const;
}

/** Whatever a player's device sent: the score itself says which answer is wrong. */
const anyAnswer: Read<unknown> = (value) => value;

export const pgsiScoreRule = defineRule('pgsi.score', record({ answers: list(anyAnswer) }), ({ answers }) =>
  pgsiScore(answers),
);
