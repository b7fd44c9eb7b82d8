// What a transfer leaves on both sides, said before it is made.
import { Amount } from '#kit/Amount.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import type { Held, Platform } from '../outside/heldMoney.ts';

export interface AfterwardsProps {
  direction: 'in' | 'out';
  platform: Platform;
  /** Whole yuan to move; '' while none are typed. */
  amount: string;
  /** In the wallet now, as the wire has it. */
  money: string;
  held: Held;
}

/** More than there is cannot be moved: both sides stay as they are. */
export function Afterwards({ direction, platform, amount, money, held }: AfterwardsProps) {
  const t = useText();
  const from = direction === 'in' ? money : held;
  const asked = amount === '' ? 0n : parseMoney(amount);
  const moved = typeof from === 'string' && asked > parseMoney(from) ? 0n : asked;
  const into = direction === 'in' ? moved : -moved;
  return (
    <Facts
      rows={[
        [t('outside.after.wallet'), <Amount key="wallet" value={wireMoney(parseMoney(money) - into)} />],
        [
          t('outside.after.platform', { platform: platform.platformName }),
          held === undefined ? (
            <Skeleton key="platform" width="4.5rem" height="1.3125rem" />
          ) : held === null ? (
            t('pay.exchange.silent')
          ) : (
            <Amount key="platform" value={wireMoney(parseMoney(held) + into)} />
          ),
        ],
      ]}
    />
  );
}
