// The check that bets reported as revoked are revoked, and that none was revoked without a request of its player, a chase that stopped or a break that stopped it.
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { betsOfPlayers } from '../betsOf.ts';
import type { Check } from '../world.ts';

const revocations: Check = {
  says: 'every bet said to be taken back is, and no other',
  async look(world) {
    const { history, pool } = world;
    const rows = await betsOfPlayers(world);
    const taken = new Set(
      history
        .accepted('revoke')
        .flatMap(({ answer }) => answer.list as { orderId: string; isRevoked: boolean }[])
        .flatMap(({ orderId, isRevoked }) => (isRevoked ? [orderId] : [])),
    );
    const { rows: wishes } = await pool.query<{ account_id: number }>('SELECT account_id FROM break_wish');
    const inBreak = new Set(wishes.map(({ account_id }) => account_id));
    const faults = rows.flatMap(({ id, account_id, chase_id, status, return_reason }) => {
      const isBack = status === BetStatus.returned && return_reason === 'member';
      // A break gives back what a chase has open, unasked.
      if (isBack === taken.has(id) || (isBack && chase_id !== null && inBreak.has(account_id))) return [];
      return [
        isBack ? `Order ${id} was given back unasked.` : `Order ${id} was said to be given back and is not.`,
      ];
    });
    return { counted: taken.size, faults };
  },
};

export default revocations;
