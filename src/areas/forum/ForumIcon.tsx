// The signs that only the forum draws, in the line style of the site's icons; the first screen does not carry them.
const paths = {
  heart:
    'M12 20.3 4.6 12.900a4.700 4.700 0 0 1 0-6.700 4.700 4.700 0 0 1 6.700 0l.7.8.7-.8a4.700 4.700 0 0 1 6.700 6.700z',
  comment: 'M4 5h16v11.500H11l-4.500 3.800V16.500H4z',
  picture: 'M4 5h16v14H4zM4 16l4.500-4.500 3.500 3.500 3-3 5 5M15.500 9.500h.01',
  smile:
    'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M8.500 14c.8 1.300 2 2 3.500 2s2.700-.7 3.500-2M9 9.700h.01M15 9.700h.01',
  at: 'M15.500 12a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zm0 0v1.500c0 2 4.500 2.300 4.500-1.500a8 8 0 1 0-3.200 6.400',
  pen: 'M4.500 19.500 5.500 15 16 4.500l3.500 3.500L9 18.500z',
  pin: 'M9 4h6l-.7 6 2.700 3H7l2.700-3zM12 13v7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

export type ForumIconName = keyof typeof paths;

export function ForumIcon({ name, filled = false }: { name: ForumIconName; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
