// The commands about commission, agents and daily rebates.
import type { MemberRebate } from '#server/money/team/rebateClaims.ts';
import type { Agent } from '#server/support/team/agents.ts';
import type { Commission } from '#server/support/team/commission.ts';
import { formatMoment, isDay } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { say } from '../../language.ts';
import { ask, orNone, type Row } from '../row.ts';

function commissionLines({ paid, ...bet }: Commission): string[] {
  const head = say('support.commission', {
    ...bet,
    stake: wireMoney(bet.stake),
    basis: wireMoney(bet.basis),
  });
  if (!paid) return [head, say('support.commission.none')];
  return [
    head,
    say('support.commission.own', { name: bet.name, rate: paid.ownRate }),
    ...paid.shares.map(({ name, rate, share }) =>
      say('support.commission.share', { name, rate, share: wireMoney(share) }),
    ),
    say(paid.isTakenBack ? 'support.commission.totalTaken' : 'support.commission.total', {
      total: wireMoney(paid.total),
    }),
    ...(paid.isCorrected ? [say('support.commission.corrected')] : []),
  ];
}

function agentLine({ name, state, rates, group, quotas }: Agent): string {
  const given = Object.entries(rates).map(([category, rate]) => `${category}=${rate}`);
  const quota = quotas.map((one) =>
    say('support.quotaUsed', { quota: `quota:${one.band}=${one.given}`, used: one.used }),
  );
  const words = [...given, `group=${group}`, ...quota].join(' ');
  return `${name} · ${say(`support.state.${state}`)} · ${words}`;
}

const agentLines = (agents: readonly Agent[]): string[] => agents.map(agentLine);

const memberRebateLine = ({ day, amount, required, state, reason, until }: MemberRebate): string =>
  [
    day,
    wireMoney(amount),
    say(`support.rebateState.${state}`),
    ...(state === 'claimable' || state === 'lapsed'
      ? [say('support.rebateUntil', { time: formatMoment(until!) })]
      : []),
    ...(required > 0n ? [say('support.rebateRequired', { required: wireMoney(required) })] : []),
    ...(reason === '' ? [] : [reason]),
  ].join(' · ');

export const teamRows: readonly Row[] = [
  {
    forms: [['commission <bet>', 'support.help.commission']],
    asks: ([bet]) => ask('commission', { bet }, commissionLines),
  },
  {
    forms: [['agents', 'support.help.agents']],
    asks: () => ask('agents', {}, (agents) => orNone(agentLines(agents), say('support.noAgents'))),
  },
  {
    forms: [
      ['agent <account> open', 'support.help.agentOpen'],
      ['agent <account> <what> ...', 'support.help.agent'],
    ],
    // The first account of a station may be an agent.
    beginsStation: true,
    asks: ([account, ...words]) =>
      words[0] === 'open'
        ? ask('openAgent', { account }, ({ station, name, password }) => [
            say('support.agentOpened', { name, station, password }),
            say('support.agentNext', { name, station }),
          ])
        : ask('changeAgent', { account, words }, agentLines),
  },
];

export const rebateRows: readonly Row[] = [
  {
    forms: [
      ['rebates', 'support.help.rebates'],
      ['rebates <account>', 'support.help.rebatesOf'],
    ],
    asks: ([account]) =>
      account !== undefined
        ? ask('memberRebates', { account }, (rebates) =>
            orNone(rebates.map(memberRebateLine), say('support.noRebatesOf')),
          )
        : ask('rebates', {}, (waiting) =>
            orNone(
              waiting.map(({ day, name, amount }) => `${day} · ${name} · ${wireMoney(amount)}`),
              say('support.noRebates'),
            ),
          ),
  },
  {
    forms: [
      ['rebate <account> <day> yes', 'support.help.rebateYes'],
      ['rebate <account> <day> no <reason>', 'support.help.rebateNo'],
    ],
    asks([account, day = '', answer, reason]) {
      if (!isDay(day) || (answer !== 'yes' && answer !== 'no')) return undefined;
      return ask('decideRebate', { account, day, isApproved: answer === 'yes', reason }, (decided) => [
        say(decided.isApproved ? 'support.rebatePaid' : 'support.rebateRefused', {
          account: decided.account,
          day: decided.day,
        }),
      ]);
    },
  },
];
