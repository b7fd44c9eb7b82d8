// Generated from shell.zh-CN.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"shell.screen.index\":[\"首页\"],\"shell.screen.login\":[\"登录注册\"],\"shell.screen.appDown\":[\"下载客户端\"],\"shell.screen.moreActive\":[\"优惠活动\"],\"shell.screen.activeDetail\":[\"活动详情\"],\"shell.screen.userCenter\":[\"我的\"],\"shell.screen.personalInfo\":[\"个人资料\"],\"shell.screen.editPwd\":[\"密码管理\"],\"shell.screen.aboutUs\":[\"关于我们\"],\"shell.action.service\":[\"在线客服\"],\"shell.action.theme\":[\"切换主题\"],\"shell.action.locale\":[\"语言 Language\"],\"shell.action.trial\":[\"免费试玩\"],\"shell.action.desktop\":[\"添加到桌面\"],\"shell.action.lineDetection\":[\"线路检测\"]}",
);
export default messages;
