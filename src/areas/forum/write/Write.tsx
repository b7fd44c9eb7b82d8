// Writing an article: its group, title, text, pictures, and a bet or draw to share; kept until it has been posted.
import '../texts.ts';
import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ForumCard } from '#contract/entities.generated.ts';
import { groups as groupsCall, newMain, newMainLimits } from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { type ControlProps, Field } from '#kit/input/Field.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';
import { useCall } from '#transport/useCall.ts';
import { mayPost } from '../mayPost.ts';
import { ShareCard } from '../ShareCard.tsx';
import { Composer } from './Composer.tsx';
import { FirstNickName } from './FirstNickName.tsx';
import { PictureField } from './PictureField.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { Unposted } from './Unposted.tsx';
import { useForumDraft } from './useForumDraft.ts';
import { usePosting, useSendDraft } from './usePosting.ts';
import type { PicturesState } from './useUploads.ts';
import { useWrongLength } from './useWrongLength.ts';

const form = css`
  display: grid;
  gap: var(--space-3);
`;
const shared = css`
  position: relative;
  > button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    background: none;
    color: var(--text-quiet);
  }
  > section > div:first-child {
    padding-right: 2rem;
  }
`;
const rules = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const failed = css`
  color: var(--danger);
  font-size: var(--font-small);
  text-align: center;
`;

export function Write() {
  const t = useText();
  const { groupId = '' } = useParams();
  const { role } = useSite();
  const read = useCall(groupsCall, {}, { silent: true });
  return (
    <Await read={read}>
      {({ list }) => {
        const open = list.filter(({ postPermission }) => mayPost(postPermission, role));
        const asked = open.find(({ id }) => String(id) === groupId);
        if (open.length === 0 || !asked) return <NoData text={t('forum.write.closed')} />;
        return <WriteForm groups={open} groupId={asked.id} />;
      }}
    </Await>
  );
}

interface WriteFormProps {
  groups: readonly { id: number; name: string; intro: string }[];
  groupId: number;
}

interface GroupFieldProps extends WriteFormProps {
  error: string;
}

/** Another group is another address: what is typed stays. */
function GroupField({ groups, groupId, error }: GroupFieldProps) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Field
      label={t('forum.group')}
      error={error}
      control={(tie: ControlProps) => (
        <>
          <select
            {...tie}
            name="groupId"
            value={groupId}
            onChange={({ target }) => void navigate(`/forum/write/${target.value}`, { replace: true })}
          >
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </>
      )}
    />
  );
}

/** The bet or draw that goes with the article, as its readers see it. */
function SharedCard({ card, onRemove }: { card: ForumCard; onRemove: () => void }) {
  const t = useText();
  return (
    <div className={shared}>
      <ShareCard card={card} still />
      <button type="button" className={pressable} aria-label={t('forum.share.remove')} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function WriteForm({ groups, groupId }: WriteFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const posting = usePosting();
  const wrongLength = useWrongLength();
  const [draft, change, forget, draftKey] = useForumDraft('article');
  const [isSharing, setSharing] = useState(false);
  const [picturesState, setPicturesState] = useState<PicturesState>('done');
  const { send, sending, failure } = useSendDraft(newMain, draftKey);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || picturesState === 'sending') return;
    const isWrong = posting.show({
      title: wrongLength(draft.title, newMainLimits.title),
      content: wrongLength(draft.content, newMainLimits.content),
    });
    // The field says that a picture did not arrive.
    if (isWrong || picturesState === 'failed') return;
    await posting.post(async () => {
      const answer = await send({
        groupId,
        title: draft.title.trim(),
        content: draft.content,
        ...(draft.pictures.length > 0 && { pictures: draft.pictures.map(({ key }) => key).join(',') }),
        ...(draft.share && { share: draft.share.ref }),
      }).catch((error: Partial<CallFailure>) => {
        // What is gone would be refused again.
        if (error.fieldErrors?.share) change({ share: null });
        throw error;
      });
      forget();
      toast(t(answer.status === ForumStatus.pending ? 'forum.postedPending' : 'forum.posted'), {
        kind: 'done',
      });
      void navigate(`/forum/article/${answer.id}`, { replace: true });
    });
  };
  const refused = posting.errorOf('pictures') || posting.errorOf('share');
  return (
    <Card>
      <form className={form} noValidate onSubmit={submit}>
        <GroupField groups={groups} groupId={groupId} error={posting.errorOf('groupId')} />
        <Field
          name="title"
          label={t('forum.title')}
          placeholder={t('forum.title.placeholder')}
          autoComplete="off"
          value={draft.title}
          error={posting.errorOf('title')}
          onChange={({ target }) => {
            change({ title: target.value });
            posting.clear('title');
          }}
        />
        <Composer
          value={draft.content}
          most={newMainLimits.content.most}
          placeholder={t('forum.content.placeholder')}
          error={posting.errorOf('content')}
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
        {draft.share ? (
          <SharedCard
            card={draft.share.card}
            onRemove={() => {
              change({ share: null });
              posting.clear('share');
            }}
          />
        ) : (
          <Button kind="plain" onClick={() => setSharing(true)}>
            <Icon name="ticket" />
            {t('forum.share.add')}
          </Button>
        )}
        {refused && (
          <p className={failed} role="alert">
            {refused}
          </p>
        )}
        <Button type="submit" wide working={sending || picturesState === 'sending'}>
          {t('forum.post')}
        </Button>
        <Unposted failure={failure} />
        <p className={rules}>{t('forum.rules')}</p>
      </form>
      {isSharing && (
        <ShareSheet
          onClose={() => setSharing(false)}
          onChoose={(share) => {
            change({ share });
            posting.clear('share');
            setSharing(false);
          }}
        />
      )}
      {posting.isNaming && <FirstNickName onClose={posting.stopNaming} onSet={posting.named} />}
    </Card>
  );
}
