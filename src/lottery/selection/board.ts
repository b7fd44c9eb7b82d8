// How a screen lays the plays of a family out: by mode and by group, in their own order.
import type { CreditPlay, Family, Mode, OfficialPlay, Play } from '../play.ts';

export interface PlayGroup<P extends Play = Play> {
  readonly name: string;
  readonly plays: readonly P[];
}

type PlayIn<M extends Mode> = M extends 'official' ? OfficialPlay : CreditPlay;

export function plays<M extends Mode>(family: Family, mode: M): readonly PlayIn<M>[] {
  return family.plays.filter((play): play is PlayIn<M> & Play => play.mode === mode);
}

/** The tabs of a board with the plays under each. Empty where a family has no such mode. */
export function playGroups<M extends Mode>(family: Family, mode: M): readonly PlayGroup<PlayIn<M>>[] {
  const groups = new Map<string, PlayIn<M>[]>();
  for (const play of plays(family, mode)) {
    const group = groups.get(play.group);
    if (group) group.push(play);
    else groups.set(play.group, [play]);
  }
  return [...groups].map(([name, list]) => ({ name, plays: list }));
}
