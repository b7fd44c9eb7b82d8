// Owns what a screen shows while it reads, where nothing is there, and where it failed: each with what to do next.
import { Button, Empty, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useText } from './locale.ts';
import { sentenceOf } from './sentence.ts';
import type { Read } from './useRead.ts';

interface AwaitProps<Answer> {
  read: Read<Answer>;
  /** Says that there is nothing; asked of an answer that is there. */
  isEmpty?: (answer: Answer) => boolean;
  empty?: string;
  children: (answer: Answer) => ReactNode;
}

export function Await<Answer>({ read, isEmpty, empty, children }: AwaitProps<Answer>) {
  const t = useText();
  const { data, error } = read;
  if (data !== undefined) {
    if (isEmpty?.(data))
      return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty ?? t('office.nothing')} />;
    return children(data);
  }
  if (!error) return <Skeleton active paragraph={{ rows: 6 }} aria-label={t('office.loading')} />;
  const isForbidden = error.kind === 'wrongRole';
  return (
    <Result
      status={isForbidden ? '403' : error.kind === 'offline' ? 'warning' : 'error'}
      title={isForbidden ? t('office.forbidden') : t('office.notLoaded')}
      subTitle={sentenceOf(error, t)}
      extra={
        isForbidden ? undefined : (
          <Button type="primary" onClick={read.again}>
            {t('office.again')}
          </Button>
        )
      }
    />
  );
}
