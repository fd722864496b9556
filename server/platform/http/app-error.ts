import { type ErrorCode, errorCodes, type Issue } from '#contract/errors.ts';

interface Details {
  message?: string;
  issues?: Issue[];
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** An answer that is not 2xx, thrown by handlers; the error handler turns it into the body of the contract. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCodes[code].message);
    this.code = code;
    this.status = errorCodes[code].status;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }
}

/** Makes the error to throw: `throw appError('NOT_FOUND')`. */
export const appError = (code: ErrorCode, details?: Details) => new AppError(code, details);

/** A 400 that names one field; `path` as the client sent it, e.g. `body.phone`. */
export const fieldError = (path: string, message: string) =>
  appError('INVALID_INPUT', { message, issues: [{ path, message }] });
