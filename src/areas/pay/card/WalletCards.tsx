// The member's cards in the wallet: their order, the one that is offered first, and the ways to add another and to remove one.
import { css } from '@linaria/core';
import { useState } from 'react';
import { getCardList, updateCardSort } from '#contract/account.generated.ts';
import type { WithdrawalCard } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { CardLine } from './CardLine.tsx';
import { RemoveCard } from './RemoveCard.tsx';

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  & > h2 {
    font-size: var(--font-main);
  }
  & > span {
    display: flex;
    gap: var(--space-2);
  }
`;
const list = css`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: max(4rem, var(--target));
    border-top: 1px solid var(--line);
    padding: var(--space-2) 0;
  }
  & > li > button {
    display: grid;
    flex: none;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    color: var(--link);
    font-size: var(--font-small);
  }
  & > li > button > svg {
    font-size: 1.25rem;
  }
  & > li > button:disabled {
    opacity: 0.3;
  }
`;
const upward = css`
  transform: rotate(-90deg);
`;
const downward = css`
  transform: rotate(90deg);
`;
const add = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: max(2.875rem, var(--target));
  margin-top: var(--space-2);
  border: 1px dashed var(--line);
  border-radius: var(--radius);
  color: var(--link);
`;
const none = css`
  padding: var(--space-2) 0 var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

export function WalletCards() {
  const t = useText();
  return (
    <Card>
      <Await read={useCall(getCardList, {})} skeleton={<Skeleton lines={3} height="2rem" />}>
        {({ cards }) => <Cards cards={cards} />}
      </Await>
      <RouteLink to="/addCard" className={`${add} ${pressable}`} orNothing>
        <Icon name="plus" />
        {t('pay.card.add')}
      </RouteLink>
    </Card>
  );
}

function Cards({ cards }: { cards: readonly WithdrawalCard[] }) {
  const t = useText();
  const { send, sending } = useSend(updateCardSort);
  const { mutate } = useCall(getCardList, {});
  const [mode, setMode] = useState<'sort' | 'remove' | null>(null);
  const [removing, setRemoving] = useState<WithdrawalCard>();
  const isSorting = mode === 'sort';
  const primaryId = cards.find(({ isPrimary }) => isPrimary)?.cardId ?? cards[0]?.cardId;

  const save = async (order: readonly WithdrawalCard[], primary: number): Promise<void> => {
    try {
      await send({ cardIds: order.map(({ cardId }) => cardId).join(), primaryId: primary });
    } finally {
      // Refused or not, the state is what the server says.
      await mutate();
    }
  };
  const move = (at: number, to: number): void => {
    const order = [...cards];
    order.splice(to, 0, ...order.splice(at, 1));
    void save(order, primaryId!).catch(() => undefined);
  };
  const choose = (cardId: number): void => {
    save(cards, cardId).then(
      () => toast(t('pay.card.primaryChosen'), { kind: 'done' }),
      () => undefined,
    );
  };
  return (
    <>
      <div className={head}>
        <h2>{t('pay.card.title')}</h2>
        <span>
          {(['remove', 'sort'] as const)
            .filter((each) => cards.length > (each === 'sort' ? 1 : 0))
            .map((each) => (
              <Button
                key={each}
                kind="plain"
                size="small"
                aria-pressed={mode === each}
                onClick={() => setMode(mode === each ? null : each)}
              >
                {t(mode === each ? 'pay.card.sorted' : `pay.card.${each}`)}
              </Button>
            ))}
        </span>
      </div>
      {cards.length === 0 && <p className={none}>{t('pay.card.none')}</p>}
      <ul className={list}>
        {cards.map((card, at) => (
          <li key={card.cardId}>
            <CardLine card={card} />
            {mode === 'remove' ? (
              <button
                type="button"
                className={pressable}
                aria-label={t('pay.card.removeOf', { card: card.cardNo })}
                onClick={() => setRemoving(card)}
              >
                {t('pay.card.remove')}
              </button>
            ) : isSorting ? (
              <>
                <button
                  type="button"
                  className={pressable}
                  disabled={at === 0 || sending}
                  aria-label={t('pay.card.up', { card: card.cardNo })}
                  onClick={() => move(at, at - 1)}
                >
                  <Icon name="chevron" className={upward} />
                </button>
                <button
                  type="button"
                  className={pressable}
                  disabled={at === cards.length - 1 || sending}
                  aria-label={t('pay.card.down', { card: card.cardNo })}
                  onClick={() => move(at, at + 1)}
                >
                  <Icon name="chevron" className={downward} />
                </button>
              </>
            ) : (
              card.cardId !== primaryId && (
                <button
                  type="button"
                  className={pressable}
                  disabled={sending}
                  aria-label={t('pay.card.choosePrimary', { card: card.cardNo })}
                  onClick={() => choose(card.cardId)}
                >
                  {t('pay.card.toPrimary')}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      <RemoveCard card={removing} onClose={() => setRemoving(undefined)} onRemoved={() => mutate()} />
    </>
  );
}
