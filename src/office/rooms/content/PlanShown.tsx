// What a plan says to whoever decides on it: what changes, whom it concerns, what it costs, and what speaks against it.
import { Alert, Flex } from 'antd';
import type { PlanAnswer } from '#contract/office/content.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { Faults } from '../../kit/form/Faults.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';

const effects = ['players', 'money', 'nothing'] as const;

export function PlanShown({ plan }: { plan: PlanAnswer }) {
  const t = useText();
  const { diagnostics, refusals, differences, costs, second } = plan;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return (
    <Flex vertical gap={12}>
      {errors.length > 0 && (
        <Panel title={t('office-content.mistakes')}>
          <Faults faults={errors} />
        </Panel>
      )}
      {refusals.length > 0 && (
        <Alert type="error" showIcon title={t('office-content.refusals')} description={refusals.join(' ')} />
      )}
      {errors.length === 0 && (
        <Panel title={t('office-content.plan')}>
          {differences.length === 0 && <p className="office-secondary">{t('office-content.noChange')}</p>}
          {effects.map((effect) => {
            const own = differences.filter((one) => one.effect === effect);
            return own.length === 0 ? null : (
              <section key={effect} aria-label={t(`office-content.effect.${effect}`)}>
                <h3 className="content-effect">{t(`office-content.effect.${effect}`)}</h3>
                <ul className="content-differences">
                  {own.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </section>
            );
          })}
        </Panel>
      )}
      {warnings.length > 0 && (
        <Panel title={t('office-content.warnings')}>
          <Faults faults={warnings} />
        </Panel>
      )}
      {costs.map((cost) => (
        <Cost key={`${cost.kind} ${cost.key}`} cost={cost} />
      ))}
      {plan.plan !== undefined && (
        <Alert
          type={second ? 'warning' : 'info'}
          showIcon
          title={t(second ? 'office-content.needsSecond' : 'office-content.alone')}
        />
      )}
    </Flex>
  );
}

function Cost({ cost }: { cost: PlanAnswer['costs'][number] }) {
  const t = useText();
  const { key, eachMost, per, members, worst, given, takers } = cost;
  const most = (amount: string | undefined) =>
    amount === undefined ? (
      <strong className="office-fault">{t('office-content.cost.unbounded')}</strong>
    ) : (
      <Amount value={amount} />
    );
  return (
    <Facts
      title={`${t('office-content.cost')} · ${key}`}
      facts={[
        [
          t('office-content.cost.each'),
          <span key="each">
            {most(eachMost)} {t(`office-content.cost.per.${per}`)}
          </span>,
        ],
        [t('office-content.cost.members'), members],
        [t('office-content.cost.worst'), <strong key="worst">{most(worst)}</strong>],
        [
          t('office-content.cost.given'),
          given !== undefined && (
            <span key="given">
              <Amount value={given} /> · {t('office-content.cost.takers', { count: takers ?? 0 })}
            </span>
          ),
        ],
      ]}
    />
  );
}
