// The head of the wallet: all a member has, what lies at platforms included once every one of them has said.
import { css } from '@linaria/core';
import { useCallback } from 'react';
import type { UserInfoAnswer } from '#contract/account.generated.ts';
import { getThirdInfo4Change } from '#contract/transfer.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { useSite } from '#kit/page/site.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { revalidateAnswers } from '#transport/cache.ts';
import { useCall } from '#transport/useCall.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { HeldReader, sumOf, useHeldMoney } from '../outside/heldMoney.ts';
import { OutsideMoney } from '../outside/OutsideMoney.tsx';

const total = css`
  & > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  & > strong {
    display: block;
    padding: var(--space-1) 0 var(--space-3);
  }
`;
const places = css`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  & dt {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

export interface WalletTotalProps {
  info: Pick<UserInfoAnswer, 'money' | 'frozen' | 'transit'>;
  onChanged: () => Promise<unknown>;
}

export function WalletTotal({ info: { money, frozen, transit }, onChanged }: WalletTotalProps) {
  const t = useText();
  const { has, refresh } = useSite();
  const read = useCall(getThirdInfo4Change, has('/moneyChange') ? {} : null, { silent: true });
  const platforms = read.data?.thirdInfo ?? [];
  const { held, onHeld } = useHeldMoney();
  const outside = sumOf(platforms, held);
  const mayBeOutside = has('/moneyChange') && read.data?.thirdInfo.length !== 0;
  const isWhole = read.data !== undefined && !outside.isReading && outside.unknown + outside.maintained === 0;
  const own = parseMoney(money) + parseMoney(frozen) + parseMoney(transit);
  const label: TextId = !mayBeOutside
    ? 'pay.wallet.total'
    : isWhole
      ? 'outside.total'
      : 'outside.total.without';
  const renew = useCallback(async (): Promise<void> => {
    await Promise.all([revalidateAnswers('transfer/'), onChanged(), refresh()]);
  }, [onChanged, refresh]);
  const figures = [
    ['balance', money],
    ['frozen', frozen],
    ...(/[1-9]/.test(transit) ? ([['transit', transit]] as const) : []),
  ] as const;
  return (
    <Card className={total}>
      <p>{t(label)}</p>
      <strong>
        <Amount
          value={wireMoney(isWhole && outside.sum !== null ? own + parseMoney(outside.sum) : own)}
          size="large"
        />
      </strong>
      <dl className={places}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`pay.wallet.${name}`)}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {platforms.map(({ platform }) => (
        <HeldReader key={platform} platform={platform} onHeld={onHeld} />
      ))}
      {mayBeOutside && (
        <OutsideMoney
          outside={{ ...outside, isReading: outside.isReading || (!read.data && !read.error) }}
          waiting={read.data?.heldMoney ?? '0.0000'}
          onDone={renew}
        />
      )}
    </Card>
  );
}
