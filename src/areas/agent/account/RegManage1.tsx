// Making a promotion link: its name, what those who come by it become, and their rates.
import '../texts.ts';
import { useNavigate } from 'react-router-dom';
import {
  type AgentRegPromotionSaveRequest,
  agentRegPromotionList,
  agentRegPromotionSave,
  type RegManageAnswer,
} from '#contract/agent.generated.ts';
import type { PromotionLink } from '#contract/entities.generated.ts';
import * as form from '#contract/forms/agent.agentRegPromotionSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { hint, waiting } from '../figureStyles.ts';
import { RateFields } from '../rate/RateFields.tsx';
import { startOf } from '../rate/startOf.ts';
import { useRateForm } from '../rate/useRateForm.ts';
import { Quotas } from './Quotas.tsx';
import { Terms } from './Terms.tsx';
import { useQuotaHint } from './useQuotaHint.ts';

export function RegManage1() {
  const { data, error } = useCall(agentRegPromotionList, {}, { silent: true });
  return (
    <Terms>
      {(terms) =>
        data || error ? (
          <NewLink terms={terms} last={data?.list[0]} />
        ) : (
          <div className={waiting}>
            <Skeleton height="20rem" />
          </div>
        )
      }
    </Terms>
  );
}

/** It begins with the rates of the link made last, where there is one. */
function NewLink({ terms, last }: { terms: RegManageAnswer; last: PromotionLink | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const { send } = useSend(agentRegPromotionSave);
  const rates = useRateForm(terms, last && { start: startOf(terms, last) });
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
          {last && <p className={hint}>{t('agent.link.asLast', { name: last.name || last.code })}</p>}
          <p className={hint}>{t('agent.link.fixed')}</p>
        </CallForm>
      </Card>
    </>
  );
}
