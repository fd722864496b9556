import type { ErrorCode, Issue } from '#contract/errors.ts';

type Kind = 'status' | 'network' | 'timeout' | 'aborted';

interface Details {
  kind: Kind;
  message: string;
  status?: number;
  code?: ErrorCode;
  issues?: Issue[];
  requestId?: string;
  retryAfter?: number;
}

/** A failed call, after the seed's request behaviour was shown. */
export class ApiError extends Error {
  readonly kind: Kind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly issues: Issue[];
  readonly requestId: string | undefined;
  /** Seconds until a refused call may be repeated. */
  readonly retryAfter: number | undefined;

  constructor({ kind, message, status, code, issues = [], requestId, retryAfter }: Details) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}
