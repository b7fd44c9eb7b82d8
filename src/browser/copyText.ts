// Putting a text on the clipboard, which a browser may refuse.

/** Whether it was copied: browsers refuse on plain http addresses, and where the player has not allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
