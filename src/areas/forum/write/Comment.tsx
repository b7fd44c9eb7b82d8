// Writing a comment on an article, or an answer to one of its comments, which it may quote; kept until it has been posted.
import '../texts.ts';
import { css } from '@linaria/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ForumComment } from '#contract/entities.generated.ts';
import {
  type GetArticleDetailAnswer,
  getArticleDetail,
  newChild,
  newChildLimits,
} from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { threeLines } from '#kit/clamp.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { useBack } from '#kit/page/useBack.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { GonePost } from '../GonePost.tsx';
import { notePosted } from '../postedFloor.ts';
import { Composer } from './Composer.tsx';
import { FirstNickName } from './FirstNickName.tsx';
import { PictureField } from './PictureField.tsx';
import { Unposted } from './Unposted.tsx';
import { useForumDraft } from './useForumDraft.ts';
import { usePosting, useSendDraft } from './usePosting.ts';
import type { PicturesState } from './useUploads.ts';
import { useWrongLength } from './useWrongLength.ts';

const form = css`
  display: grid;
  gap: var(--space-3);
`;
const answered = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  color: var(--text-quiet);
  font-size: var(--font-small);
  > p {
    ${threeLines};
    color: var(--text);
  }
`;
const check = css`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--target);
  font-size: var(--font-body);
`;
const failed = css`
  color: var(--danger);
  font-size: var(--font-small);
  text-align: center;
`;

export function Comment() {
  const t = useText();
  const { parentArticleId = '' } = useParams();
  const [query] = useSearchParams();
  const isNumber = /^[0-9]{1,18}$/.test(parentArticleId);
  // The page that shows the answered comment, so that its words can stand above the answer.
  const page = /^[0-9]{1,5}$/.test(query.get('page') ?? '') ? Math.max(1, Number(query.get('page'))) : 1;
  const request = useMemo(
    () => ({ articleId: parentArticleId, ...(page > 1 && { page }) }),
    [parentArticleId, page],
  );
  const read = useCall(getArticleDetail, isNumber ? request : null, { silent: true });
  if (!isNumber) return <GonePost text={t('forum.gone')} />;
  if (!read.data && read.error?.code === 'notFound') return <GonePost text={read.error.msg} />;
  return <Await read={read}>{(answer) => <CommentForm answer={answer} />}</Await>;
}

/** The floor that holds a comment, or one of its answers; 0 for none. */
const floorOf = ({ comments }: GetArticleDetailAnswer, id: string): number =>
  comments.find(({ comment, answers }) => [comment, ...answers].some((each) => each.id === id))?.comment
    .floor ?? 0;

function CommentForm({ answer }: { answer: GetArticleDetailAnswer }) {
  const t = useText();
  const navigate = useNavigate();
  const back = useBack(`/forum/article/${answer.article.id}`);
  const [query] = useSearchParams();
  const posting = usePosting();
  const wrongLength = useWrongLength();
  const replyToId = query.get('reply') ?? '';
  const articleId = answer.article.id;
  const [draft, change, forget, draftKey] = useForumDraft(`comment ${articleId} ${replyToId}`);
  const [picturesState, setPicturesState] = useState<PicturesState>('done');
  const { send, sending, failure } = useSendDraft(newChild, draftKey);
  const target: ForumComment | undefined = answer.comments
    .flatMap(({ comment, answers }) => [comment, ...answers])
    .find(({ id }) => id === replyToId);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || picturesState === 'sending') return;
    const isWrong = posting.show({ content: wrongLength(draft.content, newChildLimits.content) });
    // The field says that a picture did not arrive.
    if (isWrong || picturesState === 'failed') return;
    await posting.post(async () => {
      const { page, floor, status } = await send({
        articleId,
        content: draft.content,
        ...(/^[0-9]{1,18}$/.test(replyToId) && { replyToId, quote: draft.quote }),
        ...(draft.pictures.length > 0 && { pictures: draft.pictures.map(({ key }) => key).join(',') }),
      });
      forget();
      toast(t(status === ForumStatus.pending ? 'forum.postedPending' : 'forum.posted'), { kind: 'done' });
      // An answer stands below the floor it answers.
      const at = floor || floorOf(answer, replyToId);
      if (status !== ForumStatus.pending && at) notePosted(articleId, at);
      // The article lies behind this page: back to it where it shows the comment, otherwise to the page that does.
      if (page === 1) back();
      else void navigate(`/forum/article/${articleId}?page=${page}`, { replace: true });
    });
  };
  return (
    <Card>
      <form className={form} noValidate onSubmit={submit}>
        <div className={answered}>
          {target ? (
            <>
              {t('forum.replyTo', { name: target.author.name })}
              <p>{target.content}</p>
            </>
          ) : (
            <>
              {t('forum.commentOn')}
              <p>{answer.article.title}</p>
            </>
          )}
        </div>
        {replyToId !== '' && (
          <label className={check}>
            <input
              type="checkbox"
              checked={draft.quote}
              onChange={({ target: box }) => change({ quote: box.checked })}
            />
            {t('forum.quote')}
          </label>
        )}
        <Composer
          value={draft.content}
          most={newChildLimits.content.most}
          placeholder={t('forum.comment.placeholder')}
          error={posting.errorOf('content')}
          articleId={articleId}
          answered={target?.author}
          onChange={(content) => {
            change({ content });
            posting.clear('content');
          }}
        />
        <PictureField
          keptAs={`${draftKey} pictures`}
          pictures={draft.pictures}
          onChange={(next) => change((before) => ({ pictures: next(before.pictures) }))}
          onState={setPicturesState}
        />
        {posting.errorOf('pictures') && (
          <p className={failed} role="alert">
            {posting.errorOf('pictures')}
          </p>
        )}
        <Button type="submit" wide working={sending || picturesState === 'sending'}>
          {t('forum.post')}
        </Button>
        <Unposted failure={failure} />
      </form>
      {posting.isNaming && <FirstNickName onClose={posting.stopNaming} onSet={posting.named} />}
    </Card>
  );
}
