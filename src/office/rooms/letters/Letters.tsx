// The room of letters: what members wrote is one press away, what the station wrote is listed with its readers, and a new one is written.
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SentAnswer, sent } from '#contract/office/letters.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';
import { useMayWrite } from './useMayWrite.ts';
import { WriteDialog } from './WriteDialog.tsx';
import './letters.css';
import './texts.ts';

type Sent = SentAnswer['letters'][number];

export function Letters() {
  const t = useText();
  const mayWrite = useMayWrite();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.letters')}</h1>
        {mayWrite && (
          <Button type="primary" onClick={() => setWriting(true)}>
            {t('office-letters.write')}
          </Button>
        )}
      </div>
      <Flex vertical gap={16}>
        <p className="letter-queues">
          {t('office-letters.about')} <Link to="/queues/letters">{t('office-letters.questions')}</Link>{' '}
          <Link to="/queues/advice">{t('office-letters.advice')}</Link>
        </p>
        <SentLetters />
      </Flex>
      {isWriting && <WriteDialog onClose={() => setWriting(false)} />}
    </>
  );
}

function SentLetters() {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  const [shown, setShown] = useState<Sent>();
  const paging = usePaging();
  const read = useRead(
    sent,
    { ...(account !== '' && { account }), ...(paging.before !== undefined && { before: paging.before }) },
    { keepsPrevious: true },
  );
  const search = (name: string) => {
    paging.start();
    setAccount(name);
  };
  return (
    <Panel title={t('office-letters.sent')} label={t('office-letters.sent')}>
      <Flex gap={8} wrap style={{ marginBottom: 12 }}>
        <Input
          style={{ width: 220 }}
          aria-label={t('office-letters.ofMember')}
          placeholder={t('office-letters.ofMember')}
          maxLength={20}
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
          onPressEnter={() => search(typed)}
        />
        <Button onClick={() => search(typed)}>{t('office-letters.find')}</Button>
        {account !== '' && (
          <Button
            type="text"
            onClick={() => {
              setTyped('');
              search('');
            }}
          >
            {t('office-letters.everybodys')}
          </Button>
        )}
      </Flex>
      <Await read={read}>
        {({ letters, next }) => (
          <>
            <DataTable<Sent>
              caption={t('office-letters.sent')}
              rows={letters}
              rowKey={({ id }) => id}
              empty={t('office-letters.nothing')}
              onOpen={setShown}
              columns={[
                { key: 'title', title: t('office-letters.heading'), isMain: true },
                {
                  key: 'to',
                  title: t('office-letters.to'),
                  render: ({ to, level }) =>
                    to === 'one' ? account : t(`office-letters.to.${to}`, { level: level ?? '' }),
                },
                { key: 'at', title: t('office-letters.at'), render: ({ at }) => <Moment at={at} /> },
                ...(account === ''
                  ? []
                  : [
                      {
                        key: 'read',
                        title: t('office-letters.readAt'),
                        render: ({ readAt }: Sent) =>
                          readAt ? <Moment at={readAt} /> : t('office-letters.notOpened'),
                      },
                    ]),
              ]}
            />
            <Pages paging={paging} next={next} />
          </>
        )}
      </Await>
      {shown && <ReadersDialog letter={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}
