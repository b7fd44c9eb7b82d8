// How the figure of a limit is read from what is typed, and sent: yuan for money, minutes for time of play.
import type { PlayerLimit } from '#contract/entities.generated.ts';

type Kind = PlayerLimit['kind'];

const yuan = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/;
const minutes = /^[1-9]\d{0,5}$/;

/** What goes to the server: yuan, or whole seconds for time; null for what is no figure above zero. */
export function wireValue(kind: Kind, typed: string): string | null {
  if (kind === 'time') return minutes.test(typed) ? String(Number(typed) * 60) : null;
  return yuan.test(typed) && /[1-9]/.test(typed) ? typed : null;
}

/** What stands in the field for a limit of the wire; nothing where there is none. */
export function typedValue(kind: Kind, value: string): string {
  if (value === '') return '';
  if (kind === 'time') return String(Math.floor(Number(value) / 60));
  return value.replace(/\.?0+$/, '');
}

/** Whether a figure of the wire would bind less than the limit that holds: then it waits. */
export const isHigher = (value: string, held: string): boolean => held !== '' && Number(value) > Number(held);

/** How much of a limit is used, 0 to 1; of more than all of it 1. For the length of a bar alone. */
export function usedShare(used: string, limit: string): number {
  const most = Number(limit);
  return most > 0 ? Math.min(1, Number(used || '0') / most) : Number(used) > 0 ? 1 : 0;
}

/** The limit that binds: the lower of the member's and the station's; '' where there is none. */
export const bindingValue = ({ value, stationValue }: Pick<PlayerLimit, 'value' | 'stationValue'>): string =>
  [value, stationValue].filter((one) => one !== '').sort((a, b) => Number(a) - Number(b))[0] ?? '';
