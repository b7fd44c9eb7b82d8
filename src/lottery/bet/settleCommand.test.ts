import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const EXAMPLES: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(`${root}tests/domain/worked-examples.json`, 'utf8'),
);

function run(input: string) {
  const command = spawnSync(`${root}node_modules/.bin/node`, [`${root}scripts/settle.ts`], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const answers = command.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code: command.status, answers: answers as Record<string, unknown>[], errors: command.stderr };
}

describe('the settle command', () => {
  it('answers every worked example as the example does, in order, and exits with 0', () => {
    const { code, answers, errors } = run(EXAMPLES.map((example) => JSON.stringify(example)).join('\n'));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(answers).toHaveLength(EXAMPLES.length);
    answers.forEach((answer, i) => {
      const { id, units, winningUnits, pushUnits, stake, payout } = EXAMPLES[i] as Record<string, unknown>;
      expect(answer).toEqual({
        id,
        units,
        winningUnits,
        pushUnits,
        stake,
        payout,
        explanation: expect.any(String),
      });
    });
  });

  it('answers a bad line with what is wrong, settles the rest, and exits with 1', () => {
    const [good] = EXAMPLES;
    const lines = [
      JSON.stringify(good),
      'not json',
      '[]',
      JSON.stringify({ ...good, id: 'short', draw: [1, 2] }),
      JSON.stringify({ ...good, id: 'twice', selection: { pos: [[1, 1], [2], [3], [4], [5]] } }),
      '',
      JSON.stringify(good),
    ];
    const { code, answers } = run(lines.join('\r\n'));
    expect(code).toBe(1);
    expect(answers).toEqual([
      expect.objectContaining({ id: good?.id, payout: good?.payout }),
      { id: null, error: expect.stringContaining('line: is not JSON') },
      { id: null, error: expect.stringContaining('line: must be a JSON object') },
      { id: 'short', error: 'draw: has 2 numbers: give 5' },
      { id: 'twice', error: 'selection.pos[0][1]: 1 is given twice: give it once' },
      expect.objectContaining({ id: good?.id, payout: good?.payout }),
    ]);
  });

  it('answers every one of 10,000 lines, in order', () => {
    const all = Array.from({ length: 10_000 }, (_, i) => ({ ...EXAMPLES[i % EXAMPLES.length], id: i }));
    const { code, answers } = run(all.map((one) => JSON.stringify(one)).join('\n'));
    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});
