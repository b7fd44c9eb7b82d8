// The sheet with one draw in full: its forms, and the check of its fairness.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Draw } from '#kit/lottery/Draw.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { verifierAddress } from './verifierAddress.ts';
import type { DrawVerification } from './verifyDraw.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-5);
  h3 {
    font-size: var(--font-body);
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
    line-height: 1.65;
  }
  code {
    display: block;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-caption);
    overflow-wrap: anywhere;
  }
`;
const forms = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 1px;
  overflow: hidden;
  border-radius: var(--radius-small);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    background: var(--surface-sunken);
  }
  > div[data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    flex: none;
    color: var(--text-quiet);
  }
  dd {
    font-weight: 600;
    text-align: right;
  }
`;
const verdict = css`
  display: grid;
  gap: var(--space-2);
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: start;
    font-weight: 600;
  }
  > li[data-good='true'] > svg {
    color: var(--lose);
  }
  > li[data-good='false'] {
    color: var(--danger);
  }
`;

export interface ProofSheetProps {
  lottery: Lottery;
  period: DrawnPeriod;
  onClose: () => void;
}

export function ProofSheet({ lottery, period, onClose }: ProofSheetProps) {
  const t = useText();
  const named = usePlayName();
  const { qiHao, openTime, haoMa, readings, source, correctedFrom } = period;
  return (
    <Sheet open onClose={onClose} title={`${lottery.lotName}\u00a0· ${t('play.period', { qiHao })}`}>
      <div className={body}>
        <Draw family={lottery.family} haoMa={haoMa} readings={readings} size="large" />
        <p>
          {t('lottery-all.opened', { time: openTime })} · {t(`lottery-all.source.${source}`)}
        </p>
        {correctedFrom !== '' && (
          <p>{t('lottery-all.corrected.from', { numbers: correctedFrom.replaceAll(',', ', ') })}</p>
        )}
        <dl className={forms}>
          {readings
            .map(({ name, value }) => [named(name), named(value, lottery.family)] as const)
            .map(([name, value]) => (
              <div key={name} data-wide={value.length > 6 || name.length > 8 ? '' : undefined}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <Fairness lottery={lottery} period={period} />
      </div>
    </Sheet>
  );
}

/** WebCrypto is there on secure addresses alone (https, localhost). */
const canVerifyDraw = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** A bound draw may have been committed to after its sale, where no server ran; never after its round. */
const committedWords = (isKept: boolean, isBound: boolean) =>
  isKept ? (isBound ? 'lottery-all.proof.kept.bound' : 'lottery-all.proof.kept') : 'lottery-all.proof.broken';

function Fairness({ lottery, period }: Pick<ProofSheetProps, 'lottery' | 'period'>) {
  const t = useText();
  const [proof, setProof] = useState<DrawVerification | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { commitment, seed, beacon, publicValue, source } = period;
  const check = (): void => {
    setBusy(true);
    // The rules of play come only for those who check.
    import('./verifyDraw.ts')
      .then(({ verifyDraw }) => verifyDraw(period, lottery.family))
      .then(setProof, () => setProof('failed'))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <h3>{t('lottery-all.proof')}</h3>
      <p>{t(seed === '' ? 'lottery-all.proof.feed' : `lottery-all.proof.${source}`)}</p>
      {seed !== '' && (
        <>
          <p>{t('lottery-all.proof.how')}</p>
          <div>
            <p>{t('lottery-all.proof.commitment')}</p>
            {commitment ? <code>{commitment}</code> : <p>{t('lottery-all.proof.none')}</p>}
          </div>
          <div>
            <p>{t('lottery-all.proof.seed')}</p>
            <code>{seed}</code>
          </div>
          {beacon !== '' && (
            <div>
              <p>{t('lottery-all.proof.beacon')}</p>
              <code>{beacon}</code>
              <p>{t('lottery-all.proof.value')}</p>
              <code>{publicValue}</code>
            </div>
          )}
          {canVerifyDraw() ? (
            <Button wide kind="quiet" disabled={isBusy} onClick={check}>
              {t('lottery-all.proof.check')}
            </Button>
          ) : (
            <p>{t('lottery-all.proof.unsafe')}</p>
          )}
          <p>
            <a href={verifierAddress(period, lottery.family)} target="_blank" rel="noreferrer">
              {t('lottery-all.proof.page')}
            </a>
          </p>
          <div role="status">
            {proof === 'failed' && <p>{t('lottery-all.proof.failed')}</p>}
            {proof !== null && proof !== 'failed' && (
              <ul className={verdict}>
                {proof.isCommitted !== null && (
                  <CheckResult
                    isGood={proof.isCommitted}
                    text={t(committedWords(proof.isCommitted, period.beacon !== ''))}
                  />
                )}
                <CheckResult
                  isGood={proof.isDrawn}
                  text={t(proof.isDrawn ? 'lottery-all.proof.same' : 'lottery-all.proof.other', {
                    numbers: proof.haoMa.replaceAll(',', ' '),
                  })}
                />
              </ul>
            )}
          </div>
        </>
      )}
    </>
  );
}

function CheckResult({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <li data-good={isGood}>
      <Icon name={isGood ? 'check' : 'warn'} />
      {text}
    </li>
  );
}
