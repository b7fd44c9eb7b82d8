// What a member is looked for by, and how each is written for comparing: two writings of one phone, mailbox, card or name are one.

export type FoundBy = 'phone' | 'email' | 'realName' | 'card';

/** A card number for comparing: without blanks and dashes. Some chains distinguish capitals in addresses, others do not. */
export function cardKey(number: string): string {
  const bare = number.normalize('NFKC').replace(/[\s-]/g, '');
  return /^0x/i.test(bare) || bare.includes('@') ? bare.toLowerCase() : bare;
}

const bareBy: Record<FoundBy, (text: string) => string> = {
  phone: (text) => text,
  email: (text) => text.toLowerCase(),
  realName: (text) => text.toLowerCase(),
  card: cardKey,
};

/** As it is compared. */
export const bareOf = (kind: FoundBy, text: string): string => bareBy[kind](text);

/** The tails by which phones and cards are found, the longest first. */
const tails = [8, 6, 4];
/** A family name is many people's, and their number would show in the database. */
const nameBeginning = 2;

const tailOf = (bare: string, most: number): string | undefined => {
  const length = tails.find((each) => each < most && each < bare.length);
  return length === undefined ? undefined : `tail ${[...bare].slice(-length).join('')}`;
};

/** The parts of a value, beside the whole, by which the office finds it: tails of numbers, a mailbox up to its @, the beginning of a name. */
export function partsOf(kind: FoundBy, bare: string): string[] {
  if (kind === 'email') return bare.includes('@') ? [`head ${bare.slice(0, bare.indexOf('@') + 1)}`] : [];
  if (kind === 'realName')
    return [...bare].length > nameBeginning ? [`head ${[...bare].slice(0, nameBeginning).join('')}`] : [];
  return tails.filter((length) => length < bare.length).map((length) => tailOf(bare, length + 1)!);
}

/** The part under which a value lies that ends, or begins, with what was typed; undefined where none is so short. Whoever looks it up compares what is found. */
export function partFor(kind: FoundBy, typed: string): string | undefined {
  const letters = [...typed];
  if (kind === 'email')
    return typed.includes('@') ? `head ${typed.slice(0, typed.indexOf('@') + 1)}` : undefined;
  if (kind === 'realName')
    return letters.length < nameBeginning ? undefined : `head ${letters.slice(0, nameBeginning).join('')}`;
  const length = tails.find((each) => each <= letters.length);
  return length === undefined ? undefined : `tail ${letters.slice(-length).join('')}`;
}

/** Whether a value is meant by what was typed: its end for numbers, its beginning for others. */
export const isMeant = (kind: FoundBy, bare: string, typed: string): boolean =>
  kind === 'phone' || kind === 'card' ? bare.endsWith(typed) : bare.startsWith(typed);
