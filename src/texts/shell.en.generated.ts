// Generated from shell.en.json by "npm run gen". Do not edit.
import type { Messages } from '@lingui/core';

const messages: Messages = JSON.parse(
  "{\"shell.screen.index\":[\"Home\"],\"shell.screen.login\":[\"Log in or register\"],\"shell.screen.appDown\":[\"Get the app\"],\"shell.screen.moreActive\":[\"Offers\"],\"shell.screen.activeDetail\":[\"Offer\"],\"shell.screen.userCenter\":[\"Me\"],\"shell.screen.personalInfo\":[\"Personal details\"],\"shell.screen.editPwd\":[\"Passwords\"],\"shell.screen.aboutUs\":[\"About us\"],\"shell.action.service\":[\"Support\"],\"shell.action.theme\":[\"Theme\"],\"shell.action.locale\":[\"Language 语言\"],\"shell.action.trial\":[\"Try for free\"],\"shell.action.desktop\":[\"Add to home screen\"],\"shell.action.lineDetection\":[\"Line check\"]}",
);
export default messages;
