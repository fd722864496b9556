const UNIQUE_VIOLATION = '23505';

/** Whether a write failed on a unique constraint. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION;
