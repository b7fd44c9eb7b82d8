// What the bar says of the queues wherever one is: how much waits, whether it is heard at once, and the sound.

import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { summary } from '#contract/office/waiting.generated.ts';
import { useStream } from '../../kit/call/stream.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Sign } from '../../kit/sign/Sign.tsx';
import { ringIfOn, turnSound, useSound } from './sound.ts';
import './texts.ts';
import './today.css';
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
    const rows = waitingRows(data.stations, data.approvals, '');
    if (before.current && hasMore(before.current, rows)) ringIfOn();
    before.current = rows;
  }, [data]);
  const total = data
    ? waitingRows(data.stations, data.approvals, '').reduce((sum, { count }) => sum + count, 0)
    : 0;
  return (
    <>
      <Link
        to="/today"
        className="today-bar"
        aria-label={t('office-today.waitingCount', { count: countText(total) })}
      >
        <span className={`today-dot today-dot-${stream}`} />
        <span className="figures">{t('office-today.waitingShort', { count: countText(total) })}</span>
      </Link>
      <Button
        type="text"
        aria-pressed={isOn}
        aria-label={t('office-today.sound')}
        title={t(isOn ? 'office-today.soundOff' : 'office-today.soundOn')}
        icon={isOn ? <Sign of="bell" isFilled /> : <Sign of="bell" />}
        onClick={() => turnSound(!isOn)}
      />
    </>
  );
}
