// What a kind of problem is called; one that is new keeps its name.
import type { OfficeText } from '../../kit/locale.ts';

const known = [
  'settlement',
  'deposit',
  'withdrawal',
  'transfer',
  'platform',
  'platformMoney',
  'gameRound',
  'draw',
  'counterparty',
  'stationFile',
  'clock',
  'massReading',
] as const;

export function problemWord(t: OfficeText, kind: string): string {
  const one = known.find((each) => each === kind);
  return one ? t(`office-today.problem.${one}`) : kind;
}
