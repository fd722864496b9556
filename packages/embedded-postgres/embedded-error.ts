/** Why the embedded database cannot serve, as one line that the user can act on. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
