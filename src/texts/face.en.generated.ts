// Generated from face.en.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"face.description\":[[\"name\"],\" on your phone: lottery and games.\"]}",
);
export default messages;
