// Owns transfers between the wallet and a game platform, some of more than is there.
import { thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { isSameOrder, type Operation } from '../world.ts';

const transfer: Operation = {
  weight: 10,
  agree: isSameOrder,
  ask({ counterparties }, { random }) {
    const platform = random.one(counterparties.platforms);
    const isIn = random.percent(60);
    return {
      path: thirdRealTransMoney.path,
      fields: {
        changeFrom: isIn ? 'sys' : platform,
        changeTo: isIn ? platform : 'sys',
        money: String(1 + random.below(60)),
      },
    };
  },
  accepted(person, { order }) {
    const { platform, direction } = order as { platform: string; direction: string };
    if (direction === 'in') person.funded.push(platform);
  },
};

export default transfer;
