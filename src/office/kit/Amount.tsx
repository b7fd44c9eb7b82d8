// How amounts and moments are shown: figures of equal width, grouped, with their sign; moments in Beijing time.
import { useText } from './locale.ts';

/** An amount of yuan as the wire has it, two decimals or four where the last two are not zero. */
export function Amount({ value, isSigned = false }: { value: string; isSigned?: boolean }) {
  const [whole = '0', decimals = '0000'] = value.replace('-', '').split('.');
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals.endsWith('00') ? decimals.slice(0, 2) : decimals}`;
  const isNegative = value.startsWith('-');
  const sign = isNegative ? '−' : isSigned && Number(value) !== 0 ? '+' : '';
  return <span className={`amount${isNegative ? ' amount-negative' : ''}`}>{`${sign}${shown}`}</span>;
}

const beijing = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment in Beijing time, such as 2026-11-28 21:04:05; its cell says so to who reads the screen by ear. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures">
      {beijing.format(new Date(at))}
    </time>
  );
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something waits, in the two largest units; from an hour on it is marked, from a day on more so. */
export function Age({ seconds }: { seconds: number }) {
  const t = useText();
  const level = seconds >= day ? 'age-old' : seconds >= hour ? 'age-late' : 'age-fresh';
  const words =
    seconds >= day
      ? t('office.ageDays', { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / hour) })
      : seconds >= hour
        ? t('office.ageHours', {
            hours: Math.floor(seconds / hour),
            minutes: Math.floor((seconds % hour) / minute),
          })
        : t('office.ageMinutes', { minutes: Math.floor(seconds / minute) });
  return <span className={`figures ${level}`}>{words}</span>;
}
