/** The message of a failed statement contains its values, possibly thousands; the cause is the database's own message. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorReason(error.cause) : error.message;
}
