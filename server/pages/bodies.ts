import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document's bytes in one packed form alone: what all browsers take. */
export interface Packed {
  packed: Buffer;
  /** A weak one: it names the document in each of its encodings. */
  etag: string;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A window that every document fits; the usual one would take 4 MiB for each that is being packed. */
const WINDOW_BITS = 18;
const QUICK = 2;

const paramsOf = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** A document in a sixth of its bytes. Packed here: handing it to another thread would take this one as long. */
export function pack(html: string): Packed {
  const body = Buffer.from(html);
  const packed = brotliCompressSync(body, paramsOf(body, QUICK));
  return { packed, etag: `W/"${hash('sha256', packed, 'base64url').slice(0, 22)}"` };
}

/** The same document in fewer bytes, packed aside at a better quality of brotli: at 5 a seventh less, at 9 a fifth. */
export async function tightened(packed: Buffer, quality: 5 | 9): Promise<Buffer> {
  const plain = await unbrotli(packed);
  return brotli(plain, paramsOf(plain, quality));
}

/** A document in an encoding that the client takes; any but the packed one is made for this answer. */
export async function bodyIn(packed: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packed;
  const plain = await unbrotli(packed);
  return encoding === 'gzip' ? zip(plain) : plain;
}

/** Named, and not with a quality of nothing. */
const brotliTaken = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const gzipTaken = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** The best encoding of those that a client takes. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (brotliTaken.test(accepted)) return 'br';
  return gzipTaken.test(accepted) ? 'gzip' : 'identity';
}
