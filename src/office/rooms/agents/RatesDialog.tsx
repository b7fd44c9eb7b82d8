// The form of an agent's rates, bonus group and quota, each with what may be given; only what was changed is sent.
import { Form, Input } from 'antd';
import { useState } from 'react';
import { type CardAnswer, rates as giveRates, type RatesRequest } from '#contract/office/agents.generated.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useAgentAct } from './useAgentAct.ts';

/** By field, what somebody typed; the others are as they stand. */
type Typed = Readonly<Record<string, string>>;

/** What of the form differs from what stands. */
function changesIn(shown: CardAnswer, typed: Typed): Omit<RatesRequest, 'account' | 'version' | 'reason'> {
  const value = (key: string) => (typed[key] ?? '').trim();
  const rates = shown.rates.flatMap(({ category, rate }) => {
    const wanted = value(category);
    return wanted === '' || Number(wanted) === Number(rate) ? [] : [{ category, rate: wanted }];
  });
  const group = value('group');
  const quotas = shown.quotas.flatMap(({ band, given }) => {
    const wanted = value(`quota ${band}`);
    return wanted === '' || Number(wanted) === given ? [] : [{ band, given: Number(wanted) }];
  });
  return {
    ...(rates.length > 0 && { rates }),
    ...(group !== '' && Number(group) !== shown.group.value && { groupBonus: Number(group) }),
    ...(quotas.length > 0 && { quotas }),
  };
}

export function RatesDialog({ shown, onClose }: { shown: CardAnswer; onClose: () => void }) {
  const t = useText();
  const { seen, doIt, isActing, failure } = useAgentAct(giveRates, shown);
  const { account, rates, group, quotas } = seen;
  const [typed, setTyped] = useState<Typed>({});
  const change = changesIn(seen, typed);
  const field = (key: string, stands: string, label: string, extra: string) => (
    <Form.Item key={key} label={label} extra={extra} htmlFor={`agent-${key}`} style={{ marginBottom: 0 }}>
      <Input
        id={`agent-${key}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed[key] ?? stands}
        status={failure?.fieldErrors[key] ? 'error' : ''}
        onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
      />
    </Form.Item>
  );
  return (
    <ReasonDialog
      isOpen
      title={`${t('office-agents.act.rates')} · ${account}`}
      doIt={t('office-agents.act.rates')}
      isReady={Object.keys(change).length > 0}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt({ ...change, reason }).then((isDone) => isDone && onClose())}
      onClose={onClose}
    >
      <div className="agent-rates">
        {rates.map(({ category, rate, least, most }) =>
          field(category, rate, `${t(`office-agents.category.${category}`)} %`, `${least} – ${most}`),
        )}
        {field('group', String(group.value), t('office-agents.group'), `${group.least} – ${group.most}`)}
        {quotas.map(({ band, given, free }) =>
          field(
            `quota ${band}`,
            String(given),
            t('office-agents.quota', { band }),
            free === undefined ? '' : t('office-agents.quotaFree', { free }),
          ),
        )}
      </div>
      <p className="office-secondary">{t('office-agents.ratesFollow')}</p>
    </ReasonDialog>
  );
}
