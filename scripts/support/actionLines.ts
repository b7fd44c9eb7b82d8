// How the record of support is said: who did what, and what of the member is different since.
import type { Action } from '#server/support/record.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { say, sayValue } from '../language.ts';
import { orNone } from './row.ts';

/** Facts whose value says nothing to a reader. */
const marks = new Set(['password', 'drawPassword']);

function changeText(name: string, before: string, after: string): string {
  const fact = sayValue(`support.factName.${name}`, name);
  if (marks.has(name)) {
    const change = before === '' ? 'set' : after === '' ? 'cleared' : 'changed';
    return say(`support.fact.${change}`, { fact });
  }
  const [from, to] = [before, after].map((value) => {
    if (value === '') return say('support.none');
    return name === 'state' ? sayValue(`support.state.${value}`, value) : value;
  });
  return say('support.fact.from', { fact, before: from!, after: to! });
}

function linesOf({ id, at, by, command, account, before, after, reason }: Action): string[] {
  const words = command.toLowerCase();
  const isSaid = (text: string): boolean => words.includes(text.toLowerCase());
  return [
    [
      `${id} · ${formatMoment(at)} · ${by}`,
      ...(account === null || isSaid(account) ? [] : [account]),
      command,
      ...(isSaid(reason) ? [] : [say('support.because', { reason })]),
    ].join(' · '),
    ...Object.keys(after)
      .sort()
      .map((fact) => `  ${changeText(fact, before[fact] ?? '', after[fact] ?? '')}`),
  ];
}

export const actionLines = (actions: readonly Action[]): string[] =>
  orNone(actions.flatMap(linesOf), say('support.nothingDone'));
