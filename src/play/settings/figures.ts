// What earlier draws say of an option or a pick: how many draws ago it last came, and how often it came.
import type { Pick } from '#lottery/balls.ts';
import { yearIn, zodiacOf } from '#lottery/family/lhc/zodiac.ts';
import { ballsAt } from '#lottery/mechanisms/hit.ts';
import { directSums } from '#lottery/mechanisms/sums.ts';
import { type CreditPlay, type Draw, oddsOf, type Play, type Selection, waysOf } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import type { Field, Form, LegsField, RowsField, SetField } from '#lottery/selection/fields.ts';
import { type Warmth, warmthOf } from '#lottery/statistics/omission.ts';
import { pickKey } from './figureKey.ts';

export interface OptionFigure {
  /** Draws since it last came; as many as there are where it never did. */
  omission: number;
  /** Draws it came in. */
  count: number;
  /** Beside what was to be expected of it among the options it stands among. */
  warmth: Warmth;
}

/** Of what is expected less often nothing can be said by so few draws. */
const leastExpected = 1.5;

/**
 * The figures of options of which a draw brings some; `draws` newest first. `chanceOf` weighs options against each other:
 * a side is no hotter than the numbers beside it for coming five times as often.
 */
function figuresBy<Option extends Pick>(
  options: readonly Option[],
  draws: readonly Draw[],
  cameIn: (option: Option, draw: Draw) => boolean,
  chanceOf: (option: Option) => number = () => 1,
): Map<Option, OptionFigure> {
  const counted = options.map((option) => {
    const comings = draws.map((draw) => cameIn(option, draw));
    const last = comings.indexOf(true);
    return { option, omission: last < 0 ? draws.length : last, count: comings.filter(Boolean).length };
  });
  const comings = counted.reduce((sum, { count }) => sum + count, 0);
  const chances = options.reduce((sum, option) => sum + chanceOf(option), 0);
  return new Map(
    counted.map(({ option, omission, count }) => {
      const expected = (comings * chanceOf(option)) / chances;
      const warmth = expected < leastExpected ? 'warm' : warmthOf(count, expected);
      return [option, { omission, count, warmth }];
    }),
  );
}

const wins = (play: Play, selection: Selection, draw: Draw, rules: Rules): boolean =>
  play.hits(selection, draw, rules).some((hit) => !hit.push && hit.units > 0);

/** The figures of every option of a play of which each option is a bet, where the odds say how rare it is; `draws` newest first. */
export const figuresOf = (
  play: CreditPlay,
  options: readonly string[],
  odds: ReadonlyMap<string, string>,
  draws: readonly Draw[],
  rules: Rules,
): Map<string, OptionFigure> =>
  figuresBy(
    options,
    draws,
    (option, draw) => wins(play, { options: [option] }, draw, rules),
    (option) => 1 / Number(odds.get(option) ?? 1),
  );

/** How often a number of such a row has to come: 二重号 twice. */
const timesOf: Partial<Record<SetField['key'], number>> = {
  nums: 1,
  dan: 1,
  tuo: 1,
  single: 1,
  singles: 1,
  pairs: 2,
  double: 2,
  triple: 3,
  quad: 4,
};

/** Whether a draw brought a pick of a row of positions. */
function cameInRow(play: Play, field: RowsField, row: number, rules: Rules) {
  const { places } = play;
  return (pick: Pick, draw: Draw): boolean => {
    if (typeof pick === 'number') return draw[places?.[row] ?? row] === pick;
    const pos = field.rows.map((_, other) =>
      other === row ? [pick] : field.filled > 1 ? field.choices : [],
    );
    return wins(play, { pos }, draw, rules);
  };
}

/** Whether a draw brought a pick of a set; null where that depends on what else is picked, such as positions. */
function cameInSet(play: Play, form: Form, field: SetField, draws: readonly Draw[], rules: Rules) {
  const alone = (pick: Pick, draw: Draw): boolean => wins(play, { [field.key]: [pick] }, draw, rules);
  if (form.length === 1 && field.min === 1) return alone;
  // 合肖 and 特码包三: several are picked, and any one of them wins.
  const isAnyOf = play.mode === 'credit' && form.length === 1;
  if (isAnyOf && field.choices.some((pick) => draws.some((draw) => alone(pick, draw)))) return alone;
  if (form.some(({ key }) => key === 'positions')) return null;
  const balls = (draw: Draw): Draw => (play.places ? ballsAt(draw, play.places) : draw);
  if (field.key === 'tails') return (pick: Pick, draw: Draw) => balls(draw).some((n) => n % 10 === pick);
  if (field.key === 'zodiacs')
    return (pick: Pick, draw: Draw) => balls(draw).some((n) => zodiacOf(n, yearIn(rules)) === pick);
  const times = timesOf[field.key];
  if (times === undefined) return null;
  return (pick: Pick, draw: Draw): boolean => balls(draw).filter((n) => n === pick).length >= times;
}

/** Whether a draw brought an option of a position of 过关. */
const cameOnLeg =
  (play: Play, place: number, rules: Rules) =>
  (option: Pick, draw: Draw): boolean =>
    wins(play, { legs: [[place + 1, String(option)]] }, draw, rules);

/**
 * How often a pick comes beside the others of its field: by its own prize or odds, as a sum or a span by the units it
 * counts for, and else as often as they do.
 */
function chanceIn(play: Play, form: Form, field: Field, rules: Rules): (pick: Pick) => number {
  const own = play.mode === 'official' ? waysOf(play, rules) : oddsOf(play, rules);
  const isAlone = form.length === 1 && field.kind === 'set' && field.min === 1;
  return (pick) => {
    const said = Number(own[String(pick)] ?? 0);
    if (said > 0) return play.mode === 'official' ? said : 1 / said;
    if (play.code === 'pc28_c_tmb3') return threeDigits.units({ sums: [Number(pick)] }, rules);
    return isAlone ? play.units({ [field.key]: [pick] }, rules) : 1;
  };
}
/** Sums of PC28, three of which are one bet. */
const threeDigits = directSums(3);

/** The rows of a field with what a draw brings of each; none where that cannot be said. */
function rowsOfField(
  play: Play,
  form: Form,
  field: SetField | RowsField | LegsField,
  draws: readonly Draw[],
  rules: Rules,
) {
  if (field.kind === 'legs') return field.positions.map((_, row) => cameOnLeg(play, row, rules));
  if (field.kind === 'set') return [cameInSet(play, form, field, draws, rules)];
  const looked = play.places?.length ?? draws[0]?.length;
  return field.rows.length === looked ? field.rows.map((_, row) => cameInRow(play, field, row, rules)) : [];
}

/**
 * The figures of every pick of a play by `pickKey()`; of fields without figures there are none. A number of a position
 * came where it lay on it, a sum or an option where it won, any other number, tail or zodiac where it was among the balls
 * the play looks at, as often as its row asks for. `draws` newest first.
 */
export function pickFiguresOf(play: Play, draws: readonly Draw[], rules: Rules): Map<string, OptionFigure> {
  const found = new Map<string, OptionFigure>();
  for (const form of play.forms)
    for (const field of form) {
      if (field.kind === 'tickets' || field.kind === 'pairs') continue;
      const chance = chanceIn(play, form, field, rules);
      for (const [row, cameIn] of rowsOfField(play, form, field, draws, rules).entries())
        if (cameIn)
          for (const [pick, figure] of figuresBy<Pick>(field.choices, draws, cameIn, chance))
            found.set(pickKey(play.code, field.key, row, pick), figure);
    }
  return found;
}
