// Generated from index.zh-CN.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"index.banner.label\":[\"精选推荐\"],\"index.banner.welcome\":[\"欢迎光临\"],\"index.banner.welcomeText\":[\"公平开奖，理性娱乐\"],\"index.top.language\":[\"English\"],\"index.notice.failed\":[\"公告未能加载，点击重试\"],\"index.notice.lost\":[\"公告未能打开，请稍后再试\"],\"index.notice.none\":[\"暂无公告\"],\"index.guest.hello\":[\"您好，欢迎光临\"],\"index.guest.hint\":[\"登录后可查看余额与记录\"],\"index.guest.login\":[\"登录\"],\"index.guest.register\":[\"注册\"],\"index.guest.trial\":[\"免费试玩\"],\"index.player.refresh\":[\"刷新余额\"],\"index.player.refreshed\":[\"余额已更新\"],\"index.player.trial\":[\"试玩\"],\"index.player.agent\":[\"代理\"],\"index.player.member\":[\"会员\"],\"index.player.center\":[\"会员中心\"],\"index.menu.label\":[\"快捷入口\"],\"index.game.label\":[\"游戏大厅\"],\"index.game.hot\":[\"热门\"],\"index.game.closed\":[\"维护中\"],\"index.game.empty\":[\"暂无游戏，请联系客服\"],\"index.lottery.empty\":[\"暂无数据，请联系客服\"],\"index.lottery.all\":[\"查看全部\",[\"count\"],\"个彩种\"],\"index.active.title\":[\"优惠活动\"],\"index.active.more\":[\"更多\"],\"index.active.empty\":[\"暂无活动\"],\"index.desktop.add\":[\"添加\"],\"index.desktop.close\":[\"关闭提醒\"],\"index.foot.adult\":[\"未满18周岁禁止参与\"],\"index.foot.calm\":[\"理性娱乐，量力而行\"],\"index.foot.about\":[\"关于我们\"]}",
);
export default messages;
