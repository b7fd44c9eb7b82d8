// `npm run -s rules` answers every example as the example does, and says what is wrong with a bad line.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Example {
  id: string;
  rule: string;
  input: unknown;
  expect: unknown;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['game-examples.json', 'team-examples.json', 'protection-examples.json'];
const examples = files.flatMap(
  (file): Example[] => JSON.parse(readFileSync(`${root}tests/domain/${file}`, 'utf8')) as Example[],
);

function run(lines: readonly string[]) {
  const command = spawnSync(`${root}node_modules/.bin/node`, [`${root}scripts/rules.ts`], {
    input: lines.join('\r\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const answers = command.stdout
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
  return { code: command.status, answers, errors: command.stderr };
}

describe('the rules command', () => {
  it('answers every example as it is written, in order, and ends with 0', () => {
    const { code, answers, errors } = run(
      examples.map(({ id, rule, input }) => JSON.stringify({ id, rule, input })),
    );
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(answers).toEqual(examples.map(({ id, expect: result }) => ({ id, result })));
  });

  it('says what is wrong with a line, answers the rest, and ends with 1', () => {
    const [good] = examples as [Example];
    const { code, answers } = run([
      'not json',
      '[]',
      JSON.stringify({ id: 1, rule: 'bacarat.deal', input: {} }),
      JSON.stringify({ id: 2, rule: 'toString', input: {} }),
      JSON.stringify({ id: 3, input: {} }),
      JSON.stringify({ id: 4, rule: 'odds.convert', input: { from: 'eu', value: '1.5', to: 'us' } }),
      JSON.stringify({ id: 5, rule: 'baccarat.deal' }),
      '',
      JSON.stringify(good),
    ]);
    expect(code).toBe(1);
    expect(answers).toEqual([
      { id: null, error: expect.stringContaining('line: is not JSON') },
      { id: null, error: 'line: must be a JSON object with id, rule and input' },
      { id: 1, error: 'rule: there is no rule "bacarat.deal". Did you mean baccarat.deal?' },
      { id: 2, error: expect.stringContaining('rule: there is no rule "toString". Use baccarat.deal, ') },
      { id: 3, error: 'rule: must be the name of a rule, such as baccarat.settle' },
      { id: 4, error: 'input.to: us is not possible: give eu, hk, my, id' },
      { id: 5, error: 'input: is missing: give an object with cards' },
      { id: good.id, result: good.expect },
    ]);
  });
});
