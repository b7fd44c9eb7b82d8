// The page of advice: writing it, what was written before, where it stands, and the answer beside it. Where customer service is a conversation, it is written to there.
import './texts.ts';
import { css } from '@linaria/core';
import { type AdviceListAnswer, type AdviceListRequest, adviceList } from '#contract/advice.generated.ts';
import { AdviceStatus } from '#contract/states/adviceStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { AdviceForm } from './AdviceForm.tsx';
import { SupportLink } from './SupportLink.tsx';
import { useHasChat } from './useHasChat.ts';

type Item = AdviceListAnswer['list'][number];

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  li + & {
    border-top: 1px solid var(--line);
  }
  > p {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    white-space: pre-wrap;
  }
  time {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
`;
const state = css`
  color: var(--warn);
  font-size: var(--font-small);
  &[data-answered] {
    color: var(--text-quiet);
  }
`;
const reply = css`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-1);
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  font-size: var(--font-body);
  white-space: pre-wrap;
`;
const foot = css`
  padding: var(--space-3) var(--edge) 0;
`;

const pages: PagesOf<AdviceListRequest, AdviceListAnswer, Item> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ id }) => id,
  next: (first, _pages, { id }) => ({ ...first, before: id }),
};
const everything = {};

export function Advice() {
  const t = useText();
  const { act } = useSite();
  const hasChat = useHasChat();
  const given = useCallPages(adviceList, everything, pages);
  return (
    <>
      {!hasChat && <AdviceForm onSent={given.renew} />}
      <RecordList
        pages={given}
        label={t('message.advice.mine')}
        emptyText={t('message.advice.none')}
        rowPx={150}
      >
        {(advice) => <AdviceRow key={advice.id} advice={advice} />}
      </RecordList>
      {hasChat ? (
        <div className={foot}>
          <Button wide onClick={() => act('service')}>
            {t('message.support.link')}
          </Button>
        </div>
      ) : (
        <SupportLink />
      )}
    </>
  );
}

function AdviceRow({ advice }: { advice: Item }) {
  const t = useText();
  const { type, content, status, answer, createTime, answerTime } = advice;
  const isAnswered = status === AdviceStatus.answered;
  return (
    <li className={row}>
      <span className={head}>
        <Badge kind="quiet">{t(`message.advice.type.${type}`)}</Badge>
        <time>{createTime.slice(0, -3)}</time>
      </span>
      <span className={state} data-answered={isAnswered || undefined}>
        {t(`message.advice.status.${status}`)}
      </span>
      <p>{content}</p>
      {isAnswered && (
        <div className={reply}>
          <span className={head}>
            <strong>{t('message.advice.answer')}</strong>
            <time>{answerTime.slice(0, -3)}</time>
          </span>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
}
