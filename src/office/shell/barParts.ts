// What rooms put into the bar above, such as the search for members: drawn for those who enter the room.
import type { ComponentType } from 'react';
import { MemberBox } from '../rooms/members/MemberBox.tsx';
import { TodayPart } from '../rooms/today/TodayPart.tsx';

interface BarPart {
  /** Path of the room. */
  room: string;
  Part: ComponentType;
}

export const barParts: readonly BarPart[] = [
  { room: 'today', Part: TodayPart },
  { room: 'members', Part: MemberBox },
];
