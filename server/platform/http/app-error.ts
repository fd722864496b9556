import { type ErrorCode, errorCodes, type Issue } from '#contract/errors.ts';

interface Details {
  message?: string;
  issues?: Issue[];
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** A non-2xx answer, thrown by handlers; the error handler converts it to the contract's body. */
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

/** Creates an error to throw: `throw appError('NOT_FOUND')`. */
export const appError = (code: ErrorCode, details?: Details) => new AppError(code, details);

/** A 400 that names one field; `path` as the client sent it, e.g. `body.phone`. */
export const fieldError = (path: string, message: string) =>
  appError('INVALID_INPUT', { message, issues: [{ path, message }] });
