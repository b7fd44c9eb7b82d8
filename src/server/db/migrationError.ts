// The failure of a migration whose message is a sentence for the person at the keyboard.

export class MigrationError extends Error {
  override name = 'MigrationError';
}
