// How a field of a file and a column of a row say the same: yuan and integers, percentages, moments, times of the day.
import { beijingOffsetMs, parseMoment } from '#values/beijingOffset.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { Json } from './rows.ts';

/** Either direction gives undefined for a field that is left out: in a row it means that the column stays as it is. */
export interface Codec {
  toFile(value: Json): Json | undefined;
  toRow(value: Json | undefined): Json | undefined;
}

/** The same on both sides. */
export const same: Codec = { toFile: (value) => value, toRow: (value) => value };

/** A field that may be left out: then the column is null. */
export const optional = (codec: Codec): Codec => ({
  toFile: (value) => (value === null ? undefined : codec.toFile(value)),
  toRow: (value) => (value === undefined ? null : codec.toRow(value)),
});

/** A field that may be left out: then the column has this value. */
export const orElse = (codec: Codec, otherwise: Json): Codec => ({
  toFile: (value) => (value === otherwise ? undefined : codec.toFile(value)),
  toRow: (value) => (value === undefined ? otherwise : codec.toRow(value)),
});

/** A field that may be left out: then the column keeps what it has. */
export const kept = (codec: Codec): Codec => ({
  toFile: (value) => codec.toFile(value),
  toRow: (value) => (value === undefined ? undefined : codec.toRow(value)),
});

/** Yuan and 0.0001 yuan; the same scale as odds. */
export const yuan: Codec = {
  toFile: (value) => formatMoney(BigInt(value as string)),
  toRow: (value) => String(parseMoney(value as string)),
};

/** A percentage in ten-thousandths of a percent. */
export const tenThousandths: Codec = yuan;

export const yuanList: Codec = {
  toFile: (value) => (value as readonly string[]).map((each) => yuan.toFile(each)!),
  toRow: (value) => (value as readonly string[]).map((each) => yuan.toRow(each)!),
};

/** A decimal of a file and its integer with so many places; bigint columns give it as text. */
const scaled = (places: number, isBig: boolean): Codec => ({
  toFile: (value) => {
    const digits = String(value).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
  },
  toRow: (value) => {
    const [whole = '0', fraction = ''] = String(value).split('.');
    const all = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
    return isBig ? String(all) : Number(all);
  },
});

/** Hundredths: how many times something is to be bet, or a percentage in hundredths of a percent. */
export const hundredths = scaled(2, false);
export const bigHundredths = scaled(2, true);
/** A percentage in millionths. */
export const millionths = scaled(4, false);
export const bigMillionths = scaled(4, true);

/** A moment in Beijing time and its ISO text; files may leave out the seconds or the time of the day. */
export const moment: Codec = {
  toFile: (value) => formatMoment(new Date(value as string)).replace(/:00$/, ''),
  toRow: (value) => {
    const text = value as string;
    const whole = text.length === 10 ? `${text} 00:00:00` : text.length === 16 ? `${text}:00` : text;
    return new Date(parseMoment(whole)).toISOString();
  },
};

/** A time of the day and its minute. */
export const clock: Codec = {
  toFile: (value) => formatMoment(Number(value) * 60_000 - beijingOffsetMs).slice(11, 16),
  toRow: (value) => {
    const [hours, minutes] = (value as string).split(':').map(Number);
    return hours! * 60 + minutes!;
  },
};

/** Words of a file for values of a column. */
export const words = (by: Readonly<Record<string, Json>>): Codec => ({
  toFile: (value) => Object.keys(by).find((word) => by[word] === value)!,
  toRow: (value) => by[value as string]!,
});
