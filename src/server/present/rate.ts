// A rate as the wire writes it: per cent.
import { wireMoney } from '#values/money.ts';

/** From millionths: 40000n is "4.0000" per cent. */
export const wirePercent = (rate: bigint): string => wireMoney(rate);

/** From hundredths, without trailing zeros: 300 is "3", 250 is "2.5". */
export const hundredths = (value: number): string => String(value / 100);
