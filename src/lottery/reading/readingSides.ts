// What a short line writes of the readings of a draw: which of them, and on which side each is, which gives its colour.

const sides: Readonly<Record<string, 'high' | 'low' | 'tie'>> = {
  大: 'high',
  单: 'high',
  龙: 'high',
  红波: 'high',
  小: 'low',
  双: 'low',
  虎: 'low',
  蓝波: 'low',
  和: 'tie',
  绿波: 'tie',
};
/** Which of two sides a reading names, a wave by its colour; undefined for a number or any other word. */
export const sideOfReading = (value: string): 'high' | 'low' | 'tie' | undefined => sides[value];

/** Whether a reading says something without its name: a span, or that there is no wave, does not. */
export const isPlain = ({ name, value }: { name: string; value: string }): boolean =>
  name !== '跨度' && value !== '无';
