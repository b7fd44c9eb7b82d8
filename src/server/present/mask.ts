// How much of a personal detail its owner is shown: enough to recognise, too little to misuse.

/** First character, the rest as stars. */
export const maskedName = (name: string): string => {
  const letters = [...name];
  return letters.length === 0 ? '' : letters[0] + '*'.repeat(letters.length - 1);
};

/** 138****8000. */
export const maskedPhone = (phone: string): string => phone && `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** z***@example.com. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email[0]}***${email.slice(at)}`;
};

/** Two characters at either end. */
export const maskedId = (id: string): string => id && `${id.slice(0, 2)}****${id.slice(-2)}`;

/** 6222 **** **** 0123: four characters at either end of a card number or an address; less of a phone or a mailbox. */
export function maskedCard(number: string): string {
  if (number.includes('@')) return maskedEmail(number);
  if (number.length < 13) return maskedPhone(number);
  return `${number.slice(0, 4)} **** **** ${number.slice(-4)}`;
}

/** The first half of a network address: 10.0.*.*, 2001:db8:*. */
export function maskedAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (plain === '') return '';
  if (plain.includes(':')) return `${plain.split(':').slice(0, 2).join(':')}:*`;
  return [...plain.split('.').slice(0, 2), '*', '*'].join('.');
}
