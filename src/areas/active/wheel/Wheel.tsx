// The wheel: its sectors, and how it turns to the one that the server drew.
import { css } from '@linaria/core';
import { type CSSProperties, useState } from 'react';

const size = 300;
const radius = 132;
const centre = size / 2;

const box = css`
  position: relative;
  width: min(100%, 20rem);
  margin: 0 auto;
  aspect-ratio: 1;
  filter: var(--picture);
  > div > svg {
    width: 100%;
    height: 100%;
  }
`;
const rotor = css`
  position: absolute;
  inset: 0;
  will-change: transform;
  &[data-turning] {
    transition: transform 4400ms cubic-bezier(0.13, 0.72, 0.12, 1);
  }
  text {
    fill: #8f1219;
    font-weight: 600;
    text-anchor: middle;
  }
`;
/** Once the wheel rests its words turn upright. */
const words = css`
  transform: rotate(var(--upright));
  transition: transform 320ms ease-out;
`;
const lit = css`
  opacity: 0;
  &[data-on] {
    opacity: 0.6;
    animation: sector-lit 480ms ease-in-out 5 alternate;
  }
  @keyframes sector-lit {
    from {
      opacity: 0;
    }
  }
`;
const bulbs = css`
  position: absolute;
  inset: 0;
  animation: bulbs-blink 900ms steps(2, jump-none) infinite;
  & + & {
    animation-delay: -450ms;
  }
  @keyframes bulbs-blink {
    from {
      opacity: 0.35;
    }
    to {
      opacity: 1;
    }
  }
`;
const pointer = css`
  position: absolute;
  top: -1%;
  left: 50%;
  overflow: visible;
  width: 11%;
  transform: translateX(-50%);
`;
const hub = css`
  position: absolute;
  inset: 36.5%;
  display: grid;
  place-items: center;
  border: 4px solid #ffe3a3;
  border-radius: 50%;
  /* Flat, so that it is not taken for the button. */
  background: #b3161f;
  box-shadow: inset 0 0 0 2px #8a0d16;
  color: #fff;
  font-size: 1.0625rem;
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
`;

const leastFontSize = 9.5;
/** A point of the rim; 0° is up, clockwise. */
const at = (degrees: number, r: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(centre + r * Math.cos(angle)).toFixed(2)} ${(centre + r * Math.sin(angle)).toFixed(2)}`;
};

const fullTurns = 6;

/** Degrees that bring the middle of a sector under the pointer, after whole turns, and always forward from where the wheel is. */
export function angleFor(sector: number, count: number, from: number): number {
  const slice = 360 / count;
  const rest = 360 - (sector + 0.5) * slice;
  return Math.ceil(from / 360) * 360 + fullTurns * 360 + rest;
}

/** How far from the centre the words of a sector stand. */
const wordsAt = 95;
/** Long names stand in two lines. */
const linesOf = (name: string): string[] => {
  const room = /[\u4e00-\u9fff]/.test(name) ? 5 : 10;
  if (name.length <= room) return [name];
  const cut = name.lastIndexOf(' ', room);
  const first = cut > 0 ? cut : room;
  return [name.slice(0, first).trim(), name.slice(first).trim().slice(0, room)];
};

/** From one angle the shortest way to another, in degrees from -180 to 180. */
export const shortest = (from: number, to: number): number => {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
};

export interface WheelProps {
  sectors: readonly string[];
  /** Where the rotor stands, in degrees. */
  angle: number;
  isTurning: boolean;
  /** The sector that was drawn, once the wheel is at rest. */
  landed: number | null;
  /** In the middle of the wheel. */
  hubText: string;
}

export function Wheel({ sectors, angle, isTurning, landed, hubText }: WheelProps) {
  const slice = 360 / sectors.length;
  const wedge = `M${centre} ${centre}L${at(-slice / 2, radius)}A${radius} ${radius} 0 0 1 ${at(slice / 2, radius)}Z`;
  const fontSize = sectors.length > 10 ? 10.5 : 12.5;
  /** Turned against the wheel so far, its words are upright: when it rests, and not while it turns. */
  const [upright, setUpright] = useState(-angle);
  const turn = isTurning ? 0 : shortest(upright, -angle);
  // Angles are fractions: what is left of a whole turn is not exactly nothing.
  if (Math.abs(turn) > 0.01) setUpright(upright + turn);
  /** Between the two edges of a sector, at the height of its words. */
  const room = 2 * wordsAt * Math.tan((slice * Math.PI) / 360) - 8;
  /** Smaller where the line would not fit: letters are not squeezed. */
  const sizeOf = (line: string): number => {
    const wide = line.length * (/[\u4e00-\u9fff]/.test(line) ? 1 : 0.7);
    return Math.min(fontSize, Math.max(leastFontSize, room / wide));
  };
  return (
    <div className={box} aria-hidden="true">
      <div
        className={rotor}
        data-turning={isTurning || undefined}
        style={{ transform: `rotate(${angle}deg)`, '--upright': `${upright}deg` } as CSSProperties}
      >
        <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
          <circle cx={centre} cy={centre} r="147" fill="#9c121b" />
          <circle cx={centre} cy={centre} r="140" fill="#f4c463" />
          {sectors.map((name, index) => {
            const middle = (index + 0.5) * slice;
            const lines = linesOf(name);
            const [x, y] = at(middle, wordsAt).split(' ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: sectors never move, and two may bear one name
              <g key={index}>
                <g transform={`rotate(${middle} ${centre} ${centre})`}>
                  <path d={wedge} fill={index % 2 === 0 ? '#fff7e6' : '#ffdf9e'} stroke="#f4c463" />
                  <path d={wedge} className={lit} data-on={landed === index || undefined} fill="#ffb020" />
                </g>
                <g transform={`translate(${x} ${y})`}>
                  <g className={words}>
                    {lines.map((line, row) => (
                      <text
                        key={line}
                        y={(row - (lines.length - 1) / 2) * (fontSize + 3) + fontSize * 0.36}
                        fontSize={sizeOf(line)}
                      >
                        {line}
                      </text>
                    ))}
                  </g>
                </g>
              </g>
            );
          })}
        </svg>
      </div>
      {[0, 1].map((half) => (
        <div key={half} className={bulbs}>
          <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
            {Array.from({ length: 12 }, (_, index) => {
              const [x, y] = at((index * 2 + half) * 15 + 7.5, 143.5).split(' ');
              return <circle key={`${x},${y}`} cx={x} cy={y} r="3" fill="#fff3cf" />;
            })}
          </svg>
        </div>
      ))}
      <svg className={pointer} viewBox="0 0 32 40" aria-hidden="true" focusable="false">
        <path d="M16 40 3 12a14 14 0 1 1 26 0z" fill="#fff3cf" stroke="#9c121b" strokeWidth="2" />
        <circle cx="16" cy="13" r="5" fill="#b3161f" />
      </svg>
      <div className={hub}>{hubText}</div>
    </div>
  );
}
