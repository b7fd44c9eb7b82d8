// Beginning a new entry: its key, which stays, and an entry that it is made like.
import { Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EntriesAnswer, entry, form } from '#contract/office/content.generated.ts';
import { send } from '../../kit/call/client.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import type { Item, Schema } from '../../kit/form/schema.ts';
import { useText } from '../../kit/locale.ts';
import { addressOf } from './paths.ts';

interface NewEntryProps {
  kind: string;
  there: EntriesAnswer['entries'];
  onClose: () => void;
}

export function NewEntry({ kind, there, onClose }: NewEntryProps) {
  const t = useText();
  const go = useNavigate();
  const [key, setKey] = useState('');
  const [like, setLike] = useState('');
  const read = useRead(form, { kind });
  const schema = read.data && (JSON.parse(read.data.schema) as Schema).properties?.key;
  const isTaken = there.some((one) => one.key === key);
  const isSound = schema?.enum ? key !== '' : new RegExp(schema?.pattern ?? '^.+$', 'u').test(key);
  const begin = async () => {
    if (!isSound || isTaken) return;
    const made = like === '' ? undefined : await send(entry, { kind, key: like }).catch(() => undefined);
    const value = made?.value === undefined ? {} : (JSON.parse(made.value) as Item);
    await go(addressOf(kind, key), { state: { ...value, key } });
  };
  const field = { id: 'content-key', className: 'office-input content-wide', value: key };
  return (
    <Dialog
      open
      title={t('office-content.newEntry')}
      okText={t('office-content.add')}
      cancelText={t('office.cancel')}
      okButtonProps={{ disabled: !isSound || isTaken }}
      onOk={() => void begin()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void begin()}>
        <Form.Item
          label={schema?.title ?? t('office-content.key')}
          htmlFor="content-key"
          required
          extra={schema?.enum ? undefined : t('office-content.hint.key')}
        >
          {schema?.enum ? (
            <select {...field} onChange={({ target }) => setKey(target.value)}>
              <option value="">{t('office-content.field.empty')}</option>
              {schema.enum
                .map(String)
                .filter((one) => !there.some((other) => other.key === one))
                .map((one) => (
                  <option key={one} value={one}>
                    {schema['x-names']?.[one] ?? one}
                  </option>
                ))}
            </select>
          ) : (
            <input
              {...field}
              autoFocus
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              onChange={({ target }) => setKey(target.value.trim())}
            />
          )}
          {isTaken && (
            <small className="office-fault" role="alert">
              {t('office-content.keyTaken', { key })}
            </small>
          )}
        </Form.Item>
        <Form.Item label={t('office-content.like')} htmlFor="content-like">
          <select
            id="content-like"
            className="office-input content-wide"
            value={like}
            onChange={({ target }) => setLike(target.value)}
          >
            <option value="">{t('office-content.field.empty')}</option>
            {there
              .filter(({ isThere }) => isThere)
              .map((one) => (
                <option key={one.key} value={one.key}>
                  {one.name}
                </option>
              ))}
          </select>
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
