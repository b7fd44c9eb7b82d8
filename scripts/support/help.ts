// Owns the commands of `support` as they are written, with what each does: the help, and what of it is said about a wrong command.

import type { ServerTextId } from '#server/serverText.ts';
import { nearest } from '#station/read/nearest.ts';
import { say } from '../language.ts';
import { padded, widthOf } from '../station/formats/terminal.ts';

type Entry = readonly [form: string, says: ServerTextId];

const ofStation: readonly Entry[] = [
  ['open', 'support.help.open'],
  ['reply <number> <text>', 'support.help.reply'],
  ['advice <number> <text>', 'support.help.advice'],
  ['send <to> <title> <html>', 'support.help.send'],
  ['readers <number>', 'support.help.readers'],
  ['account <account> [--full]', 'support.help.account'],
  ['freeze|disable <account> <reason> [--until <day>]', 'support.help.freeze'],
  ['pause <account> <day> <reason>', 'support.help.pause'],
  ['enable <account> <reason>', 'support.help.enable'],
  ['password <account> <reason>', 'support.help.password'],
  ['draw-password <account> <reason>', 'support.help.drawPassword'],
  ['unlock <account> <reason>', 'support.help.unlock'],
  ['set <account> real-name|phone|email|qq|wechat <value> <reason>', 'support.help.set'],
  ['question <account> clear <reason>', 'support.help.question'],
  ['card <account> remove <number> <reason>', 'support.help.card'],
  [
    'money <account> credit|deduct <yuan> <reason> --intent <intent> [--turnover <times>]',
    'support.help.money',
  ],
  ['money <account> undo <intent> <reason>', 'support.help.undo'],
  ['turnover <account>', 'support.help.turnover'],
  ['turnover <account> <number> <yuan> <reason>', 'support.help.turnoverSet'],
  ['turnover <account> add <yuan> <reason> --intent <intent>', 'support.help.turnoverAdd'],
  ['applications', 'support.help.applications'],
  ['application <name> yes|no <reason>', 'support.help.application'],
  ['problems', 'support.help.problems'],
  ['deposit <order> credit <yuan> <reason>', 'support.help.deposit'],
  ['deposit <order> dismiss <reason>', 'support.help.dismiss'],
  ['deposit <order> roll-back <reason>', 'support.help.rollBack'],
  ['transfer <order> credit|refuse <reason>', 'support.help.transfer'],
  ['actions [<account>]', 'support.help.actions'],
  ['rounds <account> [<platform>]', 'support.help.rounds'],
  ['round <platform> <number>', 'support.help.round'],
  ['commission <bet>', 'support.help.commission'],
  ['agents', 'support.help.agents'],
  ['agent <account> open', 'support.help.agentOpen'],
  ['agent <account> <what> ...', 'support.help.agent'],
  ['levels', 'support.help.levels'],
  ['level <account> <number>', 'support.help.level'],
  ['coupons', 'support.help.coupons'],
  ['coupon <key> <to>', 'support.help.coupon'],
  ['rebates', 'support.help.rebates'],
  ['rebate <account> <day> yes|no', 'support.help.rebate'],
  ['activities <account> [--at <day>]', 'support.help.activities'],
  ['awards', 'support.help.awards'],
  ['award <number> give', 'support.help.awardGive'],
  ['award <number> refuse <reason>', 'support.help.awardRefuse'],
  ['posts', 'support.help.posts'],
  ['decided', 'support.help.decided'],
  ['find <address> [<floor>]', 'support.help.find'],
  ['show|hide article|comment <number>', 'support.help.show'],
  ['pin|essence <number>', 'support.help.pin'],
  ['mute article|comment <number> [off]', 'support.help.mute'],
  ['nick <account> <name>', 'support.help.nick'],
  ['moderators', 'support.help.moderators'],
  ['moderator <account> on|off', 'support.help.moderator'],
  ['moderate <group> on|off', 'support.help.moderate'],
  ['words [<words>]', 'support.help.words'],
];

/** What concerns every station, and names none. */
const ofAll: readonly Entry[] = [
  ['all actions', 'support.help.allActions'],
  ['all correct <lottery> <draw> <numbers>|void <reason> [--plan <fingerprint>]', 'support.help.correct'],
];

const commandsOf = ([form]: Entry): string[] => form.replace(/^all /, '').split(' ')[0]!.split('|');

const entriesOf = (command: string): Entry[] =>
  [...ofStation, ...ofAll].filter((entry) => commandsOf(entry).includes(command));

export const isCommand = (command: string): boolean => entriesOf(command).length > 0;

const lineWidth = 120;
const formWidth = 34;

/** A sentence as lines of a width; Chinese may break at any character that is no mark. */
function linesOf(sentence: string, width: number): string[] {
  const lines = [''];
  for (const [part] of sentence.matchAll(
    /[\u3400-\u9fff](?:[\u3000-\u303f\uff00-\uffef]+)?|[^\s\u3400-\u9fff]+\s*|\s+/g,
  )) {
    if (widthOf(lines.at(-1)! + part.trimEnd()) > width) lines.push('');
    lines[lines.length - 1] += part;
  }
  return lines.map((line) => line.trimEnd());
}

/** How a command is written, in words of the language, and beside or below it what it does. */
function shown([form, says]: Entry): string[] {
  const written = form.replace(
    /<(\w+)>/g,
    (_, word: string) => `<${say(`support.word.${word}` as ServerTextId)}>`,
  );
  const does = linesOf(say(says), lineWidth - formWidth - 2);
  const isBeside = widthOf(written) < formWidth;
  return [
    `  ${isBeside ? padded(written, formWidth) + does.shift()! : written}`,
    ...does.map((line) => `  ${padded('', formWidth)}${line}`),
  ];
}

/** The whole help. */
export const helpText = (): string =>
  [
    say('support.help.usage'),
    '',
    ...ofStation.flatMap(shown),
    '',
    say('support.help.all'),
    ...ofAll.flatMap(shown),
    ...(
      ['support.help.name', 'support.help.language', 'support.help.codes', 'support.help.database'] as const
    ).flatMap((id) => ['', ...linesOf(say(id), lineWidth)]),
  ].join('\n');

/** What a supporter reads who wrote a command wrongly, a few lines of the help at most. */
export function hintOf(command: string): string {
  const own = entriesOf(command);
  if (own.length > 0) return [say('support.writtenAs'), ...own.flatMap(shown)].join('\n');
  const [guess] = nearest(command, [...ofStation, ...ofAll].flatMap(commandsOf));
  return guess
    ? say('support.noCommandGuess', { command, guess: guess.word })
    : say('support.noCommand', { command });
}
