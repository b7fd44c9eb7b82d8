// One line of the basket: what was picked, at which terms, what it costs, and what keeps it from being placed.

import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { twoLines } from '#kit/clamp.ts';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { slipRow } from '#play/slip/slipRow.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { formatMoney } from '#values/money.ts';
import { type LineFault, percent, type SlipLine } from '../slip.ts';

const lineStyle = css`
  grid-template-columns: minmax(0, 1fr) auto var(--remove);
  margin: 0 var(--space-4);
  h3 {
    ${twoLines};
    font-weight: 500;
  }
  h3 > span {
    color: var(--brand-text);
    font-variant-numeric: tabular-nums;
  }
`;

export function BasketLine({ slip, onRemove }: { slip: SlipLine; onRemove: () => void }) {
  const t = useText();
  const named = usePlayName();
  const { line, play, units, stake, now, fault } = slip;
  const name = named(play.name);
  const picks = named(slip.picks, play.family);
  // A thousand tickets are not read on a phone.
  const shown = picks.length > 200 ? `${picks.slice(0, 200)}…` : picks;
  const group = t('official.line.group', {
    group: now ? `${line.bonusGroup} → ${now.bonusGroup}` : line.bonusGroup,
    rebate: percent((now ?? line).rebate),
  });
  return (
    <li className={`${slipRow} ${lineStyle}`}>
      <div>
        <h3>
          {name} <span>{shown}</span>
        </h3>
        <p>
          {line.isByChance && <Badge kind="quiet">{t('official.line.chance')}</Badge>}{' '}
          {t('official.line.terms', {
            units,
            multiple: line.multiple,
            unit: t(`official.unit.${line.unit}`),
          })}
        </p>
        <p>{now ? <mark data-changed>{group}</mark> : group}</p>
      </div>
      <Amount value={formatMoney(stake)} exact />
      <button
        type="button"
        className={pressable}
        aria-label={t('official.line.remove', { bet: `${name} ${shown}` })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {fault && <Fault fault={fault} slip={slip} />}
    </li>
  );
}

function Fault({ fault, slip: { limits } }: { fault: LineFault; slip: SlipLine }) {
  const t = useText();
  const values = {
    least: limits?.unitLeast ?? '',
    most: (fault === 'units' ? String(limits?.orderUnitsMost ?? '') : limits?.unitMost) ?? '',
  };
  return <p role="alert">{t(`official.fault.${fault}`, values)}</p>;
}
