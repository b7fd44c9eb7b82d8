// The ladder: what every level takes and what it brings, the own one marked.
import { css } from '@linaria/core';
import type { LevelsAnswer } from '#contract/account.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Card } from '#kit/Card.tsx';
import type { t as say } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { quiet, title } from './levelStyles.ts';

type Level = LevelsAnswer['levels'][number];

const rung = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  & + & {
    margin-top: var(--space-3);
  }
  &[data-own] {
    border-color: var(--brand-text);
    background: var(--brand-quiet);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--font-body);
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2) var(--space-3);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: var(--text-quiet);
  }
  dd {
    font-weight: 600;
  }
  dd > small {
    display: block;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
`;

const isAny = (amount: string): boolean => Number(amount) > 0;

/** What a level takes, in words. */
function takesOf({ deposit, bet }: Level, mode: LevelsAnswer['mode'], t: typeof say): string {
  const parts = [
    ...(isAny(deposit) ? [t('levels.takes.deposit', { amount: shortAmount(deposit) })] : []),
    ...(isAny(bet) ? [t('levels.takes.bet', { amount: shortAmount(bet) })] : []),
  ];
  if (parts.length === 0) return t('levels.takes.none');
  return parts.join(mode === 'either' ? ` ${t('levels.or')} ` : ' + ');
}

export function Ladder({ data: { levels, level: own, mode, isKept, isLadder } }: { data: LevelsAnswer }) {
  const t = useText();
  return (
    <Card>
      <h2 className={title}>{t('levels.ladder')}</h2>
      <ol>
        {levels.map((each) => (
          <li key={each.level} className={rung} data-own={each.level === own ? '' : undefined}>
            <h3>
              {each.name} {each.level === own && <Badge>{t('levels.mine')}</Badge>}
            </h3>
            {isLadder && <p className={quiet}>{takesOf(each, mode, t)}</p>}
            <Brings level={each} isKept={isKept} />
            {each.benefits !== '' && <p className={quiet}>{each.benefits}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Brings({ level, isKept }: { level: Level; isKept: boolean }) {
  const t = useText();
  const needs = (amount: string) => (isAny(amount) ? t('levels.needs', { amount: shortAmount(amount) }) : '');
  const money = (amount: string) => (isAny(amount) ? `¥${shortAmount(amount)}` : '');
  const facts = [
    { name: t('levels.gift'), value: money(level.gift), note: '' },
    { name: t('levels.weekly'), value: money(level.weekly), note: needs(level.weeklyBet) },
    { name: t('levels.monthly'), value: money(level.monthly), note: needs(level.monthlyBet) },
    { name: t('levels.birthday'), value: money(level.birthday), note: '' },
    {
      name: t('levels.withdrawals'),
      value: level.withdrawalsADay > 0 ? t('levels.times', { count: level.withdrawalsADay }) : '',
      note: '',
    },
    { name: t('levels.withdrawalMost'), value: money(level.withdrawalMost), note: '' },
    { name: t('levels.keepBet'), value: isKept ? money(level.keepBet) : '', note: '' },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note !== '' && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
