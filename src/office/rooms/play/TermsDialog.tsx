// The form of limits and odds of a play, or of the limits of a mode; only what was changed is planned, and made once nothing speaks against it.
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import {
  applyTerms,
  type PlanTermsRequest,
  planTerms,
  type TermsAnswer,
  terms,
} from '#contract/office/play.generated.ts';
import { OfficeFailure, send } from '../../kit/call/client.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';

interface TermsDialogProps {
  shown: TermsAnswer;
  /** Empty for the limits of the mode. */
  play: string;
  onClose: () => void;
}

type Typed = Readonly<Record<string, string>>;

const limitFields = ['unitLeast', 'unitMost', 'playPeriodMost', 'payoutMost', 'orderUnitsMost'] as const;
const ofMode = [...limitFields, 'memberPeriodMost'] as const;
type LimitField = (typeof ofMode)[number];

/** Without the decimals that are zero: 5000.0000 is typed as 5000. */
const plain = (value: string | number): string => String(Number(value));
const oddsKey = (outcome: string): string => `odds ${outcome}`;

export function TermsDialog({ shown, play, onClose }: TermsDialogProps) {
  const t = useText();
  const { lottery, mode, mark } = shown;
  const isCredit = mode === 'credit' && play !== '';
  const read = useRead(terms, isCredit ? { lottery, mode, play } : null);
  const there = shown.plays.find((each) => each.play === play);
  const name = there?.name ?? t('office-play.wholeMode');
  const fields: readonly LimitField[] = play === '' ? ofMode : limitFields;
  const [typed, setTyped] = useState<Typed>({});
  const [refused, setRefused] = useState<OfficeFailure>();
  const { act, isActing, failure } = useAct(applyTerms);
  const standing = (field: LimitField): string =>
    plain(field === 'memberPeriodMost' ? shown.memberPeriodMost : (there ?? shown)[field]);
  const odds = read.data?.odds ?? [];
  const wantedLimits = fields.filter(
    (field) => typed[field] !== undefined && typed[field] !== standing(field),
  );
  const wantedOdds = odds.filter(({ outcome, odds: stand }) => {
    const wanted = typed[oddsKey(outcome)];
    return wanted !== undefined && wanted !== plain(stand);
  });
  const request = (): PlanTermsRequest => ({
    ...{ lottery, mark: read.data?.mark ?? mark },
    ...(wantedLimits.length > 0 && {
      limits: [
        {
          mode,
          ...(play !== '' && { play }),
          ...Object.fromEntries(wantedLimits.map((field) => [field, typed[field]!.trim()])),
        },
      ],
    }),
    ...(wantedOdds.length > 0 && {
      odds: wantedOdds.map(({ outcome }) => ({ play, outcome, odds: typed[oddsKey(outcome)]!.trim() })),
    }),
  });
  const doIt = async (reason: string) => {
    setRefused(undefined);
    try {
      const planned = await send(planTerms, request());
      const against = planned.diagnostics.filter(({ severity }) => severity === 'error');
      const why = [...against.map(({ message }) => message), ...planned.refusals];
      if (planned.plan === undefined)
        return setRefused(new OfficeFailure('refused', why.join(' ') || t('office-play.noChange')));
      if (!(await act({ plan: planned.plan, reason }))) return;
      await askAgain('play/', 'approvals/');
      onClose();
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      setRefused(error);
    }
  };
  const field = (key: string, label: string, value: string, hint?: string) => (
    <Form.Item key={key} label={label} extra={hint} htmlFor={`play-${key}`} style={{ marginBottom: 0 }}>
      <Input
        id={`play-${key}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={typed[key] ?? value}
        onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
      />
    </Form.Item>
  );
  return (
    <ReasonDialog
      isOpen
      title={`${t('office-play.change')} · ${shown.name} · ${name}`}
      doIt={t('office-play.save')}
      isReady={wantedLimits.length + wantedOdds.length > 0}
      isActing={isActing}
      failure={failure ?? refused}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <p className="office-secondary">{t('office-play.termsAbout')}</p>
      <div className="play-fields">
        {fields.map((each) => field(each, t(`office-play.${each}`), standing(each)))}
      </div>
      {odds.length > 0 && (
        <>
          <h3>{t('office-play.odds')}</h3>
          <Alert className="play-note" type="info" title={t('office-play.oddsAbout')} />
          <div className="play-fields">
            {odds.map(({ outcome, name: called, odds: stand, isOwn }) =>
              field(oddsKey(outcome), called, plain(stand), isOwn ? t('office-play.own') : undefined),
            )}
          </div>
        </>
      )}
    </ReasonDialog>
  );
}
