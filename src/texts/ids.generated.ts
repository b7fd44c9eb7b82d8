// Generated from src/texts/*.json by "npm run gen". Do not edit.

/** Every text a player reads, <area>.<key>. */
export type TextId =
  | 'face.description'
  | 'shell.screen.index'
  | 'shell.screen.login'
  | 'shell.screen.appDown'
  | 'shell.screen.moreActive'
  | 'shell.screen.activeDetail'
  | 'shell.screen.userCenter'
  | 'shell.screen.personalInfo'
  | 'shell.screen.editPwd'
  | 'shell.screen.aboutUs'
  | 'shell.action.service'
  | 'shell.action.theme'
  | 'shell.action.locale'
  | 'shell.action.trial'
  | 'shell.action.desktop'
  | 'shell.action.lineDetection';

export const textAreas = ["face","shell"] as const;
export type TextArea = (typeof textAreas)[number];
