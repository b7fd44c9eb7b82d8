// Handing an article of the list on to its page, which shows it at once.
import { callKey } from '#contract/call.ts';
import { type UserHelpAnswer, userHelp } from '#contract/help.generated.ts';
import { seedAnswers } from '#transport/cache.ts';
import type { Article } from './searchHelp.ts';

export const seedArticle = (help: UserHelpAnswer, article: Article): void =>
  seedAnswers({ [callKey(userHelp.id, { articleId: article.id })]: { ...help, articleList: [article] } });
