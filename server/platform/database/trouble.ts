/** What a failed statement means to the caller: `unavailable` will pass by itself, `rejected` never will. */
export type Trouble = 'unavailable' | 'rejected' | 'bug';

const passing = [/^08/, /^53/, /^57P/, /^57014$/, /^58/, /^40001$/, /^40P01$/, /^55P03$/, /^25006$/];
const refusedText = /^22(021|P05|001|003)$/;
const passingMessages =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after/;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Tells a stopped, full or overloaded database from a statement that was wrong. */
export function troubleOf(error: unknown): Trouble {
  for (let current = error as Failure | undefined; current; current = current.cause as Failure | undefined) {
    const code = typeof current.code === 'string' ? current.code : '';
    if (passing.some((pattern) => pattern.test(code))) return 'unavailable';
    if (refusedText.test(code)) return 'rejected';
    if (passingMessages.test(`${code} ${String(current.message ?? '')}`)) return 'unavailable';
  }
  return 'bug';
}
