// The line icons: one stroke, 24 grid, the colour of the text they stand in.
import { css } from '@linaria/core';

export const icons = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  gift: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C9 9 7 7.8 7 6.2 7 4.9 8 4 9.1 4 11 4 12 6.5 12 9Zm0 0c3 0 5-1.2 5-2.8C17 4.9 16 4 14.9 4 13 4 12 6.5 12 9Z',
  service:
    'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13H7v5H5.5a1 1 0 0 1-1-1zM19.5 13H17v5h1.5a1 1 0 0 0 1-1zM18 18c0 1.6-1.8 2.5-4 2.5h-1',
  me: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6Z',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12q9.5-12 19 0-9.5 12-19 0ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff: 'M4 4l16 16M2.5 12q9.5-12 19 0-9.5 12-19 0ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  wallet:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6H17v3M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h14V9h-14A1.5 1.5 0 0 1 4 7.5ZM16 13.5v1.5',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4',
  exchange: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5l3.5 3.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.6',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15',
  line: 'M5 16a9.9 9.9 0 0 1 14 0M8 19a5.7 5.7 0 0 1 8 0M2.5 12.5a13.5 13.5 0 0 1 19 0M12 4v3',
  palette:
    'M12 3.5a8.5 8.5 0 0 0 0 17c1.5 0 2-1 1.6-2.1-.5-1.4.3-2.4 1.7-2.4H17c2 0 3.5-1.7 3.5-4 0-4.7-3.8-8.5-8.5-8.5ZM7.5 12.5v.2M9 8.5v.2M14 7.5v.2M17 11v.2',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5q7.5 8.5 0 17-7.5-8.5 0-17Z',
  desktop:
    'M7.5 3h9A1.5 1.5 0 0 1 18 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19.5v-15A1.5 1.5 0 0 1 7.5 3ZM12 8.5v6M9 11.5h6',
  trial: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM10 8.5v7l5.5-3.5z',
  star: 'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7z',
  chevron: 'M9.5 6l6 6-6 6',
  check: 'M5 12.5l4.8 4.8L19.5 7.5',
  warn: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17v.4',
  ticket: 'M4 7h16v3.2a1.9 1.9 0 0 0 0 3.6V17H4v-3.2a1.9 1.9 0 0 0 0-3.6zM14 7.5v2M14 11v2M14 14.5v2',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  calendar:
    'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8M8.5 14h.2M12 14h.2M15.5 14h.2M8.5 17h.2M12 17h.2',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  scan: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  phone:
    'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4c0 .8-.7 1.5-1.5 1.5C11 20.5 3.5 13 3.5 5.5 3.5 4.7 4.2 4 5 4Z',
  list: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
  slots: 'M3.5 6h17v12h-17zM9.2 6v12M14.8 6v12M5.5 10.5h2l-1 3M11.5 10.5h2l-1 3M16.8 10.5h2l-1 3',
  cards: 'M9 5.5l10.5 2.3-2.6 12.2L6.4 17.7zM5.5 15 3.5 5l5.5-1M12 10l2.5 3-3.3 1.8z',
  fish: 'M3.5 12C6 7.5 12 5.5 17 12c-5 6.5-11 4.5-13.5 0ZM17 12l3.5-4v8zM7.5 11.2v.2',
  chat: 'M4 5h16v11.5H11l-4.5 3.8v-3.8H4zM8 9.5h8M8 12.5h5',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20',
} as const;

export type IconName = keyof typeof icons;

/** docs/specification.md §9: 1em of a font size of 16 px; more where what holds it asks for more. */
const base = css`
  font-size: max(1em, 16px);
`;

export interface IconProps {
  name?: IconName;
  /** In place of a name: what only one area draws, which the first screen does not carry. */
  path?: string;
  /** Edge as a CSS length; 1em where not given. */
  size?: string;
  className?: string;
}

/** Decoration: what it means stands beside it as text, or in the label of what holds it. */
export function Icon({ name, path, size = '1em', className }: IconProps) {
  return (
    <svg
      className={className ? `${base} ${className}` : base}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path ?? (name && icons[name])} />
    </svg>
  );
}
