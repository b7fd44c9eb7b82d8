// What may be done about a post, each with a reason and with what follows from it.
import { useState } from 'react';
import { decide, mark, mute, type PostsAnswer } from '#contract/office/forum.generated.ts';
import { Choices } from '../../kit/Choices.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { usePerson } from '../../person.ts';

type Post = PostsAnswer['posts'][number];
type Act = 'show' | 'hide' | 'mute' | 'unmute' | 'top' | 'essence';

/** What makes sense for a post as it stands. */
const actsFor = ({ kind, status, isMuted, reports }: Post): readonly Act[] => [
  ...(status !== 'visible' || reports > 0 ? (['show'] as const) : []),
  ...(status !== 'hidden' ? (['hide'] as const) : []),
  isMuted ? 'unmute' : 'mute',
  ...(kind === 'article' ? (['top', 'essence'] as const) : []),
];

export function PostActs({ post }: { post: Post }) {
  const t = useText();
  const { role, elevatedRole } = usePerson();
  const [act, setAct] = useState<Act>();
  const deciding = useAct(decide);
  const muting = useAct(mute);
  const marking = useAct(mark);
  const mayAct = [role, elevatedRole].some(
    (each) => each !== null && each !== undefined && each !== 'auditor',
  );
  if (!mayAct || post.status === 'deleted') return null;
  const { kind, id, account } = post;
  const by =
    act === 'show' || act === 'hide' ? deciding : act === 'mute' || act === 'unmute' ? muting : marking;
  const doIt = async (reason: string) => {
    const done =
      act === 'show' || act === 'hide'
        ? await deciding.act({ kind, id, decision: act, reason })
        : act === 'mute' || act === 'unmute'
          ? await muting.act({ kind, id, isMuted: act === 'mute', reason })
          : await marking.act({ id, mark: act!, reason });
    if (!done) return;
    setAct(undefined);
    await askAgain('forum/', 'waiting/');
  };
  return (
    <>
      <Choices
        size="small"
        label={`${t('office.acts')}: ${kind} ${id}`}
        choices={actsFor(post).map((key) => ({
          key,
          label: t(`office-forum.act.${key}`),
          isDangerous: key === 'hide' || key === 'mute',
          onChoose: () => setAct(key),
        }))}
      >
        {t('office.acts')}
      </Choices>
      <ReasonDialog
        isOpen={act !== undefined}
        title={act ? t(`office-forum.act.${act}`) : ''}
        doIt={act ? t(`office-forum.act.${act}`) : ''}
        isDangerous={act === 'hide' || act === 'mute'}
        isActing={by.isActing}
        failure={by.failure}
        onDo={(reason) => void doIt(reason)}
        onClose={() => {
          setAct(undefined);
          by.forget();
        }}
      >
        {act && <p>{t(`office-forum.hint.${act}`, { account })}</p>}
      </ReasonDialog>
    </>
  );
}
