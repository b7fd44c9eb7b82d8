// Owns reading the numbers and texts that a support command was given.
import { WrongUsage } from '../station/commandLine.ts';

export function numberOf(text: string | undefined): bigint {
  if (text === undefined || !/^[0-9]{1,18}$/.test(text))
    throw new WrongUsage(`"${text ?? ''}" is not a number.`);
  return BigInt(text);
}

export function textOf(text: string | undefined, most: number): string {
  const clean = text?.trim() ?? '';
  if (clean === '') throw new WrongUsage('The text is missing.');
  if ([...clean].length > most) throw new WrongUsage(`A text has at most ${most} characters.`);
  return clean;
}
