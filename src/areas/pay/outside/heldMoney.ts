// What a member holds at game platforms: each is asked by itself, and the answers are added up.
import { useCallback, useEffect, useState } from 'react';
import { type GetThirdInfo4ChangeAnswer, getBalance } from '#contract/transfer.generated.ts';
import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/outside.generated.ts';
import { useCall } from '#transport/useCall.ts';
import { parseMoney, wireMoney } from '#values/money.ts';

bringTexts('outside', messages);

export type Platform = GetThirdInfo4ChangeAnswer['thirdInfo'][number];

/** Yuan as the wire has it; null where the platform does not say, undefined until it does. */
export type Held = string | null | undefined;

/** What is held at a platform by its code; undefined asks nobody. */
export function useHeldAt(platform: string | undefined): { held: Held; ask: () => Promise<unknown> } {
  const request = platform === undefined ? null : { platform };
  const { data, error, mutate } = useCall(getBalance, request, { silent: true });
  return { held: error ? null : data && (data.known ? data.money : null), ask: mutate };
}

export type OnHeld = (platform: string, held: Held) => void;

/** The same for one of several, said to whoever adds them up. */
export function useHeldOf(platform: string, onHeld: OnHeld): ReturnType<typeof useHeldAt> {
  const read = useHeldAt(platform);
  const { held } = read;
  useEffect(() => onHeld(platform, held), [platform, held, onHeld]);
  return read;
}

/** Asks where no balance is shown: one under maintenance may say as well. Several are asked at the same time. */
export function HeldReader({ platform, onHeld }: { platform: string; onHeld: OnHeld }): null {
  useHeldOf(platform, onHeld);
  return null;
}

export interface HeldSum {
  /** What those that have said hold together, as the wire has it; null where none has. */
  sum: string | null;
  /** Some have not answered yet. */
  isReading: boolean;
  /** How many that may hold something do not say: the sum is without them. */
  unknown: number;
  /** The same of those under maintenance. */
  maintained: number;
}

export function sumOf(platforms: readonly Platform[], held: ReadonlyMap<string, Held>): HeldSum {
  // Where nothing ever was nothing is, whether the platform says so or not.
  const all = platforms.map(({ platform, used }) => {
    const money = held.get(platform);
    return money === null && !used ? wireMoney(0n) : money;
  });
  const silent = platforms.filter((_, at) => all[at] === null);
  const known = all.filter((each) => typeof each === 'string');
  return {
    sum: known.length === 0 ? null : wireMoney(known.reduce((sum, each) => sum + parseMoney(each), 0n)),
    isReading: all.includes(undefined),
    unknown: silent.filter(({ open }) => open).length,
    maintained: silent.filter(({ open }) => !open).length,
  };
}

/** What each has said, and the function that takes it down. */
export function useHeldMoney(): { held: ReadonlyMap<string, Held>; onHeld: OnHeld } {
  const [held, setHeld] = useState<ReadonlyMap<string, Held>>(new Map());
  const onHeld = useCallback<OnHeld>(
    (platform, money) => setHeld((before) => new Map(before).set(platform, money)),
    [],
  );
  return { held, onHeld };
}

/** Those that hold money first, the most of it on top; the others stay in their order. */
export const holdersFirst = (
  platforms: readonly Platform[],
  held: ReadonlyMap<string, Held>,
): readonly Platform[] => {
  const moneyAt = ({ platform }: Platform): number => Number(held.get(platform) ?? 0);
  return platforms.toSorted((a, b) => moneyAt(b) - moneyAt(a));
};
