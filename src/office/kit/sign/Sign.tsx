// The signs of the office: line drawings on a grid of 24, in the colour of the text they stand in.

/** By what they stand for. */
export const signs = {
  today: 'M5 18a9 9 0 1 1 14 0M12 13l4-4',
  waiting: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4l3 2',
  conversations: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  queues: 'M9 6h11M9 12h11M9 18h11M4.5 6h.2M4.5 12h.2M4.5 18h.2',
  figures: 'M4 4v16h16M7.5 15l4-4 3 2.5L20 8',
  members: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c0-4 3-6 7-6s7 2 7 6',
  agents: 'M9 4h6v4H9zM4 16h6v4H4zM14 16h6v4h-6zM12 8v4M7 16v-4h10v4',
  content: 'M6 3h8l4 4v13H6zM14 3v4h4M9 12h6M9 16h6',
  studio: 'M4 20l1-5L15.5 4.5l4 4L9 19zM13 7l4 4',
  letters: 'M4 6h16v12H4zM4 6l8 7 8-7',
  forum: 'M4 5h14v9H9l-3 3v-3H4zM20 9v9h-2v2l-3-2h-4',
  play: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h6M14 12h6M12 10v4',
  approvals: 'M5 4h14v16H5zM8.5 12l2.5 2.5L15.5 9.5',
  counterparties: 'M8 3.5v5M16 3.5v5M6 8.5h12V12a6 6 0 0 1-12 0zM12 18v2.5',
  staff: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19c0-3 3-5 6-5s6 2 6 5M16 5a3 3 0 0 1 0 6M18 14c2 1 3 3 3 5',
  trail: 'M6 3h8l4 4v4M14 3v4h4M6 3v17h5M16 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 18l3 3',
  own: 'M12 4 5 6v6c0 4 3 7 7 8 4-1 7-4 7-8V6zM9 12l2 2 4-4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  plus: 'M12 5v14M5 12h14',
  question: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM9.5 10a2.5 2.5 0 1 1 2.5 3v1M12 17v.2',
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
