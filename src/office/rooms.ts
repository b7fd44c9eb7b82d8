// The one list of the office's rooms: where each is, who enters it, and the chunk that draws it.
import type { ComponentType } from 'react';
import type { OfficeRole } from '#contract/officeCall.ts';
import type { OfficeTextId } from './kit/locale.ts';

export type Place =
  | 'today'
  | 'waiting'
  | 'conversations'
  | 'queues'
  | 'figures'
  | 'members'
  | 'agents'
  | 'content'
  | 'studio'
  | 'letters'
  | 'forum'
  | 'play'
  | 'approvals'
  | 'counterparties'
  | 'staff'
  | 'trail'
  | 'own';

export interface Room {
  /** Below the office's address; deeper addresses are the room's own. */
  path: Place;
  title: OfficeTextId;
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
    load: async () => (await import('./rooms/today/Today.tsx')).Today,
  },
  {
    path: 'waiting',
    title: 'office.room.waiting',
    roles: ['owner', 'finance', 'support', 'auditor'],
    load: async () => (await import('./rooms/waiting/Waiting.tsx')).Waiting,
  },
  {
    path: 'conversations',
    title: 'office.room.conversations',
    roles: ['owner', 'support', 'auditor'],
    load: async () => (await import('./rooms/conversations/Conversations.tsx')).Conversations,
  },
  {
    path: 'queues',
    title: 'office.room.queues',
    load: async () => (await import('./rooms/queues/Queues.tsx')).Queues,
  },
  {
    path: 'figures',
    title: 'office.room.figures',
    roles: ['owner', 'finance', 'play', 'content', 'auditor'],
    load: async () => (await import('./rooms/figures/Figures.tsx')).Figures,
  },
  {
    path: 'members',
    title: 'office.room.members',
    roles: ['owner', 'finance', 'play', 'support', 'auditor'],
    load: async () => (await import('./rooms/members/Members.tsx')).Members,
  },
  {
    path: 'agents',
    title: 'office.room.agents',
    roles: ['owner', 'finance', 'play', 'support', 'auditor'],
    load: async () => (await import('./rooms/agents/Agents.tsx')).Agents,
  },
  {
    path: 'content',
    title: 'office.room.content',
    roles: ['owner', 'finance', 'play', 'content', 'auditor'],
    load: async () => (await import('./rooms/content/Content.tsx')).Content,
  },
  {
    path: 'studio',
    title: 'office.room.studio',
    roles: ['owner', 'content', 'support', 'auditor'],
    load: async () => (await import('./rooms/studio/Studio.tsx')).Studio,
  },
  {
    path: 'letters',
    title: 'office.room.letters',
    roles: ['owner', 'support', 'auditor'],
    load: async () => (await import('./rooms/letters/Letters.tsx')).Letters,
  },
  {
    path: 'forum',
    title: 'office.room.forum',
    roles: ['owner', 'content', 'support', 'auditor'],
    load: async () => (await import('./rooms/forum/Forum.tsx')).Forum,
  },
  {
    path: 'play',
    title: 'office.room.play',
    roles: ['owner', 'play', 'auditor'],
    load: async () => (await import('./rooms/play/Play.tsx')).Play,
  },
  {
    path: 'approvals',
    title: 'office.room.approvals',
    load: async () => (await import('./rooms/approvals/Approvals.tsx')).Approvals,
  },
  {
    path: 'counterparties',
    title: 'office.room.counterparties',
    roles: ['owner', 'auditor'],
    load: async () => (await import('./rooms/counterparties/Counterparties.tsx')).Counterparties,
  },
  {
    path: 'staff',
    title: 'office.room.staff',
    roles: ['owner', 'auditor'],
    load: async () => (await import('./rooms/staff/Staff.tsx')).Staff,
  },
  {
    path: 'trail',
    title: 'office.room.trail',
    roles: ['owner', 'auditor'],
    load: async () => (await import('./rooms/trail/Trail.tsx')).Trail,
  },
  {
    path: 'own',
    title: 'office.room.own',
    isHidden: true,
    load: async () => (await import('./rooms/own/Own.tsx')).Own,
  },
];
