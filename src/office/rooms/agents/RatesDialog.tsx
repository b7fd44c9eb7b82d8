// Owns the form of an agent's rates, bonus group and quota, each with what may be given; only what was changed is sent.
import { Form, Input } from 'antd';
import { useState } from 'react';
import { type CardAnswer, rates as giveRates, type RatesRequest } from '#contract/office/agents.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';

type Typed = Readonly<Record<string, string>>;

/** What of the form differs from what stands. */
function changesIn(shown: CardAnswer, typed: Typed): Omit<RatesRequest, 'account' | 'reason'> {
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
  const { account, rates, group, quotas } = shown;
  const { act, isActing, failure } = useAct(giveRates);
  const [typed, setTyped] = useState<Typed>(() => ({
    ...Object.fromEntries(rates.map(({ category, rate }) => [category, rate])),
    group: String(group.value),
    ...Object.fromEntries(quotas.map(({ band, given }) => [`quota ${band}`, String(given)])),
  }));
  const change = changesIn(shown, typed);
  const doIt = async (reason: string) => {
    if (!(await act({ account, ...change, reason }))) return;
    await askAgain('agents/');
    onClose();
  };
  const field = (key: string, label: string, extra: string) => (
    <Form.Item key={key} label={label} extra={extra} htmlFor={`agent-${key}`} style={{ marginBottom: 0 }}>
      <Input
        id={`agent-${key}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed[key] ?? ''}
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
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <div className="agent-rates">
        {rates.map(({ category, least, most }) =>
          field(category, `${t(`office-agents.category.${category}`)} %`, `${least} – ${most}`),
        )}
        {field('group', t('office-agents.group'), `${group.least} – ${group.most}`)}
        {quotas.map(({ band, free }) =>
          field(
            `quota ${band}`,
            t('office-agents.quota', { band }),
            free === undefined ? '' : t('office-agents.quotaFree', { free }),
          ),
        )}
      </div>
      <p className="office-secondary">{t('office-agents.ratesFollow')}</p>
    </ReasonDialog>
  );
}
