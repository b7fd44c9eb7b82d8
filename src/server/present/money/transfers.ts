// How transfers between wallet and game platforms are written for their owner.

import type { TransferOrder } from '#contract/entities.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { TransferRow } from '../../money/transfers/order.ts';
import type { Text } from '../../serverText.ts';

/** Reasons a platform reports, `unreachable` for one that did not answer, and `notConfirmed` where a person refused what came back. */
const known = ['maintenance', 'balanceTooSmall', 'unreachable', 'notConfirmed'] as const;

const reasonText = (reason: string, text: Text): string =>
  text(`server.transfer.reason.${known.find((each) => each === reason) ?? 'other'}`);

export function presentTransfer(row: TransferRow, platformName: string, text: Text): TransferOrder {
  return {
    orderNo: row.order_no,
    platform: row.platform,
    platformName,
    direction: row.direction,
    money: wireMoney(row.amount),
    status: row.state === 'created' || row.state === 'unknown' ? 'processing' : row.state,
    auto: row.is_auto,
    createTime: formatMoment(row.created_at),
    finishTime: row.finished_at ? formatMoment(row.finished_at) : '',
    reason:
      row.state === 'failed'
        ? reasonText(row.reason, text)
        : row.state === 'held'
          ? text('server.transfer.held')
          : '',
  };
}
