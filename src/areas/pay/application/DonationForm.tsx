// The form of a donation: to which project, whole yuan or a share of the balance, confirmed before it leaves the wallet.
import { css } from '@linaria/core';
import { type FormEvent, useId, useState } from 'react';
import { type DonateAccountMoneyAnswer, donateApply } from '#contract/activity.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Field } from '#kit/input/Field.tsx';
import { useDraft } from '#kit/input/useDraft.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { shortAmount } from '#values/amount.ts';
import { ProjectChoice } from './ProjectChoice.tsx';

type DonationUnit = 'money' | 'percent';

const lead = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
  > strong {
    color: var(--text);
  }
`;
const form = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
const chips = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  > button {
    min-height: var(--target);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-variant-numeric: tabular-nums;
  }
  > [aria-pressed='true'] {
    border-color: var(--brand-text);
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-weight: 600;
  }
`;
const noPadding = css`
  overflow: hidden;
  padding: 0;
`;

const quick: Record<DonationUnit, readonly number[]> = {
  money: [10, 50, 100, 500],
  percent: [5, 10, 20, 50],
};

interface QuickFiguresProps {
  unit: DonationUnit;
  typed: string;
  onType: (figure: string) => void;
}

function QuickFigures({ unit, typed, onType }: QuickFiguresProps) {
  return (
    <div className={chips}>
      {quick[unit].map((value) => (
        <button
          key={value}
          type="button"
          className={pressable}
          aria-pressed={typed === String(value)}
          onClick={() => onType(String(value))}
        >
          {unit === 'money' ? value : `${value}%`}
        </button>
      ))}
    </div>
  );
}

export interface DonationFormProps {
  purse: DonateAccountMoneyAnswer;
  onGiven: () => Promise<void>;
}

export function DonationForm({ purse, onGiven }: DonationFormProps) {
  const t = useText();
  const panelId = useId();
  const { refresh } = useSite();
  const [keptUnit, setUnit] = useDraft('donation unit');
  const unit: DonationUnit = keptUnit === 'percent' ? 'percent' : 'money';
  const [typed, setTyped] = useDraft('donation');
  const [wantedProject, setProject] = useDraft('donation project');
  const project = purse.projects.find(({ key }) => key === wantedProject) ?? purse.projects[0]!;
  const [refused, setRefused] = useState('');
  const { send, sending } = useSend(donateApply);
  const most = Number(purse.most);
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const yuan =
    unit === 'money' ? number : Math.floor(Math.floor((Number(purse.money) * number) / 100 + 1e-9));
  const wrong =
    typed === ''
      ? ''
      : number === 0 || (unit === 'percent' && number > 99)
        ? t(`donation.wrong.${unit}`)
        : yuan > most
          ? t('donation.over', { most: shortAmount(String(most)) })
          : yuan === 0
            ? t('donation.tooLittle')
            : '';
  const type = (text: string): void => {
    setTyped(text);
    setRefused('');
  };
  const choose = (next: DonationUnit): void => {
    setUnit(next);
    type('');
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    if (typed === '' || wrong) {
      setRefused(wrong || t(`donation.wrong.${unit}`));
      return;
    }
    const agreed = await ask({
      text: t(unit === 'money' ? 'donation.confirm' : 'donation.confirmShare', {
        money: shortAmount(String(yuan)),
        percent: number,
        project: project.name,
        recipient: project.recipient,
      }),
      confirm: t('donation.give'),
    });
    if (!agreed) return;
    try {
      await send({ project: project.key, ...(unit === 'money' ? { money: number } : { percent: number }) });
      toast(t('donation.thanks'), { kind: 'done' });
      setUnit('');
      setTyped('');
      await Promise.all([onGiven(), refresh()]);
    } catch (error) {
      const { fieldErrors } = error as CallFailure;
      setRefused(fieldErrors?.[unit] ?? fieldErrors?.project ?? '');
    }
  };
  return (
    <Card className={noPadding}>
      <p className={lead}>
        {t('donation.balance')}
        <strong>
          <Amount value={purse.money} size="large" />
        </strong>
      </p>
      <ProjectChoice projects={purse.projects} chosen={project.key} onChoose={setProject} />
      <Tabs<DonationUnit>
        label={t('donation.way')}
        panelId={panelId}
        value={unit}
        onChange={choose}
        items={[
          { key: 'money', label: t('donation.money') },
          { key: 'percent', label: t('donation.percent') },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`donation.${unit}`)}>
        <form className={form} noValidate onSubmit={submit}>
          <QuickFigures unit={unit} typed={typed} onType={type} />
          <Field
            label={t(`donation.label.${unit}`)}
            name={unit}
            inputMode="numeric"
            autoComplete="off"
            maxLength={unit === 'money' ? 9 : 2}
            placeholder={t(`donation.placeholder.${unit}`)}
            value={typed}
            error={refused || wrong}
            hint={
              unit === 'percent' && number > 0
                ? t('donation.about', { money: shortAmount(String(yuan)) })
                : t('donation.hint')
            }
            onChange={(event) => type(event.target.value.replace(/[^\d.]/g, ''))}
          />
          <Button type="submit" wide working={sending}>
            {t('donation.give')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
