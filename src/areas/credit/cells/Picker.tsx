// Picking for a play on several numbers, zodiacs, tails or positions, where several picks make one bet.
import { css } from '@linaria/core';
import { useSyncExternalStore } from 'react';
import { toast } from '#kit/overlay/toast.ts';
import type { Pick } from '#lottery/balls.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { type Field, written } from '#lottery/selection/fields.ts';
import { emptyFields, type Fields, picksIn, pressed } from '#lottery/selection/picking.ts';
import { countUnits } from '#lottery/selection/selection.ts';
import { cell, cellBlocks, chips, grid, heading, namedBlock } from '#play/cellStyles.ts';
import { landscapePhone } from '#play/landscape.ts';
import { useMarks } from '#play/period/marks.ts';
import { touchLightly } from '#play/settings/boardSettings.ts';
import { Figure } from '#play/settings/Figure.tsx';
import { pickKey } from '#play/settings/figureKey.ts';
import type { Figures } from '#play/settings/useFigures.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import type { Picks } from '../picks.ts';
import { oddsText, type PlayOnSale } from '../slip.ts';
import { Ball } from './Ball.tsx';
import { blocksOf, columnsOf, isBall, numbersBeside } from './creditStyles.ts';

const rows = css`
  min-width: 0;
  @media ${landscapePhone} {
    > .${chips},
    > fieldset:first-child > .${heading} {
      padding-top: 0;
    }
  }
`;
const count = css`
  padding: var(--space-3) var(--space-1) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  > b {
    color: var(--brand-text);
  }
`;

export interface PickerProps {
  sale: PlayOnSale;
  picks: Picks;
  rules: Rules;
  figures: Figures;
}

export function Picker({ sale, picks, rules, figures }: PickerProps) {
  const t = useText();
  const named = usePlayName();
  const { play, isOpen } = sale;
  const draft = useSyncExternalStore(picks.onAny, () => picks.draft(play.code));
  const at = draft?.form ?? 0;
  const form = play.forms[at]!;
  const fields = draft?.fields ?? emptyFields(form);
  const counted = countUnits(play, fields, rules);
  const units = 'error' in counted ? 0 : counted.units;
  const hasOwnOdds = form.some(({ kind }) => kind === 'legs');
  const change = (next: Fields): void => picks.setDraft(play.code, { form: at, fields: next });
  return (
    <section aria-label={named(play.name)} className={namedBlock}>
      <h2 className={heading}>
        {named(play.name)}
        <small>
          {!isOpen
            ? t('credit.closed')
            : hasOwnOdds
              ? ''
              : t('credit.odds', { odds: named(oddsText(sale, rules), play.family) })}
        </small>
      </h2>
      <div className={rows}>
        {play.forms.length > 1 && (
          <fieldset className={chips} aria-label={t('credit.form')}>
            {play.forms.map((each, index) => {
              const kind = each.map(({ key }) => key).join('-');
              return (
                <button
                  key={kind}
                  type="button"
                  aria-pressed={index === at}
                  onClick={() => picks.setDraft(play.code, { form: index, fields: emptyFields(each) })}
                >
                  {t(`credit.form.${kind as 'nums' | 'dan-tuo' | 'zodiacs' | 'tails' | 'zodiacs-tails'}`)}
                </button>
              );
            })}
          </fieldset>
        )}
        {form.map((field) => (
          <FieldPicks
            key={field.key}
            field={field}
            fields={fields}
            change={change}
            sale={sale}
            rules={rules}
            figures={figures}
          />
        ))}
        <p className={count} role="status">
          {units > 0 ? t('credit.pick.units', { count: units }) : t('credit.pick.none')}
        </p>
      </div>
    </section>
  );
}

interface FieldPicksProps extends Omit<PickerProps, 'picks'> {
  field: Field;
  fields: Fields;
  change: (fields: Fields) => void;
}

function FieldPicks({ field, fields, change, sale, rules, figures }: FieldPicksProps) {
  const t = useText();
  const named = usePlayName();
  const row = { sale, rules, isOpen: sale.isOpen, figures, field: field.key, at: 0 };
  if (field.kind === 'set') {
    const press = (pick: Pick): void => {
      const next = pressed(field, fields, pick);
      if (next) change(next);
      else toast(t('credit.pick.most', { count: field.max }), { kind: 'warn' });
    };
    const title = field.key === 'dan' || field.key === 'tuo' ? t(`credit.field.${field.key}`) : undefined;
    const range =
      field.min === field.max
        ? t('credit.pick.exactly', { count: field.min })
        : t('credit.pick.range', { min: field.min, max: field.max });
    return (
      <Row
        {...row}
        title={title ?? range}
        hint={title && range}
        options={field.choices}
        width={field.width}
        chosen={picksIn(field, fields)}
        press={press}
      />
    );
  }
  if (field.kind === 'rows')
    return field.rows.map((name, at) => (
      <Row
        key={name}
        {...row}
        at={at}
        title={named(name, sale.play.family)}
        options={field.choices}
        width={field.width}
        chosen={picksIn(field, fields, at)}
        press={(pick) => change(pressed(field, fields, pick, at) ?? fields)}
      />
    ));
  if (field.kind === 'legs')
    return field.positions.map((name, at) => {
      const legs = (fields.legs ?? []) as readonly (readonly [number, string])[];
      const own = legs.find(([position]) => position === at + 1)?.[1];
      const press = (pick: Pick): void => {
        const rest = legs.filter(([position]) => position !== at + 1);
        const next = own === pick ? rest : [...rest, [at + 1, String(pick)] as const];
        change({ legs: next.toSorted(([a], [b]) => a - b) });
      };
      return (
        <Row
          key={name}
          {...row}
          at={at}
          title={named(name, sale.play.family)}
          options={field.choices}
          width={0}
          chosen={own === undefined ? [] : [own]}
          press={press}
          withOdds
        />
      );
    });
  return null;
}

interface RowProps {
  sale: PlayOnSale;
  rules: Rules;
  isOpen: boolean;
  figures: Figures;
  field: Field['key'];
  /** Which row of the field it is. */
  at: number;
  title: string;
  hint?: string | undefined;
  options: readonly Pick[];
  width: 0 | 1 | 2;
  chosen: readonly Pick[];
  press: (pick: Pick) => void;
  withOdds?: boolean;
}

function Row(props: RowProps) {
  const { sale, rules, isOpen, figures, field, at: row } = props;
  const { title, hint, options, width, chosen, press, withOdds } = props;
  const named = usePlayName();
  const names = options.map((option) => written(option, width));
  const marks = useMarks();
  return (
    <fieldset aria-label={title}>
      <div className={heading} aria-hidden="true">
        {title}
        {hint && <small>{hint}</small>}
      </div>
      <div className={cellBlocks}>
        {blocksOf(sale.play.code, names).map((block) => (
          <div key={block[0]} className={grid} data-columns={columnsOf(sale.play.code, block, named)}>
            {block.map((name) => {
              const option = options[names.indexOf(name)]!;
              const beside = numbersBeside(sale.play.code, name, rules);
              const figure = figures?.get(pickKey(sale.play.code, field, row, option));
              return (
                <button
                  key={name}
                  type="button"
                  className={cell}
                  data-held={marks.get(pickKey(sale.play.code, field, row, option))}
                  aria-pressed={chosen.includes(option)}
                  disabled={!isOpen}
                  onClick={() => {
                    touchLightly();
                    press(option);
                  }}
                >
                  {isBall(name) ? (
                    <Ball playCode={width === 1 ? '' : sale.play.code} option={name} />
                  ) : (
                    named(name, sale.play.family)
                  )}
                  {withOdds && <em>{sale.odds.get(name)}</em>}
                  {beside && <small>{beside}</small>}
                  {figure && <Figure figure={figure} />}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
