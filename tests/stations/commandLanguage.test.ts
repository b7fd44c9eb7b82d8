// Content, station and office speak the language of the terminal or of --lang: help, hints, refusals, explanations, and what the checker finds.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentKinds } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import { allRules } from '#scripts/content/commands/check.ts';
import { fieldsOf, figuresOfTerms, formsOf } from '#scripts/content/commands/docs.ts';
import { contentProgram } from '#scripts/content/program.ts';
import { officeProgram } from '#scripts/office/program.ts';
import { settings } from '#scripts/station/commands/explain.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { rules } from '#station/checks/rules.generated.ts';
import { type Ran, runProgram } from '#support/runProgram.ts';
import { scratchFolder } from '#support/scratch.ts';
import { chinese, englishIn } from '#support/spokenWords.ts';
import reference from '#texts/reference/zh-CN.json' with { type: 'json' };

let folder: string;
beforeEach(() => {
  folder = scratchFolder('command-language-');
  cpSync(path.resolve('stations'), path.join(folder, 'stations'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Program = typeof contentProgram;
const run = (program: Program, args: string[], environment: Record<string, string> = {}): Promise<Ran> =>
  runProgram(program, args, {
    folder,
    environment: {
      STATIONS: path.join(folder, 'stations'),
      LC_ALL: '',
      LC_MESSAGES: '',
      LANG: '',
      ...environment,
    },
  });

test.for([
  ['content', contentProgram],
  ['station', stationProgram],
  ['office', officeProgram],
] as const)(
  'the help of %s is in the language of the terminal, and --lang chooses another',
  async ([, program]) => {
    const [plain, ofTerminal, asked] = [
      await run(program, ['help']),
      await run(program, ['help'], { LANG: 'zh_CN.UTF-8' }),
      await run(program, ['help', '--lang=en'], { LANG: 'zh_CN.UTF-8' }),
    ];
    expect(plain.out).not.toMatch(chinese);
    expect(asked.out).toBe(plain.out);
    for (const name of Object.keys(program.commands)) expect(ofTerminal.out).toContain(`\n  ${name} `);
    expect(englishIn(ofTerminal.out)).toBeUndefined();
  },
);

test('a wrong command, flag, format or language is refused in the language, with what there is', async () => {
  const lines = [
    ['chek'],
    ['check', '--lang', 'fr'],
    ['check', '--lines'],
    ['check', '--format', 'xml'],
    ['check', 'nowhere'],
    ['history'],
    ['apply', 'w147'],
    ['docs', 'banner'],
  ];
  for (const words of lines) {
    const { code, err } = await run(contentProgram, words, { LANG: 'zh_CN.UTF-8' });
    expect([words, code! > 0, chinese.test(err)]).toEqual([words, true, true]);
    expect((await run(contentProgram, words)).err).not.toMatch(chinese);
  }
});

test('what the checker finds is said in the language: of JSON, of form, of meaning and of price', async () => {
  const set = path.join(folder, 'stations/content/demo');
  const change = (kind: string, from: string, to: string): void => {
    const file = path.join(set, `${kind}.json`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  change('interest', '"4"', '“4”');
  change('withdrawal-rules', '"timesADay": 10', '"timesADay": "十"');
  change('banners', '"/moreActive"', '"/moreActve"');
  change('coupons', '"amount": "8"', '"amount": "800"');
  change('levels', '"level": 6', '"level": 8');
  const inChinese = await run(contentProgram, ['check', 'demo', '--lang', 'zh']);
  const inEnglish = await run(contentProgram, ['check', 'demo']);
  expect([inChinese.code, inEnglish.code]).toEqual([1, 1]);
  expect(englishIn(inChinese.out)).toBeUndefined();
  expect(inChinese.out).toContain('个文件：');
  for (const rule of ['syntax', 'wrong-type', 'unknown-screen', 'gift-cost', 'level-gap'])
    for (const { out } of [inChinese, inEnglish]) expect(out).toContain(rule);
  // What programs read is the same in either.
  const asData = (lang: string) => run(contentProgram, ['check', 'demo', '--format', 'json', '--lang', lang]);
  const one = await asData('zh');
  expect((await asData('en')).out).toBe(one.out);
  expect(one.out).toContain('"version": 1');
});

/** What the schemas say of settings and of forms, and the pages of rules. */
const ofReference = [
  ...settings().flatMap(({ schema }) => [schema.description, schema['x-effect']]),
  ...Object.values(contentSchemas).flatMap((schema) =>
    formsOf([...fieldsOf(schema)]).map(([, form]) => form),
  ),
  ...[...rules, ...allRules].map(({ page }) => page),
  figuresOfTerms,
].filter((text) => text !== undefined);

test('what the schema says of a setting, and each page of a rule, has a Chinese form, and none stands there for nothing', () => {
  expect(Object.keys(reference).toSorted()).toEqual([...new Set(ofReference)].toSorted());
  for (const words of Object.values(reference)) expect(words).toMatch(chinese);
});

test.for([
  [['w147'], '其余均为默认值'],
  [['w147', 'lineDetection'], '提供线路检测。'],
  [['w147', 'protection.limits.waitHours'], '方案'],
  [['w147', 'protection'], '取值'],
  [['w147', '/turnlate'], '会员中心（'],
  [['w147', '/moreActive'], '项活动：'],
  [['v006', '/rechageee'], '没有页面'],
  [['w147', '幸运转盘'], '文字office-values.wheel'],
  [['w147', 'nothing of the kind'], '没有设置'],
  [['dead-menu-entry'], '所以两者之一并非本意'],
  [['dead-menu-entri'], '没有规则'],
  [['w148'], '没有站点'],
  [[], '请写明'],
] as const)('explain %o speaks Chinese where it is asked to', async ([words, part]) => {
  const inChinese = await run(stationProgram, ['explain', ...words], { LANG: 'zh_CN.UTF-8' });
  const inEnglish = await run(stationProgram, ['explain', ...words]);
  expect(inChinese.code).toBe(inEnglish.code);
  const [said, plain] = [inChinese, inEnglish].map(({ out, err }) => out + err);
  expect(said).toContain(part);
  expect(plain).not.toContain(part);
  // Names and texts of a station are there in both languages.
  const own = said!.replaceAll(words.at(-1) ?? '\n', '').replaceAll(/ \/ .*$/gm, '');
  expect(englishIn(own)).toBeUndefined();
});

test('fix says in the language what it does, and what is left', async () => {
  const file = path.join(folder, 'stations/w147.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"/lotteryRecord"', '"/lotteryRecrd"'));
  const inChinese = await run(stationProgram, ['fix', 'w147', '--dry-run', '--lang', 'zh']);
  const inEnglish = await run(stationProgram, ['fix', 'w147', '--dry-run']);
  expect([inChinese.code, inEnglish.code]).toEqual([1, 1]);
  expect(inEnglish.out).toContain('unknown-destination: Write "/lotteryRecord"');
  expect(inChinese.out).toContain('unknown-destination: 改为"/lotteryRecord"');
  expect(inChinese.out).toContain('可修改1处，还有0处。');
});

/** English names that stations have beside their Chinese ones. */
const ownNames = / \/ [^\n|（]*/g;

test.for([
  [['routes'], '所有人'],
  [['routes', 'v010'], '关（routes.off）'],
  [['routes', 'v010', 'v017'], '一次一个站点'],
  [['menus', 'v010', '--as', 'trial'], '未显示：底部导航已有'],
  [['menus'], '请写明站点'],
  [['menus', 'v010', '--as', 'king'], '没有角色“king”'],
  [['matrix', '--row', 'protection.', '--differing'], '与多数站点不同'],
  [['matrix', '--row', 'protection.', '--differing', '--format', 'markdown'], '与多数站点不同'],
  [['matrix', '--row', 'nowhere'], '没有名称含“nowhere”的行'],
  [['diff', 'v010', 'v017'], '删除 底部导航，访客'],
  [['diff', 'v010', 'v017', '--format', 'markdown'], '| 项目 | 之前 | 之后 |'],
  [['diff', 'v010', 'v010'], 'v010与v010相同'],
  [['diff', 'v010'], '请写明两个站点'],
  [['plan'], '不在git仓库中'],
  [['new'], '请写明新站点的代码'],
  [['new', 'Zz'], '不能作站点代码'],
  [['new', 'v010'], '已存在'],
  [['new', 'zz9'], '请用 --name 写明名称'],
  [['new', 'zz9', '--name', '新', '--host', 'no host'], '未写入：文件会有错误：'],
  [['new', 'zz9', '--name', '新'], '已写入'],
  [['docs'], '# 站点文件可写的内容'],
  [['docs', 'tabBar'], '- 取值：列表，至少2项，至多5项'],
  [['docs', 'nosuchsetting'], '没有设置“nosuchsetting”'],
  [['docs', 'one', 'two'], '一次一项设置'],
] as const)('station %o speaks Chinese where it is asked to', async ([words, part]) => {
  const inChinese = await run(stationProgram, [...words], { LANG: 'zh_CN.UTF-8' });
  rmSync(path.join(folder, 'stations/zz9.json'), { force: true });
  const inEnglish = await run(stationProgram, [...words]);
  expect(inChinese.code).toBe(inEnglish.code);
  const [said, plain] = [inChinese, inEnglish].map(({ out, err }) => out + err);
  expect(said).toContain(part);
  expect(plain).not.toContain(part);
  expect(englishIn(said!.replaceAll(ownNames, '').replaceAll(/^\S+：station .*$/gm, ''))).toBeUndefined();
});

test('a plan against a revision says in the language what becomes of each station', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'before');
  const file = (code: string) => path.join(folder, 'stations', `${code}.json`);
  const change = (code: string, from: string, to: string) =>
    writeFileSync(file(code), readFileSync(file(code), 'utf8').replace(from, to));
  expect((await run(stationProgram, ['plan', '--lang', 'zh'])).out).toBe('自HEAD以来，对玩家没有改变。\n');
  rmSync(file('v003'));
  change('v006', '{', '{,');
  // One new host twice: it goes to the first by name, where git and clock say nothing.
  for (const code of ['v017', 'w147', 'h012']) change(code, '"hosts": [', '"hosts": ["zz.example", ');
  change('h012', 'zz.example', 'yy.example');
  const inChinese = await run(stationProgram, ['plan', '--lang', 'zh']);
  const inEnglish = await run(stationProgram, ['plan']);
  expect([inChinese.code, inEnglish.code]).toEqual([6, 6]);
  for (const part of ['v003已删除', 'v006有错误', 'h012有1项改变', '域名', 'duplicate-host: 域名'])
    expect(inChinese.out).toContain(part);
  expect(englishIn(inChinese.out.replaceAll(/“station check \w+”/g, ''))).toBeUndefined();
  for (const part of [
    'v003 is removed',
    'v006 has errors',
    'h012 changes in 1 thing.',
    'hosts',
    'duplicate-host: The host',
  ])
    expect(inEnglish.out).toContain(part);
});

test.for([['menus', 'v010', '--as', 'agent'], ['matrix'], ['diff', 'v010', 'v017']])(
  'what programs read of station %s is the same in either language',
  async (...[words]) => {
    const asData = (lang: string) =>
      run(stationProgram, [...words, '--format', 'json', '--lang', lang]).then(({ out }) => out);
    expect(await asData('zh')).toBe(await asData('en'));
  },
);

test('content docs speaks Chinese: the list, the fields of each kind, the page of a rule', async () => {
  const said = async (...words: string[]) =>
    (await run(contentProgram, ['docs', ...words, '--lang', 'zh'])).out;
  expect(await said()).toContain('| 类别 | English | 中文 |');
  expect(await said('gift-cost')).toContain('存款优惠或存款券给出的金额');
  for (const kind of contentKinds) {
    const page = await said(kind);
    expect(page).toContain('| 字段 | 取值 | 默认 | English | 中文 | 示例 |');
    // The English description of the kind and its column stand beside the Chinese ones.
    const rest = page
      .replaceAll(/^\|.*$/gm, '')
      .split('\n')
      .slice(3)
      .join('\n');
    expect([kind, englishIn(rest)]).toEqual([kind, undefined]);
  }
});
