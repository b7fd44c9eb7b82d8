// Owns the rules that whoever registers agrees to: the articles of the help, each opened in its place, so that nobody leaves the form.
import { css } from '@linaria/core';
import { userHelp } from '#contract/help.generated.ts';
import { Disclosure } from '#kit/Disclosure.tsx';
import { Html } from '#kit/html/Html.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const blank = css`
  padding: 0 var(--space-4) var(--space-5);
`;
const list = css`
  padding-bottom: var(--space-5);
  border-top: 1px solid var(--line);
  /* The sheet stands within a note in small print. */
  color: var(--text);
`;

export function RulesOfSite() {
  const t = useText();
  return (
    <Await
      read={useCall(userHelp, {})}
      skeleton={
        <div className={blank}>
          <Skeleton lines={9} />
        </div>
      }
      empty={({ articleList }) => articleList.length === 0}
      emptyText={t('entry.rules.none')}
    >
      {({ articleList }) => (
        <div className={list}>
          {articleList.map(({ id, title, content }) => (
            <Disclosure key={id} title={title}>
              <Html html={content} />
            </Disclosure>
          ))}
        </div>
      )}
    </Await>
  );
}
