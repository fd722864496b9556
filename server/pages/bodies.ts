import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document's bytes, kept in one packed form alone: what all browsers take. */
export interface Bodies {
  packed: Buffer;
  /** A weak one: it names the document in each of its encodings. */
  etag: string;
  /** How often it was asked for in that form. */
  asked: number;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A window that every document fits; the usual one would take 4 MiB for each that is being packed. */
const WINDOW_BITS = 18;
const QUICK = 2;
/** A tenth smaller, for three times the work: for a page that is asked for again and again, once, aside. */
const TIGHT = 5;
const WORTH_TIGHT = 4;

const paramsOf = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** What zlib gives is the beginning of a larger block, which would be kept whole. */
function exactly(packed: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(exact);
  return exact;
}

/** A document in a sixth of its bytes. Packed here: handing it to another thread would take this one as long. */
export function pack(html: string): Bodies {
  const body = Buffer.from(html);
  const packed = exactly(brotliCompressSync(body, paramsOf(body, QUICK)));
  return { packed, etag: `W/"${hash('sha256', packed, 'base64url').slice(0, 22)}"`, asked: 0 };
}

function tighten(page: Bodies): void {
  void unbrotli(page.packed)
    .then((plain) => brotli(plain, paramsOf(plain, TIGHT)))
    .then(
      (packed) => {
        page.packed = exactly(packed);
      },
      () => undefined,
    );
}

/** The packed form as it is kept, which is all that a browser takes. */
export function packedBody(page: Bodies): Buffer {
  page.asked += 1;
  if (page.asked === WORTH_TIGHT) tighten(page);
  return page.packed;
}

/** A document in an encoding that the client takes; any but the kept one is made for this answer. */
export async function bodyIn(page: Bodies, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packedBody(page);
  const plain = await unbrotli(page.packed);
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
