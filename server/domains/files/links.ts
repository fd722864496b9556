import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FileKind, type FileKindName, fileKinds } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import type { upload } from '#database/schema/files.ts';
import type { Deps } from '#server/platform/deps.ts';

const HOUR = 3_600;
/** Links within the same ten minutes are equal, so that browsers cache the files. */
const STEP = 600;

type UploadRow = typeof upload.$inferSelect;
export type Signing = Pick<Deps, 'secret'>;

export const kindOf = (row: Pick<UploadRow, 'kind'>): FileKind => fileKinds[row.kind as FileKindName];

const signatureOf = ({ secret }: Signing, id: string, until: number) =>
  createHmac('sha256', secret('file-links')).update(`${id}.${until}`).digest('base64url').slice(0, 32);

/** The path of a file, by which it is fetched while something public shows it. */
export const plainPath = ({ id, name }: Pick<UploadRow, 'id' | 'name'>): string =>
  `/uploads/${id}/${encodeURIComponent(name)}`;

/**
 * The URL of a file, '' for an encrypted one: the plain path once something that may be public has taken the file over, else a
 * signed one that is valid for at most 1 hour.
 */
function addressOf(deps: Signing, row: Pick<UploadRow, 'id' | 'kind' | 'name' | 'claimedAt'>, now: Date): string {
  if (kindOf(row).sealed) return '';
  const path = plainPath(row);
  if (kindOf(row).mayBePublic && row.claimedAt) return path;
  const until = Math.floor((now.getTime() / 1_000 + HOUR) / STEP) * STEP;
  return `${path}?until=${until}&sign=${signatureOf(deps, row.id, until)}`;
}

/** A text that is stored keeps paths alone: what it shows outlives the signature of an upload. */
export const withoutSignatures = (text: string): string =>
  text.replace(/(\/uploads\/[1-9]\d{0,18}\/[^\s"'<>?]*)\?until=\d+&(?:amp;)?sign=[\w-]+/g, '$1');

/** Whether a link was issued by this installation and is still valid. */
export function isSigned(deps: Signing, id: string, query: { until?: unknown; sign?: unknown }, now: Date): boolean {
  const until = Number(query.until);
  if (!Number.isSafeInteger(until) || until * 1_000 <= now.getTime() || typeof query.sign !== 'string') return false;
  const [given, right] = [Buffer.from(query.sign), Buffer.from(signatureOf(deps, id, until))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A file as an authorised viewer gets it. */
export function present(deps: Signing, row: UploadRow, now: Date): StoredFile {
  const { id, kind, name, type, size, width, height } = row;
  return { id, kind, name, type, size, width, height, url: addressOf(deps, row, now) };
}
