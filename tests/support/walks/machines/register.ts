// Which walk belongs to which machine of the product.
import type { MachineWalk } from '../machineWalk.ts';
import { autoExchangeWalk } from './autoExchange.ts';
import { chunkRetryWalk } from './chunkRetry.ts';
import { loginModeWalk } from './loginMode.ts';
import { lotteryListWalk } from './lotteryList.ts';
import { placeBetWalk } from './placeBet.ts';
import { sessionWalk } from './session.ts';

/** By the file of the machine; `tests/architecture/machines.test.ts` holds that none is missing. */
export const machineWalks: Readonly<Record<string, MachineWalk>> = {
  'src/play/placing/placeBet.machine.ts': placeBetWalk,
  'src/session/loginMode.machine.ts': loginModeWalk,
  'src/session/lotteryList.machine.ts': lotteryListWalk,
  'src/session/session.machine.ts': sessionWalk,
  'src/shell/chunk/chunkRetry.machine.ts': chunkRetryWalk,
  'src/wallet/autoExchange.machine.ts': autoExchangeWalk,
};
