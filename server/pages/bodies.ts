import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document's bytes: plain, or packed alone once it is kept. */
export interface Bodies {
  plain: Buffer | null;
  packed: Map<Encoding, Buffer>;
  /** How often it was asked for in a packed form. */
  asked: number;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

const QUICK = 4;
/** Asked for so often, a page is worth a tighter packing: a fifth smaller, for a hundred times the work, done once aside. */
const WORTH_TIGHT = 24;

const packBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

async function plainOf({ plain, packed }: Bodies): Promise<Buffer> {
  if (plain) return plain;
  const kept = packed.get('br');
  return kept ? unbrotli(kept) : Buffer.alloc(0);
}

/** The same document in a sixth of the bytes, for keeping. */
export async function pack({ plain, asked }: Bodies): Promise<Bodies> {
  if (!plain) throw new Error('there is nothing to pack');
  return { plain: null, packed: new Map([['br', await packBrotli(plain, QUICK)]]), asked };
}

function tighten(page: Bodies): void {
  void plainOf(page)
    .then((plain) => packBrotli(plain, constants.BROTLI_MAX_QUALITY))
    .then(
      (packed) => page.packed.set('br', packed),
      () => undefined,
    );
}

/** A document in an encoding that the client takes. Browsers take the packed form as it is kept. */
export async function bodyIn(page: Bodies, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plainOf(page);
  page.asked += 1;
  if (page.asked === WORTH_TIGHT) tighten(page);
  const kept = page.packed.get(encoding);
  if (kept) return kept;
  const plain = await plainOf(page);
  return encoding === 'br' ? packBrotli(plain, QUICK) : zip(plain);
}
