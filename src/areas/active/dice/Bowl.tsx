// The bowl and its six dice: cubes that fall, tumble and come to rest on the faces that the server drew.
import { css } from '@linaria/core';

const box = css`
  position: relative;
  width: min(100%, 20rem);
  margin: 0 auto;
  aspect-ratio: 1.2;
  perspective: 46rem;
  filter: var(--picture);
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;
const place = css`
  position: absolute;
  --half: 1.3rem;
  width: calc(2 * var(--half));
  height: calc(2 * var(--half));
  transform-style: preserve-3d;
  &[data-thrown] {
    animation: dice-throw 1900ms cubic-bezier(0.2, 0.7, 0.3, 1) both;
  }
  &[data-thrown]:nth-of-type(2n) {
    animation-name: dice-throw-left;
    animation-delay: 70ms;
  }
  &[data-thrown]:nth-of-type(3n) {
    animation-delay: 140ms;
  }
  @keyframes dice-throw {
    0% {
      transform: translate3d(120%, -340%, 0) rotate(260deg);
      opacity: 0;
    }
    12% {
      opacity: 1;
    }
    42% {
      transform: translate3d(-70%, 60%, 0) rotate(150deg);
    }
    64% {
      transform: translate3d(46%, -36%, 0) rotate(60deg);
    }
    82% {
      transform: translate3d(-14%, 10%, 0) rotate(14deg);
    }
  }
  @keyframes dice-throw-left {
    0% {
      transform: translate3d(-140%, -360%, 0) rotate(-280deg);
      opacity: 0;
    }
    12% {
      opacity: 1;
    }
    44% {
      transform: translate3d(80%, 40%, 0) rotate(-160deg);
    }
    66% {
      transform: translate3d(-52%, -24%, 0) rotate(-50deg);
    }
    84% {
      transform: translate3d(12%, 8%, 0) rotate(-10deg);
    }
  }
`;
const cube = css`
  position: absolute;
  inset: 0;
  transform-style: preserve-3d;
  &[data-thrown] {
    animation: cube-tumble 1900ms cubic-bezier(0.16, 0.62, 0.24, 1) both;
  }
  /* The same functions as at rest, so that each angle runs on by itself through whole turns. */
  @keyframes cube-tumble {
    from {
      transform: rotateZ(420deg) rotateX(1100deg) rotateY(-860deg);
    }
  }
  > span {
    position: absolute;
    inset: 0;
    border-radius: 18%;
    background-color: #fffdf7;
    box-shadow: inset 0 0 0.35rem rgb(120 84 40 / 38%);
    backface-visibility: hidden;
  }
  /* Edge on, the sides of a die at rest would be a fringe of broken pips: they are there while it tumbles. */
  > span:not([data-shown]) {
    opacity: 0;
  }
  &[data-thrown] > span:not([data-shown]) {
    animation: sides-seen 1900ms;
  }
  @keyframes sides-seen {
    from,
    to {
      opacity: 1;
    }
  }
`;

/** Resting places in the bowl, in percent of its box, with the angle at which each die lies. */
const places: readonly (readonly [left: number, top: number, angle: number])[] = [
  [27, 33, -12],
  [44, 25, 9],
  [60, 35, 21],
  [33, 52, 16],
  [49, 46, -20],
  [61, 57, -7],
];

/** What turns the cube so that a face looks at the player. */
const faceTurns: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
];

const pips: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** One and four are red, as on Chinese dice. */
export function faceImage(value: number): string {
  const colour = value === 1 || value === 4 ? '#cf1f2b' : '#2a2421';
  const reach = value === 1 ? 17 : 10;
  return (pips[value - 1] ?? [])
    .map((pip) => {
      const x = 24 + (pip % 3) * 26;
      const y = 24 + Math.floor(pip / 3) * 26;
      return `radial-gradient(circle at ${x}% ${y}%, ${colour} ${reach - 1}%, transparent ${reach}%)`;
    })
    .join(',');
}

const faceStyles = faceTurns.map(([x, y], index) => ({
  backgroundImage: faceImage(index + 1),
  // The opposite turn puts the face where `faceTurns` brings it to the front from.
  transform: `rotateY(${-y}deg) rotateX(${-x}deg) translateZ(var(--half))`,
}));

export interface BowlProps {
  /** Faces, 1 to 6. */
  dice: readonly number[];
  /** Grows with each throw, which starts the show again. */
  throws: number;
  isThrown: boolean;
}

export function Bowl({ dice, throws, isThrown }: BowlProps) {
  return (
    <div className={box} aria-hidden="true">
      <svg viewBox="0 0 300 250" aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id="bowl-inside" cx="50%" cy="42%" r="60%">
            <stop offset="0" stopColor="#f8fbff" />
            <stop offset="0.72" stopColor="#d7e4f2" />
            <stop offset="1" stopColor="#9fb8d3" />
          </radialGradient>
        </defs>
        <ellipse cx="150" cy="228" rx="112" ry="18" fill="#000" opacity="0.2" />
        <ellipse cx="150" cy="138" rx="142" ry="106" fill="#2f62a6" />
        <ellipse cx="150" cy="130" rx="142" ry="104" fill="#f4f8fc" />
        <ellipse cx="150" cy="132" rx="130" ry="94" fill="#3a70b6" />
        <ellipse cx="150" cy="134" rx="125" ry="90" fill="url(#bowl-inside)" />
        {/* Cobalt clouds on the rim, as on a porcelain bowl: a circle of them, seen as slanted as the bowl. */}
        <g transform="translate(150 131) scale(1 0.73)">
          {Array.from({ length: 16 }, (_, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed ornament
              key={index}
              transform={`rotate(${index * 22.5}) translate(0 -135)`}
              d="M-8 2c-4 0-4-6 1-5 1-5 9-5 10 0 6-1 6 5 1 5"
              fill="none"
              stroke="#2f62a6"
              strokeWidth="1.8"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        <ellipse cx="150" cy="150" rx="74" ry="46" fill="#fff" opacity="0.35" />
      </svg>
      {dice.map((value, index) => {
        const [left, top, angle] = places[index]!;
        const [x, y] = faceTurns[value - 1]!;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the bowl
            key={`${index}.${throws}`}
            className={place}
            data-thrown={isThrown || undefined}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            <div
              className={cube}
              data-thrown={isThrown || undefined}
              style={{ transform: `rotateZ(${angle}deg) rotateX(${x}deg) rotateY(${y}deg)` }}
            >
              {faceStyles.map((style, face) => (
                <span key={style.transform} style={style} data-shown={face === value - 1 || undefined} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
