// Who may begin an article in a group.
import type { Role } from '#contract/call.ts';
import type { ForumGroup } from '#contract/entities.generated.ts';

export const mayPost = (permission: ForumGroup['postPermission'], role: Role): boolean =>
  permission === 'member' || (permission === 'agent' && role === 'agent');
