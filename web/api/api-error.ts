import type { ErrorCode, Issue } from '#contract/errors.ts';

type Kind = 'status' | 'network' | 'timeout' | 'aborted';

interface Details {
  kind: Kind;
  message: string;
  status?: number;
  code?: ErrorCode;
  issues?: Issue[];
  requestId?: string;
}

/** A call that did not succeed, after the request behaviour of the seed has been shown. */
export class ApiError extends Error {
  readonly kind: Kind;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly issues: Issue[];
  readonly requestId: string | undefined;

  constructor({ kind, message, status, code, issues = [], requestId }: Details) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.requestId = requestId;
  }
}
