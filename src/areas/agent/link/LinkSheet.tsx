// The sheet of one promotion link: its code to scan, its address and text to copy, and who registered by it.
import { css } from '@linaria/core';
import {
  type RegisterProxyListAnswer,
  type RegisterProxyListRequest,
  registerProxyList,
} from '#contract/agent.generated.ts';
import type { PromotionLink } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { hint } from '../figureStyles.ts';
import { pagesByCursor } from '../pages.ts';
import { ScanCode } from './ScanCode.tsx';

type Registration = RegisterProxyListAnswer['list'][number];
const pages = pagesByCursor<RegisterProxyListRequest, RegisterProxyListAnswer, Registration>(
  ({ account }) => account,
);
const pageSize = 20;

const body = css`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-5);
  h3 {
    font-size: var(--font-body);
  }
`;
const people = css`
  font-variant-numeric: tabular-nums;
  > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-2) 0;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > span {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

export interface LinkSheetProps {
  /** Closed where there is none. */
  link: PromotionLink | undefined;
  onClose: () => void;
}

export function LinkSheet({ link, onClose }: LinkSheetProps) {
  const t = useText();
  return (
    <Sheet open={link !== undefined} onClose={onClose} title={link ? link.name || link.code : ''}>
      {link && (
        <div className={body}>
          {!link.isOn && <p className={hint}>{t('agent.link.offHint')}</p>}
          <ScanCode code={link.code} />
          <h3>{t('agent.link.who', { count: link.registrations })}</h3>
          {link.registrations > 0 && <Registrations linkId={link.id} />}
        </div>
      )}
    </Sheet>
  );
}

function Registrations({ linkId }: { linkId: string }) {
  const t = useText();
  const read = useCallPages(registerProxyList, { linkId, pageSize }, pages);
  return (
    <Await read={read}>
      {(list) => (
        <>
          <ul className={people}>
            {list.map(({ account, createTime }) => (
              <li key={account}>
                {account}
                <span>{createTime}</span>
              </li>
            ))}
          </ul>
          {read.hasMore && (
            <Button kind="plain" wide onClick={read.error ? () => void read.mutate() : read.more}>
              {t('agent.report.more')}
            </Button>
          )}
        </>
      )}
    </Await>
  );
}
