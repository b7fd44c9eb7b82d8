// The page that protects players: the ways to set limits and take a break, what they mean, where to find help, and who may play at all.
import './texts.ts';
import { css } from '@linaria/core';
import { Card } from '#kit/Card.tsx';
import { Disclosure } from '#kit/disclosure/Disclosure.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { Support } from './Support.tsx';
import { Ways } from './Ways.tsx';

const lead = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  > svg {
    grid-row: span 2;
    padding: 0.5625rem;
    border-radius: 0.8125rem;
    background: var(--brand-quiet);
    color: var(--brand-text);
  }
  h2 {
    font-size: var(--font-main);
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
/* The lines reach its edges. */
const questions = css`
  padding: 0;
`;
const answer = css`
  color: var(--text-quiet);
`;
const rules = css`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
  color: var(--text-quiet);
  li {
    padding-left: var(--space-4);
    text-indent: calc(-1 * var(--space-4));
  }
  li::before {
    content: '';
    display: inline-block;
    width: 0.3125rem;
    height: 0.3125rem;
    margin-right: calc(var(--space-4) - 0.3125rem);
    border-radius: 50%;
    background: var(--brand-text);
    vertical-align: middle;
  }
`;
const age = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  b {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--brand-text);
    color: var(--brand-text);
    font-variant-numeric: tabular-nums;
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

const explained = ['limits', 'wait', 'breaks', 'exclusion', 'reality'] as const;
const advised = ['spare', 'before', 'never', 'mood', 'look'] as const;
export function Safety() {
  const t = useText();
  const { leastAge } = useSite().onOff;
  return (
    <>
      <Card className={lead}>
        <Icon name="shield" size="2.75rem" />
        <h2>{t('safety.lead.title')}</h2>
        <p>{t('safety.lead.text')}</p>
      </Card>
      <Ways />
      <Card>
        <h2>{t('safety.rules')}</h2>
        <ul className={rules}>
          {advised.map((rule) => (
            <li key={rule}>{t(`safety.rule.${rule}`)}</li>
          ))}
        </ul>
      </Card>
      <Card className={questions}>
        {explained.map((subject) => (
          <Disclosure key={subject} title={t(`safety.what.${subject}`)}>
            <p className={answer}>{t(`safety.what.${subject}.text`)}</p>
          </Disclosure>
        ))}
      </Card>
      <Support />
      <Card className={age}>
        <b aria-hidden="true">{leastAge}+</b>
        <h2>{t('safety.age', { age: leastAge })}</h2>
        <p>{t('safety.age.text')}</p>
      </Card>
    </>
  );
}
