// Owns what is concluded about a visitor from a backend that says only what docs/specification.md §3 names: login and guest.
import type { AccInfoAnswer } from '#contract/session.generated.ts';

/** Somebody who is logged in has a role and an account, even where the backend names neither. */
export function completeVisitor(visitor: AccInfoAnswer): AccInfoAnswer {
  if (!visitor.login) return visitor;
  const role = visitor.role === 'guest' ? (visitor.guest ? 'trial' : 'member') : visitor.role;
  return { ...visitor, role, account: visitor.account || role };
}
