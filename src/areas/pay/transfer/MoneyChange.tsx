// The page of transfers: the wallet, every platform with its balance, transfers in and out, and automatic exchange.
import '../texts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type GetThirdInfo4ChangeAnswer, getThirdInfo4Change } from '#contract/transfer.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useQuery } from '#kit/page/useChoice.ts';
import { useText } from '#texts/useText.ts';
import { revalidateAnswers } from '#transport/cache.ts';
import { useCall } from '#transport/useCall.ts';
import { sumOf, useHeldMoney } from '../outside/heldMoney.ts';
import { OutsideMoney } from '../outside/OutsideMoney.tsx';
import { AutoSwitch } from './AutoSwitch.tsx';
import { PlatformCard } from './PlatformCard.tsx';
import { type Transfer, TransferSheet } from './TransferSheet.tsx';
import { useHoldersFirst } from './useHoldersFirst.ts';

const wallet = css`
  > p:first-child {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const notice = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  margin: var(--edge);
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  color: var(--warn);
  font-size: var(--font-small);
  > span {
    flex: 1;
  }
`;
const listHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  margin: 0 var(--edge) calc(-1 * var(--space-2));
  padding-left: var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-small);
  h2 {
    font-weight: 500;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: var(--link);
  }
`;
const foot = css`
  padding: 0 var(--space-5) var(--space-6);
  color: var(--text-faint);
  font-size: var(--font-caption);
`;

export function MoneyChange() {
  const t = useText();
  const read = useCall(getThirdInfo4Change, {});
  // Whoever opens a game from this page comes here once more, by the same address even: each time is asked about.
  const { key: visit } = useLocation();
  return (
    <>
      <HeaderRight>
        <RouteLink to="/moneyChangeHis" className={pressable} orNothing>
          {t('pay.exchange.history')}
        </RouteLink>
      </HeaderRight>
      <Await
        read={read}
        skeleton={
          <>
            <Card>
              <Skeleton lines={3} />
            </Card>
            <Card>
              <Skeleton lines={5} />
            </Card>
          </>
        }
        empty={({ thirdInfo }) => thirdInfo.length === 0}
        emptyText={t('pay.exchange.none')}
      >
        {(info) => <Platforms key={visit} info={info} onChanged={read.mutate} />}
      </Await>
    </>
  );
}

function Platforms({
  info,
  onChanged,
}: {
  info: GetThirdInfo4ChangeAnswer;
  onChanged: () => Promise<unknown>;
}) {
  const t = useText();
  const { refresh, openGame } = useSite();
  // A game leads here by its address, with money to be moved in, the game to go back to, and where that in turn leads back.
  const [query] = useQuery();
  const game = query.get('game');
  const { held, onHeld } = useHeldMoney();
  const { list, sortAgain } = useHoldersFirst(info.thirdInfo, held);
  const isAuto = info.autoExchange === 'on';
  const [transfer, setTransfer] = useState<Transfer | null>(() => {
    const platform = info.thirdInfo.find((each) => each.platform === query.get('platform') && each.open);
    return platform && game && !isAuto ? { direction: 'in', platform } : null;
  });
  const [isRenewing, setRenewing] = useState(false);

  /** Money has moved, or the player wants to know. */
  const renew = async (): Promise<void> => {
    await Promise.all([revalidateAnswers('transfer/'), refresh()]);
  };
  const renewAll = async (): Promise<void> => {
    if (isRenewing) return;
    setRenewing(true);
    await renew().finally(() => setRenewing(false));
    sortAgain();
  };
  return (
    <>
      <Card className={wallet}>
        <p>{t('pay.balance')}</p>
        <Amount value={info.money} size="large" />
        <OutsideMoney outside={sumOf(info.thirdInfo, held)} waiting={info.heldMoney} onDone={renew} />
      </Card>
      {info.processing > 0 && (
        <RouteLink to="/moneyChangeHis" className={`${notice} ${pressable}`}>
          <Icon name="info" />
          <span>{t('pay.exchange.processing', { count: info.processing })}</span>
          <Icon name="chevron" />
        </RouteLink>
      )}
      {info.autoExchange !== 'none' && <AutoSwitch isOn={isAuto} onChanged={onChanged} />}
      <div className={listHead}>
        <h2>{t('pay.exchange.platforms')}</h2>
        <button type="button" className={pressable} aria-busy={isRenewing} onClick={renewAll}>
          <Icon name="refresh" />
          {t('pay.exchange.renewAll')}
        </button>
      </div>
      {list.map((platform) => (
        <PlatformCard
          key={platform.platform}
          platform={platform}
          isAuto={isAuto}
          onMove={(direction) => setTransfer({ direction, platform })}
          onHeld={onHeld}
        />
      ))}
      <p className={foot}>{t('pay.exchange.whole')}</p>
      {transfer && (
        <TransferSheet
          transfer={transfer}
          money={info.money}
          onClose={() => setTransfer(null)}
          onMoved={renew}
          onPlay={
            game && transfer.platform.platform === query.get('platform')
              ? () => {
                  setTransfer(null);
                  openGame(transfer.platform.platform, game, {
                    isAsked: true,
                    from: query.get('from') ?? undefined,
                  });
                }
              : undefined
          }
        />
      )}
    </>
  );
}
