// The answer to a ticket that its member will read.
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../kit/locale.ts';
import { decisionWord } from './decisionWord.ts';
import type { Deciding, Decision } from './useDecide.ts';

interface AnswerFormProps {
  answering: Decision;
  deciding: Deciding;
  /** A colleague looks at it. */
  isHeld: boolean;
}

export function AnswerForm({ answering, deciding: { send, isActing }, isHeld }: AnswerFormProps) {
  const t = useText();
  const [written, setWritten] = useState('');
  return (
    <Form
      layout="vertical"
      style={{ marginTop: 12 }}
      onFinish={() => void send(answering, { words: written.trim() })}
    >
      <Form.Item label={t('office-queues.answer')} extra={t('office-queues.isRead')} htmlFor="queue-answer">
        <Input.TextArea
          id="queue-answer"
          rows={4}
          maxLength={2_000}
          showCount
          value={written}
          disabled={isHeld}
          onChange={(event) => setWritten(event.target.value)}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isActing} disabled={isHeld || written.trim() === ''}>
        {decisionWord(t, answering.name)}
      </Button>
    </Form>
  );
}
