// The choice under whom somebody comes: whoever stands above, the station, or an agent whose name is typed.
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useText } from '../../kit/locale.ts';

type Target = 'above' | 'station' | 'agent';

/** The field, and what it says. */
export function useTarget(targets: readonly Target[]) {
  const t = useText();
  const [target, setTarget] = useState<Target>(targets[0]!);
  const [name, setName] = useState('');
  const field = (
    <Form.Item label={t('office-agents.newUpline')}>
      <Radio.Group
        value={target}
        onChange={(event) => setTarget(event.target.value as Target)}
        options={targets.map((value) => ({ value, label: t(`office-agents.target.${value}`) }))}
      />
      {target === 'agent' && (
        <Input
          aria-label={t('office-agents.target.agent')}
          autoCapitalize="none"
          maxLength={20}
          style={{ marginTop: 8 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </Form.Item>
  );
  return { field, isReady: target !== 'agent' || name.trim() !== '', target, name: name.trim() };
}
