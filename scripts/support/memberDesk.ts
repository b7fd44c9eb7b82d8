// Owns which command does what to an account, with the words it takes.
import { type AtAccount, enableAccount, pauseAccount, showAccount, stopAccount } from './accounts.ts';
import { clearQuestion, setDetail, takeCard } from './details.ts';
import { moveMoney, undoCredit } from './money.ts';
import { resetDrawPassword, resetPassword, unlockAccount } from './passwords.ts';
import { atTurnover } from './turnover.ts';

interface Flags {
  until?: string | undefined;
  intent?: string | undefined;
  turnover?: string | undefined;
  full?: boolean | undefined;
}

/** Runs a command about an account; undefined for any other. Rejects with WrongUsage. */
export async function atMemberDesk(
  at: AtAccount,
  command: string,
  words: readonly string[],
  flags: Flags,
): Promise<string[] | undefined> {
  const [name, second, third, fourth] = words;
  switch (`${command}${command === 'question' || command === 'card' ? ` ${second}` : ''}`) {
    case 'account':
      return await showAccount(at.db, name, at.now, flags.full);
    case 'freeze':
      return await stopAccount(at, 'frozen', name, second, flags.until);
    case 'disable':
      return await stopAccount(at, 'disabled', name, second, flags.until);
    case 'pause':
      return await pauseAccount(at, name, second, third);
    case 'enable':
      return await enableAccount(at, name, second);
    case 'password':
      return await resetPassword(at, name, second);
    case 'draw-password':
      return await resetDrawPassword(at, name, second);
    case 'unlock':
      return await unlockAccount(at, name, second);
    case 'set':
      return await setDetail(at, name, second, third, fourth);
    case 'question clear':
      return await clearQuestion(at, name, third);
    case 'card remove':
      return await takeCard(at, name, third, fourth);
    case 'money':
      return second === 'undo'
        ? await undoCredit(at, name, third, fourth)
        : await moveMoney(at, words, flags);
    case 'turnover':
      return await atTurnover(at, words, flags.intent);
    default:
      return undefined;
  }
}
