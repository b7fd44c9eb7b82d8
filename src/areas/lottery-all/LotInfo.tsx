// The page of rules: how a lottery draws, and for each play how it is picked, when it wins, what it pays, with a calculated example.
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import './texts.ts';
import '#play/shown/texts.ts';
import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { getOffcialCzsm } from '#contract/lottery.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { PlayRule, type Rule } from './PlayRule.tsx';
import { type Chosen, ChosenLottery } from './results/ChosenLottery.tsx';
import { MarkSixTable } from './results/MarkSixTable.tsx';
import { card, folded } from './results/resultStyles.ts';
import { usePrices } from './usePrices.ts';

const intro = css`
  padding: var(--space-4);
  line-height: 1.7;
  h2 {
    padding-bottom: var(--space-1);
    font-size: var(--font-main);
  }
  p {
    color: var(--text-quiet);
  }
  p + h2 {
    padding-top: var(--space-3);
  }
`;
export function LotInfo() {
  return <ChosenLottery>{(chosen) => <Rules {...chosen} />}</ChosenLottery>;
}

function Rules(chosen: Chosen) {
  const t = useText();
  const { lottery, mode } = chosen;
  const rules = useCall(
    getOffcialCzsm,
    { lotCode: lottery.lotCode, lotVersion: LotVersion[mode] },
    { silent: true },
  );
  const prices = usePrices(chosen);
  return (
    <>
      <section className={`${card} ${intro}`}>
        <h2>{t('lottery-all.drawing')}</h2>
        <p>{t(`lottery-all.draw.${lottery.family}`)}</p>
        <h2>{t('lottery-all.settling')}</h2>
        <p>{t(`lottery-all.settle.${mode}`)}</p>
      </section>
      {lottery.family === 'lhc' && <MarkSixTable />}
      <Await read={rules}>
        {({ list }) =>
          groupsOf(list).map(([name, plays], at) => (
            <Group key={name} name={name} isFirst={at === 0} count={plays.length}>
              {() =>
                plays.map((rule) => (
                  <PlayRule
                    key={rule.playCode}
                    family={lottery.family}
                    mode={mode}
                    rule={rule}
                    price={prices.data?.byPlay.get(rule.playCode)}
                  />
                ))
              }
            </Group>
          ))
        }
      </Await>
    </>
  );
}

/** By their tab on the board, in its order. */
function groupsOf(list: readonly Rule[]): [string, Rule[]][] {
  const groups = new Map<string, Rule[]>();
  for (const rule of list) groups.set(rule.groupName, [...(groups.get(rule.groupName) ?? []), rule]);
  return [...groups];
}

interface GroupProps {
  name: string;
  count: number;
  isFirst: boolean;
  /** Drawn when it is opened: all groups at once would be hundreds of examples. */
  children: () => ReactNode;
}

function Group({ name, count, isFirst, children }: GroupProps) {
  const t = useText();
  const named = usePlayName();
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details
      className={`${card} ${folded}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {named(name)}
        <small>{t('lottery-all.plays', { count })}</small>
        <Icon name="chevron" />
      </summary>
      {isOpen && children()}
    </details>
  );
}
