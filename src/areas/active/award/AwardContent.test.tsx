// Owns the tests of the sheet with a result: its picture fits the prize, and what is left is offered after a prize alone.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../texts.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { resolveStation } from '#station/station.ts';
import { AwardContent } from './AwardContent.tsx';

/** The words of its buttons, and which prize its picture shows. */
function shown(kind: ActivityAward['prize']['kind'], value: string, isLeft = true) {
  const award = {
    prize: { kind, value },
    status: 'paid',
    note: '',
    required: '0.0000',
  } as unknown as ActivityAward;
  const site = { station: resolveStation({ code: 'demo', name: 'N' }), locale: 'zh-CN' } as unknown as Site;
  const markup = renderToStaticMarkup(
    <SiteContext value={site}>
      <AwardContent
        award={award}
        onClose={() => undefined}
        again={isLeft ? { words: '再抽一次', onAgain: () => undefined } : null}
      />
    </SiteContext>,
  );
  const buttons = [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) =>
    words!.replaceAll(/<[^>]+>/g, ''),
  );
  return {
    buttons: buttons.filter((words) => words !== ''),
    picture: /data-prize="(\w+)"/.exec(markup)?.[1],
  };
}

test('after a prize what is left is offered first', () => {
  expect(shown('cash', '8.0000').buttons).toEqual(['再抽一次', '知道了']);
  expect(shown('cash', '8.0000', false).buttons).toEqual(['知道了']);
});

test('after no prize nobody is asked to go on', () => {
  expect(shown('none', '')).toEqual({ buttons: ['知道了'], picture: undefined });
});

test('the picture is that of the prize', () => {
  expect(shown('cash', '8.0000').picture).toBe('cash');
  expect(shown('points', '50').picture).toBe('points');
  expect(shown('goods', '手机').picture).toBe('goods');
});
