// Owns the groups of a station's forum and its first dictionary of forbidden words; the operator changes both afterwards.
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { setForbiddenWords } from '../../forum/words.ts';

const groups: readonly {
  name: LocalText;
  intro: LocalText;
  icon: string;
  post_permission?: 'agent';
}[] = [
  {
    name: { 'zh-CN': '走势讨论', en: 'Draws and trends' },
    intro: { 'zh-CN': '聊开奖、看走势，不荐号', en: 'What was drawn and how it looks; no tips' },
    icon: 'chart',
  },
  {
    name: { 'zh-CN': '玩法心得', en: 'How to play' },
    intro: { 'zh-CN': '规则、算注、资金安排', en: 'Rules, counting units, keeping a budget' },
    icon: 'info',
  },
  {
    name: { 'zh-CN': '晒单跟单', en: 'Shared slips' },
    intro: { 'zh-CN': '分享注单，跟单自愿，量力而行', en: 'Share a slip; follow only what you can afford' },
    icon: 'ticket',
  },
  {
    name: { 'zh-CN': '新手提问', en: 'Questions' },
    intro: { 'zh-CN': '存款提款、规则疑问，大家帮忙答', en: 'Money, rules and everything a beginner asks' },
    icon: 'service',
  },
  {
    name: { 'zh-CN': '生活闲聊', en: 'Off topic' },
    intro: { 'zh-CN': '通勤、美食、球赛，聊点别的', en: 'Commute, food, football and the rest' },
    icon: 'star',
  },
  {
    name: { 'zh-CN': '代理交流', en: 'Agents' },
    intro: { 'zh-CN': '代理发帖，会员可评论', en: 'Agents open articles, members comment' },
    icon: 'user',
    post_permission: 'agent',
  },
];

/** What no forum of such a station wants to read: promises of winning, and offers to pay or meet elsewhere. */
export const forbiddenAtFirst: readonly string[] = [
  '包赢',
  '稳赚不赔',
  '必中',
  '内幕号',
  '计划群',
  '导师带单',
  '加微信',
  '加qq',
  '私下转账',
  '代充',
  '刷水',
  '外挂',
  '出售账号',
];

/** Gives a station without groups its own. */
export async function seedForumGroups(db: Db, station: string): Promise<void> {
  const there = await db.selectFrom('forum_group').select('id').limit(1).executeTakeFirst();
  if (there) return;
  await db
    .insertInto('forum_group')
    .values(
      groups.map(({ name, intro, icon, post_permission = 'member' as const }, position) => ({
        station,
        name: JSON.stringify(name),
        intro: JSON.stringify(intro),
        icon,
        position,
        post_permission,
      })),
    )
    // Two processes that start at once.
    .onConflict((clash) => clash.columns(['station', 'position']).doNothing())
    .execute();
  await setForbiddenWords(db, station, forbiddenAtFirst);
}
