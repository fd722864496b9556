import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import { fileKinds } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { upload } from '#database/schema/files.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, appError } from '#server/platform/http/app-error.ts';
import { consume, countOf } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { cleanName } from './checks/clean-name.ts';
import { inspect } from './checks/inspect.ts';
import { redraw } from './checks/redraw.ts';
import { present } from './links.ts';
import { refuseOverQuota } from './quota.ts';
import { type Incoming, tooLarge, withReceived } from './receive.ts';
import { isSealed, sealFile } from './sealed.ts';

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
export async function takeUpload(deps: Deps, given: Given): Promise<StoredFile> {
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
