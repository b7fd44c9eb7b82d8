// How a plan, an apply and the history are reported: differences by their effect, as text for people.

import type { Difference, Effect } from '#server/content/differenceText.ts';
import { wordingIn } from '#server/content/entries/wording.ts';
import { type Plan, saidOf } from '#server/content/plan.ts';
import { mistakeIn } from '#server/office/content/mistakes.ts';
import { type CommandTextId, commandText } from '../commandTexts.ts';
import { language } from '../spoken.ts';
import { bold, dim, green, red, yellow } from '../station/formats/terminal.ts';
import type { PlaceOf } from './places.ts';

const headings = {
  money: 'command.content.money',
  players: 'command.content.players',
  nothing: 'command.content.neither',
} as const satisfies Readonly<Record<Effect, CommandTextId>>;
const shownMost = 200;

const marks = { added: green('+'), removed: red('-'), changed: yellow('~'), moved: yellow('~') };

/** What a plan changes, in the words of who reads it: in Chinese as the office says it, otherwise with titles in both languages, as it is kept. */
export const spokenDifferences = (plan: Plan): readonly Difference[] =>
  saidOf(plan, language() === 'zh-CN' ? wordingIn('zh-CN') : undefined);

/** Differences under their headings, a line each, with where it is where that is known. */
export function differenceLines(differences: readonly Difference[], placeOf?: PlaceOf): string[] {
  return (Object.keys(headings) as Effect[]).flatMap((effect) => {
    const own = differences.filter((each) => each.effect === effect);
    if (own.length === 0) return [];
    const rest = own.length - shownMost;
    return [
      `  ${bold(commandText(headings[effect]))}`,
      ...own.slice(0, shownMost).map((each) => {
        const place = placeOf?.(each) ?? '';
        return `    ${marks[each.change]} ${each.text}${place === '' ? '' : dim(`  ${place}`)}`;
      }),
      ...(rest > 0 ? [dim(`    ${commandText('command.content.more', { count: rest })}`)] : []),
    ];
  });
}

export const warningLines = (warnings: readonly string[]): string[] =>
  warnings.map((warning) => `  ${yellow('!')} ${warning}`);

export const refusalLines = (reasons: readonly string[]): string[] =>
  reasons.map((reason) => `  ${red('✗')} ${mistakeIn(language(), undefined, reason)}`);
