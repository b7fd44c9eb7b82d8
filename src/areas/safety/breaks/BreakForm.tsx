// The choice of a break: how long, where, what it means, and the second yes; an exclusion is typed.
import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BreakStateAnswer, takeBreak } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Field } from '#kit/input/Field.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { amountText } from '#values/amount.ts';
import { Chips } from '../Chips.tsx';
import { type BreakChoice, breakChoices, nameOf } from './breakTerms.ts';
import { Effects } from './Effects.tsx';

const body = css`
  display: grid;
  gap: var(--space-3);
`;

export function BreakForm({ standing }: { standing: BreakStateAnswer }) {
  const t = useText();
  const { refresh } = useSite();
  const navigate = useNavigate();
  const { send, sending } = useSend(takeBreak);
  const [choice, choose] = useState<BreakChoice | null>(null);
  const [scope, setScope] = useState<'station' | 'operator'>('station');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const offered = breakChoices(standing);
  const isExclusion = choice?.kind === 'exclude';
  const coversAll = isExclusion && standing.allStations === 'always';
  const word = t('safety.break.word');

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!choice) return;
    if (isExclusion && typed.trim().toLowerCase() !== word.toLowerCase())
      return setFault(t('safety.break.wordWrong', { word }));
    const term = t(`safety.break.term.${nameOf(choice)}`);
    const isSure = await ask({
      title: t(`safety.break.kind.${choice.kind}`),
      text: t('safety.break.ask', { term }),
      confirm: t('safety.break.confirm'),
    });
    if (!isSure) return;
    try {
      const { state, until, refunded, unsettled } = await send({
        kind: choice.kind,
        ...(choice.kind === 'timeout' ? { hours: choice.hours } : { term: choice.term }),
        scope: coversAll ? 'operator' : scope,
      });
      const lines = [
        until === '' ? t('safety.break.done.forever') : t('safety.break.done.until', { time: until }),
        /[1-9]/.test(refunded) && t('safety.break.done.refunded', { amount: amountText(refunded) }),
        unsettled > 0 && t('safety.break.done.unsettled', { count: unsettled }),
        t('safety.break.done.loggedOut'),
      ];
      await ask({
        title: t(state === 'timeout' ? 'safety.state.timeout' : 'safety.state.excluded'),
        text: lines.filter((line) => line !== false).join('\n'),
        confirm: t('safety.break.done.read'),
        cancel: null,
      });
    } catch (error) {
      // Why a call failed, the shell says.
      if (!(error instanceof CallFailure)) throw error;
      return;
    }
    // The session has ended with the break.
    await refresh();
    await navigate('/index');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Card className={body}>
        <Chips
          legend={t('safety.break.kind.timeout')}
          hint={t('safety.break.timeoutHint')}
          items={offered.timeouts.map((one) => ({
            key: nameOf(one),
            label: t(`safety.break.term.${nameOf(one)}`),
          }))}
          value={choice && nameOf(choice)}
          onChange={(name) => choose(offered.timeouts.find((one) => nameOf(one) === name) ?? null)}
        />
        <Chips
          legend={t('safety.break.kind.exclude')}
          hint={t('safety.break.excludeHint')}
          items={offered.exclusions.map((one) => ({
            key: nameOf(one),
            label: t(`safety.break.term.${nameOf(one)}`),
          }))}
          value={choice && nameOf(choice)}
          onChange={(name) => choose(offered.exclusions.find((one) => nameOf(one) === name) ?? null)}
        />
      </Card>
      {choice && (
        <Card className={body}>
          {coversAll ? (
            <p>{t('safety.break.scope.always')}</p>
          ) : (
            <Chips
              legend={t('safety.break.scope')}
              items={(['station', 'operator'] as const).map((key) => ({
                key,
                label: t(`safety.break.scope.${key}`),
              }))}
              value={scope}
              onChange={setScope}
            />
          )}
          <Effects kind={choice.kind} openBets={standing.openBets} />
          {isExclusion && (
            <Field
              label={t('safety.break.wordLabel', { word })}
              error={fault}
              autoComplete="off"
              maxLength={20}
              value={typed}
              onChange={({ target }) => {
                setFault(undefined);
                setTyped(target.value);
              }}
            />
          )}
          <Button type="submit" kind={isExclusion ? 'danger' : 'main'} wide working={sending}>
            {t('safety.break.take', { term: t(`safety.break.term.${nameOf(choice)}`) })}
          </Button>
        </Card>
      )}
    </form>
  );
}
