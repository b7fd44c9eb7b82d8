// The rates of the member's own level and of the next ones.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import type { RebateInfoAnswer } from '#contract/activity.generated.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { quietNote, table } from '../shared/sectionStyles.ts';
import { Section } from './claiming/Section.tsx';

const panel = css`
  padding-top: var(--space-2);
`;

export function Rates({ info: { level: own, levels } }: { info: RebateInfoAnswer }) {
  const t = useText();
  const panelId = useId();
  const [chosen, setChosen] = useState(own);
  const shown = levels.find(({ level }) => level === chosen) ?? levels[0]!;
  const labelOf = ({ level, name }: RebateInfoAnswer['levels'][number]): string =>
    level === own ? t('rebates.own') : name || t('rebates.level', { level });
  return (
    <Section title={t('rebates.rates')}>
      {levels.length > 1 && (
        <Tabs
          label={t('rebates.levels')}
          panelId={panelId}
          value={shown.level}
          onChange={setChosen}
          items={levels.map((each) => ({ key: each.level, label: labelOf(each) }))}
        />
      )}
      <div
        id={panelId}
        className={panel}
        {...(levels.length > 1 && { role: 'tabpanel', 'aria-label': labelOf(shown) })}
      >
        {shown.tiers.length === 0 ? (
          <p className={quietNote}>{t('rebates.noTiers')}</p>
        ) : (
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{t('rebates.category')}</th>
                <th scope="col">{t('rebates.from')}</th>
                <th scope="col">{t('rebates.rate')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.tiers.map(({ category, fromBet, rate }) => (
                <tr key={`${category} ${fromBet}`}>
                  <td>{t(`rebates.category.${category}`)}</td>
                  <td>{Number(fromBet) > 0 ? `¥${shortAmount(fromBet)}` : t('rebates.anyBet')}</td>
                  <td>{t('rebates.rateOf', { rate })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Section>
  );
}
