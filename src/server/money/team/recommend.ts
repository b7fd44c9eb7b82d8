// Who may recommend the station to friends.
import { Refusal } from '../../refusal.ts';

/** Agents have links with rates of their own; recommending is for members. */
export function refuseAgent(player: { role: 'trial' | 'member' | 'agent' }): void {
  if (player.role === 'agent') throw new Refusal('server.team.recommendIsForMembers', { code: 'wrongRole' });
}
