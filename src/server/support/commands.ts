// The table of all that support can do in a station; whoever offers it (the command line, the back office) runs it by `runSupportCommand`.
import { clearQuestion, setDetail, takeCard } from './accounts/details.ts';
import { resetDrawPassword, resetPassword, unlockAccount } from './accounts/passwords.ts';
import { showAccount } from './accounts/show.ts';
import { enableAccount, pauseAccount, stopAccount } from './accounts/states.ts';
import { activitiesOfMember, decideOnAward, listAwards } from './activities.ts';
import { changes, looks } from './command.ts';
import { listConversations, showConversation } from './conversations.ts';
import {
  decideOnPost,
  findPosts,
  giveNickName,
  listDecided,
  listModerators,
  listPosts,
  listWords,
  makeModerator,
  markPost,
  moderate,
  mutePost,
  setWords,
} from './forum.ts';
import { showLevel } from './levels.ts';
import { giveCoupons, giveLevel, listCoupons, listLevels } from './members.ts';
import { countReaders, listOpen, reply, replyToAdvice, send } from './messages.ts';
import { decideApplication, listApplications } from './money/applications.ts';
import { moveMoney, undoCredit } from './money/byHand.ts';
import { creditDeposit, decideTransfer, dismissDeposit, listProblems, rollBack } from './money/setAside.ts';
import { addTurnover, listTurnover, setTurnover } from './money/turnover.ts';
import { showBreaks } from './protection/breaks.ts';
import { showLimits } from './protection/limits.ts';
import { listMarkers, noteMarker } from './protection/markers.ts';
import { listActions } from './record.ts';
import { explainRound, listRounds } from './rounds.ts';
import { changeAgent, listAgents, openAgent } from './team/agents.ts';
import { explainCommission } from './team/commission.ts';
import { decideWaitingRebate, pendingRebates, rebatesOfMember } from './team/rebates.ts';

export const supportCommands = {
  open: looks(listOpen),
  reply: changes(reply),
  advice: changes(replyToAdvice),
  send: changes(send),
  readers: looks(countReaders),
  conversations: looks(listConversations),
  conversation: looks(showConversation),
  account: looks(showAccount),
  freeze: changes(stopAccount('frozen')),
  disable: changes(stopAccount('disabled')),
  pause: changes(pauseAccount),
  enable: changes(enableAccount),
  password: changes(resetPassword),
  drawPassword: changes(resetDrawPassword),
  unlock: changes(unlockAccount),
  setDetail: changes(setDetail),
  clearQuestion: changes(clearQuestion),
  removeCard: changes(takeCard),
  moveMoney: changes(moveMoney),
  undoCredit: changes(undoCredit),
  level: looks(showLevel),
  turnover: looks(listTurnover),
  setTurnover: changes(setTurnover),
  addTurnover: changes(addTurnover),
  breaks: looks(showBreaks),
  limits: looks(showLimits),
  markers: looks(listMarkers),
  noteMarker: changes(noteMarker),
  applications: looks(listApplications),
  decideApplication: changes(decideApplication),
  problems: looks(listProblems),
  creditDeposit: changes(creditDeposit),
  dismissDeposit: changes(dismissDeposit),
  rollBackDeposit: changes(rollBack),
  decideTransfer: changes(decideTransfer),
  actions: looks(listActions),
  rounds: looks(listRounds),
  round: looks(explainRound),
  commission: looks(explainCommission),
  agents: looks(listAgents),
  openAgent: changes(openAgent),
  changeAgent: changes(changeAgent),
  levels: looks(listLevels),
  giveLevel: changes(giveLevel),
  coupons: looks(listCoupons),
  giveCoupons: changes(giveCoupons),
  rebates: looks(pendingRebates),
  memberRebates: looks(rebatesOfMember),
  decideRebate: changes(decideWaitingRebate),
  activities: looks(activitiesOfMember),
  awards: looks(listAwards),
  decideAward: changes(decideOnAward),
  posts: looks(listPosts),
  decidedPosts: looks(listDecided),
  findPosts: looks(findPosts),
  showPost: changes(decideOnPost('show')),
  hidePost: changes(decideOnPost('hide')),
  pinArticle: changes(markPost('top')),
  markEssence: changes(markPost('essence')),
  mutePost: changes(mutePost),
  giveNickName: changes(giveNickName),
  moderators: looks(listModerators),
  makeModerator: changes(makeModerator),
  moderateGroup: changes(moderate),
  words: looks(listWords),
  setWords: changes(setWords),
} as const;

export type SupportCommand = keyof typeof supportCommands;

type Run<Name extends SupportCommand> = (typeof supportCommands)[Name]['run'];

export type InputOf<Name extends SupportCommand> = Parameters<Run<Name>>[2];
export type ResultOf<Name extends SupportCommand> = Awaited<ReturnType<Run<Name>>>;
