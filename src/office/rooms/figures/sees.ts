// Who sees which figures, as the server holds it: money for those who account for it, what they run for those who run it.
import type { TableRequest } from '#contract/office/figures.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { usePerson } from '../../person.ts';

export type Dimension = TableRequest['by'];

const all: readonly Dimension[] = [
  'day',
  'hour',
  'month',
  'lottery',
  'platform',
  'method',
  'offer',
  'agent',
  'level',
];
const everything: readonly OfficeRole[] = ['owner', 'finance', 'auditor'];

interface Sees {
  /** The whole of a station, and so every part of this room. */
  isAll: boolean;
  dimensions: readonly Dimension[];
  /** The rows behind figures. */
  hasRows: boolean;
  hasOffers: boolean;
}

export function useSees(): Sees {
  const { role, elevatedRole } = usePerson();
  const has = (...wanted: readonly OfficeRole[]): boolean =>
    wanted.some((each) => each === role || each === elevatedRole);
  const isAll = has(...everything);
  return {
    isAll,
    dimensions: isAll
      ? all
      : [
          ...(has('play') ? (['lottery', 'platform'] as const) : []),
          ...(has('content') ? (['offer'] as const) : []),
        ],
    hasRows: isAll || has('play'),
    hasOffers: isAll || has('content'),
  };
}
