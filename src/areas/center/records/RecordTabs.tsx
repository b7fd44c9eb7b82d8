// The tabs over every page of records: lottery bets, each class of platform games, deposits and withdrawals, the statement.
import { useLocation, useNavigate } from 'react-router-dom';
import { mayDo } from '#contract/call.ts';
import { type ScreenPath, screens } from '#contract/screens.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { Tabs } from '#kit/Tabs.tsx';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';

interface RecordClass {
  label: TextId;
  /** Its screens; those after the first are platforms of the class that have records of their own. */
  paths: readonly ScreenPath[];
}

const classes: readonly RecordClass[] = [
  { label: 'center.records.lottery', paths: ['/lotteryRecord'] },
  { label: 'center.round.kind.live', paths: ['/orderReal'] },
  { label: 'center.round.kind.egame', paths: ['/orderEgame', '/orderPt', '/orderQt'] },
  { label: 'center.round.kind.chess', paths: ['/orderChess'] },
  { label: 'center.round.kind.fish', paths: ['/orderFish'] },
  { label: 'center.round.kind.sport', paths: ['/orderSport', '/orderTSport'] },
  { label: 'center.round.kind.esport', paths: ['/orderEsport'] },
  { label: 'center.records.charge', paths: ['/transctionRecord'] },
  { label: 'center.records.change', paths: ['/reportChange'] },
];

/** The screen that is shown, and those of its class that the visitor may see, itself among them. */
export function useRecordClass(): { path: string; beside: readonly ScreenPath[]; shown: RecordClass } {
  const site = useSite();
  const address = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const isShown = (path: string): boolean => path.toLowerCase() === address;
  const shown = classes.find(({ paths }) => paths.some(isShown)) ?? classes[0]!;
  return {
    shown,
    path: shown.paths.find(isShown) ?? shown.paths[0]!,
    beside: shown.paths.filter((path) => isShown(path) || site.has(path)),
  };
}

export interface RecordTabsProps {
  panelId?: string;
}

export function RecordTabs({ panelId }: RecordTabsProps) {
  const t = useText();
  const { has, role } = useSite();
  const navigate = useNavigate();
  const { shown } = useRecordClass();
  const tabs = classes.flatMap((each) => {
    const path = each.paths.find((to) => has(to) && mayDo(role, screens.find((row) => row.path === to)!.who));
    return each === shown || path !== undefined ? [{ key: each.label, path, label: t(each.label) }] : [];
  });
  if (tabs.length < 2) return null;
  return (
    <Tabs
      label={t('center.records.classes')}
      {...(panelId !== undefined && { panelId })}
      value={shown.label}
      onChange={(label) => void navigate(tabs.find(({ key }) => key === label)!.path!, { replace: true })}
      items={tabs}
    />
  );
}
