// What came of a member's level so far: each rise and fall with its reason, and what was given.
import type { LevelsAnswer } from '#contract/account.generated.ts';
import { Card } from '#kit/Card.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { quiet, row, title } from './levelStyles.ts';
import { namesOf } from './namesOf.ts';

export function LevelHistory({ data: { changes, gifts, levels } }: { data: LevelsAnswer }) {
  const t = useText();
  const nameOf = namesOf(levels);
  return (
    <>
      <Card>
        <h2 className={title}>{t('levels.history')}</h2>
        {changes.length === 0 ? (
          <p className={quiet}>{t('levels.history.none')}</p>
        ) : (
          <ul>
            {changes.map(({ time, level, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one second are alike
              <li key={`${time} ${at}`} className={row}>
                <span>{t(`levels.why.${why}`, { level: nameOf(level) })}</span>
                <span className={quiet}>
                  <RowTime time={time} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <h2 className={title}>{t('levels.gifts')}</h2>
        {gifts.length === 0 ? (
          <p className={quiet}>{t('levels.gifts.none')}</p>
        ) : (
          <ul>
            {gifts.map(({ time, what, level, amount, isWaiting }) => (
              <li key={`${time} ${what} ${level}`} className={row}>
                <span>
                  {what === 'level' ? t('levels.gift.level', { level: nameOf(level) }) : t(`levels.${what}`)}
                </span>
                <b>¥{shortAmount(amount)}</b>
                <span className={quiet}>{isWaiting ? t('levels.waiting') : <RowTime time={time} />}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
