/** What a failed statement means to the caller: `unavailable` is transient, `rejected` is permanent. */
export type ErrorClass = 'unavailable' | 'rejected' | 'bug';

const passing = [/^08/, /^53/, /^57P/, /^57014$/, /^58/, /^40001$/, /^40P01$/, /^55P03$/, /^25006$/];
const refusedText = /^22(021|P05|001|003)$/;
const network = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/;
/** Messages of the driver, which has no codes. */
const driverWords = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'is not queryable',
  'Cannot use a pool after',
];
const sqlState = /^(?:[0-5][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * Distinguishes a stopped, full or overloaded database from a wrong statement. PostgreSQL errors are judged by their code alone,
 * other errors by the innermost message: outer messages, and PostgreSQL's, may quote user input.
 */
export function classifyError(error: unknown): ErrorClass {
  let innermost: Failure = {};
  for (let current = error as Failure | undefined | null; current; current = current.cause as Failure | undefined) {
    innermost = current;
    const code = typeof current.code === 'string' ? current.code : '';
    if (!sqlState.test(code)) continue;
    if (passing.some((pattern) => pattern.test(code))) return 'unavailable';
    return refusedText.test(code) ? 'rejected' : 'bug';
  }
  const isPassing =
    network.test(String(innermost.code)) || driverWords.some((words) => String(innermost.message).includes(words));
  return isPassing ? 'unavailable' : 'bug';
}
