// Nothing of ours cheers what is no gain, starts play by itself, hurries it, urges after a loss, or takes a withdrawal back past the law (docs/rules-of-protection-and-levels.md, UKGC RTS 14).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isGenerated, isTest, root, sourcesOf } from './sources.ts';

const client = path.join(root, 'src/counterparty/game-platform/pages/client');
const pages = readdirSync(client, { recursive: true })
  .map((name) => String(name))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ file: name, text: readFileSync(path.join(client, name), 'utf8') }));
const sources = (await sourcesOf(['src'], ['.ts', '.tsx'])).filter(
  ({ file }) => !isTest(file) && !isGenerated(file),
);

/** Lines of a text with a pattern, each with its two lines before. */
const placesOf = (text: string, pattern: RegExp): string[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    pattern.test(line) ? [lines.slice(Math.max(0, at - 2), at + 1).join('\n')] : [],
  );
};

/** What the player got is compared with what it cost, or the platform has compared it: `won` is a prize above the stake. */
const compares = /isWin|state === 'won'|sign === '\+'|> units\(paid\)/;

/** Games that cheer without having compared. */
const cheering = (file: string, text: string): string[] =>
  placesOf(text, /say\('(?:won|profit\.won|fishing\.caught)'/)
    .filter((place) => !compares.test(place))
    .map((place) => `${file}: ${place.split('\n').at(-1)!.trim()}`);

describe('a win that is not above its stake', () => {
  it('is cheered by no game', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flatMap(({ file, text }) => cheering(file, text))).toEqual([]);
    expect(cheering('a.js', "showNotice(say('won', { win }), 'good');")).toHaveLength(1);
  });

  it('is announced as a win by nobody but the draw that has compared', () => {
    const announcing = sources.filter(({ text }) => /toast\([^;]*'win'/.test(text)).map(({ file }) => file);
    expect(announcing).toEqual(['src/play/parts/drawResult.ts']);
    const draw = sources.find(({ file }) => file === 'src/play/parts/drawResult.ts')!;
    expect(draw.text).toContain("const isWin = ended === 'won';");
    expect(draw.text).toContain("kind: isWin ? 'win' : 'plain'");
  });

  it('is marked as a win in no list of the player', () => {
    const marked = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/data-won=\{([^}]*)\}/g)].map(([, how]) => `${file}: ${how}`),
    );
    expect(marked.filter((each) => !each.includes('isGain(')).sort()).toEqual([
      // An agent reads what bets of the team came to, and plays none of them.
      'src/areas/agent/team/BetList.tsx: status === BetStatus.won || undefined',
      // A round is won where its prize is above its stake (src/counterparty/game-platform/wire.ts).
      "src/areas/center/rounds/RoundRow.tsx: round.state === 'won' || undefined",
    ]);
  });
});

describe('a game', () => {
  it('starts a round by itself only where the law of its operator allows it', () => {
    const own = pages.flatMap(({ file, text }) =>
      placesOf(text, /void (?:spin|deal|send|play|place)\(/)
        .filter((place) => !/autoplay|onclick/.test(place) && file !== 'slot/autoSpin.js')
        .map((place) => `${file}: ${place.split('\n').at(-1)!.trim()}`),
    );
    expect(own).toEqual([]);
    expect(pages.find(({ file }) => file === 'slot/slot.js')!.text).toContain(
      'answer.state.free && autoplay',
    );
    expect(pages.find(({ file }) => file === 'fish/fish.js')!.text).toContain('autoplay ? gunnerAt.controls');
  });

  it('has no way to hurry a round but the one that operator and law allow', () => {
    const hurrying = /turbo|quickSpin|slamStop|stopReels|autoSpin|autoBet|fastPlay/i;
    expect(
      pages
        .filter(({ text }) => hurrying.test(text))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['slot/autoSpin.js', 'slot/slot.js']);
    const slot = pages.find(({ file }) => file === 'slot/slot.js')!.text;
    expect(slot.match(/autoSpin\(/g)).toHaveLength(1);
    expect(slot).toContain('facts.autoSpin ? autoSpin(');
    const entry = sources.find(({ file }) => file === 'src/server/call/transfer/openGame.ts')!;
    expect(entry.text).toContain('station.onOff.autoSpin && autoplay && turbo');
  });

  it('that ends with its bet waits before the next one may begin', () => {
    for (const name of ['slot/slot.js', 'fish/fish.js', 'chess/chess.js', 'chess/niuniu.js'])
      expect(pages.find(({ file }) => file === name)!.text, name).toContain('rested()');
  });
});

it('no text urges to win back what was lost', () => {
  const urging =
    /翻本|捞回本|追回损失|再来一把|差一点就|差点中|win (?:it|your money) back|so close|almost won|try your luck again/i;
  const texts = ['zh-CN', 'en'].flatMap((locale) =>
    readdirSync(path.join(root, 'src/texts', locale))
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({
        file: `${locale}/${name}`,
        text: readFileSync(path.join(root, 'src/texts', locale, name), 'utf8'),
      })),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(urging, 'gi'))].map(([found]) => `${file}: ${found}`),
    ),
  ).toEqual([]);
});

it('whether a withdrawal can be taken back is asked at one place, which knows the law', () => {
  const asking = sources
    .filter(({ file, text }) => /may_take_back/.test(text) && file !== 'src/server/db/tables.ts')
    .map(({ file }) => file);
  expect(asking).toEqual([
    // The operator's rule as a file.
    'src/server/content/money/withdrawals.ts',
    'src/server/money/withdrawals/takeBack.ts',
  ]);
});
