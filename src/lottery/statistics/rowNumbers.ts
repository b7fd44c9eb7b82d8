// How the rows of a picture of draws are numbered where a whole period number has no room.

export interface RowNumber {
  /** The number of the draw in its day or year; the first one of a day has the day before it. */
  text: string;
  /** Another day than the row before has. */
  isNewDay: boolean;
}

const dateDigits = 'YYYYMMDD'.length;
const yearDigits = 'YYYY'.length;

/** `numbers` are whole period numbers, oldest first: a date and a number in the day, or a year and a number in the year. */
export function rowNumbers(numbers: readonly string[]): RowNumber[] {
  return numbers.map((number, at) => {
    if (number.length <= dateDigits) return { text: number.slice(yearDigits), isNewDay: false };
    const day = number.slice(0, dateDigits);
    const isNewDay = day !== numbers[at - 1]?.slice(0, dateDigits);
    const draw = number.slice(dateDigits);
    return { text: isNewDay ? `${day.slice(-2)}-${draw}` : draw, isNewDay };
  });
}
