// Who has a ticket open: this screen says so of itself, and shows who else.
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { looking } from '#contract/office/waiting.generated.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';

/** A look that is not renewed ends after 45 seconds. */
const renewMs = 30_000;

/** Says that this ticket is open here, and who else has it open. */
export function Looking({ queue, item }: { queue: WaitingQueue; item: string }) {
  const t = useText();
  const { data, again } = useRead(looking, { queue, item });
  const renew = useRef(again);
  renew.current = again;
  useEffect(() => {
    const timer = setInterval(() => renew.current(), renewMs);
    return () => clearInterval(timer);
  }, []);
  if (!data || data.looking.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 12 }}
      title={t('office-queues.looking', { names: data.looking.join(', ') })}
    />
  );
}
