// The sheet of notices on the device: it asks for them where something is waited for, and is where they are chosen and switched off.
import './texts.ts';
import { useEffect, useState } from 'react';
import { noticeSupport, refuseNotices } from '#browser/deviceNotices.ts';
import { device, packet, type StateAnswer, state } from '#contract/push.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import type { NoticeKind, ShownSheet } from '#session/shownSheet.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { type Read, useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { isSubscribed, subscribe } from './device.ts';
import { NoticeChoices } from './NoticeChoices.tsx';
import { body } from './noticeStyles.ts';

export interface NoticeSheetProps {
  /** As it was asked for: of one kind where that is waited for, of all from the profile. */
  of: ShownSheet | null;
  onClose: () => void;
}

export function NoticeSheet({ of, onClose }: NoticeSheetProps) {
  const kind = (String(of).slice('notices:'.length) || null) as NoticeKind | null;
  const t = useText();
  const { role, onOff } = useSite();
  const isMember = role === 'member' || role === 'agent';
  const support = noticeSupport();
  const isHere = support === 'unasked' || support === 'allowed' || support === 'blocked';
  const read = useCall(state, isMember && onOff.push ? {} : null);
  return (
    <Sheet open onClose={onClose} title={t('notices.title')}>
      <div className={body}>
        {!isMember ? (
          <p>{t('notices.member')}</p>
        ) : (
          <Await read={read} skeleton={<Skeleton lines={5} height="2rem" />}>
            {(known) => (
              <>
                {!isHere && <p>{t(`notices.${support}`)}</p>}
                {(isHere || known.devices > 0) && (
                  <Known key={known.key} known={known} read={read} kind={kind} onClose={onClose} />
                )}
              </>
            )}
          </Await>
        )}
      </div>
    </Sheet>
  );
}

interface KnownProps extends Pick<NoticeSheetProps, 'onClose'> {
  kind: NoticeKind | null;
  known: StateAnswer;
  read: Read<StateAnswer>;
}

function Known({ known, read, kind, onClose }: KnownProps) {
  const t = useText();
  const [support, setSupport] = useState(noticeSupport);
  const { send } = useSend(device);
  const { send: sendRound } = useSend(packet);
  const [isWorking, setWorking] = useState(false);
  /** null until the browser has said it. */
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = support === 'allowed' ? isSubscribed(known.key) : Promise.resolve(false);
    void look
      .catch(() => false)
      .then((is) => {
        if (!isOver) setOn(is && known.isHere);
      });
    return () => {
      isOver = true;
    };
  }, [support, known.key, known.isHere]);

  const askForRound = async (): Promise<void> => {
    const { packetTime } = await sendRound({ on: true });
    toast(t('notices.packet.done', { time: shortMoment(packetTime) }), { kind: 'done' });
  };
  const switchOn = async (): Promise<void> => {
    setWorking(true);
    try {
      const made = await subscribe(Promise.resolve(known.key));
      setSupport(noticeSupport());
      if (made === null) {
        refuseNotices();
        toast(t('notices.refused'), { kind: 'warn' });
        return;
      }
      await send({ ...made, ...(kind && { kind }) });
      if (kind === 'packet') await askForRound();
      else toast(t('notices.done'), { kind: 'done' });
      await read.mutate();
      if (kind) onClose();
    } catch (error) {
      // What the server refused, the shell says.
      if (!(error instanceof CallFailure)) toast(t('notices.failed'), { kind: 'warn' });
    } finally {
      setWorking(false);
    }
  };

  if (isOn === null) return <Skeleton lines={4} height="2rem" />;
  return (
    <>
      {!isOn && support === 'blocked' && <p>{t('notices.blocked')}</p>}
      {!isOn && (support === 'unasked' || support === 'allowed') && (
        <>
          <p>{t(kind ? `notices.lead.${kind}` : 'notices.lead')}</p>
          <Button wide working={isWorking} onClick={() => void switchOn()}>
            {t('notices.on')}
          </Button>
          {kind && (
            <Button
              wide
              kind="plain"
              onClick={() => {
                refuseNotices();
                onClose();
              }}
            >
              {t('notices.later')}
            </Button>
          )}
        </>
      )}
      {(isOn || known.devices > 0) && !(kind && !isOn) && (
        <NoticeChoices
          known={known}
          isOn={isOn}
          isRound={kind === 'packet'}
          onRound={askForRound}
          onChanged={read.mutate}
        />
      )}
      <p>{t('notices.pause')}</p>
    </>
  );
}
