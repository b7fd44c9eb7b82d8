// At which floor of an article its reader has just posted: back there, it is what they look for.

let posted: { articleId: string; floor: number } | null = null;

export function notePosted(articleId: string, floor: number): void {
  posted = { articleId, floor };
}

/** The floor of this article that was posted at and has not been shown since; undefined for none. */
export const postedAt = (articleId: string): number | undefined =>
  posted?.articleId === articleId ? posted.floor : undefined;

export function forgetPosted(): void {
  posted = null;
}
