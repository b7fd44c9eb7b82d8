// What the page knows before the first screen: read from the page when our server wrote it, requested behind a static host.
import type { Boot } from '#contract/boot.ts';
import { callKey } from '#contract/call.ts';
import type { Lottery } from '#contract/entities.generated.ts';
import { type LotteryListAnswer, lotteryList } from '#contract/session.generated.ts';

/** What our server wrote into the page; null behind a static host. */
export function bootOfPage(): Boot | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : null;
}

/** Everything the first screen needs. Rejects with what could not be loaded. */
export async function readBoot(): Promise<Boot> {
  const there = bootOfPage();
  if (there) return there;
  const { askBoot } = await import('./staticBoot.ts');
  return askBoot();
}

/** The lotteries that came with the page; null for none. */
export function lotteriesOf(boot: Boot): readonly Lottery[] | null {
  const given = boot.answers[callKey(lotteryList.id, {})] as LotteryListAnswer | undefined;
  return given && given.lotteryList.length > 0 ? given.lotteryList : null;
}
