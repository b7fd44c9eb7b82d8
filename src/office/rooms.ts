// The one list of the office's rooms: where each is, who enters it, and the chunk that draws it.
import type { ComponentType } from 'react';
import type { OfficeRole } from '#contract/officeCall.ts';
import type { OfficeTextId } from './kit/locale.ts';

export interface Room {
  /** Below the office's address; deeper addresses are the room's own. */
  path: string;
  title: OfficeTextId;
  icon: 'today' | 'waiting' | 'queues' | 'members' | 'approvals' | 'staff' | 'trail' | 'own';
  /** Everybody who works here where it is left out. */
  roles?: readonly OfficeRole[];
  /** It is in no menu: something else leads there. */
  isHidden?: true;
  load: () => Promise<ComponentType>;
}

export const rooms: readonly Room[] = [
  {
    path: 'today',
    title: 'office.room.today',
    icon: 'today',
    load: async () => (await import('./rooms/today/Today.tsx')).Today,
  },
  {
    path: 'waiting',
    title: 'office.room.waiting',
    icon: 'waiting',
    roles: ['owner', 'finance', 'support', 'auditor'],
    load: async () => (await import('./rooms/waiting/Waiting.tsx')).Waiting,
  },
  {
    path: 'queues',
    title: 'office.room.queues',
    icon: 'queues',
    load: async () => (await import('./rooms/queues/Queues.tsx')).Queues,
  },
  {
    path: 'members',
    title: 'office.room.members',
    icon: 'members',
    roles: ['owner', 'finance', 'play', 'support', 'auditor'],
    load: async () => (await import('./rooms/members/Members.tsx')).Members,
  },
  {
    path: 'approvals',
    title: 'office.room.approvals',
    icon: 'approvals',
    load: async () => (await import('./rooms/approvals/Approvals.tsx')).Approvals,
  },
  {
    path: 'staff',
    title: 'office.room.staff',
    icon: 'staff',
    roles: ['owner', 'auditor'],
    load: async () => (await import('./rooms/staff/Staff.tsx')).Staff,
  },
  {
    path: 'trail',
    title: 'office.room.trail',
    icon: 'trail',
    roles: ['owner', 'auditor'],
    load: async () => (await import('./rooms/trail/Trail.tsx')).Trail,
  },
  {
    path: 'own',
    title: 'office.room.own',
    icon: 'own',
    isHidden: true,
    load: async () => (await import('./rooms/own/Own.tsx')).Own,
  },
];
