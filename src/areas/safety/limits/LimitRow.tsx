// One limit: its figure, what is used and left of it, when that comes free again, and a rise that waits.
import { css } from '@linaria/core';
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { bindingValue, usedShare } from './limitValue.ts';
import { PendingRise } from './PendingRise.tsx';
import { useLimitText } from './useLimitText.ts';

const block = css`
  padding: 0 var(--space-4) var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
  &:has(> :only-child) {
    padding-bottom: 0;
  }
`;
const head = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: max(3.25rem, var(--target));
  text-align: left;
  > span {
    flex: 1 1 auto;
    font-size: 0.9375rem;
  }
  > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > b[data-none] {
    color: var(--text-quiet);
    font-weight: 400;
  }
  > svg {
    flex: none;
    color: var(--text-faint);
  }
`;
const track = css`
  height: 0.5rem;
  margin-bottom: var(--space-2);
  border-radius: 0.25rem;
  background: var(--surface-sunken);
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    border-radius: 0.25rem;
    background: var(--brand-text);
  }
  > i[data-full] {
    background: var(--warn);
  }
`;
const note = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;

export interface LimitRowProps {
  limit: PlayerLimit;
  /** The player wants another figure. */
  onChange: () => void;
  /** A rise was confirmed or called off. */
  onDone: () => Promise<unknown>;
}

export function LimitRow({ limit, onChange, onDone }: LimitRowProps) {
  const t = useText();
  const text = useLimitText();
  const { kind, frame, value, stationValue, used, left, resetsAt } = limit;
  const binding = bindingValue(limit);
  const share = usedShare(used, binding);
  return (
    <section className={block} data-limit={`${kind} ${frame}`}>
      <button type="button" className={`${head} ${pressable}`} aria-haspopup="dialog" onClick={onChange}>
        <span>{t(`safety.limits.frame.${frame}`)}</span>
        <b data-none={value === '' || undefined}>
          {value === '' ? t('safety.limits.none') : text(kind, value)}
        </b>
        <Icon name="chevron" />
      </button>
      {binding !== '' && (
        <>
          <div className={track} aria-hidden="true">
            <i data-full={share >= 1 || undefined} style={{ width: `${share * 100}%` }} />
          </div>
          <p className={note}>
            <span>
              {t('safety.limits.used', { used: text(kind, used || '0'), left: text(kind, left || '0') })}
            </span>
            {resetsAt !== '' && <span>{t('safety.limits.resets', { time: shortMoment(resetsAt) })}</span>}
          </p>
        </>
      )}
      {stationValue !== '' && (
        <p className={note}>{t('safety.limits.station', { value: text(kind, stationValue) })}</p>
      )}
      {limit.pendingState !== 'none' && <PendingRise limit={limit} onDone={onDone} />}
    </section>
  );
}
