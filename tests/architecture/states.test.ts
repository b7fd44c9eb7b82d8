// States go by their names: no number of a status, a mode or a page stands bare in the code.
import { describe, expect, it } from 'vitest';
import { withoutComments } from '#scripts/test/imports.ts';
import { isGenerated, isTest, type Source, sourcesOf } from './sources.ts';

/** What holds a state that schemas/entity (`x-enum-varnames`) or a constant names. Numbers of three digits are HTTP's. */
const state = String.raw`(?:\b[a-z]\w*S|\bs)tatus\b|\b(?:lotVersion|lot_version|linkType|link_type|adPage|showPosition|show_position|showPage)\b`;
const number = String.raw`-?[1-9]\d?\b`;

const patterns: Record<string, RegExp> = {
  'a comparison': new RegExp(String.raw`(?:${state})\)?\s*(?:[=!]==?|[<>]=?)\s*${number}`),
  'a comparison the other way round': new RegExp(
    String.raw`(?<![\w.])${number}\s*[=!]==?\s*[\w.?]*(?:${state})`,
  ),
  'a mode of the log-in page': /\bmode['")]*\s*[=!]==?\s*['"]?[01]\b/,
  'a list': new RegExp(String.raw`\[[\d,\s]+\]\.includes\([^)]*(?:${state})\)`),
  'a switch': new RegExp(String.raw`switch \([^)]*(?:${state})\)\s*\{\s*case ${number}`),
  'a query': new RegExp(String.raw`['"](?:\w+\.)?(?:${state})['"],\s*['"][^'"]+['"],\s*\[?${number}`),
  'a statement of SQL': new RegExp(
    String.raw`(?:${state})\s*(?:=|<>|!=|(?:NOT )?IN \(|= ANY \('\{)\s*${number}`,
  ),
  'a field': new RegExp(String.raw`(?:${state}):\s*(?:[^,;\n{}]*\?\s*)?${number}`),
};

const bare = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    Object.entries(patterns).flatMap(([what, pattern]) =>
      [...withoutComments(text).matchAll(new RegExp(pattern, 'g'))].map(
        ([found]) => `${file}: ${what}: ${found}`,
      ),
    ),
  );

describe('states', () => {
  // Tests keep the numbers: they say what is on the wire, whatever it is called.
  it('go by their names everywhere', async () => {
    const sources = (await sourcesOf(['src', 'scripts'], ['.ts', '.tsx'])).filter(
      ({ file, text }) => !isTest(file) && !isGenerated(file) && !text.startsWith('// Generated from'),
    );
    expect(bare(sources)).toEqual([]);
  });

  it.each([
    'if (order.status === 4 || isBack)',
    'if (order?.status !== 1) return;',
    'rows.filter(({ status }) => status === 10)',
    'if (1 === order.status) return;',
    'lotteries.filter(({ lotVersion }) => lotVersion === 2)',
    'if (linkType !== 2) go();',
    'const page = row.adPage === 3 ? a : b;',
    'const isOver = orderStatus > 1;',
    `mode === 1 ? 'register' : 'login'`,
    `new URLSearchParams(search).get('mode') === '1'`,
    '[1, 3, 4].includes(order.status)',
    'switch (bet.status) { case 1:',
    `query.where('status', '=', 1)`,
    `query.where('o.status', 'in', [1, 2])`,
    `'SELECT 1 FROM bet_order WHERE status = 1'`,
    'FILTER (WHERE o.status NOT IN (1, 4))',
    '.set({ status: 4, finished_at: now })',
    '.set({ status: isPaid ? 2 : 3 })',
    '{ lotCode, lotVersion: 1 }',
  ])('are seen where they are bare: %s', (text) => {
    expect(bare([{ file: 'planted', text }])).not.toEqual([]);
  });

  it.each([
    'if (response.status === 422)',
    'return { status: 200, envelope };',
    'return answer.status === 0;',
    'const isBack = status === BetStatus.returned;',
    `.where('status', '=', BetStatus.waiting)`,
    `if (status === 'running') return 1;`,
    `{ status: 'all', lotCode, pageSize: 30 }`,
  ])('and nothing else is taken for one: %s', (text) => {
    expect(bare([{ file: 'fine', text }])).toEqual([]);
  });
});
