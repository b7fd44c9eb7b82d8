// Generated from active.en.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"active.title\":[\"Offers\"],\"active.all\":[\"All\"],\"active.types\":[\"Kinds of offers\"],\"active.empty\":[\"No offers at present\"],\"active.window\":[[\"start\"],\" to \",[\"end\"]],\"active.longTerm\":[\"Always on\"],\"active.ended\":[\"Ended\"],\"active.notYet\":[\"Not yet open\"],\"active.time\":[\"Period\"],\"active.noContent\":[\"Please ask support for details\"],\"active.notFound\":[\"This offer does not exist or has ended\"],\"active.back\":[\"See other offers\"],\"active.service\":[\"Ask support\"],\"active.terms\":[\"The rules of the offer apply. If in doubt, please ask support.\"]}",
);
export default messages;
