// The styles of a bar at the foot of a page that its content scrolls under: what is chosen, what it comes to, and the button for it.
import { css } from '@linaria/core';

export const bottomBar = css`
  position: fixed;
  z-index: 15;
  bottom: 0;
  left: 50%;
  display: grid;
  gap: var(--space-2);
  width: 100%;
  max-width: var(--column);
  padding: var(--space-2) var(--edge) calc(var(--space-2) + var(--safe-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  transform: translateX(-50%);
`;
