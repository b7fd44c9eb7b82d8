// The declarations, for a css block, that end a text after two or three lines.

const box = 'display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical;';
export const twoLines = `${box} -webkit-line-clamp: 2`;
export const threeLines = `${box} -webkit-line-clamp: 3`;
