// Owns the rule that a host belongs to one station.
import type { CrossFileRule } from '../rule.ts';

export const duplicateHost: CrossFileRule = {
  name: 'duplicate-host',
  severity: 'error',
  page: 'Two stations claim one host name, so a visitor there could be on either. The first in the order of file names answers, the other file is kept out. <code>.localhost belongs to the station of that code.',
  good: '{ "code": "demo", "name": "Demo", "hosts": ["demo.example.com"] }',
  bad: '{ "code": "demo", "name": "Demo", "hosts": ["www.example.com"] }',
  beside: '{ "code": "another", "name": "Another", "hosts": ["www.example.com"] }',
  consequence: 'This file is kept out of service: a visitor there could be on either station.',
  message: (host, owner) => `The host "${host}" belongs to ${owner}.`,
};
