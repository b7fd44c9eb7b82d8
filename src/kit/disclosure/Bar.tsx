// The bar that says how much of something there is.
import { css } from '@linaria/core';

const track = css`
  overflow: hidden;
  height: 0.5rem;
  margin-top: var(--space-2);
  border-radius: 0.25rem;
  background: var(--surface-sunken);
  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--brand);
    transform-origin: 0 50%;
    transition: transform 400ms ease-out;
  }
`;

/** A share from 0 to 1 as a bar; the figures beside it say the same. */
export function Bar({ share }: { share: number }) {
  return (
    <div className={track} aria-hidden="true">
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
