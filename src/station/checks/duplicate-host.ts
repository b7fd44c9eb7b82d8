// Owns the page of the rule that no two stations claim one host; check.ts keeps it.
import type { Rule } from '../rule.ts';

export const duplicateHost: Rule = {
  name: 'duplicate-host',
  severity: 'error',
  page: 'Two stations claim one host name, so a visitor there could be on either. The first in the order of file names answers, the other file is kept out. <code>.localhost belongs to the station of that code.',
  good: '{ "code": "demo", "name": "Demo", "hosts": ["demo.example.com"] }',
  bad: '{ "code": "demo", "name": "Demo", "hosts": ["www.example.com"] }',
  beside: '{ "code": "another", "name": "Another", "hosts": ["www.example.com"] }',
};
