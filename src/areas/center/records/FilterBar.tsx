// Owns the choice of days and of a lottery above the records.
import { css } from '@linaria/core';
import { spoken } from '#kit/tokens.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { type Filter, type Range, ranges } from './look.ts';

const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--edge) var(--edge) 0;
  select {
    width: 100%;
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface-raised);
    color: var(--text);
    font-size: max(1rem, 16px);
  }
`;

export function FilterBar({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (changed: Partial<Filter>) => void;
}) {
  const t = useText();
  const { data } = useLotteryList();
  const lotteries = [
    ...new Map(
      [...(data?.credit ?? []), ...(data?.official ?? [])].map((each) => [each.lotCode, each]),
    ).values(),
  ];
  return (
    <div className={bar}>
      <label>
        <span className={spoken}>{t('center.record.days')}</span>
        <select value={filter.range} onChange={(event) => onChange({ range: event.target.value as Range })}>
          {ranges.map((range) => (
            <option key={range} value={range}>
              {t(`center.record.range.${range}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className={spoken}>{t('center.record.lottery')}</span>
        <select value={filter.lotCode} onChange={(event) => onChange({ lotCode: event.target.value })}>
          <option value="">{t('center.record.lottery.all')}</option>
          {/* One the list has not, or has not yet: bets of it may be there all the same. */}
          {filter.lotCode !== '' && !lotteries.some(({ lotCode }) => lotCode === filter.lotCode) && (
            <option value={filter.lotCode}>{filter.lotCode}</option>
          )}
          {lotteries.map(({ lotCode, lotName }) => (
            <option key={lotCode} value={lotCode}>
              {lotName}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
