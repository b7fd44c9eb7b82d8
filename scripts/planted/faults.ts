// Every fault that is planted, area by area.
import type { Fault } from './fault.ts';
import { counterparty } from './faults/counterparty.ts';
import { levels } from './faults/levels.ts';
import { lottery } from './faults/lottery.ts';
import { money } from './faults/money.ts';
import { office } from './faults/office.ts';
import { play } from './faults/play.ts';
import { protection } from './faults/protection.ts';
import { rules } from './faults/rules.ts';
import { scripts } from './faults/scripts.ts';
import { server } from './faults/server.ts';
import { site } from './faults/site.ts';
import { station } from './faults/station.ts';

const areas: Readonly<Record<string, readonly Fault[]>> = {
  money,
  levels,
  play,
  lottery,
  rules,
  protection,
  server,
  office,
  station,
  site,
  counterparty,
  scripts,
};

/** Each named `area/name`. */
export const faults: readonly Fault[] = Object.entries(areas).flatMap(([area, own]) =>
  own.map((fault) => ({ ...fault, name: `${area}/${fault.name}` })),
);

/** Those of an area, or the one of a name; none where nothing is called so. */
export const faultsCalled = (name: string): readonly Fault[] =>
  faults.filter((fault) => fault.name === name || fault.name.startsWith(`${name}/`));
