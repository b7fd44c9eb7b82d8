// The props of the sheets of the personal page, and their inner spacing.
import { css } from '@linaria/core';

export interface SettingSheetProps {
  onClose: () => void;
  /** Loads the facts of the account again and closes the sheet. */
  onSaved: () => Promise<void>;
}

export const inside = css`
  padding: 0 var(--space-4) var(--space-4);
`;
