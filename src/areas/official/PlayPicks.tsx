// Picking for one play: what it asks for, field by field, as its selection is shaped.
import { css } from '@linaria/core';
import { useMemo, useSyncExternalStore } from 'react';
import { preloadable } from '#kit/page/preloadable.tsx';
import type { Rules } from '#lottery/rule/settings.ts';
import type { Field, PairsField, SetField } from '#lottery/selection/fields.ts';
import { type Fields, picksIn } from '#lottery/selection/picking.ts';
import { chips } from '#play/cellStyles.ts';
import { useMarks } from '#play/period/marks.ts';
import { touchLightly } from '#play/settings/boardSettings.ts';
import { pickKey } from '#play/settings/figureKey.ts';
import { type Figures, useFigures } from '#play/settings/useFigures.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import type { Basket } from './basket/basket.ts';
import { Choices } from './Choices.tsx';
import type { PlayOnSale, Prizes } from './useBoard.ts';

const TypedTickets = preloadable(async () => (await import('./TypedTickets.tsx')).TypedTickets, null);

/** Ten pairs fill two rows. */
const pairChips = css`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
    padding: var(--space-2) 0;
  }
  > button {
    min-height: var(--target);
    padding: 0 var(--space-1);
  }
  /* 10,000s above 1,000s. */
  &:lang(en) > button {
    font-size: var(--font-caption);
    letter-spacing: -0.05em;
    line-height: 1.2;
  }
`;
const pairTitle = css`
  padding-top: var(--space-3);
  font-size: var(--font-body);
`;

interface Picking {
  sale: PlayOnSale;
  basket: Basket;
  prizes: Prizes;
}

export interface PlayPicksProps extends Picking {
  lotCode: string;
  /** The last period whose numbers are known; '' for none. */
  drawn: string;
  rules: Rules;
}

export function PlayPicks({ sale, basket, prizes, lotCode, drawn, rules }: PlayPicksProps) {
  const { play } = sale;
  const sources = useMemo(() => [{ play }], [play]);
  const figures = useFigures(lotCode, drawn, sources, rules);
  const { fields, text } = useSyncExternalStore(basket.onChange, () => basket.draft(play));
  return play.forms[0]!.map((field) => (
    <FieldPicks
      key={field.key}
      sale={sale}
      field={field}
      fields={fields}
      text={text}
      basket={basket}
      prizes={prizes}
      figures={figures}
    />
  ));
}

interface FieldPicksProps extends Picking {
  field: Field;
  fields: Fields;
  text: string;
  figures: Figures;
}

function FieldPicks({ sale, field, fields, text, basket, prizes, figures }: FieldPicksProps) {
  const t = useText();
  const named = usePlayName();
  const { play, isOpen } = sale;
  const shared = { play, isOpen, basket };
  switch (field.kind) {
    case 'set':
      return (
        <Choices
          {...shared}
          field={field}
          figures={figures}
          title={t(`official.field.${field.key as FieldName}`)}
          hint={
            field.min === field.max
              ? t('official.pick.exactly', { count: field.min })
              : t('official.pick.range', { min: field.min, max: field.max })
          }
          chosen={picksIn(field, fields)}
          prizes={prizes.has(String(field.choices[0])) ? prizes : undefined}
        />
      );
    case 'rows':
      return field.rows.map((name, row) => (
        <Choices
          key={name}
          {...shared}
          field={field}
          row={row}
          figures={figures}
          title={named(name, play.family)}
          chosen={picksIn(field, fields, row)}
        />
      ));
    case 'tickets':
      return (
        <TypedTickets
          field={field}
          text={text}
          isOpen={isOpen}
          onType={(typed) => basket.type(play, typed)}
        />
      );
    case 'pairs':
      return <PairPicks {...shared} field={field} fields={fields} />;
    case 'legs':
      return null;
  }
}

/** Fields that official plays ask for. */
type FieldName = Exclude<SetField['key'], 'zodiacs' | 'tails'>;

interface PairPicksProps {
  play: PlayOnSale['play'];
  isOpen: boolean;
  basket: Basket;
  field: PairsField;
  fields: Fields;
}

function PairPicks({ play, isOpen, basket, field, fields }: PairPicksProps) {
  const t = useText();
  const named = usePlayName();
  const marks = useMarks();
  const chosen = (fields.pairs ?? []) as readonly (readonly [number, number])[];
  const all = field.labels.flatMap((_, left) =>
    field.labels.flatMap((__, right) => (left < right ? [[left, right] as const] : [])),
  );
  return (
    <>
      <h3 className={pairTitle}>{t('official.field.places')}</h3>
      <fieldset className={`${chips} ${pairChips}`} aria-label={t('official.field.places')}>
        {all.map(([left, right]) => (
          <button
            key={`${left}-${right}`}
            type="button"
            data-pick
            data-held={marks.get(pickKey(play.code, field.key, 0, `${left},${right}`))}
            disabled={!isOpen}
            aria-pressed={chosen.some(([a, b]) => a === left && b === right)}
            onClick={() => {
              touchLightly();
              basket.pressPair(play, left, right);
            }}
          >
            {named(`${field.labels[left]}${field.labels[right]}`, play.family).replace('/', '/\u200b')}
          </button>
        ))}
      </fieldset>
    </>
  );
}
