// The field in which the numbers of a draw are typed, in drawing order.
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { OfficeFailure } from '../../kit/call/client.ts';
import { useText } from '../../kit/locale.ts';

/** Numbers with anything between them; undefined where there is something else. */
const numbersIn = (typed: string): number[] | undefined => {
  const words = typed.trim().split(/[\s,，、]+/);
  return words.every((word) => /^\d{1,2}$/.test(word)) ? words.map(Number) : undefined;
};

/** The field, and what it says; undefined until it can be read. */
export function useNumbers(failure: OfficeFailure | undefined, onChange: () => void = () => {}) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const field = (
    <Form.Item
      label={t('office-play.numbers')}
      extra={t('office-play.numbersHint')}
      htmlFor="play-numbers"
      required
    >
      <Input
        id="play-numbers"
        inputMode="numeric"
        autoComplete="off"
        maxLength={80}
        value={typed}
        status={failure?.fieldErrors.numbers ? 'error' : ''}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange();
        }}
      />
    </Form.Item>
  );
  return { field, numbers: numbersIn(typed) };
}
