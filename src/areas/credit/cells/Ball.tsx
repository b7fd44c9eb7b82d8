// The ball of a numbered option, in the colour its game gives it.
import { memo } from 'react';
import { ball } from '#play/cellStyles.ts';
import { tintOf } from './creditStyles.ts';

/** `playCode` is '' for numbers that are no balls of the game, such as tails. */
export const Ball = memo(function Ball({ playCode, option }: { playCode: string; option: string }) {
  const tint = tintOf(playCode, option);
  const paint = tint && ({ '--ground': tint.paint.ground, '--figure': tint.paint.figure } as object);
  return (
    <b className={ball} data-tint={tint?.kind} {...(paint && { style: paint })}>
      {option}
    </b>
  );
});
