// What the record call of every kind is tested for: its own kind alone, its member alone, totals that are the sums of the rows.
import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { GameKind } from '#contract/entities.generated.ts';
import type { BetRecordAnswer, BetRecordRequest } from '#contract/game.generated.ts';
import { world } from '#support/world.ts';
import { accountId } from '../platformMoney.ts';
import { addPlatforms, platformOf, reported, store } from './storedRounds.ts';

export function testRecordCall(kind: GameKind, call: Call<BetRecordRequest, BetRecordAnswer>): void {
  const test = world({
    prepare: async (server) => {
      await addPlatforms(server);
      const own = await accountId(server, 'member01');
      const other = await accountId(server, 'agent01');
      const at = server.now();
      for (const [each, platform] of Object.entries(platformOf) as [GameKind, string][])
        await store(server, platform, [
          reported(own, at, { kind: each, state: 'won', prize: 195_000n, roundNo: `${each}-won` }),
          reported(own, at, { kind: each, roundNo: `${each}-lost` }),
          reported(other, at, { kind: each, roundNo: `${each}-other` }),
        ]);
    },
  });

  test(`a member sees the own rounds of ${kind} alone, with totals that are the sums of the rows`, async ({
    member,
  }) => {
    const { answer } = await member.call(call, { range: 'today' });
    expect(answer.success).toBe(true);
    expect(answer.list!.map(({ roundNo }) => roundNo).sort()).toEqual([`${kind}-lost`, `${kind}-won`]);
    expect(new Set(answer.list!.map((round) => `${round.kind} ${round.platform}`))).toEqual(
      new Set([`${kind} ${platformOf[kind]}`]),
    );
    expect(answer.totals).toEqual({
      count: 2,
      stake: '20.0000',
      validBet: '20.0000',
      win: '19.5000',
      profit: '-0.5000',
    });
    expect(answer.platforms!.map(({ platform }) => platform)).toContain(platformOf[kind]);
  });

  test('a platform of another kind, a reversed range and a foreign cursor are refused at their fields', async ({
    member,
    agent,
  }) => {
    const others = platformOf[kind === 'live' ? 'fish' : 'live'];
    const refusals: [BetRecordRequest, string][] = [
      [{ platform: others }, 'platform'],
      [{ platform: 'nowhere' }, 'platform'],
      [{ startDate: '2026-11-22', endDate: '2026-11-21' }, 'endDate'],
      [{ startDate: '2026-02-30' }, 'startDate'],
      [{ cursor: '999999999' }, 'cursor'],
    ];
    for (const [request, field] of refusals) {
      const { answer } = await member.call(call, request);
      expect(answer.success, JSON.stringify(request)).toBe(false);
      expect(Object.keys(answer.fieldErrors ?? {}), JSON.stringify(request)).toEqual([field]);
    }
    const [foreign] = (await agent.call(call, {})).answer.list!;
    expect((await member.call(call, { cursor: foreign!.id })).answer.fieldErrors).toHaveProperty('cursor');
    expect((await member.call(call, { id: foreign!.id })).answer.list).toEqual([]);
  });
}
