import { type LoggerOptions, type Logger as Pino, pino } from 'pino';

export type Logger = Pick<Pino, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

interface Failure {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  query?: unknown;
  params?: unknown;
  cause?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * An error without values of rows or parameters: Drizzle puts the parameters into its message, PostgreSQL the row into its
 * detail, and both contain phones and names.
 */
function bare(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, message, stack, code, query, params, cause } = error as Failure;
  const isStatement = typeof query === 'string' && Array.isArray(params);
  // Class 22 quotes the value that PostgreSQL could not parse.
  const quotesValue = /^22[0-9A-Z]{3}$/.test(text(code) ?? '');
  return {
    type: text(name),
    code: text(code),
    message: isStatement ? `failed statement: ${query}` : quotesValue ? 'value refused' : text(message),
    stack: text(stack)
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    cause: cause === undefined || depth > 4 ? undefined : bare(cause, depth + 1),
  };
}

/** Why something failed, in one line safe to store: the innermost cause's code and message, without parameters or rows. */
export function causeOf(error: unknown): string {
  let innermost = bare(error) as Failure;
  while (innermost.cause) innermost = innermost.cause as Failure;
  const code = String(innermost.code ?? '');
  const message = String(innermost.message ?? '');
  // The system's own errors name their code first.
  return !code || message.startsWith(code) ? message : `${code} ${message}`;
}

/** The settings of all our logs, including tests'. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => bare(error) },
  redact: ['phone', 'verifyCode', 'token', '*.phone', '*.token'],
});

/** The process's log: JSON lines on standard output. Callers log ids and codes, never phones, codes, tokens or names. */
export const createLog = (level: string): Pino => pino(loggerOptions(level));
