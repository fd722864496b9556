import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { classifyError } from '#server/platform/database/classify-error.ts';
import { AppError, appError } from './app-error.ts';
import { noteRefusal } from './security-events.ts';

const byStatus: Record<number, [ErrorCode, string]> = {
  400: ['INVALID_INPUT', '请求内容无法识别，请检查后重试'],
  413: ['TOO_LARGE', '提交的内容过大'],
  414: ['TOO_LARGE', '网址过长'],
  415: ['UNSUPPORTED_TYPE', '只接受 JSON 格式的内容'],
  431: ['TOO_LARGE', '请求头过大'],
};

/** Converts any failure to an error of the contract. Unknown errors are logged in full and answered 500. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as Partial<FastifyError>).statusCode;
  const known = status === undefined ? undefined : byStatus[status];
  if (known) return appError(known[0], { message: known[1] });
  const trouble = classifyError(error);
  if (trouble === 'unavailable') return appError('UNAVAILABLE', { retryAfter: 5 });
  if (trouble === 'rejected') return appError('INVALID_INPUT', { message: '内容含有无法保存的字符' });
  return appError('INTERNAL');
}

/** The client disconnected while sending the body: not a server error, and nobody reads the answer. */
const isCutOff = ({ raw }: FastifyRequest) => raw.errored !== undefined && raw.errored !== null;
const cutOff = appError('INVALID_INPUT', { message: '请求没有传完，请重试' });

/** Answers with the error's code and message; unexpected errors are logged and answered as INTERNAL. */
export function sendError(reply: FastifyReply, request: FastifyRequest, error: unknown) {
  const known = isCutOff(request) ? cutOff : toAppError(error);
  if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  noteRefusal(request, known.code);
  const body: ErrorBody = { code: known.code, message: known.message, requestId: request.id, issues: known.issues };
  return reply.code(known.status).header('cache-control', 'no-store').send(body);
}

/** Answers every error and every unknown address in the contract's one form. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(reply, request, error));
  app.setNotFoundHandler((request, reply) => sendError(reply, request, appError('NOT_FOUND')));
}
