// Owns what the bar says of the queues wherever one is: how much waits, whether it is heard at once, and the sound.
import { BellFilled, BellOutlined } from '@ant-design/icons';
import { Badge, Button, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { summary } from '#contract/office/waiting.generated.ts';
import { useText } from '../../kit/locale.ts';
import { useStream } from '../../kit/stream.ts';
import { useRead } from '../../kit/useRead.ts';
import { ringIfOn, turnSound, useSound } from './sound.ts';
import './texts.ts';
import { countText, hasMore, type WaitingRow, waitingRows } from './waitingRows.ts';

const nothing = {};

export function TodayPart() {
  const t = useText();
  const stream = useStream();
  const isOn = useSound();
  const { data } = useRead(summary, nothing);
  const before = useRef<WaitingRow[]>(undefined);
  useEffect(() => {
    if (!data) return;
    const rows = waitingRows(data.stations);
    if (before.current && hasMore(before.current, rows)) ringIfOn();
    before.current = rows;
  }, [data]);
  const total = data ? waitingRows(data.stations).reduce((sum, { count }) => sum + count, 0) : 0;
  return (
    <>
      <Link to="/today" aria-label={t('office-today.waitingCount', { count: countText(total) })}>
        <Badge status={stream === 'lost' ? 'error' : 'success'} />
        <span className="figures">{t('office-today.waitingShort', { count: countText(total) })}</span>
      </Link>
      <Tooltip title={t(isOn ? 'office-today.soundOff' : 'office-today.soundOn')}>
        <Button
          type="text"
          aria-pressed={isOn}
          aria-label={t('office-today.sound')}
          icon={isOn ? <BellFilled /> : <BellOutlined />}
          onClick={() => turnSound(!isOn)}
        />
      </Tooltip>
    </>
  );
}
