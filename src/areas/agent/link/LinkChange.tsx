// Changing a promotion link: its name, and the rates of those who register by it from then on.
import { css } from '@linaria/core';
import {
  type AgentRegPromotionSaveRequest,
  agentRegPromotionSave,
  type RegManageAnswer,
} from '#contract/agent.generated.ts';
import type { PromotionLink } from '#contract/entities.generated.ts';
import * as form from '#contract/forms/agent.agentRegPromotionSave.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { Terms } from '../account/Terms.tsx';
import { useQuotaHint } from '../account/useQuotaHint.ts';
import { hint } from '../figureStyles.ts';
import { RateFields } from '../rate/RateFields.tsx';
import { type RateTerms, useRateForm } from '../rate/useRateForm.ts';

const inside = css`
  padding: 0 var(--space-4) var(--space-5);
`;

export interface LinkChangeProps {
  /** Closed where there is none. */
  link: PromotionLink | undefined;
  onClose: () => void;
  onChanged: () => void;
}

export function LinkChange({ link, onClose, onChanged }: LinkChangeProps) {
  const t = useText();
  const done = (): void => {
    onClose();
    onChanged();
  };
  return (
    <Sheet open={link !== undefined} onClose={onClose} title={t('agent.link.changeTitle')}>
      {link && <Terms>{(terms) => <Change key={link.id} link={link} terms={terms} onDone={done} />}</Terms>}
    </Sheet>
  );
}

/** What the agent may give, beginning with what the link has. */
function termsOf(terms: RegManageAnswer, { rates, groupBonus }: PromotionLink): RateTerms {
  const own = new Map(rates.map(({ category, rate }) => [category, rate]));
  return {
    ...terms,
    rates: terms.rates.map((band) => ({ ...band, rate: own.get(band.category) ?? band.rate })),
    groupBonus: { ...terms.groupBonus, rate: groupBonus },
  };
}

interface ChangeProps {
  link: PromotionLink;
  terms: RegManageAnswer;
  onDone: () => void;
}

function Change({ link, terms, onDone }: ChangeProps) {
  const t = useText();
  const { send } = useSend(agentRegPromotionSave);
  const rates = useRateForm(termsOf(terms, link));
  const hintOf = useQuotaHint(terms.quotas, rates);
  const submit = async ({ name = '' }: AgentRegPromotionSaveRequest): Promise<void> => {
    const changed = rates.request(true);
    const isRated = Object.keys(changed).length > 0;
    // Rates that the agent may not give any more stand in nobody's way to a new name.
    if (isRated && !rates.check()) return;
    if (!isRated && name.trim() === link.name) {
      toast(t('agent.rate.unchanged'));
      return;
    }
    try {
      await send({ id: link.id, name, ...changed });
    } catch (error) {
      rates.refuse(error);
      throw error;
    }
    toast(t('agent.link.changed'), { kind: 'done' });
    onDone();
  };
  return (
    <CallForm<AgentRegPromotionSaveRequest>
      className={inside}
      form={form}
      initial={{ name: link.name }}
      order={['name']}
      // The wire has no empty text: a name can be replaced, not taken away.
      required={link.name === '' ? [] : ['name']}
      fields={{
        name: { label: t('agent.link.name'), placeholder: t('agent.link.nameHint'), maxLength: 20 },
      }}
      submitLabel={t('agent.link.saveChange')}
      onSubmit={submit}
    >
      <RateFields form={rates} hintOf={hintOf} />
      <p className={hint}>{t('agent.link.changeHint')}</p>
    </CallForm>
  );
}
