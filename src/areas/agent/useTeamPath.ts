// Whose team a page looks at, as the accounts from the agent's own downwards in its address: back, reload and links find the same team.
import { useSearchParams } from 'react-router-dom';

/** Accounts are letters and digits, so that a comma parts them. */
const parameter = 'in';

/** The accounts that lead from the agent to the team; empty for the agent's own. */
export const teamPathIn = (query: URLSearchParams): string[] =>
  (query.get(parameter) ?? '').split(',').filter((account) => /^\w{1,16}$/.test(account));

/** The search of an address that looks at the team at the end of a path. */
export function teamSearch(path: readonly string[], query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  if (path.length === 0) next.delete(parameter);
  else next.set(parameter, path.join(','));
  // Commas need no escape in a query, and without one the address can be read.
  const search = next.toString().replaceAll('%2C', ',');
  return search === '' ? '' : `?${search}`;
}

export interface TeamPath {
  path: readonly string[];
  /** As calls take it; nothing for the agent's own team. */
  request: { account?: string };
  /** The address's search with another path, everything else kept. */
  searchOf: (path: readonly string[]) => string;
}

export function useTeamPath(): TeamPath {
  const [query] = useSearchParams();
  const path = teamPathIn(query);
  const last = path.at(-1);
  return {
    path,
    request: last === undefined ? {} : { account: last },
    searchOf: (next) => teamSearch(next, query),
  };
}
