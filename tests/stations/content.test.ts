// Files of content: every rule finds its example and nothing else, what ships is clean, the reader reports each mistake once.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTerms } from '#content/activityTerms.ts';
import type { contentRule } from '#content/checks/rule.ts';
import { rules } from '#content/checks/rules.generated.ts';
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import { isContentFile } from '#content/content.validate.generated.ts';
import { resolveContent } from '#content/contentSet.ts';
import { contentText } from '#content/contentText.ts';
import { ownFigures } from '#content/figures.ts';
import { readContent, readContents } from '#content/readContent.ts';
import { unknownKind } from '#content/unknownKind.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { check } from '#scripts/content/commands/check.ts';
import { run as init } from '#scripts/content/commands/init.ts';
import { checkedSets } from '#scripts/content/files.ts';
import { foldersOf, readStationContent } from '#server/contentFolders.ts';
import { productWords } from '#server/messages/templates.ts';
import { applyFixesOf } from '#station/read/applyFixes.ts';
import { readStation } from '#station/read/readStation.ts';
import { resolveStation } from '#station/station.ts';

type Rule = ReturnType<typeof contentRule>;

const stationsFolder = path.resolve('stations');
const stations = readdirSync(stationsFolder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readStation(readFileSync(path.join(stationsFolder, name), 'utf8'), name).station!);

/** Reads an example of a rule among what the rule puts around it. */
function reading({ kinds: [kind], around: { beside = {}, off = [], pictures, now } = {} }: Rule) {
  const station = resolveStation({ code: 'demo', name: 'Demo', routes: { off: [...off] } } as Parameters<
    typeof resolveStation
  >[0]);
  const hasPicture = pictures && ((picture: string) => pictures.includes(picture));
  return (text: string) =>
    readContent(kind, text, `${kind}.json`, {
      beside,
      station,
      hasPicture,
      ...(now && { now: new Date(now) }),
    }).diagnostics;
}

describe.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  const read = reading(rule);

  test('is named like its file, and has a page that says what to do', () => {
    const files = readdirSync('src/content/checks', { recursive: true, encoding: 'utf8' });
    expect(files.some((file) => path.basename(file) === `${name}.ts`)).toBe(true);
    expect(rule.page.length).toBeGreaterThan(80);
  });

  test('finds nothing in its good example, and its bad one alone', () => {
    expect(read(rule.good)).toEqual([]);
    const found = read(rule.bad);
    expect(found.map((one) => one.rule)).toEqual([name]);
    expect(found[0]!.severity).toBe(rule.severity);
    expect(found[0]!.message.length).toBeGreaterThan(10);
    expect(found[0]!.consequence.length).toBeGreaterThan(10);
  });

  test('a fix of it leaves a clean file', () => {
    const hasFix = read(rule.bad)[0]!.fix !== null;
    const fixed = applyFixesOf(rule.bad, read, true);
    expect(fixed.left).toHaveLength(hasFix ? 0 : 1);
  });
});

describe('what ships', () => {
  test('has every kind in both sets, and nothing wrong with any file', () => {
    const { diagnostics, readings } = check(checkedSets(['standard', 'demo']));
    expect(diagnostics).toEqual([]);
    for (const set of ['standard', 'demo'])
      for (const kind of contentKinds)
        expect(readings.map(({ fileName }) => fileName)).toContain(
          path.join('stations/content', set, `${kind}.json`),
        );
  });

  test.each(stations.map((station) => [station.code, station] as const))(
    'gives %s a demonstration without a name in braces left',
    (code, station) => {
      const { content } = readStationContent(foldersOf('stations/content', 'demo', code), { station });
      expect(Object.keys(content!).sort()).toEqual([...contentKinds].sort());
      expect(JSON.stringify([content!.notices, content!.help])).not.toMatch(/\{[a-z]+[./}]|undefined|NaN/);
    },
  );

  test('opens no pay method, platform or offer that an operator has not stated', () => {
    const { content } = readStationContent(foldersOf('stations/content', 'standard'), {
      station: stations[0]!,
    });
    expect(content!['pay-methods']!.items.filter(({ open }) => open)).toEqual([]);
    expect(content!['deposit-offers']!.items.filter(({ open }) => open)).toEqual([]);
    expect(content!.coupons!.items.filter(({ open }) => open)).toEqual([]);
    expect(content!.platforms!.items).toEqual([]);
    expect(
      content!['pay-methods']!.items.map(({ cardNo, qrContent, receiver }) => cardNo + qrContent + receiver),
    ).toEqual(content!['pay-methods']!.items.map(() => ''));
  });
});

test("the standard words of messages are the product's own", () => {
  const file = readFileSync('stations/content/standard/message-templates.json', 'utf8');
  const { items } = readContent('message-templates', file).file!;
  const wordsIn = (locale: 'zh-CN' | 'en') =>
    JSON.parse(readFileSync(`src/texts/${locale}/server.json`, 'utf8')) as Record<string, string>;
  const [chinese, english] = [wordsIn('zh-CN'), wordsIn('en')];
  const textOf = (id: string | undefined) => {
    const name = id?.replace('server.', '') ?? '';
    return id && { 'zh-CN': chinese[name], en: english[name] };
  };
  expect(Object.fromEntries(items.map(({ key, title, content }) => [key, { title, content }]))).toEqual(
    Object.fromEntries(
      Object.entries<{ title?: string; content?: string }>(productWords).map(([key, ids]) => [
        key,
        { title: textOf(ids.title), content: textOf(ids.content) },
      ]),
    ),
  );
});

describe('the schemas', () => {
  function* fieldsOf(schema: StationSchema, at: string): Generator<[string, StationSchema]> {
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      yield [`${at}.${key}`, inner];
      yield* fieldsOf(inner, `${at}.${key}`);
      for (const one of inner.items?.allOf ?? []) yield* fieldsOf(one.then, `${at}.${key}[]`);
      if (inner.items) yield* fieldsOf(inner.items, `${at}.${key}[]`);
    }
  }
  /** A text by language has no fields of its own to name. */
  const isNamed = (schema: StationSchema): boolean =>
    Boolean(schema.title && schema.description && schema['x-zh-CN']?.title && schema['x-zh-CN'].description);

  test.each(contentKinds)('%s says in Chinese and English what each field is', (kind) => {
    const fields = [...fieldsOf(contentSchemas[kind], kind)];
    expect(fields.filter(([, schema]) => !isNamed(schema)).map(([at]) => at)).toEqual([]);
    expect(isNamed(contentSchemas[kind])).toBe(true);
  });

  test('examples and defaults fit their own fields', () => {
    const wrong: string[] = [];
    for (const kind of contentKinds)
      for (const [at, schema] of fieldsOf(contentSchemas[kind], kind))
        for (const value of [
          ...(schema.examples ?? []),
          ...(schema.default === undefined ? [] : [schema.default]),
        ])
          if (schema.pattern && !new RegExp(schema.pattern, 'u').test(String(value)))
            wrong.push(`${at}: ${value}`);
          else if (schema.enum && !schema.enum.includes(value as string)) wrong.push(`${at}: ${value}`);
    expect(wrong).toEqual([]);
  });
});

describe('a file with one mistake', () => {
  const banner = '"title": "A", "to": "/moreActive", "picture": "/art/a.svg"';
  const good = `{\n  "items": [\n    { "key": "a", ${banner} }\n  ]\n}\n`;

  test.each([
    ['an unknown key', good.replace('"title"', '"titel"'), 'unknown-key', '    { "key": "a", "titel"'],
    ['a key given twice', good.replace('"title"', '"key": "b", "title"'), 'duplicate-key', '"key"'],
    ['a trailing comma', good.replace(' }\n  ]', ' },\n  ]'), 'syntax', ','],
    ['a byte order mark', `\ufeff${good}`, 'byte-order-mark', ''],
    ['a path without its slash', good.replace('"/moreActive"', '"moreActive"'), 'bad-format', ''],
    ['a required field left out', good.replace('"key": "a", ', ''), 'missing-key', ''],
    ['a text where a flag belongs', good.replace('"to"', '"newTab": "yes", "to"'), 'wrong-type', ''],
    ['an entry twice', good.replace(']', `, { "key": "a", ${banner} }]`), 'duplicate-entry', ''],
  ])('%s is one finding', (_, text, rule) => {
    expect(readContent('banners', good).diagnostics).toEqual([]);
    expect(readContent('banners', text).diagnostics.map((one) => one.rule)).toEqual([rule]);
  });

  const offer = (more: string) =>
    `{ "items": [{ "key": "first", "name": "A gift", "kinds": ["bank"], "times": "first", "leastDeposit": "20000", "giftTurnover": "5", ${more} }] }`;

  test.each([
    ['a number without quotation marks', offer('"giftAmount": 58'), '"58"'],
    ['an amount with its unit', offer('"giftAmount": "58\u5143"'), '"58"'],
    ['an amount with grouped thousands', offer('"giftAmount": "1,888.50"'), '"1888.50"'],
    ['a percentage with its sign', offer('"giftPercent": "20%"'), '"20"'],
    ['a day in another notation', offer('"giftPercent": "20", "from": "2026/11/1"'), '"2026-11-01"'],
    ['a choice in capitals', offer('"giftPercent": "20", "open": "True"'), 'true'],
  ])('%s is put right by its fix', (_, text, meant) => {
    const read = (now: string) => readContent('deposit-offers', now).diagnostics;
    expect(read(text)).toHaveLength(1);
    const fixed = applyFixesOf(text, read);
    expect(fixed.left).toEqual([]);
    expect(fixed.text).toContain(meant);
  });

  test('a pay method for one amount alone has the same least and most, which is no mistake', () => {
    const rule = rules.find(({ name }) => name === 'reversed-limits')!;
    const one = rule.good.replace('"most": "5000"', '"most": "100"');
    expect(one).toMatch(/"least": "100", "most": "100"/);
    expect(readContent('pay-methods', one).diagnostics).toEqual([]);
  });

  test('three mistakes in one file are three findings, each in its line', () => {
    const text = `{
  "items": [
    { "key": "a", "title": "A", "to": "/moreActve", "picture": "/art/a.svg" },
    { "key": "b", "title": { "zh-CN": "B", "en": "\u4e00" }, "to": "/sign", "picture": "/art/a.svg" },
    { "key": "b", "title": "A", "to": "/sign", "picture": "/art/a.svg" }
  ]
}`;
    const { diagnostics } = readContent('banners', text);
    expect(diagnostics.map((one) => [one.range.start.line, one.rule])).toEqual([
      [3, 'unknown-screen'],
      [4, 'swapped-languages'],
      [5, 'duplicate-entry'],
    ]);
  });

  test('a file called like no kind is reported, with the kind that was meant', () => {
    expect(unknownKind.detect(`x/${unknownKind.bad}`).suggestions[0]).toBe(unknownKind.good);
  });
});

describe('a file that is wrong by itself', () => {
  const texts = contentKinds.map((kind) => ({
    kind,
    fileName: `${kind}.json`,
    text: readFileSync(`stations/content/demo/${kind}.json`, 'utf8'),
  }));
  const found = (kind: ContentKind, change: (text: string) => string) =>
    readContents(texts.map((one) => (one.kind === kind ? { ...one, text: change(one.text) } : one))).flatMap(
      ({ diagnostics }) => diagnostics,
    );

  test.each(contentKinds)('%s makes no finding in another', (kind) => {
    for (const change of [
      (text: string) => text.replace('{', '{ "zzz": 1, '),
      (text: string) => text.replaceAll('"', "'"),
      () => '[]',
    ])
      expect(found(kind, change).filter(({ file }) => file !== `${kind}.json`)).toEqual([]);
  });

  test('a level that is taken away is one finding, and what names it is none', () => {
    expect(found('levels', (text) => text.replace('"level": 1,', '"level": 10,'))).toMatchObject([
      { file: 'levels.json', rule: 'unknown-level' },
    ]);
  });

  test('what depends on no wrong file is still judged', () => {
    const changed = texts.map(({ kind, text, ...one }) => ({
      ...one,
      kind,
      text:
        kind === 'levels' ? '[]' : kind === 'notices' ? text.replace('{offer.first}', '{offer.frist}') : text,
    }));
    expect(
      readContents(changed).flatMap(({ diagnostics }) =>
        diagnostics.map(({ file, rule }) => `${file} ${rule}`),
      ),
    ).toContain('notices.json unknown-figure');
  });
});

describe('what content costs at worst', () => {
  const offer = (giftTurnover: string) =>
    JSON.stringify({
      items: [
        {
          key: 'a',
          name: 'A gift',
          kinds: ['bank'],
          times: 'first',
          giftPercent: '20',
          leastDeposit: '100',
          giftTurnover,
        },
      ],
    });
  const found = (kind: ContentKind, text: string, costLimits = {}) =>
    readContent(kind, text, `${kind}.json`, {
      station: resolveStation({ code: 'a', name: 'A', costLimits }),
    }).diagnostics;

  test('is said in figures, with both ways out', () => {
    expect(found('deposit-offers', offer('4'))).toMatchObject([
      {
        rule: 'gift-cost',
        message:
          'At worst it gives 20 yuan for a deposit of 100 and asks for bets of 180, so it costs 11.1111 % of them; the station allows 10 % of the bets.',
        consequence: expect.stringContaining(
          'ask for 5 times of turnover, or raise costLimits.giftPercentMost',
        ),
      },
    ]);
    expect(found('deposit-offers', offer('5'))).toEqual([]);
  });

  test.each([
    ['giftPercentMost', 'deposit-offers', offer('4'), 11.2],
    ['betPercentMost', 'team', '{ "friendPercents": { "sport": "3" } }', 3],
    ['interestPercentMost', 'interest', '{ "annualPercent": "40" }', 40],
    ['betPercentMost', 'rebates', '{ "tiers": [{ "category": "live", "level": 1, "percent": "2.5" }] }', 2.5],
    ['lossPercentMost', 'activities', rules.find(({ name }) => name === 'share-of-losses')!.bad, 80],
    ['freeGiftMost', 'activities', rules.find(({ name }) => name === 'free-gift')!.bad, 8000],
  ] as const)('%s of a station holds for %s', (limit, kind, text, enough) => {
    expect(found(kind, text)).toHaveLength(1);
    expect(found(kind, text, { [limit]: enough })).toEqual([]);
    expect(found(kind, text, { [limit]: enough - 0.2 })).toHaveLength(1);
  });

  test('an activity that gives by its terms is judged by all of its steps together', () => {
    const steps = (second: string) =>
      JSON.stringify({
        items: [
          {
            key: 'a',
            kind: 'dragonBoat',
            type: 'daily',
            title: 'A',
            picture: '/art/a.svg',
            content: '<p>A</p>',
            terms: {
              mode: 'steps',
              metre: '10',
              minValidBet: '0',
              steps: [
                { distance: 10, amount: '1' },
                { distance: 20, amount: second },
              ],
              prizes: [],
            },
          },
        ],
      });
    expect(found('activities', steps('3'))).toEqual([]);
    expect(found('activities', steps('3.01')).map(({ path: at }) => at)).toEqual([
      'items[0].terms.steps[1].amount',
    ]);
  });
});

describe('the terms of activities', () => {
  const demo = JSON.parse(readFileSync('stations/content/demo/activities.json', 'utf8')) as {
    items: (Record<string, unknown> & { kind: ActivityKind; terms?: Record<string, unknown> })[];
  };
  const played = demo.items.filter(({ terms }) => terms && Object.keys(terms).length > 0);
  const isRead = (kind: ActivityKind, { offer, ...terms }: Record<string, unknown>): boolean => {
    try {
      readTerms(
        kind,
        kind === 'firstRecharge' ? { ...terms, strategyId: typeof offer === 'string' ? 1 : 0 } : terms,
      );
      return true;
    } catch {
      return false;
    }
  };

  /** A value with each of its parts taken out or made something else, and whether a field of its own was taken out. */
  function* changedOnce(value: unknown, depth = 0): Generator<[unknown, boolean]> {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const with_ = (other: unknown) =>
        Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
      if (!Array.isArray(value)) {
        const { [key]: _, ...rest } = value as Record<string, unknown>;
        yield [rest, depth === 0];
      }
      for (const other of [null, -1, 'x', true, [], {}, '1e9', 99_999_999]) yield [with_(other), false];
      for (const [changed] of changedOnce(inner, depth + 1)) yield [with_(changed), false];
    }
  }

  test.each(played.map((item) => [item.kind, item] as const))(
    'of %s are refused by their schema only where the server cannot run them, and always where a field is missing',
    (kind, item) => {
      const fits = (terms: unknown) => isContentFile.activities({ items: [{ ...item, terms }] });
      expect([fits(item.terms), isRead(kind, item.terms!)]).toEqual([true, true]);
      const wrong: unknown[] = [];
      let [tried, refused] = [0, 0];
      for (const [terms, isWhole] of changedOnce(item.terms)) {
        tried++;
        const [said, read] = [fits(terms), isRead(kind, terms as Record<string, unknown>)];
        if (!said) refused++;
        const isEmpty = Object.keys(terms as object).length === 0;
        if ((!said && read) || (isWhole && said !== read && !isEmpty)) wrong.push(terms);
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      // Most of what is changed is refused: 'x' and '1e9' are good names of an offer.
      expect(refused).toBeGreaterThan(tried * 0.6);
    },
  );

  test('a mistake in them is one finding at its place, with what the field is for', () => {
    const [wheel] = played.filter(({ kind }) => kind === 'wheel');
    // Its chances come of signing in as well.
    const [signIn] = played.filter(({ kind }) => kind === 'signIn');
    const text = JSON.stringify({ items: [wheel, signIn] }, null, 2).replace('"stock": 100', '"stok": 100');
    const { diagnostics } = readContent('activities', text);
    expect(diagnostics.map(({ rule, path: at }) => [rule, at])).toEqual([
      ['unknown-key', 'items[0].terms.sectors[6].stok'],
    ]);
    const amount = JSON.stringify({ items: [wheel, signIn] }, null, 2).replace(
      '"weight": 99',
      '"weight": "99"',
    );
    expect(readContent('activities', amount).diagnostics).toMatchObject([
      { rule: 'wrong-type', consequence: expect.stringContaining('share of the total weight') },
    ]);
  });
});

describe('who takes part in an activity', () => {
  const base = {
    key: 'a',
    kind: 'signIn',
    type: 'daily',
    title: 'A',
    picture: '/art/activity/sign.svg',
    content: '<p>A</p>',
    terms: { unit: 'points', rewards: [1], bonuses: {}, condition: { kind: 'none', min: '0' } },
  };
  const found = (changes: object) =>
    readContent('activities', JSON.stringify({ items: [{ ...base, ...changes }] }, null, 2)).diagnostics;
  const rank = { mode: 'rank', metre: '1', minValidBet: '0', steps: [], prizes: ['8'] };

  test('a value that cannot be is refused at its place, with what can be and what the field is for', () => {
    expect(found({ firstDeposit: 'made', oncePerDevice: true, oncePerCard: true, limitInAll: 3 })).toEqual(
      [],
    );
    for (const [field, value, rule, words] of [
      ['firstDeposit', 'yes', 'unknown-value', 'It can be any, made or notMade'],
      ['oncePerDevice', 'true', 'wrong-type', 'oncePerDevice'],
      ['oncePerCard', 1, 'wrong-type', 'oncePerCard'],
      ['limitInAll', -1, 'out-of-range', 'at least 0'],
      ['limitInAll', 1.5, 'wrong-type', 'limitInAll'],
      ['limitInAll', '3', 'wrong-type', 'limitInAll'],
    ] as const) {
      const all = found({ [field]: value });
      expect(
        all.map((each) => [each.rule, each.path]),
        `${field} ${value}`,
      ).toEqual([[rule, `items[0].${field}`]]);
      expect(all[0]!.message).toContain(words);
      expect(all[0]!.consequence).toMatch(/This field/);
    }
  });

  test('where nobody takes part by pressing it is refused, with the reason and the way out', () => {
    const all = { firstDeposit: 'made', oncePerDevice: true, oncePerCard: true, limitInAll: 3 };
    const said = (changes: object) => found(changes).map(({ rule, path: at }) => `${rule} ${at}`);
    const six = ['roles', 'levels', 'firstDeposit', 'oncePerDevice', 'oncePerCard', 'limitInAll'];
    const refused = (fields: readonly string[]) => fields.map((field) => `nobody-taken items[0].${field}`);
    const who = { roles: ['member'], levels: [1], ...all };
    expect(said({ kind: 'balanceBao', terms: {}, ...who })).toEqual(refused(six));
    expect(said({ kind: 'general', terms: {}, ...who })).toEqual(refused(six));
    expect(said({ kind: 'dragonBoat', terms: rank, ...who })).toEqual(
      refused(['oncePerDevice', 'limitInAll']),
    );
    const steps = [{ distance: 100, amount: '1' }];
    expect(said({ kind: 'dragonBoat', terms: { ...rank, mode: 'steps', steps }, ...who })).toEqual([]);
    expect(
      said({ kind: 'balanceBao', terms: {}, roles: [], levels: [], firstDeposit: 'any', limitInAll: 0 }),
    ).toEqual([]);
    const [one] = found({ kind: 'balanceBao', terms: {}, limitInAll: 3 });
    expect(one).toMatchObject({
      severity: 'error',
      message: expect.stringContaining('interest is paid to every member by itself'),
      fix: { description: 'Remove limitInAll' },
    });
  });

  test('texts name them in braces, and only what holds', () => {
    const server = {
      withdrawalTries: 5,
      withdrawalLockSeconds: 3600,
      captchaAfterFailures: 3,
      sessionIdleSeconds: 3600,
      sessionAbsoluteSeconds: 86_400,
      trialMoney: 1n,
      trialSeconds: 3600,
      smsPerNumberADay: 10,
      smsSeconds: 60,
    };
    const resolved = (changes: object) =>
      resolveContent([{ activities: { items: [{ ...base, ...changes }] } } as never]);
    const named = (changes: object, locale: 'zh-CN' | 'en') =>
      [...ownFigures(resolved(changes), resolveStation({ code: 'a', name: 'A' }), locale, server)].filter(
        ([name]) => /^activity\.a\.(first|once|limit)/.test(name),
      );
    expect(named({}, 'en')).toEqual([]);
    expect(
      named({ firstDeposit: 'notMade', oncePerDevice: true, oncePerCard: true, limitInAll: 3 }, 'en'),
    ).toEqual([
      ['activity.a.firstDeposit', 'Only for members who have not made a deposit yet'],
      ['activity.a.oncePerDevice', 'One member per device'],
      ['activity.a.oncePerCard', 'Add a withdrawal card first. Each card belongs to one member'],
      ['activity.a.limitInAll', '3'],
    ]);
    // As the site writes amounts.
    expect(named({ limitInAll: 12_000 }, 'en')).toEqual([['activity.a.limitInAll', '12,000']]);
    expect(named({ firstDeposit: 'made', limitInAll: 30 }, 'zh-CN')).toEqual([
      ['activity.a.firstDeposit', '仅限已存过款的会员参加'],
      ['activity.a.limitInAll', '30'],
    ]);
  });
});

describe('sets', () => {
  test('the last set that has a kind gives it, with every default filled in', () => {
    const first = { banners: { items: [] }, interest: { annualPercent: '4' } };
    const own = { banners: { items: [{ key: 'a', title: 'A', to: '/sign', picture: '/art/a.svg' }] } };
    expect(resolveContent([first, own])).toEqual({
      banners: { items: [{ key: 'a', title: 'A', to: '/sign', newTab: false, picture: '/art/a.svg' }] },
      interest: { annualPercent: '4', least: '1', most: '1000000' },
    });
  });

  test('what is written is read again as the same, with only what is not the default', () => {
    const filled = resolveContent([{ interest: { annualPercent: '4', least: '1', most: '500' } }]);
    const text = contentText('interest', filled.interest!);
    expect(JSON.parse(text)).toEqual({
      $schema: '../../../schemas/content/interest.json',
      annualPercent: '4',
      most: '500',
    });
    expect(resolveContent([{ interest: readContent('interest', text).file! }])).toEqual(filled);
  });

  test('whatever the value, the walk and the compiled validator agree', () => {
    const odd: unknown[] = [null, 1, 'a', [], {}, { items: null }, { items: [1] }, { items: [{}] }, { a: 1 }];
    for (const kind of contentKinds)
      for (const value of odd) {
        const errors = readContent(kind, JSON.stringify(value)).diagnostics.filter(
          (one) => one.severity === 'error',
        );
        if (!isContentFile[kind as ContentKind](value))
          expect([kind, value, errors.length > 0]).toEqual([kind, value, true]);
      }
  });
});

describe('init', () => {
  let folder: string;
  const before = process.env.STATIONS;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'content-'));
    cpSync(stationsFolder, folder, { recursive: true });
    process.env.STATIONS = folder;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.STATIONS;
    else process.env.STATIONS = before;
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives a station that has switched much off files that check clean, and never writes over one', () => {
    expect(init(['v006'])).toBe(0);
    const { diagnostics, readings } = check(checkedSets(['v006']));
    expect(diagnostics).toEqual([]);
    expect(readings).toHaveLength(contentKinds.length);
    const own = path.join(folder, 'content/v006/banners.json');
    writeFileSync(own, '{ "items": [] }');
    expect(init(['v006', '--from', 'demo'])).toBe(0);
    expect(readFileSync(own, 'utf8')).toBe('{ "items": [] }');
  });

  test('the files of other stations are not disturbed by the folder of content', () => {
    expect(() => init(['nothere'])).toThrow('nothere');
    expect(() => checkedSets(['nothere'])).toThrow('There is no set or station "nothere"');
  });
});
