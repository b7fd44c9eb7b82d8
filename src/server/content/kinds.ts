// The list of kinds of content, in the order they are written: what others refer to first, what bets are checked against last.

import type { ContentKind } from './kind.ts';
import { control } from './money/control.ts';
import { applications, depositOffers, depositSettings, payMethods } from './money/deposits.ts';
import { interest, rebates, team } from './money/earnings.ts';
import { coupons, levels } from './money/members.ts';
import { cardTypes, withdrawalRules } from './money/withdrawals.ts';
import { activities, activityTypes } from './pages/activities.ts';
import { forumGroups, forumWords } from './pages/forum.ts';
import { ads, banners } from './pages/links.ts';
import { appRelease, help, messageTemplates, notices, service } from './pages/texts.ts';
import { lotteries, playSettings } from './play/lotteries.ts';
import { platforms } from './play/platforms.ts';

export const kindsInOrder: readonly ContentKind[] = [
  levels,
  banners,
  ads,
  notices,
  help,
  appRelease,
  messageTemplates,
  service,
  forumGroups,
  forumWords,
  platforms,
  payMethods,
  depositOffers,
  depositSettings,
  applications,
  coupons,
  cardTypes,
  withdrawalRules,
  control,
  activityTypes,
  activities,
  interest,
  rebates,
  team,
  playSettings,
  lotteries,
];
