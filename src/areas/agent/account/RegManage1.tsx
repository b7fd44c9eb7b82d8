// Owns making a promotion link: its name, what those who come by it become, and their rates.
import '../texts.ts';
import { useNavigate } from 'react-router-dom';
import {
  type AgentRegPromotionSaveRequest,
  agentRegPromotionSave,
  type RegManageAnswer,
} from '#contract/agent.generated.ts';
import * as form from '#contract/forms/agent.agentRegPromotionSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { hint } from '../figureStyles.ts';
import { RateFields } from '../rate/RateFields.tsx';
import { useRateForm } from '../rate/useRateForm.ts';
import { Quotas } from './Quotas.tsx';
import { Terms } from './Terms.tsx';
import { useQuotaHint } from './useQuotaHint.ts';

export function RegManage1() {
  return <Terms>{(terms) => <NewLink terms={terms} />}</Terms>;
}

function NewLink({ terms }: { terms: RegManageAnswer }) {
  const t = useText();
  const navigate = useNavigate();
  const { send } = useSend(agentRegPromotionSave);
  const rates = useRateForm(terms);
  const hintOf = useQuotaHint(terms.quotas, rates);
  const submit = async (typed: AgentRegPromotionSaveRequest): Promise<void> => {
    if (!rates.check()) return;
    try {
      const { link } = await send({ ...typed, ...rates.request() });
      toast(t('agent.link.made'), { kind: 'done' });
      await navigate(`/promotionUrl?link=${link.id}`, { replace: true });
    } catch (error) {
      rates.refuse(error);
      throw error;
    }
  };
  return (
    <>
      <Quotas quotas={terms.quotas} />
      <Card>
        <CallForm<AgentRegPromotionSaveRequest>
          form={form}
          initial={{ type: terms.types.at(-1)! }}
          draft={{ name: 'promotion link', fields: ['name'] }}
          order={['type', 'name']}
          required={['type']}
          fields={{
            type: {
              label: t('agent.link.type'),
              choices: terms.types.map((value) => ({ value, label: t(`agent.type.${value}`) })),
            },
            name: {
              label: t('agent.link.name'),
              placeholder: t('agent.link.nameHint'),
              maxLength: 20,
            },
          }}
          submitLabel={t('agent.link.make')}
          onSubmit={submit}
        >
          <RateFields form={rates} hintOf={hintOf} />
          <p className={hint}>{t('agent.link.fixed')}</p>
        </CallForm>
      </Card>
    </>
  );
}
