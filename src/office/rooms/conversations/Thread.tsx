// The conversation that is open: who it is with, who has taken it, what was written, and the answer.
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { close, type ThreadAnswer, thread } from '#contract/office/conversations.generated.ts';
import { claim, release } from '#contract/office/waiting.generated.ts';
import { Age, Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useNow } from '../../kit/useNow.ts';
import { useMayWrite } from '../letters/useMayWrite.ts';
import { Looking } from '../queues/Looking.tsx';
import '../queues/texts.ts';
import { Answer } from './Answer.tsx';

type Message = ThreadAnswer['messages'][number];

export function Thread({ id }: { id: string }) {
  const read = useRead(thread, { id }, { keepsPrevious: true });
  return <Await read={read}>{(answer) => <Talk id={id} answer={answer} />}</Await>;
}

function Talk({ id, answer }: { id: string; answer: ThreadAnswer }) {
  const t = useText();
  const mayWrite = useMayWrite();
  const now = useNow(undefined);
  const { account, isTrial, waitingSince, closedAt, heldBy, isOwn = false, messages, hasMore } = answer;
  const name = account || t('office-conversations.guest', { id });
  return (
    <Panel
      title={
        <>
          {account ? <Link to={`/members/${account}`}>{account}</Link> : name}{' '}
          {isTrial && <Tag>{t('office-conversations.trial')}</Tag>}{' '}
          {heldBy && (
            <Tag tone={isOwn ? 'note' : 'warning'}>{isOwn ? t('office-conversations.own') : heldBy}</Tag>
          )}{' '}
          {closedAt && <Tag>{t('office-conversations.closedAt')}</Tag>}
        </>
      }
      label={name}
      extra={
        <>
          {waitingSince && <Age seconds={(now - Date.parse(waitingSince)) / 1000} />}
          {mayWrite && <Acts id={id} isOwn={isOwn} isHeld={heldBy !== undefined} isClosed={!!closedAt} />}
        </>
      }
    >
      <Looking queue="conversations" item={id} />
      <Log messages={messages} account={name}>
        {hasMore && <Older id={id} before={messages[0]!.id} account={name} />}
      </Log>
      {mayWrite && (!heldBy || isOwn) && <Answer id={id} />}
    </Panel>
  );
}

function Acts({
  id,
  isOwn,
  isHeld,
  isClosed,
}: {
  id: string;
  isOwn: boolean;
  isHeld: boolean;
  isClosed: boolean;
}) {
  const t = useText();
  const taking = useAct(claim, { isQuiet: true });
  const giving = useAct(release, { isQuiet: true });
  const closing = useAct(close);
  const items = { queue: 'conversations' as const, items: [id] };
  const then = async (act: Promise<unknown>) => {
    await act;
    await askAgain('conversations/');
  };
  return (
    <span className="talk-acts">
      {isOwn ? (
        <Button size="small" loading={giving.isActing} onClick={() => void then(giving.act(items))}>
          {t('office-conversations.release')}
        </Button>
      ) : (
        !isHeld && (
          <Button size="small" loading={taking.isActing} onClick={() => void then(taking.act(items))}>
            {t('office-conversations.take')}
          </Button>
        )
      )}
      {!isClosed && (!isHeld || isOwn) && (
        <Button size="small" loading={closing.isActing} onClick={() => void then(closing.act({ id }))}>
          {t('office-conversations.close')}
        </Button>
      )}
    </span>
  );
}

/** The page before, once somebody asks for it. */
function Older({ id, before, account }: { id: string; before: string; account: string }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { data } = useRead(thread, isAsked ? { id, before } : null);
  if (!data)
    return (
      <li>
        <Button size="small" loading={isAsked} onClick={() => setAsked(true)}>
          {t('office-conversations.older')}
        </Button>
      </li>
    );
  return (
    <>
      {data.hasMore && <Older id={id} before={data.messages[0]!.id} account={account} />}
      {data.messages.map((message) => (
        <Line key={message.id} message={message} account={account} />
      ))}
    </>
  );
}

/** A picture is at most so high. */
const nearPx = 320;
function toEnd(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight });
}

function Log({
  messages,
  account,
  children,
}: {
  messages: readonly Message[];
  account: string;
  children: React.ReactNode;
}) {
  const t = useText();
  const box = useRef<HTMLUListElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is the reason
  useEffect(() => toEnd(box.current), [last]);
  /** A picture that has arrived has its height: whoever read the end goes on to read it. */
  const stay = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    if (scrollHeight - scrollTop - clientHeight < nearPx) toEnd(box.current);
  };
  return (
    <ul
      className="talk"
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={t('office-conversations.of')}
      aria-live="polite"
      onLoadCapture={stay}
    >
      {children}
      {messages.map((message) => (
        <Line key={message.id} message={message} account={account} />
      ))}
    </ul>
  );
}

/** Where an order or bet is looked at. */
const placeOf = ({ kind, id }: NonNullable<Message['about']>, account: string): string =>
  kind === 'bet' ? `/members/${account}?tab=time` : `/waiting/${kind}s/${id}`;

function Line({ message: { by, text, picture, about, at }, account }: { message: Message; account: string }) {
  const t = useText();
  const station = useStation();
  const who = by || account;
  const address = picture && `/office/conversation/${station}/${picture.key}.webp`;
  return (
    <li data-own={by ? '' : undefined}>
      <small className="office-secondary">
        {who} · <Moment at={at} />
      </small>
      {about && (
        <p>
          <Link to={placeOf(about, account)}>
            {t(`office-conversations.about.${about.kind}`)} {about.id}
          </Link>
          <br />
          {about.name} {about.detail} · <Amount value={about.amount} /> · {about.state}
        </p>
      )}
      {text && <p>{text}</p>}
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          <img
            src={address}
            alt={t('office-conversations.pictureOf', { who })}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        </a>
      )}
    </li>
  );
}
