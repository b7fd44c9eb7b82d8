// The self-test of problem gambling: nine questions about the last twelve months, and what their sum means. Nothing of it leaves the device unless the player sends it.
import '../texts.ts';
import { css } from '@linaria/core';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { pgsiScore } from '#rules/protection/pgsi.ts';
import { useText } from '#texts/useText.ts';
import { CheckResult } from './CheckResult.tsx';
import { Question } from './Question.tsx';

const lead = css`
  color: var(--text-quiet);
  p + p {
    margin-top: var(--space-2);
  }
`;
const foot = css`
  display: grid;
  gap: var(--space-2);
  margin: var(--edge);
  text-align: center;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const unanswered: readonly (number | null)[] = questions.map(() => null);

export function SelfCheck() {
  const t = useText();
  const [answers, setAnswers] = useState(unanswered);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answered = answers.filter((answer) => answer !== null).length;
  const result = pgsiScore(answers);

  const finish = (event: FormEvent): void => {
    event.preventDefault();
    const left = answers.flatMap((answer, at) => (answer === null ? [at + 1] : []));
    setMissing(left);
    const [first] = left;
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="question${first}"]`)?.focus();
      return;
    }
    setDone(true);
    window.scrollTo(0, 0);
  };
  const answer = (question: number, value: number): void => {
    setAnswers(answers.map((one, at) => (at === question - 1 ? value : one)));
    setMissing(missing.filter((one) => one !== question));
  };
  const again = (): void => {
    setAnswers(unanswered);
    setDone(false);
    window.scrollTo(0, 0);
  };
  if (isDone && result.ok)
    return <CheckResult score={result.score} band={result.band} answers={answers} onAgain={again} />;
  return (
    <form ref={form} onSubmit={finish} noValidate>
      <Card className={lead}>
        <p>{t('safety.check.lead')}</p>
        <p>{t('safety.check.private')}</p>
      </Card>
      {questions.map((question) => (
        <Question
          key={question}
          number={question}
          value={answers[question - 1] ?? null}
          isMissing={missing.includes(question)}
          onAnswer={(value) => answer(question, value)}
        />
      ))}
      <div className={foot}>
        <p role="status">
          {missing.length > 0
            ? t('safety.check.missing', { count: missing.length })
            : t('safety.check.answered', { count: answered, all: questions.length })}
        </p>
        <Button type="submit" wide>
          {t('safety.check.finish')}
        </Button>
      </div>
    </form>
  );
}
