// Owns the rules that whoever registers agrees to: the articles of the help, each opened in its place, so that nobody leaves the form.
import { css } from '@linaria/core';
import { userHelp } from '#contract/help.generated.ts';
import { Html } from '#kit/html/Html.tsx';
import { Icon } from '#kit/Icon.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const blank = css`
  padding: 0 var(--space-4) var(--space-5);
`;
const list = css`
  padding-bottom: var(--space-5);
  /* The sheet stands within a note in small print. */
  color: var(--text);
  font-size: 0.9375rem;
  > li {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 3.25rem;
    padding: var(--space-2) var(--space-4);
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
    color: var(--text-faint);
    transform: rotate(90deg);
  }
  [open] > summary {
    font-weight: 600;
  }
  [open] > summary > svg {
    transform: rotate(-90deg);
  }
  details > div {
    padding: 0 var(--space-4) var(--space-4);
  }
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
    >
      {({ articleList }) =>
        articleList.length === 0 ? (
          <NoData text={t('entry.rules.none')} />
        ) : (
          <ul className={list}>
            {articleList.map(({ id, title, content }) => (
              <li key={id}>
                <details>
                  <summary className={pressable}>
                    {title}
                    <Icon name="chevron" />
                  </summary>
                  <div>
                    <Html html={content} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        )
      }
    </Await>
  );
}
