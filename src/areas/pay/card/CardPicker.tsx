// The sheet in which the card for a payment is chosen, and the way to add another.
import { css } from '@linaria/core';
import type { WithdrawalCard } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { CardLine } from './CardLine.tsx';

const list = css`
  padding-bottom: var(--space-4);
  & > li > button,
  & > li > a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: 100%;
    min-height: max(3.75rem, var(--target));
    padding: var(--space-2) var(--space-4);
    border-top: 1px solid var(--line);
    text-align: left;
  }
  & > li > button[aria-pressed='true'] > svg {
    color: var(--brand-text);
  }
  & > li > button:disabled {
    cursor: default;
    opacity: 0.62;
  }
  & > li > a {
    color: var(--link);
    font-size: 0.9375rem;
  }
  & svg {
    flex: none;
    font-size: 1.25rem;
  }
`;

export interface CardPickerProps {
  cards: readonly WithdrawalCard[];
  chosen: number;
  onChoose: (cardId: number) => void;
  onClose: () => void;
}

export function CardPicker({ cards, chosen, onChoose, onClose }: CardPickerProps) {
  const t = useText();
  return (
    <Sheet open onClose={onClose} title={t('pay.withdraw.chooseCard')}>
      <ul className={list}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <button
              type="button"
              className={pressable}
              aria-pressed={card.cardId === chosen}
              disabled={!card.isEnabled}
              onClick={() => onChoose(card.cardId)}
            >
              <CardLine card={card} />
              {card.cardId === chosen && <Icon name="check" />}
            </button>
          </li>
        ))}
        <li>
          <RouteLink to="/addCard" className={pressable} orNothing>
            <Icon name="plus" />
            {t('pay.card.add')}
          </RouteLink>
        </li>
      </ul>
    </Sheet>
  );
}
