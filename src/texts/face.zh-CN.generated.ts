// Generated from face.zh-CN.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"face.description\":[[\"name\"],\"手机版：彩票与游戏，随时随地可看。\"]}",
);
export default messages;
