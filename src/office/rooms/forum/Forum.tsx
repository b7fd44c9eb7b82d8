// The room of the forum: what waits, what was decided of late, and what an address names, each with what may be done about it.

import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type PostsAnswer, type PostsRequest, posts } from '#contract/office/forum.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Tag, type Tone } from '../../kit/Tag.tsx';
import { PostActs } from './PostActs.tsx';
import './forum.css';
import './texts.ts';

type Post = PostsAnswer['posts'][number];
type Of = PostsRequest['of'];

const tones: Readonly<Record<Post['status'], Tone>> = {
  pending: 'warning',
  visible: 'good',
  hidden: 'fault',
  deleted: 'plain',
};

export function Forum() {
  const t = useText();
  const [of, setOf] = useState<Of>('waiting');
  const [asked, setAsked] = useState<Pick<PostsRequest, 'address' | 'floor'>>();
  const read = useRead(posts, of === 'address' ? (asked ? { of, ...asked } : null) : { of });
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.forum')}</h1>
        <Link to="/queues/posts">{t('office-forum.queue')}</Link>
      </div>
      <Flex vertical gap={12}>
        <p className="office-secondary">{t('office-forum.about')}</p>
        <div>
          <Segments<Of>
            label={t('office-forum.of')}
            value={of}
            onChange={setOf}
            options={(['waiting', 'decided', 'address'] as const).map((value) => ({
              value,
              label: t(`office-forum.of.${value}`),
            }))}
          />
        </div>
        {of === 'address' && <AddressForm onAsk={setAsked} />}
        {(of !== 'address' || asked) && (
          <Await read={read}>{({ posts: found }) => <Posts found={found} />}</Await>
        )}
      </Flex>
    </>
  );
}

function AddressForm({ onAsk }: { onAsk: (asked: Pick<PostsRequest, 'address' | 'floor'>) => void }) {
  const t = useText();
  const [address, setAddress] = useState('');
  const [floor, setFloor] = useState('');
  const ask = () => {
    if (address.trim() === '') return;
    onAsk({ address: address.trim(), ...(/^[1-9]\d{0,8}$/.test(floor) && { floor: Number(floor) }) });
  };
  return (
    <Flex gap={8} wrap>
      <Input
        style={{ width: 280 }}
        aria-label={t('office-forum.address')}
        placeholder={t('office-forum.address')}
        maxLength={500}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onPressEnter={ask}
      />
      <Input
        style={{ width: 90 }}
        aria-label={t('office-forum.floor')}
        placeholder={t('office-forum.floor')}
        inputMode="numeric"
        maxLength={9}
        value={floor}
        onChange={({ target }) => setFloor(target.value.trim())}
        onPressEnter={ask}
      />
      <Button type="primary" onClick={ask}>
        {t('office-forum.find')}
      </Button>
    </Flex>
  );
}

const pictureOf = (station: string, key: string): string => `/office/forum/${station}/${key}.webp`;

function Posts({ found }: { found: readonly Post[] }) {
  const t = useText();
  const station = useStation();
  return (
    <DataTable<Post>
      caption={t('office.room.forum')}
      rows={found}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      empty={t('office-forum.nothing')}
      columns={[
        {
          key: 'post',
          title: t('office-forum.post'),
          isMain: true,
          render: ({ kind, title, content, floor, pictures, pictureKeys, nickName }) => (
            <div className="forum-post">
              <strong>{title}</strong>{' '}
              <span className="office-secondary">
                {t(`office-forum.kind.${kind}`, { floor: floor ?? '' })}
                {pictures > 0 && ` · ${t('office-forum.pictures', { count: pictures })}`}
              </span>
              <p>{content}</p>
              {pictureKeys.length > 0 && (
                <div className="forum-pictures">
                  {pictureKeys.map((key, at) => (
                    <a key={key} href={pictureOf(station, key)} target="_blank" rel="noreferrer">
                      <img
                        src={pictureOf(station, key)}
                        alt={t('office-forum.picture', { number: at + 1, author: nickName })}
                        loading="lazy"
                      />
                    </a>
                  ))}
                </div>
              )}
            </div>
          ),
        },
        {
          key: 'author',
          title: t('office-forum.author'),
          render: ({ account, nickName, isMuted }) => (
            <>
              {nickName} <span className="office-secondary">{account}</span>{' '}
              {isMuted && <Tag tone="warning">{t('office-forum.muted')}</Tag>}
            </>
          ),
        },
        { key: 'at', title: t('office-forum.at'), render: ({ at }) => <Moment at={at} /> },
        {
          key: 'reports',
          title: t('office-forum.reports'),
          render: ({ reports, reasons }) =>
            reports === 0
              ? ''
              : `${reports} · ${reasons.map((reason) => t(`office-forum.reason.${reason}`)).join(' · ')}`,
        },
        {
          key: 'status',
          title: t('office-forum.state'),
          render: ({ status }) => <Tag tone={tones[status]}>{t(`office-forum.status.${status}`)}</Tag>,
        },
        {
          key: 'decided',
          title: t('office-forum.decided'),
          render: ({ decision, decidedBy = '', decidedAt }) =>
            decision === undefined ? (
              ''
            ) : (
              <>
                {t(`office-forum.decision.${decision}`, { name: decidedBy })}
                {decidedAt !== undefined && (
                  <>
                    {' · '}
                    <Moment at={decidedAt} />
                  </>
                )}
              </>
            ),
        },
        { key: 'acts', title: t('office.acts'), render: (post) => <PostActs post={post} /> },
      ]}
    />
  );
}
