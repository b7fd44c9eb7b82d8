// The days of the sign-in: of a month as the calendar shows them, and of the cycle of rewards.
import type { SignInMonthAnswer } from '#contract/activity.generated.ts';

/** off: outside the time of the activity, so neither signed nor missed. */
export type DayState = 'signed' | 'missed' | 'open' | 'ahead' | 'off';

export interface CalendarDay {
  day: number;
  /** 1 for Monday to 7 for Sunday. */
  column: number;
  state: DayState;
  isToday: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** So many months after it, as YYYY-MM. */
export function otherMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}`;
}

export function monthDays({
  month,
  today,
  signed,
  missed,
}: Pick<SignInMonthAnswer, 'month' | 'today' | 'signed' | 'missed'>): CalendarDay[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const firstWeekday = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const stateOf = (day: number, date: string): DayState => {
    if (signed.includes(day)) return 'signed';
    if (missed.includes(day)) return 'missed';
    if (date === today) return 'open';
    return date > today ? 'ahead' : 'off';
  };
  return Array.from({ length }, (_, index) => {
    const day = index + 1;
    const date = `${month}-${two(day)}`;
    const column = ((firstWeekday + index + 6) % 7) + 1;
    return { day, column, state: stateOf(day, date), isToday: date === today };
  });
}

/** Day of the cycle that today is, whether it is signed already or not. */
export const cycleDayOfToday = (next: number, signedToday: boolean, cycle: number): number =>
  signedToday ? (next === 1 ? cycle : next - 1) : next;

/** The seven days of the cycle that hold today: 1 to 7, 8 to 14, ...; the last seven at its end. */
export function daysAround(today: number, cycle: number): number[] {
  const first = Math.min(Math.floor((today - 1) / 7) * 7 + 1, cycle - 6);
  return Array.from({ length: 7 }, (_, index) => first + index);
}

/** Days on which the reward changes or a bonus is added. */
export const milestones = (rewards: SignInMonthAnswer['rewards']): SignInMonthAnswer['rewards'] =>
  rewards.filter(({ reward, bonus }, index) => Number(bonus) > 0 || reward !== rewards[index - 1]?.reward);
