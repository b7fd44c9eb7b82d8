// The rule that a host belongs to one station.
import type { CrossFileRule } from '../rule.ts';

export const duplicateHost: CrossFileRule = {
  name: 'duplicate-host',
  severity: 'error',
  page: 'Two stations claim one host name, so a visitor there could be on either. The station that is in service keeps it; else the one whose file was committed with it first, or is older. The other station is served without this host, by its other hosts and <code>.localhost. Take the host out of one of the two files.',
  good: '{ "code": "demo", "name": "Demo", "hosts": ["demo.example.com"] }',
  bad: '{ "code": "demo", "name": "Demo", "hosts": ["www.example.com"] }',
  beside: '{ "code": "another", "name": "Another", "hosts": ["www.example.com"] }',
  consequence: 'The station is served without it: a visitor there could be on either station.',
  message: (hosts, owner) =>
    `The host${hosts.length === 1 ? '' : 's'} ${hosts.map((host) => `"${host}"`).join(', ')} ${hosts.length === 1 ? 'belongs' : 'belong'} to ${owner}.`,
};
