// The parts of the chest that stay as they are: its body, its lock, the gold inside, and the colours they share.

/** Where coins of the heap lie, and how far they are turned. */
const heap: readonly (readonly [x: number, y: number, turned: number])[] = [
  [46, 79, -14],
  [66, 70, 10],
  [162, 79, 14],
  [142, 70, -10],
  [84, 78, 0],
  [124, 78, 4],
  [104, 82, -4],
  [58, 86, 8],
  [150, 86, -8],
];

export const Gradients = () => (
  <defs>
    <radialGradient id="chest-glow">
      <stop offset="0" stopColor="#fff3c4" stopOpacity="0.95" />
      <stop offset="0.45" stopColor="#ffd877" stopOpacity="0.45" />
      <stop offset="1" stopColor="#ffd877" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="chest-ray" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stopColor="#fff0b8" stopOpacity="0.7" />
      <stop offset="1" stopColor="#fff0b8" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="chest-wood" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#cf3a31" />
      <stop offset="1" stopColor="#8c1717" />
    </linearGradient>
    <linearGradient id="chest-gold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#ffe7a1" />
      <stop offset="0.5" stopColor="#f2bb4a" />
      <stop offset="1" stopColor="#c98a20" />
    </linearGradient>
  </defs>
);

/** Opened, the gold inside stands above the rim. */
export const Gold = () => (
  <>
    <path d="M32 92c4-18 20-24 36-26 10-12 62-12 72 0 16 2 32 8 36 26z" fill="url(#chest-gold)" />
    {heap.map(([x, y, turned]) => (
      <g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${turned})`}>
        <ellipse cy="2.5" rx="13" ry="6.5" fill="#b57a17" />
        <ellipse rx="13" ry="6.5" fill="#f7c65a" />
        <ellipse rx="9.5" ry="4.4" fill="none" stroke="#fff0c0" strokeWidth="1.4" />
      </g>
    ))}
    <path
      d="M76 52c4 6 9 7 14 7 3-13 25-13 28 0 5 0 10-1 14-7 2 14-5 22-14 22H90c-9 0-16-8-14-22z"
      fill="url(#chest-gold)"
      stroke="#b57a17"
    />
    <ellipse cx="104" cy="57" rx="13" ry="7" fill="#fff0c0" />
    <path d="M60 60l7-8 8 6-4 9-9 1z" fill="#2f9e7d" />
    <path d="M60 60l7-8 2 9z" fill="#7fd6bb" />
    <path d="M140 66l-4-9 8-7 8 6-2 9z" fill="#d3343a" />
    <path d="M136 57l8-7 1 9z" fill="#ff9a8f" />
  </>
);

export const Body = () => (
  <>
    <path d="M26 88h156v62a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z" fill="url(#chest-wood)" />
    <path d="M26 112h156M26 136h156" stroke="#6d1011" strokeWidth="1.5" opacity="0.55" />
    <path d="M42 88h14v72H42zM152 88h14v72h-14z" fill="url(#chest-gold)" />
    <path
      d="M26 138v12a10 10 0 0 0 10 10h12l-22-22zM182 138v12a10 10 0 0 1-10 10h-12z"
      fill="url(#chest-gold)"
    />
    <rect x="22" y="84" width="164" height="12" rx="3" fill="url(#chest-gold)" />
    <path d="M26 97h156v4H26z" fill="#4c0b0c" opacity="0.35" />
    {[49, 159].flatMap((x) =>
      [110, 128, 148].map((y) => <circle key={`${x},${y}`} cx={x} cy={y} r="2.4" fill="#9a6a14" />),
    )}
  </>
);

export const Lock = () => (
  <>
    <rect
      x="88"
      y="80"
      width="32"
      height="34"
      rx="7"
      fill="url(#chest-gold)"
      stroke="#9a6a14"
      strokeWidth="1.5"
    />
    <circle cx="104" cy="93" r="4.6" fill="#6d1011" />
    <path d="M104 95v10" stroke="#6d1011" strokeWidth="3.6" strokeLinecap="round" />
  </>
);
