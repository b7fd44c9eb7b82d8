// The sheet with one round in full: what it came to, what happened in it, and its facts.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { GameRound } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { body, ends, facts, state } from '../records/recordStyles.ts';
import { RoundParts } from './RoundParts.tsx';
import type { RoundKind } from './roundKinds.ts';
import { markOf, wordOf } from './roundMarks.ts';

const head = css`
  align-items: center;
  > :last-child {
    font-size: var(--font-amount);
  }
  > b {
    font-size: var(--font-main);
  }
`;
const note = css`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--warn-quiet);
  font-size: var(--font-small);
`;

/** Some platforms begin their numbers with their code; their name stands in a line of its own. */
const numberOf = (number: string, { platform }: GameRound): string =>
  number.startsWith(`${platform}-`) ? number.slice(platform.length + 1) : number;

export interface RoundSheetProps {
  of: RoundKind;
  /** As the list has it: shown until it has been loaded again. */
  round: GameRound;
  onClose: () => void;
}

export function RoundSheet({ of, round: listed, onClose }: RoundSheetProps) {
  const t = useText();
  const { data } = useCall(of.call, { id: listed.id }, { silent: true });
  const round = data?.list[0] ?? listed;
  const isOpen = round.state === 'unsettled';
  const lines: readonly (readonly [label: string, value: ReactNode] | false)[] = [
    [t('center.round.total.stake'), <Amount key="stake" value={round.stake} exact />],
    !isOpen && [t('center.round.total.valid'), <Amount key="valid" value={round.validBet} exact />],
    !isOpen && [t('center.round.win'), <Amount key="win" value={round.win} exact />],
    /[1-9]/.test(round.fee) && [t('center.round.fee'), <Amount key="fee" value={round.fee} exact />],
    [t('center.round.platform'), round.platformName],
    [t('center.round.betTime'), round.betTime],
    round.settleTime !== '' && [t('center.round.settleTime'), round.settleTime],
    round.parentNo !== '' && [t('center.round.parent'), numberOf(round.parentNo, round)],
    [t('center.round.number'), numberOf(round.roundNo, round)],
  ];
  return (
    <Sheet open onClose={onClose} title={round.gameName}>
      <div className={body}>
        <p className={`${ends} ${head}`}>
          <b className={state} data-state={markOf(round)}>
            {t(`center.round.state.${wordOf(round)}`)}
          </b>
          <span>
            {isOpen ? <Amount value={round.stake} exact /> : <Amount value={round.profit} signed exact />}
          </span>
        </p>
        {round.validNote !== '' && <p className={note}>{round.validNote}</p>}
        {round.resettled && <p className={note}>{t(`center.round.resettled.${of.unit}`)}</p>}
        <RoundParts detail={round.detail} gameName={round.gameName} />
        <dl className={facts}>
          {lines.map(
            (line) =>
              line && (
                <div key={line[0]}>
                  <dt>{line[0]}</dt>
                  <dd>{line[1]}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Sheet>
  );
}
