// Owns the check that bets reported as revoked are revoked, and that none was revoked without a request of its player or a chase that stopped.
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { betsOfPlayers } from '../betsOf.ts';
import type { Check } from '../world.ts';

const revocations: Check = {
  says: 'every bet said to be taken back is, and no other',
  async look(world) {
    const { history } = world;
    const rows = await betsOfPlayers(world);
    const taken = new Set(
      history
        .accepted('revoke')
        .flatMap(({ answer }) => answer.list as { orderId: string; isRevoked: boolean }[])
        .flatMap(({ orderId, isRevoked }) => (isRevoked ? [orderId] : [])),
    );
    const faults = rows.flatMap(({ id, status, return_reason }) => {
      const isBack = status === BetStatus.returned && return_reason === 'member';
      if (isBack === taken.has(id)) return [];
      return [
        isBack ? `Order ${id} was given back unasked.` : `Order ${id} was said to be given back and is not.`,
      ];
    });
    return { counted: taken.size, faults };
  },
};

export default revocations;
