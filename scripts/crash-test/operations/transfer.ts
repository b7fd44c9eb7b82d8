// Transfers between the wallet and a game platform, some of more than is there, or than any round explains.
import { thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { type Ask, isSameOrder, type Operation } from '../world.ts';

/** Money for a platform. */
export const transferIn = (platform: string, yuan: number): Ask => ({
  path: thirdRealTransMoney.path,
  fields: { changeFrom: 'sys', changeTo: platform, money: String(yuan) },
});

/** Money from a platform. */
export const transferOut = (platform: string, yuan: number): Ask => ({
  path: thirdRealTransMoney.path,
  fields: { changeFrom: platform, changeTo: 'sys', money: String(yuan) },
});

const transfer: Operation = {
  weight: 10,
  agree: isSameOrder,
  ask({ counterparties }, { random }) {
    const platform = random.one(counterparties.platforms);
    const isIn = random.percent(60);
    // Thousands are there only where the platform lies.
    const yuan = (!isIn && random.percent(40) ? 3_000 : 1) + random.below(60);
    return isIn ? transferIn(platform, yuan) : transferOut(platform, yuan);
  },
  accepted(person, { order }) {
    const { platform, direction } = order as { platform: string; direction: string };
    if (direction === 'in') person.funded.push(platform);
  },
};

export default transfer;
