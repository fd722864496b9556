import type { PoolClient } from 'pg';

/** Parts of pg's protocol that its types do not expose. */
interface Wire {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value in COPY's text format; arrays contain plain codes. */
function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text =
    value instanceof Date
      ? value.toISOString()
      : Array.isArray(value)
        ? `{${value.join(',')}}`
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
  return text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);
}

/** Rows in COPY's text format, in column order. */
export const copyText = <Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): Uint8Array =>
  Buffer.from(rows.map((row) => `${columns.map((column) => field(row[column])).join('\t')}\n`).join(''));

/** Sends rows by COPY, many times as fast as INSERT. */
export function copyIn(client: PoolClient, table: string, columns: readonly string[], text: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    let fault: Error | null = null;
    const copy = {
      submit: (wire: Wire) => wire.query(`COPY ${table} (${columns.join(', ')}) FROM STDIN`),
      handleCopyInResponse: (wire: Wire) => {
        wire.sendCopyFromChunk(Buffer.from(text.buffer, text.byteOffset, text.byteLength));
        wire.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => {
        fault = error;
      },
      handleReadyForQuery: () => (fault ? reject(fault) : resolve()),
    };
    client.query(copy as unknown as Parameters<PoolClient['query']>[0]);
  });
}
