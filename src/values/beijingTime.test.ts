// Beijing time: against the runtime's own time zone data, over midnights, months and leap days, in any zone of the machine.

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  beijingOffsetMs,
  dayMs,
  isBetweenMinutes,
  midnightOf,
  minuteOfDay,
  parseMoment,
  weekdayOf,
} from './beijingOffset.ts';
import { atHour, endOfDay, formatMoment, isDay, startOfDay } from './beijingTime.ts';
import { addDays, dayOf } from './days.ts';

/** 2000 to 2100, whole milliseconds. */
const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
const days = moments.map((ms) => new Date(ms).toISOString().slice(0, 10));
const offsets = fc.integer({ min: -20_000, max: 20_000 });

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a moment', () => {
  it.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe'])(
    'is written as the clock in Beijing shows it on a machine in %s',
    (machine) => {
      process.env.TZ = machine;
      fc.assert(fc.property(moments, (ms) => formatMoment(ms) === shanghai.format(ms)));
      // The hour that New York's clocks skip.
      expect(formatMoment(Date.UTC(2026, 2, 7, 18, 30))).toBe('2026-03-08 02:30:00');
    },
  );

  it('is read back as it was written, to the second', () => {
    fc.assert(
      fc.property(moments, (ms) => parseMoment(formatMoment(new Date(ms))) === Math.floor(ms / 1000) * 1000),
    );
  });

  it('is cut to the second, not rounded', () => {
    expect(formatMoment(Date.UTC(2027, 1, 28, 15, 59, 59, 999))).toBe('2027-02-28 23:59:59');
    expect(formatMoment(Date.UTC(2026, 10, 20, 16, 0, 1))).toBe('2026-11-21 00:00:01');
  });

  it('is not a number where the text is none', () => {
    expect(['', '2026-11-20', '2026-13-01 00:00:00', '2026-11-20 25:00:00', 'x y'].map(parseMoment)).toEqual(
      Array(5).fill(Number.NaN),
    );
  });
});

describe('a day', () => {
  it('begins at midnight in Beijing, wherever the machine is', () => {
    expect(dayOf(Date.UTC(2026, 10, 20, 15, 59, 59))).toBe('2026-11-20');
    expect(dayOf(new Date(Date.UTC(2026, 10, 20, 16, 0, 0)))).toBe('2026-11-21');
    expect(startOfDay('2026-11-21')).toEqual(new Date(Date.UTC(2026, 10, 20, 16, 0, 0)));
  });

  it('holds exactly the moments between its start and its end', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const day = dayOf(ms);
        return startOfDay(day).getTime() <= ms && ms < endOfDay(day).getTime();
      }),
    );
    fc.assert(
      fc.property(days, (day) => {
        const [from, until] = [startOfDay(day).getTime(), endOfDay(day).getTime()];
        return (
          until - from === dayMs && dayOf(from) === day && dayOf(until - 1) === day && dayOf(until) !== day
        );
      }),
    );
  });

  it('counts over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(endOfDay('2028-02-29')).toEqual(startOfDay('2028-03-01'));
  });

  it('is found again by going as many days back, and a day is a day', () => {
    fc.assert(
      fc.property(days, offsets, (day, count) => {
        const other = addDays(day, count);
        return (
          isDay(other) &&
          addDays(other, -count) === day &&
          startOfDay(other).getTime() - startOfDay(day).getTime() === count * dayMs
        );
      }),
    );
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    'Invalid Date',
    '2026-11-20T00:00',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('strikes its hours by the clock in Beijing', () => {
    expect(formatMoment(atHour('2026-11-20', 6))).toBe('2026-11-20 06:00:00');
    expect(formatMoment(atHour('2026-11-20', 24))).toBe('2026-11-21 00:00:00');
  });
});

describe('the integers of the hot paths', () => {
  it('say the same as the dates', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const day = dayOf(ms);
        const [hour, minute] = formatMoment(ms).slice(11).split(':').map(Number);
        return (
          midnightOf(ms) === startOfDay(day).getTime() &&
          minuteOfDay(ms) === hour! * 60 + minute! &&
          weekdayOf(ms) === new Date(ms + beijingOffsetMs).getUTCDay()
        );
      }),
    );
  });

  it('hold before 1970 as well', () => {
    const ms = Date.UTC(1969, 11, 30, 17, 5);
    expect([midnightOf(ms), weekdayOf(ms), minuteOfDay(ms)]).toEqual([Date.UTC(1969, 11, 30, 16), 3, 65]);
  });
});

describe('hours of a day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const open = (from: number, to: number): number[] =>
    hours.filter((hour) =>
      isBetweenMinutes(
        from * 60,
        to * 60,
        parseMoment(`2026-11-30 ${hour}:00:00`.replace(/ (\d):/, ' 0$1:')),
      ),
    );

  it('hold from the first minute up to the last, which is outside, over midnight as well', () => {
    expect(open(9, 12)).toEqual([9, 10, 11]);
    expect(open(22, 3)).toEqual([0, 1, 2, 22, 23]);
    expect(open(8, 8)).toEqual(hours);
  });
});
