// Generated from active.zh-CN.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"active.title\":[\"优惠活动\"],\"active.all\":[\"全部\"],\"active.types\":[\"活动分类\"],\"active.empty\":[\"暂无活动\"],\"active.window\":[[\"start\"],\" 至 \",[\"end\"]],\"active.longTerm\":[\"长期有效\"],\"active.ended\":[\"已结束\"],\"active.notYet\":[\"未开始\"],\"active.time\":[\"活动时间\"],\"active.noContent\":[\"详情请咨询客服\"],\"active.notFound\":[\"活动不存在或已结束\"],\"active.back\":[\"查看其他活动\"],\"active.service\":[\"咨询客服\"],\"active.terms\":[\"最终以活动规则为准，如有疑问请咨询客服。\"]}",
);
export default messages;
