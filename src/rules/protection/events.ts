// The reading of events: each has its type, its instant and exactly the fields of that type.

import { oneOf, type Read, record } from '../input.ts';
import { instant } from '../unitInput.ts';
import { tagged } from './tagged.ts';

type Fields = Readonly<Record<string, Read<unknown>>>;
type EventOf<Kinds extends Readonly<Record<string, Fields>>> = {
  readonly [Type in keyof Kinds & string]: { readonly type: Type; readonly at: number } & {
    readonly [Name in keyof Kinds[Type]]: ReturnType<Kinds[Type][Name]>;
  };
}[keyof Kinds & string];

/** Reads an event by the fields of each type, which are given without `type` and `at`. */
export const eventOf = <Kinds extends Readonly<Record<string, Fields>>>(kinds: Kinds): Read<EventOf<Kinds>> =>
  tagged(
    'type',
    Object.fromEntries(
      Object.entries(kinds).map(([type, fields]) => [
        type,
        record({ type: oneOf([type]), at: instant, ...fields }),
      ]),
    ),
  ) as Read<unknown> as Read<EventOf<Kinds>>;
