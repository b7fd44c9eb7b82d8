// Random bets for the tests: valid selections of any play, with draws near enough that many of them win.

import type { Pick } from '../balls.ts';
import type { RandomBelow as Below } from '../draw/draw.ts';
import { dealBalls } from '../draw/draw.ts';
import type { Draw, Family, Play, Selection } from '../play.ts';
import type { Rules, Settings } from '../rule/settings.ts';
import { SWITCHES } from '../rule/settings.ts';
import type { Field, Form } from '../selection/fields.ts';
import { countUnits, validateSelection } from '../selection/selection.ts';

/** Reproducible whole numbers from the seed fast-check shrinks (mulberry32). */
export function source(seed: number): Below {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % count;
  };
}

function some<T>(items: readonly T[], count: number, below: Below): T[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, items.length) },
    () => left.splice(below(left.length), 1)[0] as T,
  );
}

/** Any settings, not only the defaults. */
function anyRules(below: Below): Rules {
  const settings = Object.fromEntries(
    Object.entries(SWITCHES).map(([name, values]) => [name, below(3) === 0 ? values[1] : values[0]]),
  ) as unknown as Settings;
  return { ...settings, lunarYear: 2026 };
}

/** Picks of a field with a few more than needed, near the balls of `draw` so that something wins. */
function anyField(field: Field, draw: Draw, below: Below): unknown {
  const near = (choices: readonly Pick[]) => {
    const drawn = choices.filter((choice) => draw.includes(Number(choice)));
    return below(2) === 0 && drawn.length > 1 ? drawn : choices;
  };
  switch (field.kind) {
    case 'set': {
      const count = Math.min(field.max, Math.max(field.min, 1 + below(field.min + 3)));
      const pool = near(field.choices);
      return some(pool.length >= count ? pool : field.choices, count, below);
    }
    case 'rows':
      return field.rows.map((_, row) => {
        const picks = some(
          field.choices,
          below(field.filled < field.rows.length ? 3 : 2) + (field.filled < field.rows.length ? 0 : 1),
          below,
        );
        const ball = draw[row];
        return typeof field.choices[0] === 'number' &&
          below(2) === 0 &&
          !picks.includes(ball as Pick) &&
          field.choices.includes(ball as Pick)
          ? [...picks, ball]
          : picks;
      });
    case 'tickets':
      return Array.from({ length: 1 + below(4) }, () => {
        const ticket =
          below(2) === 0
            ? some(draw, field.size, below)
            : dealBalls(
                {
                  count: field.size,
                  from: field.from,
                  to: field.to,
                  width: field.width,
                  distinct: field.shape === 'distinct',
                },
                below,
              );
        const start = below(Math.max(1, draw.length - field.size + 1));
        const numbers =
          below(3) === 0 && draw.length >= field.size ? draw.slice(start, start + field.size) : ticket;
        return numbers.map((n) => String(n).padStart(field.width, '0')).join(field.width === 1 ? '' : ' ');
      });
    case 'pairs':
      return some(
        [
          [0, 1],
          [0, 4],
          [1, 3],
          [2, 3],
          [3, 4],
        ],
        1 + below(4),
        below,
      );
    case 'legs':
      return some([1, 2, 3, 4, 5, 6], 2 + below(5), below).map((place) => [
        place,
        field.choices[below(field.choices.length)],
      ]);
  }
}

export interface Case {
  readonly selection: Selection;
  readonly draw: Draw;
  readonly rules: Rules;
}

/** A draw; where balls repeat, half of them of two or three numbers only, so that pairs and triples come. */
export function anyDraw({ code, balls }: Family, below: Below): number[] {
  const draw = dealBalls(balls, below);
  if (!balls.distinct && below(2) === 0) {
    const few = some(draw, 2 + below(2), below);
    return draw.map(() => few[below(few.length)] as number);
  }
  // Mark Six: 49 decides so much that it must come often.
  if (code === 'lhc' && below(3) === 0 && !draw.includes(49)) draw[below(7)] = 49;
  return draw;
}

/** A valid selection of the play with a draw and rules, or undefined when the random choice makes none. */
export function anyCase(play: Play, family: Family, below: Below): Case | undefined {
  for (let left = 60; left > 0; left -= 1) {
    const draw = anyDraw(family, below);
    const form = play.forms[below(play.forms.length)] as Form;
    const raw = Object.fromEntries(form.map((field) => [field.key, anyField(field, draw, below)]));
    const rules = anyRules(below);
    const checked = validateSelection(play, raw);
    if ('selection' in checked && 'units' in countUnits(play, raw, rules))
      return { selection: checked.selection, draw, rules };
  }
  return undefined;
}

/** The selection with one pick more in one field; 胆 apart, for a further 胆 is a condition and no pick. */
export function oneMore(play: Play, selection: Selection): Selection[] {
  const form = play.forms.find((fields) => fields.every(({ key }) => selection[key] !== undefined)) ?? [];
  return form.flatMap((field): Selection[] => {
    if (field.kind === 'set' && field.key !== 'dan') {
      const picks = selection[field.key] as readonly Pick[];
      const next = field.choices.find((choice) => !picks.includes(choice));
      return next === undefined ? [] : [{ ...selection, [field.key]: [...picks, next] }];
    }
    if (field.kind !== 'rows') return [];
    return (selection.pos ?? []).flatMap((row, index): Selection[] => {
      const next = field.choices.find((choice) => !row.includes(choice));
      return next === undefined
        ? []
        : [{ ...selection, pos: (selection.pos ?? []).with(index, [...row, next]) }];
    });
  });
}
