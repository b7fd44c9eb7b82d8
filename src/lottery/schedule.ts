// What no schema can say of when a lottery draws and how its periods are numbered, for the catalogue and for a station's own lotteries alike.

/** Times as a row writes them; `at` for one draw a day, `everySeconds` for many. */
export interface Schedule {
  draws: { everySeconds?: number; firstAt?: string; periodsADay?: number; at?: string };
  sealSeconds: number;
  periodNumber: string;
}

/** One that cannot be: the member that is wrong, and a sentence about the lottery that goes before it. */
export interface ScheduleProblem {
  at: 'sealSeconds' | 'periodsADay' | 'periodNumber';
  says: string;
  /** What would be right. */
  least?: string;
}

const daySeconds = 86_400;

/** Every problem of a schedule. */
export function scheduleProblems({ draws, sealSeconds, periodNumber }: Schedule): ScheduleProblem[] {
  const problems: ScheduleProblem[] = [];
  const { everySeconds = daySeconds, firstAt, periodsADay } = draws;
  if (sealSeconds >= everySeconds)
    problems.push({ at: 'sealSeconds', says: 'seals before the draw before it.' });
  const [hours, minutes] = firstAt?.split(':').map(Number) ?? [];
  const first = firstAt === undefined ? everySeconds : (hours! * 60 + minutes!) * 60;
  const aDay = draws.everySeconds === undefined ? 1 : Math.floor((daySeconds - first) / everySeconds) + 1;
  if (periodsADay !== undefined && periodsADay > aDay)
    problems.push({
      at: 'periodsADay',
      says: `has ${periodsADay} periods a day; ${aDay} end by midnight.`,
      least: String(aDay),
    });
  const most = periodNumber.includes('MMDD') ? (periodsADay ?? aDay) : 366 * (periodsADay ?? aDay);
  const digits = periodNumber.split('N').length - 1;
  if (String(most).length > digits)
    problems.push({
      at: 'periodNumber',
      says: `numbers up to ${most} periods, for which ${digits} digits are too few.`,
      least: periodNumber.replace(/N+$/, 'N'.repeat(String(most).length)),
    });
  return problems;
}
