// How a member stands during a break: until when, what is open, and the wish to return.
import { css } from '@linaria/core';
import { askReturn, type BreakStateAnswer } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

const body = css`
  display: grid;
  gap: var(--space-2);
  > h2 {
    font-size: 1.125rem;
  }
  > p {
    color: var(--text-quiet);
  }
  > p[data-main] {
    color: var(--text);
    font-size: var(--font-main);
    font-variant-numeric: tabular-nums;
  }
`;

export interface StandingProps {
  standing: BreakStateAnswer;
  onDone: () => Promise<unknown>;
}

export function Standing({ standing, onDone }: StandingProps) {
  const t = useText();
  const { state, until, opensAt, askableAt } = standing;
  if (state === 'open') return null;
  const end =
    state === 'returning'
      ? t('safety.standing.opens', { time: opensAt })
      : state === 'ended'
        ? t('safety.standing.ended')
        : until === ''
          ? t('safety.standing.forever')
          : t('safety.standing.until', { time: until });
  return (
    <>
      <Card className={body} role="status">
        <h2>{t(`safety.state.${state}`)}</h2>
        <p data-main="">{end}</p>
        <p>{t(standing.isOperatorWide ? 'safety.standing.all' : 'safety.standing.here')}</p>
        <p>{t('safety.standing.may')}</p>
        {standing.canReturn ? (
          <Return coolHours={standing.coolHours} onDone={onDone} />
        ) : (
          state === 'excluded' &&
          askableAt !== '' && <p>{t('safety.standing.askable', { time: askableAt })}</p>
        )}
      </Card>
      <ListGroup title={t('safety.standing.open')}>
        {standing.may.withdraw && (
          <ListRow icon="card" label={t('safety.standing.withdraw')} to="/withdraw" />
        )}
        <ListRow icon="chart" label={t('safety.picture.lines')} to="/reportChange" />
        <ListRow icon="ticket" label={t('safety.picture.bets')} to="/lotteryRecord" />
        <ListRow icon="info" label={t('safety.support')} to="/safety" />
      </ListGroup>
    </>
  );
}

function Return({ coolHours, onDone }: { coolHours: number; onDone: () => Promise<unknown> }) {
  const t = useText();
  const { send, sending } = useSend(askReturn);
  const wish = async (): Promise<void> => {
    const isSure = await ask({
      text: t('safety.return.ask', { hours: coolHours }),
      confirm: t('safety.return.confirm'),
      cancel: t('safety.return.stay'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await send({});
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
    }
    await onDone();
  };
  return (
    <Button kind="plain" wide working={sending} onClick={() => void wish()}>
      {t('safety.return')}
    </Button>
  );
}
