// The sheet with a result: its picture fits the prize, its title says where it stands, and what is left is offered after a prize alone.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../texts.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { resolveStation } from '#station/station.ts';
import { AwardContent } from './AwardContent.tsx';

/** The words of its buttons, and which prize its picture shows. */
function shown(
  kind: ActivityAward['prize']['kind'],
  value: string,
  { isLeft = true, status = AwardStatus.given }: { isLeft?: boolean; status?: AwardStatus } = {},
) {
  const award = {
    prize: { kind, value },
    status,
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
    title: /<h2[^>]*>(.*?)<\/h2>/.exec(markup)?.[1],
    buttons: buttons.filter((words) => words !== ''),
    picture: /data-prize="(\w+)"/.exec(markup)?.[1],
  };
}

test('after a prize what is left is offered first', () => {
  expect(shown('cash', '8.0000').buttons).toEqual(['再抽一次', '知道了']);
  expect(shown('cash', '8.0000', { isLeft: false }).buttons).toEqual(['知道了']);
});

test('after no prize nobody is asked to go on', () => {
  expect(shown('none', '')).toMatchObject({ buttons: ['知道了'], picture: undefined });
});

test('the picture is that of the prize', () => {
  expect(shown('cash', '8.0000').picture).toBe('cash');
  expect(shown('points', '50').picture).toBe('points');
  expect(shown('goods', '手机').picture).toBe('goods');
});

test('nobody is congratulated on what waits or was refused', () => {
  const titles = [AwardStatus.given, AwardStatus.waiting, AwardStatus.refused, AwardStatus.cancelled].map(
    (status) => shown('cash', '8.0000', { status }).title,
  );
  expect(titles).toEqual(['恭喜获得', '已提交，待发放', '本次结果', '本次结果']);
});
