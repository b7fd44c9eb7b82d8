// Owns writing a letter: to whom, what it says, then the letter as it is read with how many it reaches, and only then the sending.

import { Alert, Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import {
  audience,
  type PreviewAnswer,
  preview,
  type SendRequest,
  send,
} from '#contract/office/letters.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Paragraphs } from './Paragraphs.tsx';

type Kind = SendRequest['to']['kind'];

const nothing = {};
const kinds = ['all', 'level', 'list'] as const;

export function WriteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [kind, setKind] = useState<Kind>('list');
  const [level, setLevel] = useState<number>();
  const [names, setNames] = useState('');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<PreviewAnswer>();
  const levels = useRead(audience, kind === 'level' ? nothing : null);
  const looking = useAct(preview, { isQuiet: true });
  const sending = useAct(send);
  const accounts = names.split(/[\s,，、;；]+/).filter((name) => name !== '');
  const to: SendRequest['to'] = {
    kind,
    ...(kind === 'level' && level !== undefined && { level }),
    ...(kind === 'list' && { accounts }),
  };
  const isNamed = kind === 'all' || (kind === 'level' ? level !== undefined : accounts.length > 0);
  const isReady = isNamed && title.trim() !== '' && text.trim() !== '';
  const look = async () => {
    if (!isReady || looking.isActing) return;
    const answer = await looking.act({ to, text });
    if (answer) setSeen(answer);
  };
  const doSend = async (reason: string) => {
    if (!(await sending.act({ to, title: title.trim(), text, reason }))) return;
    await askAgain('letters/');
    onClose();
  };
  if (seen)
    return (
      <ReasonDialog
        isOpen
        title={title.trim()}
        doIt={t('office-letters.send', { receivers: seen.receivers })}
        isReady={seen.unknown.length === 0 && seen.receivers > 0}
        isActing={sending.isActing}
        failure={sending.failure}
        onDo={(reason) => void doSend(reason)}
        onClose={() => {
          setSeen(undefined);
          sending.forget();
        }}
      >
        {seen.unknown.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('office-letters.unknown', { names: seen.unknown.join(', ') })}
          />
        )}
        {kind === 'all' && <Alert type="warning" showIcon title={t('office-letters.everybody')} />}
        <Paragraphs paragraphs={seen.paragraphs} />
        <p className="office-secondary">{t('office-letters.noWayBack', { receivers: seen.receivers })}</p>
      </ReasonDialog>
    );
  return (
    <Dialog
      open
      title={t('office-letters.write')}
      onCancel={onClose}
      footer={
        <Flex align="center" gap={8}>
          <Button onClick={onClose}>{t('office.cancel')}</Button>
          <Button type="primary" disabled={!isReady} loading={looking.isActing} onClick={() => void look()}>
            {t('office-letters.preview')}
          </Button>
        </Flex>
      }
    >
      <Form layout="vertical">
        {looking.failure && <Alert type="error" showIcon title={sentenceOf(looking.failure, t)} />}
        <Form.Item label={t('office-letters.to')}>
          <Segments<Kind>
            label={t('office-letters.to')}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(`office-letters.kind.${value}`) }))}
          />
        </Form.Item>
        {kind === 'level' && (
          <Await read={levels}>
            {({ levels: all }) => (
              <Form.Item label={t('office-letters.level')} required>
                <Select
                  aria-label={t('office-letters.level')}
                  value={level ?? null}
                  onChange={(chosen: number | null) => setLevel(chosen ?? undefined)}
                  options={all.map(({ level: number, name, members }) => ({
                    value: number,
                    label: t('office-letters.levelLine', { level: number, name, members }),
                  }))}
                />
              </Form.Item>
            )}
          </Await>
        )}
        {kind === 'list' && (
          <Form.Item
            label={t('office-letters.accounts')}
            extra={t('office-letters.accountsHint')}
            required
            htmlFor="letter-accounts"
          >
            <Input.TextArea
              id="letter-accounts"
              autoFocus
              rows={2}
              maxLength={4_200}
              autoCapitalize="none"
              value={names}
              onChange={({ target }) => setNames(target.value)}
            />
          </Form.Item>
        )}
        <Form.Item label={t('office-letters.heading')} required htmlFor="letter-title">
          <Input
            id="letter-title"
            maxLength={60}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={t('office-letters.text')}
          extra={t('office-letters.textHint')}
          required
          htmlFor="letter-text"
        >
          <Input.TextArea
            id="letter-text"
            rows={6}
            maxLength={4_000}
            showCount
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
