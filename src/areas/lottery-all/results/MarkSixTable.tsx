// The table of Mark Six: which numbers each zodiac, colour and element has in the lunar year.
import { css } from '@linaria/core';
import { useState } from 'react';
import { getSixJsDatas } from '#contract/lottery.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { waveOfNumber, wavePaints } from '#kit/lottery/colours.ts';
import { Await } from '#kit/page/Await.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { card, folded } from './resultStyles.ts';

const kinds = ['shengXiao', 'boSe', 'wuXing'] as const;

const table = css`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-4);
  h3 {
    padding-top: var(--space-2);
    font-size: var(--font-small);
  }
  dl {
    display: grid;
    gap: var(--space-2);
  }
  dl > div {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--space-2);
  }
  :lang(en) & dl > div {
    grid-template-columns: 4.75rem minmax(0, 1fr);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  dd > b {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background: var(--ground);
    color: var(--figure);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** Asked for when it is opened. */
export function MarkSixTable() {
  const t = useText();
  const named = usePlayName();
  const [isOpen, setOpen] = useState(false);
  const read = useCall(getSixJsDatas, isOpen ? {} : null, { silent: true });
  return (
    <details
      className={`${card} ${folded}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t('lottery-all.lhc')}
        <Icon name="chevron" />
      </summary>
      {isOpen && (
        <Await read={read}>
          {({ year, yearZodiac, startDate, groups }) => (
            <div className={table}>
              <p>{t('lottery-all.lhc.year', { year, zodiac: named(yearZodiac, 'lhc'), date: startDate })}</p>
              {kinds.map((kind) => (
                <section key={kind}>
                  <h3>{t(`lottery-all.lhc.${kind}`)}</h3>
                  <dl>
                    {groups
                      .filter((group) => group.kind === kind)
                      .map(({ name, haoMa }) => (
                        <div key={name}>
                          <dt>{named(name, 'lhc')}</dt>
                          <dd>
                            {haoMa.split(',').map((figure) => (
                              <Number49 key={figure} figure={figure} />
                            ))}
                          </dd>
                        </div>
                      ))}
                  </dl>
                </section>
              ))}
            </div>
          )}
        </Await>
      )}
    </details>
  );
}

function Number49({ figure }: { figure: string }) {
  const paint = wavePaints[waveOfNumber(Number(figure))];
  return <b style={{ '--ground': paint.ground, '--figure': paint.figure } as object}>{figure}</b>;
}
