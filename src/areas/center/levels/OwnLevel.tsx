// The card of a member's own level: its name, how far the next one is, and what keeps or regains one this month.
import { css } from '@linaria/core';
import type { LevelsAnswer } from '#contract/account.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Bar } from '#kit/disclosure/Bar.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { quiet } from './levelStyles.ts';
import { namesOf } from './namesOf.ts';

const head = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);
  > svg {
    grid-row: span 2;
    color: var(--brand-text);
    font-size: 2.25rem;
  }
  > strong {
    font-size: var(--font-title);
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;
const part = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  h2 {
    font-size: var(--font-body);
    font-weight: 600;
  }
`;
const figures = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  > b {
    font-weight: 600;
  }
  > b > span {
    color: var(--text-quiet);
    font-weight: 400;
  }
`;

/** From 0 to 1. */
const shareOf = (have: string, need: string): number =>
  Number(need) === 0 ? 1 : Math.max(0, Math.min(1, Number(have) / Number(need)));

function Progress({ label, have, need }: { label: string; have: string; need: string }) {
  return (
    <div>
      <p className={figures}>
        <span>{label}</span>
        <b>
          {shortAmount(have)}
          <span> / {shortAmount(need)}</span>
        </b>
      </p>
      <Bar share={shareOf(have, need)} />
    </div>
  );
}

export function OwnLevel({ data }: { data: LevelsAnswer }) {
  const t = useText();
  const { level, top, isLadder, keep, regain } = data;
  const nameOf = namesOf(data.levels);
  return (
    <Card>
      <div className={head}>
        <Icon name="star" />
        <span className={quiet}>{t('levels.own')}</span>
        <strong>{nameOf(level)}</strong>
      </div>
      {top > level && <p className={quiet}>{t('levels.top', { level: nameOf(top) })}</p>}
      {!isLadder && <p className={quiet}>{t('levels.byHand')}</p>}
      {isLadder && <Next data={data} />}
      {regain && (
        <section className={part}>
          <h2>{t('levels.regain', { level: nameOf(regain.level) })}</h2>
          <p className={quiet}>{t('levels.regain.text', { amount: shortAmount(regain.missing) })}</p>
        </section>
      )}
      {keep && Number(keep.needed) > 0 && (
        <section className={part}>
          <h2>{t(Number(keep.missing) > 0 ? 'levels.keep' : 'levels.keep.met')}</h2>
          <Progress
            label={t('levels.keep.text', { time: shortMoment(keep.until) })}
            have={wireMoney(parseMoney(keep.needed) - parseMoney(keep.missing))}
            need={keep.needed}
          />
        </section>
      )}
    </Card>
  );
}

function Next({ data: { next, levels, deposits, bets, mode } }: { data: LevelsAnswer }) {
  const t = useText();
  const above = levels.find(({ level }) => level === next?.level);
  if (!next || !above) return <p className={quiet}>{t('levels.atTop')}</p>;
  const asks = [
    { label: t('levels.deposit'), have: deposits, need: above.deposit },
    { label: t('levels.bet'), have: bets, need: above.bet },
  ].filter(({ need }) => Number(need) > 0);
  return (
    <section className={part}>
      <h2>{t('levels.next', { level: namesOf(levels)(next.level) })}</h2>
      {asks.map((ask) => (
        <Progress key={ask.label} {...ask} />
      ))}
      {mode === 'either' && asks.length > 1 && <p className={quiet}>{t('levels.either')}</p>}
    </section>
  );
}
