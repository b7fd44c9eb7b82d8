// What a lottery rate costs of the quota, said beside it while it is chosen.
import type { RateQuota } from '#contract/entities.generated.ts';
import { useText } from '#texts/useText.ts';
import { quotaOf } from '../rate/quotaOf.ts';
import type { RateForm, RateName } from '../rate/useRateForm.ts';

export function useQuotaHint(
  quotas: readonly RateQuota[],
  { fields }: RateForm,
): (name: RateName) => string | undefined {
  const t = useText();
  return (name) => {
    if (name !== 'lottery') return undefined;
    const taken = quotaOf(quotas, fields.find((field) => field.name === name)?.value ?? '');
    return taken && t(taken.free > 0 ? 'agent.quota.takes' : 'agent.quota.none', { free: taken.free });
  };
}
