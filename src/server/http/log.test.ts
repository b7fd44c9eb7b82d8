// A fault in the log says what went wrong, and nothing of what a member had typed.
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('an error has its name, code and place, and not the values that the database quotes', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (phone)=(13877712345) already exists.',
    where: 'SQL statement of 13877712345',
  });
  log.error({ error, body: { phone: '13877712345' } }, 'call failed');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ error: { message: 'duplicate key', code: '23505' } });
  expect(lines[0]).not.toContain('13877712345');
});
