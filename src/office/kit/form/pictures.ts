// Where the office finds the pictures that entries name, and how a file is sent.

/** What a call takes of a picture, in kB; base64 makes four characters out of three bytes. */
export const picturesMostKb = 700;

/** The address of a picture at the office: players have it at another host. Empty where the office has none of it. */
export function addressHere(address: string, station: string): string {
  const [, stored] = /^\/pictures\/([\w.-]+)$/.exec(address) ?? [];
  if (stored) return `/office/pictures/${station}/${stored}`;
  if (address.startsWith('/art/')) return `/office${address}`;
  return address.startsWith('https://') ? address : '';
}

/** In parts: a call takes only so many arguments. */
const part = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += part)
    text += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(text);
}
