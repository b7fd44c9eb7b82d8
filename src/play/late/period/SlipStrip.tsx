// The strip above the bar that says how a slip stands whose wait was left: still asked for, placed, or not placed and why.
import { useNavigate } from 'react-router-dom';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import type { Play } from '../../usePlay.ts';
import { UndoBar } from '../UndoBar.tsx';

/** It stays until it is read: the longest that a timer takes. */
const never = 2 ** 31 - 1;

export function SlipStrip({ placing }: Pick<Play, 'placing'>) {
  const t = useText();
  const navigate = useNavigate();
  const { phase, accepted, refused, close } = placing;
  const isKnown = phase !== 'checking';
  const state = accepted ? 'accepted' : isKnown ? 'refused' : 'checking';
  const more = accepted ? amountText(accepted.buyMoney, true) : (refused?.msg ?? '');
  return (
    <UndoBar
      of={placing.sent}
      text={`${t(`period.result.${state}`)} ${more}`}
      action={t(isKnown ? 'kit.close' : 'period.result.records')}
      ms={never}
      onRestore={isKnown ? close : () => void navigate('/lotteryRecord')}
      onOver={close}
    />
  );
}
