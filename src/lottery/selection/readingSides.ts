// Owns on which side a reading of a draw is, and so in which colour it is written.

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
