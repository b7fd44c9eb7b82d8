// The line check: how fast each of the station's addresses answers from here, the current one marked, the fastest first.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';

const timeoutMs = 5_000;

const list = css`
  padding: 0 var(--space-4);
  & > li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    align-items: center;
    gap: var(--space-3);
    min-height: 3.25rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--font-body);
  }
  & b {
    display: block;
    font-weight: 500;
  }
  & small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  & data {
    font-variant-numeric: tabular-nums;
  }
`;
const foot = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

interface Line {
  host: string;
  /** Round trip in ms; null not measured yet, Infinity no answer. */
  ms: number | null;
}

const originOf = (host: string): string => {
  const { protocol, port } = window.location;
  return `${protocol}//${host}${port && `:${port}`}`;
};

/** A round trip to an address in ms, Infinity without an answer within five seconds. */
async function measure(host: string, signal: AbortSignal): Promise<number> {
  const own = new AbortController();
  const leave = (): void => own.abort();
  signal.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(leave, timeoutMs);
  const began = performance.now();
  try {
    await fetch(`${originOf(host)}/healthz`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: own.signal,
    });
    return Math.round(performance.now() - began);
  } catch {
    return Number.POSITIVE_INFINITY;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

export function LineCheck({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { station, locale } = useSite();
  return (
    <Sheet open={open} onClose={onClose} title={localText(station.frontConfig.lineDetectionTxt, locale)}>
      <Lines hosts={station.hosts} />
    </Sheet>
  );
}

function Lines({ hosts }: { hosts: readonly string[] }) {
  const t = useText();
  const here = window.location.hostname;
  const [round, setRound] = useState(0);
  const [times, setTimes] = useState<ReadonlyMap<string, number>>(new Map());
  const names = [...new Set([here, ...hosts])];
  const wanted = names.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures again
  useEffect(() => {
    const leaving = new AbortController();
    setTimes(new Map());
    for (const host of wanted.split(' ')) {
      void measure(host, leaving.signal).then((ms) => {
        if (!leaving.signal.aborted) setTimes((before) => new Map(before).set(host, ms));
      });
    }
    return () => leaving.abort();
  }, [wanted, round]);
  const isMeasuring = times.size < names.length;
  const lines: Line[] = names.map((host) => ({ host, ms: times.get(host) ?? null }));
  if (!isMeasuring) lines.sort((a, b) => a.ms! - b.ms!);
  return (
    <>
      <ul className={list} aria-busy={isMeasuring}>
        {lines.map(({ host, ms }) => (
          <li key={host}>
            <span>
              <b>{t('extra.line.name', { at: names.indexOf(host) + 1 })}</b>
              <small>{host}</small>
            </span>
            <data value={ms ?? ''}>
              {ms === null
                ? t('extra.line.measuring')
                : ms === Number.POSITIVE_INFINITY
                  ? t('extra.line.lost')
                  : t('extra.line.ms', { ms })}
            </data>
            {host === here ? (
              <Badge>{t('extra.line.current')}</Badge>
            ) : (
              <Button
                size="small"
                kind="quiet"
                disabled={ms === null || ms === Number.POSITIVE_INFINITY}
                onClick={() => window.location.assign(`${originOf(host)}/index`)}
              >
                {t('extra.line.go')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={foot}>
        <p>{t('extra.line.hint')}</p>
        <Button kind="plain" wide working={isMeasuring} onClick={() => setRound((count) => count + 1)}>
          {t('extra.line.again')}
        </Button>
      </div>
    </>
  );
}
