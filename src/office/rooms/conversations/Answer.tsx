// The answer that is being written: kept in this tab for its conversation until it has been sent, with a picture if one is chosen.
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { sessionStore } from '#browser/storage.ts';
import { answer } from '#contract/office/conversations.generated.ts';
import { notice } from '../../kit/call/notices.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { base64Of, picturesMostKb } from '../../kit/form/pictures.ts';
import { useText } from '../../kit/locale.ts';

const textMost = 2000;

export function Answer({ id }: { id: string }) {
  const t = useText();
  const kept = `conversation ${id}`;
  const [text, setText] = useState(() => sessionStore.read(kept) ?? '');
  const [file, setFile] = useState<{ name: string; bytes: string }>();
  const { act, isActing } = useAct(answer, { isQuiet: false });
  const write = (next: string) => {
    setText(next);
    sessionStore.write(kept, next);
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > picturesMostKb * 1000) return notice('error', t('office-conversations.unfit'));
    setFile({ name: chosen.name, bytes: base64Of(new Uint8Array(await chosen.arrayBuffer())) });
  };
  const isEmpty = text.trim() === '' && !file;
  const send = async () => {
    if (isEmpty || isActing) return;
    const done = await act({ id, ...(text.trim() && { text }), ...(file && { bytes: file.bytes }) });
    if (!done) return;
    write('');
    setFile(undefined);
    await askAgain('conversations/', 'waiting/');
  };
  return (
    <Flex vertical gap={8}>
      <Input.TextArea
        aria-label={t('office-conversations.write')}
        placeholder={t('office-conversations.write')}
        maxLength={textMost}
        rows={3}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <Flex gap={8} align="center" justify="end" wrap>
        {file ? (
          <Button size="small" type="text" onClick={() => setFile(undefined)}>
            {file.name} · {t('office-conversations.leaveOut')}
          </Button>
        ) : (
          <label className="office-button talk-file">
            {t('office-conversations.picture')}
            <input
              type="file"
              className="office-unseen"
              accept="image/jpeg,image/png,image/webp,image/gif"
              onChange={({ target }) => {
                void choose(target.files?.[0]);
                // The same file again is a press as well.
                target.value = '';
              }}
            />
          </label>
        )}
        <Button type="primary" loading={isActing} disabled={isEmpty} onClick={() => void send()}>
          {t('office-conversations.send')}
        </Button>
      </Flex>
    </Flex>
  );
}
