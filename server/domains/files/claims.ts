import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { upload } from '#database/schema/files.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { present } from './links.ts';
import { isSealed, unsealFile } from './sealed.ts';

interface Taking {
  accountId: string;
  ids: readonly string[];
  /** Required upload kind, or one of several. */
  kind: FileKindName | readonly FileKindName[];
  now: Date;
  /** The path of the field in the contract. */
  path?: string;
}

/** What an object stores of a file it has taken over; URLs come from `fileLinks` on display. */
type TakenFile = Omit<StoredFile, 'url'>;

/**
 * Binds uploads to the caller's object, in its transaction and in the order of `ids`. Idempotent, so a form may be saved twice.
 * @throws AppError INVALID_INPUT for an upload of somebody else, of another kind, dropped, or unknown
 */
export async function takeFiles(tx: Database, { accountId, ids, kind, now, path }: Taking): Promise<TakenFile[]> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return [];
  const rows = await tx
    .update(upload)
    .set({ claimedAt: sql`coalesce(claimed_at, ${now})` })
    .where(
      and(
        inArray(upload.id, requested),
        eq(upload.accountId, accountId),
        inArray(upload.kind, [kind].flat()),
        isNull(upload.droppedAt),
      ),
    )
    .returning();
  if (rows.length !== requested.length) throw fieldError(path ?? 'body', '文件不存在或已失效，请重新上传');
  const found = new Map(rows.map((row) => [row.id, row]));
  return requested.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { kind: of, name, type, size, width, height } = row;
    return [{ id, kind: of, name, type, size, width, height }];
  });
}

/** Files by id; private ones get URLs that are valid for 1 hour. The caller has checked the rights. */
export async function fileLinks(
  deps: Pick<Deps, 'secret' | 'clock'> & { db: Database },
  ids: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await deps.db
    .select()
    .from(upload)
    .where(and(inArray(upload.id, [...new Set(ids)]), isNull(upload.droppedAt)));
  const now = deps.clock.now();
  return new Map(rows.map((row) => [row.id, present(deps, row, now)]));
}

/** Gives back what was taken: files that nobody takes again go with a sweep. */
export async function releaseFiles(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(upload)
    .set({ claimedAt: null })
    .where(inArray(upload.id, [...ids]));
}

/** Drops files: they are no longer served, and the next sweep deletes their bytes. */
export async function dropFiles(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(upload)
    .set({ droppedAt: now })
    .where(and(inArray(upload.id, [...ids]), isNull(upload.droppedAt)));
}

/** The bytes of a file that the server reads itself: an import, an encrypted file; null where there are none. */
export async function readFileBytes(
  deps: Pick<Deps, 'files' | 'secret'> & { db: Database },
  id: string,
): Promise<Buffer | null> {
  const [row] = await deps.db
    .select({ key: upload.storageKey, kind: upload.kind })
    .from(upload)
    .where(and(eq(upload.id, id), isNull(upload.droppedAt)));
  const stream = row ? await deps.files.read(row.key) : null;
  if (!row || !stream) return null;
  const bytes = Buffer.concat(await stream.toArray());
  return isSealed(row.kind) ? unsealFile(deps, row.key, bytes) : bytes;
}
