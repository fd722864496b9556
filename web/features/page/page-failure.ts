import { data } from 'react-router';
import { offlineOr } from '#web/ui/online.ts';

/** The error data of a failed load; the router transfers them from the server to the browser. */
export interface PageFailure {
  message: string;
  requestId?: string;
}

/** The common form of server and browser errors. */
interface Failed {
  status?: number;
  /** Of an error in the browser: `network` got no answer. */
  kind?: string;
  message: string;
  requestId?: string;
}

const isFailed = (error: unknown): error is Failed =>
  typeof error === 'object' && error !== null && 'message' in error && ('status' in error || 'kind' in error);

/**
 * Converts a loader's failed call to an error for the page's error boundary, with its HTTP status, its Chinese message and the
 * request id. Other errors are rethrown and logged as faults.
 * @throws always
 */
export function failPage(error: unknown): never {
  if (!isFailed(error)) throw error;
  const { status = 503, requestId } = error;
  const message = error.kind === 'network' ? offlineOr('网络不通，请检查网络后重试') : error.message;
  throw data({ message, requestId } satisfies PageFailure, { status });
}

/** Whether a parameter of an address has the form of an id. */
export const isId = (text: string | null | undefined): text is string => /^[1-9][0-9]{0,18}$/.test(text ?? '');

/** A missing page: the 404 page with its status. */
export const missingPage = () => data({ message: '内容不存在或已被删除' } satisfies PageFailure, { status: 404 });
