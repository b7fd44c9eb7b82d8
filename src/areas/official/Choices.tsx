// Owns the picks of a field or of one row of it: balls, racers, dice or words, with the quick keys beside its name.

import { css } from '@linaria/core';
import { memo } from 'react';
import { Die } from '#kit/lottery/Die.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable, spoken } from '#kit/page/tokens.ts';
import type { OfficialPlay, Pick } from '#lottery/play.ts';
import type { RowsField, SetField } from '#lottery/selection/fields.ts';
import { quickKeys } from '#lottery/selection/quickPicks.ts';
import { ball, cell } from '#play/cellStyles.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { formatMoney, type Money } from '#values/money.ts';
import type { Basket } from './basket/basket.ts';
import { columnsOf, type PickUi, pickUiOf } from './officialStyles.ts';
import type { Prizes } from './useBoard.ts';

const block = css`
  padding-top: var(--space-2);
  & + & {
    margin-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--target);
  > b {
    flex: none;
    font-size: var(--font-body);
    font-weight: 600;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    text-align: right;
  }
  > span {
    display: grid;
    grid-auto-columns: minmax(0, 2.875rem);
    grid-auto-flow: column;
    flex: 0 1 auto;
  }
  > span > button {
    min-width: 2.25rem;
    min-height: var(--target);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const grid = css`
  display: grid;
  gap: 0.375rem;
  padding-bottom: var(--space-1);
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-columns='4'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &[data-columns='5'] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  &[data-columns='6'] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  @media (max-width: 340px) {
    &[data-columns='6'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  > button {
    min-height: max(2.75rem, var(--target));
    padding: 0.125rem;
  }
`;
const dice = css`
  --ball: 1.375rem;
  display: inline-flex;
  gap: 0.1875rem;
`;

export interface ChoicesProps {
  play: OfficialPlay;
  field: SetField | RowsField;
  /** Of a field of rows. */
  row?: number;
  title: string;
  hint?: string | undefined;
  chosen: readonly Pick[];
  isOpen: boolean;
  basket: Basket;
  /** Where each option has a prize of its own. */
  prizes?: Prizes | undefined;
}

export const Choices = memo(function Choices(props: ChoicesProps) {
  const { play, field, row = 0, title, hint, chosen, isOpen, basket, prizes } = props;
  const t = useText();
  const named = usePlayName();
  const keys = field.choices.length > 2 ? quickKeys(field) : [];
  return (
    <fieldset aria-label={title} className={block}>
      <div className={head}>
        <b aria-hidden="true">{title}</b>
        {keys.length > 1 ? (
          <span>
            {keys.map((key) => (
              <button
                key={key}
                type="button"
                className={pressable}
                disabled={!isOpen}
                aria-label={t('official.quick.label', { key: t(`official.quick.${key}.label`), row: title })}
                onClick={() => basket.pressQuick(play, field, key, row)}
              >
                {t(`official.quick.${key}`)}
              </button>
            ))}
          </span>
        ) : (
          hint && <small>{hint}</small>
        )}
      </div>
      <div className={grid} data-columns={columnsOf(field, (word) => named(word, play.family))}>
        {field.choices.map((pick) => (
          <Choice
            key={pick}
            play={play}
            field={field}
            row={row}
            pick={pick}
            isChosen={chosen.includes(pick)}
            isOpen={isOpen}
            basket={basket}
            prize={prizes?.get(String(pick))}
          />
        ))}
      </div>
    </fieldset>
  );
});

interface ChoiceProps {
  play: OfficialPlay;
  field: SetField | RowsField;
  row: number;
  pick: Pick;
  isChosen: boolean;
  isOpen: boolean;
  basket: Basket;
  prize: Money | undefined;
}

/** Draws itself alone when it is pressed, and not the hundred beside it. */
const Choice = memo(function Choice(props: ChoiceProps) {
  const { play, field, row, pick, isChosen, isOpen, basket, prize } = props;
  const t = useText();
  return (
    <button
      type="button"
      className={cell}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={() => {
        if (!basket.press(play, field, pick, row) && field.kind === 'set')
          toast(t('official.pick.most', { count: field.max }), { kind: 'warn' });
      }}
    >
      <PickContent shown={pickUiOf(play, field, pick)} family={play.family} />
      {prize !== undefined && (
        <em>
          <span className={spoken}>{t('official.pick.prize')}</span>
          {formatMoney(prize)}
        </em>
      )}
    </button>
  );
});

function PickContent({ shown, family }: { shown: PickUi; family: string }) {
  const t = useText();
  const named = usePlayName();
  const { kind, text, paint, die } = shown;
  if (kind === 'word') return <span>{named(text, family)}</span>;
  if (kind === 'dice' && die !== undefined)
    return (
      <span className={dice} role="img" aria-label={t('official.dice', { text })}>
        {Array.from(text, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice in a row
          <Die key={at} value={die} />
        ))}
      </span>
    );
  const style = paint && ({ '--ground': paint.ground, '--figure': paint.figure } as object);
  return (
    <b className={ball} data-tint={kind === 'racer' ? kind : undefined} {...(style && { style })}>
      {text}
    </b>
  );
}
