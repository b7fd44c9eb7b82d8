// What the bar of a board says of a slip whose result no dialog shows: one whose wait was left, or one that was placed without a confirmation, and takes that back: its orders are revoked as from the records, as long as the period allows.
import { batchRevokeOrder } from '#contract/lottery.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { failureText } from '#kit/page/failureText.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { AcceptedSlip } from '../../placing/placeBet.machine.ts';
import type { Play } from '../../usePlay.ts';
import { UndoBar } from '../UndoBar.tsx';
import { SlipStrip } from './SlipStrip.tsx';

bringTexts('period', messages);

const offeredMs = 3_000;
/** As many as the call takes at once. */
const mostAtOnce = 100;

export interface QuickDoneProps {
  play: Pick<Play, 'placing' | 'isQuick' | 'onSettled'>;
}

export function QuickDone({ play }: QuickDoneProps) {
  const { placing, isQuick } = play;
  if (placing.isLeft) return <SlipStrip placing={placing} />;
  return isQuick && placing.accepted && <Done play={play} accepted={placing.accepted} />;
}

function Done({ play, accepted }: QuickDoneProps & { accepted: AcceptedSlip }) {
  const t = useText();
  const { send } = useSend(batchRevokeOrder, { silent: true });
  const undo = async (): Promise<void> => {
    play.placing.close();
    let returned = 0n;
    const kept: string[] = [];
    try {
      for (let at = 0; at < accepted.orders.length; at += mostAtOnce) {
        const some = accepted.orders.slice(at, at + mostAtOnce);
        const { list } = await send({ orderIds: some.map(({ orderId }) => orderId).join(',') });
        for (const { orderId, buyMoney } of some) {
          const found = list.find((each) => each.orderId === orderId);
          if (found?.isRevoked) returned += parseMoney(buyMoney);
          else kept.push(found?.reason || t('kit.failure.answer'));
        }
      }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      kept.push(failureText(error, t('shell.error.other')));
    } finally {
      play.onSettled();
    }
    if (kept[0] !== undefined)
      toast(t('period.quick.kept', { count: kept.length, reason: kept[0] }), { kind: 'warn', ms: 4_000 });
    else
      toast(t('period.quick.undone', { money: amountText(formatMoney(returned), true) }), { kind: 'done' });
  };
  return (
    <UndoBar
      of={accepted}
      text={t('period.quick.done', {
        count: accepted.orders.length,
        money: amountText(accepted.buyMoney, true),
      })}
      action={t('period.quick.undo')}
      ms={offeredMs}
      onRestore={() => void undo()}
      onOver={play.placing.close}
    />
  );
}
