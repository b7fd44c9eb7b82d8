// The picks of a field or of one row of it: balls, racers, dice or words, with the quick keys beside its name.

import { memo, useState } from 'react';
import { useMedia } from '#browser/useMedia.ts';
import { Dice } from '#kit/lottery/Dice.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable, spoken } from '#kit/page/tokens.ts';
import type { Pick } from '#lottery/balls.ts';
import type { OfficialPlay } from '#lottery/play.ts';
import type { RowsField, SetField } from '#lottery/selection/fields.ts';
import { quickKeys } from '#lottery/selection/quickPicks.ts';
import { ball, cell, grid } from '#play/cellStyles.ts';
import { useMark } from '#play/period/marks.ts';
import { touchLightly } from '#play/settings/boardSettings.ts';
import { Figure } from '#play/settings/Figure.tsx';
import { pickKey } from '#play/settings/figureKey.ts';
import type { OptionFigure } from '#play/settings/figures.ts';
import type { Figures } from '#play/settings/useFigures.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import type { Money } from '#values/money.ts';
import type { Basket } from './basket/basket.ts';
import { block, compact, head, numbers, title } from './choiceStyles.ts';
import { columnsOf, type PickUi, pickUiOf } from './officialStyles.ts';
import { prizeFigure } from './slip.ts';
import type { Prizes } from './useBoard.ts';

/** So many numbers, or the places of five, and their name leave little of their last line of six free, twenty of seven. */
const compactCounts = [5, 10, 11, 16, 20];

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
  figures: Figures;
}

export const Choices = memo(function Choices(props: ChoicesProps) {
  const { play, field, row = 0, title: name, hint, chosen, isOpen, basket, prizes, figures } = props;
  const t = useText();
  const keys = field.choices.length > 2 ? quickKeys(field) : [];
  const [isUnfolded, unfold] = useState(false);
  const isShort = useMedia('(max-height: 700px)');
  const isCompact = isShort && compactCounts.includes(field.choices.length);
  const isTall = (isCompact && field.choices.length === 10) || undefined;
  return (
    <fieldset
      aria-label={name}
      className={`${block} ${isCompact ? compact : ''}`}
      data-count={isCompact ? field.choices.length : undefined}
    >
      <div className={head} data-unfolded={isUnfolded || undefined}>
        {isCompact && keys.length < 2 && field.kind === 'set' ? (
          <div className={title} data-tall={isTall} aria-hidden="true">
            {name}
            <i>
              {t('official.pick.brief', {
                range: field.min === field.max ? field.min : `${field.min}–${field.max}`,
              })}
            </i>
          </div>
        ) : isCompact ? (
          <button
            type="button"
            className={title}
            data-tall={isTall}
            aria-expanded={isUnfolded}
            aria-label={t('official.quick.fold', { row: name })}
            onClick={() => unfold(!isUnfolded)}
          >
            {name}
            <i aria-hidden="true">{isUnfolded ? '▴' : '▾'}</i>
          </button>
        ) : (
          <b aria-hidden="true">{name}</b>
        )}
        {keys.length > 1 ? (
          <span>
            {keys.map((key) => (
              <button
                key={key}
                type="button"
                className={pressable}
                disabled={!isOpen}
                aria-label={t('official.quick.label', { key: t(`official.quick.${key}.label`), row: name })}
                onClick={() => {
                  touchLightly();
                  basket.pressQuick(play, field, key, row);
                }}
              >
                {t(`official.quick.${key}`)}
              </button>
            ))}
          </span>
        ) : (
          !isCompact && hint && <small>{hint}</small>
        )}
      </div>
      <div className={`${grid} ${numbers}`} data-columns={columnsOf(field, isShort)}>
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
            figure={figures?.get(pickKey(play.code, field.key, row, pick))}
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
  figure: OptionFigure | undefined;
}

/** Draws itself alone when it is pressed, and not the hundred beside it. */
const Choice = memo(function Choice(props: ChoiceProps) {
  const { play, field, row, pick, isChosen, isOpen, basket, prize, figure } = props;
  const t = useText();
  return (
    <button
      type="button"
      className={cell}
      data-held={useMark(pickKey(play.code, field.key, row, pick))}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={() => {
        touchLightly();
        if (!basket.press(play, field, pick, row) && field.kind === 'set')
          toast(t('official.pick.most', { count: field.max }), { kind: 'warn' });
      }}
    >
      <PickContent shown={pickUiOf(play, field, pick)} family={play.family} />
      {prize !== undefined && (
        <em>
          <span className={spoken}>{t('official.pick.prize')}</span>
          {prizeFigure(prize)}
        </em>
      )}
      {figure && <Figure figure={figure} />}
    </button>
  );
});

function PickContent({ shown, family }: { shown: PickUi; family: string }) {
  const t = useText();
  const named = usePlayName();
  const { kind, text, paint } = shown;
  if (kind === 'word') return <span>{named(text, family)}</span>;
  if (kind === 'dice') return <Dice faces={text} label={t('official.dice', { text })} />;
  const style = paint && ({ '--ground': paint.ground, '--figure': paint.figure } as object);
  return (
    <b className={ball} data-tint={kind === 'racer' ? kind : undefined} {...(style && { style })}>
      {text}
    </b>
  );
}
