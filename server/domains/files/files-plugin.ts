import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Actor } from '#contract/actor.ts';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import { upload } from '#database/schema/files.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { ByteRange } from '#server/platform/file-store/file-store.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { isSigned, kindOf } from './links.ts';
import { isShownTo, isShownToAll } from './policy.ts';
import { isSealed } from './sealed.ts';

/** The single range of a `Range` header; null for the whole file, also for an unsupported header (RFC 9110). */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!parts) return null;
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return null;
  if (from === '') return to === '0' ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

interface FileQuery {
  Params: { id: string };
  Querystring: { until?: unknown; sign?: unknown };
}

const shown = /^(?:image\/webp|video\/(?:mp4|webm))$/;
const YEAR = 31_536_000;
/** A document may be withdrawn with what shows it. */
const DOCUMENT_SECONDS = 600;

const documents: ReadonlySet<string> = new Set(['postFile', 'examAttachment', 'intake'] satisfies FileKindName[]);

const absent = () => appError('NOT_FOUND', { message: '文件不存在或链接已失效' });

async function rowOf(deps: Deps, { id }: FileQuery['Params']) {
  if (!/^[1-9][0-9]{0,18}$/.test(id) || BigInt(id) > 9223372036854775807n) throw absent();
  const [row] = await deps.db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), isNull(upload.droppedAt)));
  if (!row || isSealed(row.kind)) throw absent();
  return row;
}

/** Prevents active content: nothing runs in a file, and only re-encoded pictures and videos are displayed in the browser. */
function guardedHeaders(reply: FastifyReply, row: typeof upload.$inferSelect, isPublic: boolean): void {
  const disposition = shown.test(row.type) ? 'inline' : 'attachment';
  reply
    .type(row.type)
    .header(
      'content-disposition',
      `${disposition}; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    )
    .header(
      'cache-control',
      isPublic
        ? `public, max-age=${shown.test(row.type) ? `${YEAR}, immutable` : DOCUMENT_SECONDS}`
        : 'private, max-age=600',
    )
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes');
}

interface Options {
  deps: Deps;
  /** The session of the cookie, which browsers send with a picture of a page. */
  viewerOf(request: FastifyRequest): Promise<Actor>;
}

/** Files that were shown to all a moment ago, so that the pictures of a busy page are looked up once; documents never are. */
const shownToAll = () => new LRUCache<string, true>({ max: 5_000, ttl: 60_000 });

/**
 * Uploaded files at `/uploads/<id>/<name>`; the name only serves for saving. Served to anyone while something public shows the
 * file, by a valid signature, or to a session that may see it; else 404.
 */
export async function filesPlugin(app: FastifyInstance, { deps, viewerOf }: Options): Promise<void> {
  const known = shownToAll();
  const isPublic = async (row: typeof upload.$inferSelect) => {
    if (known.has(row.id)) return true;
    const shown = await isShownToAll(deps, row, deps.clock.now());
    if (shown && !documents.has(row.kind)) known.set(row.id, true);
    return shown;
  };
  const maySee = async (request: FastifyRequest<FileQuery>, row: typeof upload.$inferSelect) => {
    if (isSigned(deps, row.id, request.query, deps.clock.now())) return true;
    if (!kindOf(row).mayBePublic) return false;
    const viewer = await viewerOf(request);
    return viewer !== null && isShownTo(deps.db, row, viewer);
  };
  const serve = async (request: FastifyRequest<FileQuery>, reply: FastifyReply) => {
    const row = await rowOf(deps, request.params);
    const toAll = await isPublic(row);
    if (!toAll && !(await maySee(request, row))) throw absent();
    const range = rangeOf(request.headers.range, row.size);
    guardedHeaders(reply, row, toAll);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${row.size}`).send();
    const { start, end }: ByteRange = range ?? { start: 0, end: row.size - 1 };
    reply.header('content-length', end - start + 1);
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${row.size}`);
    if (request.method === 'HEAD') return reply.send();
    const bytes = await deps.files.read(row.storageKey, range ?? undefined);
    if (!bytes) throw absent();
    return reply.send(bytes);
  };
  // Fastify's own route for HEAD would overwrite the length with that of an empty body.
  for (const url of ['/uploads/:id', '/uploads/:id/*'])
    app.route<FileQuery>({ method: ['GET', 'HEAD'], url, handler: serve });
}
