/** Why the embedded database cannot serve, in one line that the person at the terminal can act on. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
