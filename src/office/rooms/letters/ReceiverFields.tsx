// The fields that say to whom a letter goes.
import { Form, Input, Select } from 'antd';
import { Await } from '../../kit/Await.tsx';
import { useText } from '../../kit/locale.ts';
import { Segments } from '../../kit/segments/Segments.tsx';
import type { Kind, Receivers } from './useReceivers.ts';

const kinds = ['all', 'level', 'list'] as const;

export function ReceiverFields({ receivers }: { receivers: Receivers }) {
  const t = useText();
  const { kind, setKind, level, setLevel, names, setNames, levels } = receivers;
  return (
    <>
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
    </>
  );
}
