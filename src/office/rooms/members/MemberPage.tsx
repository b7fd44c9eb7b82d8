// The page of a member: who it is, what can be done, and what each tab shows.
import { Link, useSearchParams } from 'react-router-dom';
import { type CardAnswer, card } from '#contract/office/members.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Acts } from './Acts.tsx';
import { MemberBox } from './MemberBox.tsx';
import { Activities } from './tabs/Activities.tsx';
import { Overview } from './tabs/Overview.tsx';
import { Places } from './tabs/Places.tsx';
import { Protection } from './tabs/Protection.tsx';
import { Team } from './tabs/Team.tsx';
import { TimeLine } from './tabs/TimeLine.tsx';
import { Turnover } from './tabs/Turnover.tsx';
import { Unmask } from './Unmask.tsx';

const tabs = ['overview', 'time', 'turnover', 'places', 'team', 'activities', 'protection'] as const;
type TabName = (typeof tabs)[number];

export function MemberPage({ account }: { account: string }) {
  const t = useText();
  const [search] = useSearchParams();
  const read = useRead(card, { account }, { keepsPrevious: true });
  const chosen = tabs.find((name) => name === search.get('tab')) ?? 'overview';
  return (
    <>
      <div className="member-phone-box">
        <MemberBox />
      </div>
      <Await read={read}>
        {(shown) => (
          <>
            <Head shown={shown} />
            <nav className="office-tabs" aria-label={shown.identity.account}>
              {tabs.map((name) => (
                <Link
                  key={name}
                  to={name === 'overview' ? '?' : `?tab=${name}`}
                  replace
                  aria-current={name === chosen ? 'page' : undefined}
                >
                  {t(`office-members.tab.${name}`)}
                </Link>
              ))}
            </nav>
            <Content name={chosen} shown={shown} />
          </>
        )}
      </Await>
    </>
  );
}

function Content({ name, shown }: { name: TabName; shown: CardAnswer }) {
  const { account } = shown.identity;
  if (name === 'time') return <TimeLine account={account} />;
  if (name === 'turnover') return <Turnover account={account} />;
  if (name === 'places') return <Places shown={shown} />;
  if (name === 'team') return <Team account={account} />;
  if (name === 'activities') return <Activities account={account} />;
  if (name === 'protection') return <Protection account={account} />;
  return <Overview shown={shown} />;
}

/** Who it is, in a line that stays whatever the tab. */
function Head({ shown }: { shown: CardAnswer }) {
  const t = useText();
  const { identity, standing } = shown;
  return (
    <div className="office-head">
      <div>
        <h1>
          {identity.account}{' '}
          <span className={`member-mark ${standing.isOnline ? 'office-good' : 'office-secondary'}`}>
            {t(standing.isOnline ? 'office-members.online' : 'office-members.offline')}
          </span>
          {standing.state !== 'enabled' && (
            <span className="member-mark office-fault">{t(`office-members.state.${standing.state}`)}</span>
          )}
          {standing.blocks.map(({ of }) => (
            <span key={of} className="member-mark office-fault">
              {t(`office-members.block.${of}`)}
            </span>
          ))}
          {standing.break !== 'open' && (
            <span className="member-mark age-late">{t('office-members.inBreak')}</span>
          )}
        </h1>
        <p className="office-secondary member-line">
          {[
            identity.nickName,
            identity.realName,
            identity.phone,
            t('office-members.levelOf', { level: identity.levelName || identity.level }),
            t(`office-members.role.${identity.role}`),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <div className="member-acts">
        <Unmask account={identity.account} />
        <Acts account={identity.account} version={shown.version} />
      </div>
    </div>
  );
}
