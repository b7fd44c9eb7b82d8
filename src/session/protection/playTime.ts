// How a length of play is split for the eye: whole hours and minutes.

/** Seconds as hours and minutes, cut to the minute: 5,430 as 1 and 30. */
export function playTimeOf(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
