import { type Logger as Pino, pino } from 'pino';

export type Logger = Pick<Pino, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

/** The process's log: JSON lines on standard output. Callers log ids and codes, never phones, codes, tokens or names. */
export const createLog = (level: string): Pino =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ['phone', 'verifyCode', 'token', '*.phone', '*.token'] });
