// Owns a rate as the wire writes it: per cent.
import { money } from './money.ts';

/** From millionths: 40000n is "4.0000" per cent. */
export const percentOfMillionths = (rate: bigint): string => money(rate);

/** From hundredths, without what says nothing: 300 is "3", 250 is "2.5". */
export const hundredths = (value: number): string => String(value / 100);
