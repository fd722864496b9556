import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/errors.ts';
import { type AppError, appError } from '../app-error.ts';

const reasons: Record<string, AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: appError('INVALID_INPUT', { message: '请求发送超时，请重试' }),
  HPE_HEADER_OVERFLOW: appError('TOO_LARGE', { message: '网址或请求头过大' }),
};
const unreadable = appError('INVALID_INPUT', { message: '请求无法识别' });

/**
 * Answers input that cannot be parsed as HTTP like any other failure. A connection on which nothing was ever sent, such as
 * browsers open in advance, is closed silently: an answer would be taken for that of the request being sent, and a closed
 * connection makes the client retry.
 * @returns the answer, if there was one
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): ErrorBody | undefined {
  if (error.code === 'ECONNRESET' || socket.destroyed) return undefined;
  if (socket.bytesRead === 0) {
    socket.destroy();
    return undefined;
  }
  const { status, code, message } = reasons[error.code ?? ''] ?? unreadable;
  const answer: ErrorBody = { code, message, requestId: randomBytes(9).toString('base64url') };
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
  return answer;
}
