// Owns reading the numbers and texts that a support command was given.
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';

export function numberOf(text: string | undefined): bigint {
  if (text === undefined || !/^[0-9]{1,18}$/.test(text))
    throw new WrongUsage(say('support.notANumber', { text: text ?? '' }));
  return BigInt(text);
}

export function textOf(text: string | undefined, most: number): string {
  const clean = text?.trim() ?? '';
  if (clean === '') throw new WrongUsage(say('support.textMissing'));
  if ([...clean].length > most) throw new WrongUsage(say('support.textLong', { most }));
  return clean;
}
