// The hook that revokes bets, a whole slip, or what is left of a chase, and reports for each bet whether it is revoked.
import { useCallback, useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { type BatchRevokeOrderRequest, batchRevokeOrder } from '#contract/lottery.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

/** As many as the call accepts. */
const most = 100;

export interface RevokeResult {
  bet: BetOrder;
  /** Why not; '' when it is revoked. */
  reason: string;
}

export function useRevoke() {
  const t = useText();
  const { refresh } = useSite();
  const { send } = useSend(batchRevokeOrder, { silent: true });
  const [isWorking, setWorking] = useState(false);

  /** Order number to why not, '' when it is revoked; a call that fails as a whole throws its reason. */
  const ask = useCallback(
    async (request: BatchRevokeOrderRequest): Promise<ReadonlyMap<string, string>> => {
      try {
        const { list } = await send(request);
        return new Map(list.map(({ orderId, isRevoked, reason }) => [orderId, isRevoked ? '' : reason]));
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        // Without an answer nobody knows; with a refusal the server says why.
        throw new Error(error.kind === 'refused' && error.msg ? error.msg : t('play.revoke.failed'));
      }
    },
    [send, t],
  );

  const working = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result> => {
      setWorking(true);
      try {
        return await work();
      } finally {
        setWorking(false);
        void refresh();
      }
    },
    [refresh],
  );

  const revoke = useCallback(
    (bets: readonly BetOrder[]): Promise<RevokeResult[]> =>
      working(async () => {
        const results: RevokeResult[] = [];
        for (let at = 0; at < bets.length; at += most) {
          const some = bets.slice(at, at + most);
          const orderIds = some.map(({ orderId }) => orderId).join();
          const reasons = await ask({ orderIds }).catch((failure: Error) => failure.message);
          for (const bet of some)
            results.push({
              bet,
              reason:
                typeof reasons === 'string' ? reasons : (reasons.get(bet.orderId) ?? t('play.revoke.failed')),
            });
        }
        return results;
      }),
    [ask, working, t],
  );

  /** Of a slip, or of what is left of a chase: how many orders were revoked, and why each of the others was not. Throws why the call failed. */
  const revokeAll = useCallback(
    (of: { chaseId: string } | { slipId: string }): Promise<{ revoked: number; reasons: string[] }> =>
      working(async () => {
        const results = [...(await ask(of)).values()];
        const reasons = results.filter((reason) => reason !== '');
        return { revoked: results.length - reasons.length, reasons };
      }),
    [ask, working],
  );

  return { revoke, revokeAll, isWorking };
}
