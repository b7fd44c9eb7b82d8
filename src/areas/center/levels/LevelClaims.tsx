// What a member's level gives for a week, a month and a birthday: each with where it stands, taken with one press.
import { css } from '@linaria/core';
import { useState } from 'react';
import { claimLevel, type LevelsAnswer } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import type { t as say } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { shortAmount } from '#values/amount.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { quiet, row, title } from './levelStyles.ts';

/** Set once in a life, and it brings what draws forms. */
const BirthdaySheet = preloadable(async () => (await import('./BirthdaySheet.tsx')).BirthdaySheet, null);

type Claim = LevelsAnswer['claims'][number];

const name = css`
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  h3 {
    font-size: var(--font-body);
    font-weight: 500;
  }
  b {
    color: var(--win);
    font-weight: 600;
  }
`;

/** What holds for all of them, below a line. */
const notes = css`
  display: grid;
  gap: 0.125rem;
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  &:empty {
    display: none;
  }
`;

function noteOf({ state, missing, until }: Claim, days: number, t: typeof say): string {
  if (state === 'short') return t('levels.state.short', { missing: shortAmount(missing) });
  if (state === 'open') return t('levels.until', { time: shortMoment(until) });
  if (state === 'claimed')
    return until === '' ? t('levels.claimed') : t('levels.state.claimed', { time: shortMoment(until) });
  return t(`levels.state.${state}`, { days });
}

interface LevelClaimsProps {
  data: LevelsAnswer;
  onChanged: () => Promise<unknown>;
}

export function LevelClaims({ data, onChanged }: LevelClaimsProps) {
  const t = useText();
  const { send } = useSend(claimLevel);
  const [taking, setTaking] = useState<Claim['what'] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const take = async (what: Claim['what']): Promise<void> => {
    if (taking) return;
    setTaking(what);
    try {
      const { amount } = await send({ what });
      toast(t('levels.claimed.toast', { amount: shortAmount(amount) }), { kind: 'done' });
    } catch {
      // The shell says why; what is there is read again.
    } finally {
      await onChanged();
      setTaking(null);
    }
  };
  return (
    <Card>
      <h2 className={title}>{t('levels.claims')}</h2>
      {data.isClosed ? (
        <p className={quiet}>{t('levels.closed')}</p>
      ) : (
        <ul>
          {data.claims.map((claim) => (
            <li key={claim.what} className={row}>
              <div className={name}>
                <h3>{t(`levels.${claim.what}`)}</h3>
                {Number(claim.amount) > 0 && <b>¥{shortAmount(claim.amount)}</b>}
                <p className={quiet}>{noteOf(claim, data.birthdayDays, t)}</p>
              </div>
              {claim.state === 'open' && (
                <Button
                  size="small"
                  working={taking === claim.what}
                  aria-label={`${t('levels.claim')} ${t(`levels.${claim.what}`)}`}
                  onClick={() => void take(claim.what)}
                >
                  {t('levels.claim')}
                </Button>
              )}
              {claim.state === 'noBirthday' && (
                <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
                  {t('levels.setBirthday')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={notes}>
        {data.birthday !== '' && <p>{t('levels.birthday.own', { day: data.birthday })}</p>}
        {Number(data.factor) > 0 && <p>{t('levels.factor', { factor: data.factor })}</p>}
      </div>
      {isAsking && <BirthdaySheet onClose={() => setAsking(false)} onSaved={onChanged} />}
    </Card>
  );
}
