// Owns the foot of a list of records: more is coming, could not be had, or these are all.
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
import type { Pages } from '#transport/useCallPages.ts';
import { foot } from './look.ts';

export function ListFoot<Item>({ pages, count }: { pages: Pages<Item>; count: number }) {
  const t = useText();
  return (
    <div className={foot} aria-live="polite">
      {pages.error ? (
        <Button size="small" kind="quiet" onClick={() => void pages.mutate()}>
          {t('kit.retry')}
        </Button>
      ) : pages.hasMore ? (
        t('kit.loading')
      ) : (
        t('center.record.end', { count })
      )}
    </div>
  );
}
