// Going through a list by its cursor: the pages one came by, the buttons to older and newer ones.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useText } from './locale.ts';

export interface Paging {
  before: string | undefined;
  start(): void;
  older(next: string): void;
  newer(): void;
  isFirst: boolean;
}

export function usePaging(): Paging {
  const [pages, setPages] = useState<readonly string[]>([]);
  return {
    before: pages.at(-1),
    start: () => setPages([]),
    older: (next) => setPages([...pages, next]),
    newer: () => setPages(pages.slice(0, -1)),
    isFirst: pages.length === 0,
  };
}

export function Pages({ paging, next }: { paging: Paging; next: string | undefined }) {
  const t = useText();
  if (paging.isFirst && !next) return null;
  return (
    <Flex gap={8} justify="end" style={{ marginTop: 12 }}>
      <Button disabled={paging.isFirst} onClick={paging.newer}>
        {t('office.newer')}
      </Button>
      <Button disabled={!next} onClick={() => next && paging.older(next)}>
        {t('office.older')}
      </Button>
    </Flex>
  );
}
