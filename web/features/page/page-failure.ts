import { data } from 'react-router';

/** What an error page may know of a failed load; the router carries it from the server to the browser. */
export interface PageFailure {
  message: string;
  requestId?: string;
}

/** The shape that the server's and the browser's errors share. */
interface Failed {
  status?: number;
  message: string;
  requestId?: string;
}

const isFailed = (error: unknown): error is Failed =>
  typeof error === 'object' && error !== null && 'message' in error && ('status' in error || 'kind' in error);

/**
 * Turns a failed call of a loader into one that the page's error boundary can show: with its HTTP status, its Chinese
 * message and the number to quote. What is no answer of ours is passed on, and logged as a fault.
 * @throws always
 */
export function failPage(error: unknown): never {
  if (!isFailed(error)) throw error;
  const { status = 503, message, requestId } = error;
  throw data({ message, requestId } satisfies PageFailure, { status });
}

/** A page that is not there: the 404 page, with its status. */
export const missingPage = () => data({ message: '内容不存在或已被删除' } satisfies PageFailure, { status: 404 });
