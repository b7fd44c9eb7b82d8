// Owns the signs of the office: line drawings on a grid of 24, in the colour of the text they stand in.

/** By what they stand for. */
export const signs = {
  today: 'M4.5 18a9 9 0 1 1 15 0M12 13l4-4M12 14.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4',
  waiting: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  conversations: 'M4 5h16v11.5H11l-4.5 3.8v-3.8H4zM8 9.5h8M8 12.5h5',
  queues: 'M9 6h11M9 12h11M9 18h11M4.5 6h.2M4.5 12h.2M4.5 18h.2',
  figures: 'M4 4v16h16M7.5 15l4-4 3 2.5L20 8',
  members: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  agents: 'M9 3.5h6v5H9zM3.5 15.5h6v5h-6zM14.5 15.5h6v5h-6zM12 8.5V12M6.5 15.5V12h11v3.5',
  content: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  studio: 'M4 20l1-5L15.5 4.5l4 4L9 19zM13 7l4 4',
  letters: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  forum: 'M3.5 4.5h12v9H9l-3.5 3v-3h-2zM18 9h2.5v8.5h-2v2.5l-3-2.5H11',
  play: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h6M14 12h6M12 10v4',
  approvals: 'M5 4h14v16H5zM8.5 12l2.5 2.5L15.5 9.5',
  counterparties: 'M8 3.5v5M16 3.5v5M6 8.5h12V12a6 6 0 0 1-12 0zM12 18v2.5',
  staff:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11ZM3 19.5c.4-3.5 2.8-5.3 6-5.3s5.6 1.8 6 5.3M15.5 5a3.2 3.2 0 0 1 0 6M18 14.8c1.7.8 2.8 2.4 3 4.7',
  trail: 'M6 3.5h8l4 4V11M14 3.5v4h4M6 3.5v17h5M16 18.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18.2 17.7l2.8 2.8',
  own: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10',
  menu: 'M4 6h16M4 12h16M4 18h16',
  plus: 'M12 5v14M5 12h14',
  question:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.6v.2',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5',
} as const;

/** Decoration: what it means stands beside it as text, or in the label of what holds it. */
export const Sign = ({ of, isFilled }: { of: keyof typeof signs; isFilled?: boolean }) => (
  <svg
    className="office-sign"
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={signs[of]} />
  </svg>
);
