import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { type FileKindName, fileKinds, fileQuota } from '#contract/files/file-kinds.ts';
import type { fileEndpoints, StoredFile } from '#contract/files/files.ts';
import { dayMs } from '#contract/months.ts';
import { upload } from '#database/schema/files.ts';
import { rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, appError } from '#server/platform/http/app-error.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume, countOf } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { inspect } from './checks/inspect.ts';
import { redraw } from './checks/redraw.ts';
import { present } from './links.ts';
import { mayUpload } from './policy.ts';
import { type Incoming, tooLarge, withReceived } from './receive.ts';
import { isSealed, sealFile } from './sealed.ts';

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/csv': 'csv',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const MAX_NAME_LENGTH = 80;
/** Characters that change the direction of writing can disguise `fdp.exe`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/**
 * A safe file name for display and download: the last part of a path, without misleading characters, and with the extension of
 * the actual type.
 */
function cleanName(given: string, type: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(misleading, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, MAX_NAME_LENGTH).join('') || '文件'}.${endings[type] ?? 'bin'}`;
}

/**
 * Refuses uploads over an account's daily quota. Inside a transaction, `hold` serialises the account's uploads, so that
 * concurrent ones cannot exceed it together.
 */
async function refuseOverQuota({ db, accountId, now }: DbContext<{ accountId: string }>, more: number, hold = false) {
  if (hold) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${accountId}`}, 0))`);
  const since = new Date(now.getTime() - dayMs);
  const used = await rowOf(db, { files: 'number', bytes: 'string' })`
    select count(*)::int as files, coalesce(sum(size), 0) as bytes from upload
    where account_id = ${accountId} and created_at > ${since}`;
  if (!used) return;
  if (used.files >= fileQuota.files || Number(used.bytes) + more > fileQuota.bytes)
    throw appError('QUOTA_EXCEEDED', { message: '今日上传的文件已达上限，请明天再试' });
}

interface Given {
  accountId: string;
  kind: FileKindName;
  name: string;
  /** As declared by the request. */
  length: number;
  bytes: Readable | undefined;
}

const perMinute = { limit: 60, windowSeconds: 60 };
/** Refused files cost work and leave no row, so they have a counter of their own. */
const refusedPerDay = { limit: 60, windowSeconds: 86_400 };
const AT_ONCE = 4;
const underWay = new Map<string, number>();

const refusals: readonly string[] = ['INVALID_INPUT', 'UNSUPPORTED_TYPE', 'TOO_LARGE'];

/** Limits an account's concurrent uploads, so that unfinished ones cannot fill the disk. */
async function amongFew<T>(accountId: string, act: () => Promise<T>): Promise<T> {
  const others = underWay.get(accountId) ?? 0;
  if (others >= AT_ONCE) throw appError('TOO_MANY_REQUESTS', { message: '同时上传的文件太多，请稍候', retryAfter: 5 });
  underWay.set(accountId, others + 1);
  try {
    return await act();
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  }
}

/** Receives a file: reads it within its limits, detects its type, re-encodes pictures, and then stores it. */
async function takeUpload(deps: Deps, given: Given): Promise<StoredFile> {
  const { accountId, kind, length, bytes } = given;
  const now = deps.clock.now();
  const { maxBytes } = fileKinds[kind];
  refuseOver(await consume(deps.db, `upload:${accountId}`, perMinute, now), '上传太频繁');
  if (length > maxBytes) throw tooLarge(maxBytes);
  const refused = `upload-refused:${accountId}`;
  if ((await countOf(deps.db, refused, now)) >= refusedPerDay.limit)
    throw appError('TOO_MANY_REQUESTS', { message: '今天没通过检查的文件太多，请明天再上传', retryAfter: 3_600 });
  await refuseOverQuota({ db: deps.db, accountId, now }, 0);
  try {
    return await amongFew(accountId, () =>
      withReceived(deps.config, bytes, maxBytes, (incoming) => keep(deps, given, incoming, now)),
    );
  } catch (error) {
    if (error instanceof AppError && refusals.includes(error.code)) await consume(deps.db, refused, refusedPerDay, now);
    throw error;
  }
}

async function keep(deps: Deps, { accountId, kind, name }: Given, incoming: Incoming, now: Date): Promise<StoredFile> {
  const { family, type } = await inspect(incoming, kind);
  const made =
    family === 'picture'
      ? { ...(await redraw(incoming, kind, type)), type: 'image/webp' }
      : { path: incoming.path, size: incoming.size, width: null, height: null, type };
  const storageKey = randomBytes(20).toString('hex');
  const store = deps.files;
  if (isSealed(kind)) await sealFile(deps, storageKey, made.path);
  await store.put(storageKey, made.path, made.type);
  try {
    const row = await deps.db.transaction(async (tx) => {
      await refuseOverQuota({ db: tx, accountId, now }, made.size, true);
      const { size, width, height } = made;
      const file = { accountId, kind, name: cleanName(name, made.type), type: made.type };
      const [stored] = await tx
        .insert(upload)
        .values({ ...file, size, width, height, storageKey, createdAt: now })
        .returning();
      return stored;
    });
    if (!row) throw new Error('the upload was not stored');
    return present(deps, row, now);
  } catch (error) {
    await store.remove(storageKey);
    throw error;
  }
}

export const fileHandlers = (deps: Deps): Handlers<typeof fileEndpoints> => ({
  'POST /api/files': async (ctx, { query: { kind, name } }) => {
    const actor = signedIn(ctx);
    if (!mayUpload(actor, kind)) throw appError('FORBIDDEN', { message: `当前身份不能上传${fileKinds[kind].title}` });
    const length = Number(ctx.header('content-length') ?? 0);
    return takeUpload(deps, { accountId: actor.accountId, kind, name, length, bytes: ctx.bytes });
  },
});
