/** A failed statement's own message holds its values, perhaps thousands; the database's word is its cause. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorReason(error.cause) : error.message;
}
